"""Pulp Detective: one case, too few hours, and a page of storylines that grows panel by panel."""
