"""Bounty Hunters: rules, cards, scene, texts and bots of one game."""
