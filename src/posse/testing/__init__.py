"""Tests that any game should pass.

from posse.testing import conformance

TestMyGame = conformance("my_game")
"""

from posse.testing.conformance import Conformance, conformance

__all__ = ["Conformance", "conformance"]
