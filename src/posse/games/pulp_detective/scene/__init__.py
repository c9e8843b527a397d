"""The table of Pulp Detective as one viewer sees it."""
