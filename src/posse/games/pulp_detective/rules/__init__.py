"""The rules of Pulp Detective: cards, state, effects and scores."""
