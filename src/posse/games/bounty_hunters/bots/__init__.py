"""Bots of Bounty Hunters."""
