"""Bots: they choose from what their seat can see, and from nothing else."""

from posse.bots.registry import BOT_NAMES, Bot, bot, bot_name, names, random, register

__all__ = ["BOT_NAMES", "Bot", "bot", "bot_name", "names", "random", "register"]
