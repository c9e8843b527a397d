# Bounty Hunters on the pages around the table.

web-title = Bounty Hunters
web-intro = Outlaws are wanted, and everybody at the table is after them at once. Each round, draw a card, use one and pass the rest to your left: play targets, set hunters and droids on them, or sell what does not help you. The best total of captures, crates and contracts wins.
web-minutes = About 20 minutes
web-option-mode = Mode
web-option-mode-help = Discovery leaves the contracts out: good for a first game.
web-option-mode-standard = Standard
web-option-mode-discovery = Discovery
web-option-leader = Guild leader
web-option-leader-help = The leader announces the steps and gets nothing for it.
web-option-leader-random = At random
web-option-leader-host = The host
web-option-leader-none = Nobody

## In one sentence

web-short = Set hunters and droids on outlaws, and capture them before the others do.
