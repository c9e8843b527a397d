"""Tests that any game should pass, its author's or ours.

from posse.testing import conformance

TestMyGame = conformance("my_game")
"""

from posse.testing.conformance import Conformance, conformance

__all__ = ["Conformance", "conformance"]
