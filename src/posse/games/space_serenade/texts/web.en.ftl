# Space Serenade on the pages around the table.

web-title = Space Serenade
web-intro = A crew of bounty hunters shares one ship and hardly enough fuel. Play cards for Woolongs, Strength and Clues, buy better ones, fly from planet to planet and take the tokens of wanted criminals, with the help of the others or under their noses. Then Vicious arrives, and everything turns on the last hunt.
web-minutes = About 45 minutes

## Options

web-option-characters = Characters
web-option-characters-help = Everybody picks Spike, Jet, Faye or Ed at the table, or they are dealt at random.
web-option-characters-choose = Chosen at the table
web-option-characters-random = At random
web-option-scores = Renown
web-option-scores-help = Hidden: you see how many criminals the others have captured, but not their points.
web-option-scores-hidden = Hidden until the end
web-option-scores-open = Open
web-option-vicious_in = Vicious
web-option-vicious_in-help = Among how many of the last cards of the Criminals deck he hides.
web-option-vicious_in-3 = Among the last 3 cards
web-option-vicious_in-4 = Among the last 4 cards
web-option-limit = Longest game
web-option-limit-help = After so many turns each, the game is stopped, in case nobody ends it.
web-option-limit-50 = 50 turns
web-option-limit-100 = 100 turns
web-option-limit-200 = 200 turns

## At the table

web-scores = Solo hunts: { $won } won, { $lost } lost.
web-scores-best = Best scores: { $scores }
web-hotkey-end = E
web-hotkey-done = D
web-hotkey-refresh = R
web-does-end = end the turn
web-does-done = no more
web-does-refresh = refresh the Purchasing Area
web-together = Play { $number } basic cards

## In one sentence

web-short = Build your deck, fly after wanted criminals, and take down Vicious.
