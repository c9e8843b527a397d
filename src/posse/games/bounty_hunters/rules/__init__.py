"""The rules of Bounty Hunters: cards, state, effects and scores."""
