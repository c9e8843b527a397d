"""Noughts and crosses: the smallest whole game, to show what a game is made of."""
