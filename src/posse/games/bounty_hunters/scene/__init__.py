"""The table of Bounty Hunters as one viewer sees it."""
