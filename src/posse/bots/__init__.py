"""Bots choose a move from what their seat can see."""

from posse.bots.registry import BOT_NAMES, Bot, Watcher, bot, bot_name, look, names, random, register

__all__ = ["BOT_NAMES", "Bot", "Watcher", "bot", "bot_name", "look", "names", "random", "register"]
