"""High Card: hidden hands, a sealed choice, a deck and a clock; docs/new-game.md explains it piece by piece."""
