"""The table of Space Serenade as one viewer sees it."""
