"""The rules of Space Bowl: cards, state, effects and scores."""
