"""The rules of Space Serenade: cards, state, effects and scores."""
