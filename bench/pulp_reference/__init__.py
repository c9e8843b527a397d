"""The greedy player whose success rates the rules ledger lists; `pulp_rates.py` measures it. Not a bot of the game."""
