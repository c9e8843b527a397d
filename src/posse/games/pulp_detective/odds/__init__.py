"""Exact odds of a mission of Pulp Detective under best play."""
