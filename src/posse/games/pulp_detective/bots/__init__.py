"""Bots of Pulp Detective."""
