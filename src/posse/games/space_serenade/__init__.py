"""Space Serenade: rules, cards, scene, texts and bots of one game."""
