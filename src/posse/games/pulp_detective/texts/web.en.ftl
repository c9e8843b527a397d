# Pulp Detective on the pages around the table.

web-title = Pulp Detective
web-intro = A case, a clock that runs down, and a city full of people who know more than they say. Lay out the story panel by panel, roll for what each hour can give you, and find the clues while you still have time and strength. Then face the Criminal, alone, ahead of a rival or side by side with a partner.
web-minutes = 20 to 30 minutes

## The game

web-option-mode = Mode
web-option-mode-help = Alone against the clock; two who race each other to the Criminal; or two who share the clock and the clues.
web-option-mode-solo = Solo
web-option-mode-rivals = Rivals (2 players)
web-option-mode-partners = Partners (2 players)
web-option-case = Case
web-option-case-help = The Damsel takes 4 clues and is best for a first game. The Photo takes only 3, but is played without Twist tokens and is by far the hardest. The Banker takes 4, without the red die.
web-option-case-damsel = The Damsel in Distress
web-option-case-photo = The Prized Photo
web-option-case-banker = The Robbed Banker
web-option-case-choose = Chosen at the table
web-option-level = Level
web-option-level-help = How many hours and how much Energy you start with. In a game for two it is the same for both.
web-option-level-beginner = Beginner (24 hours, 6 Energy)
web-option-level-normal = Normal (21 hours, 5 Energy)
web-option-level-expert = Experienced (18 hours, 4 Energy)
web-option-level-choose = Chosen at the table
web-option-detective = Private Detective
web-option-detective-help = Who you are when you play alone, or who the first of two players is. By night, once per turn, Lockhart re-rolls a yellow die. By day, once per turn, a Word on the Street is any icon for Tolliver.
web-option-detective-lockhart = Vera Lockhart
web-option-detective-tolliver = Max Tolliver
web-option-detective-choose = Chosen at the table
web-option-inspector = Police Inspector
web-option-inspector-help = Who the second of two players is. By night, every Make the Rounds on a die is any icon for Brandt. By day, every Connect the Dots on a die is any icon for Reed.
web-option-inspector-brandt = Sergeant Ida Brandt
web-option-inspector-reed = Inspector Amos Reed
web-option-inspector-choose = Chosen at the table

## Where the rulebook leaves room

web-option-solo_as = Alone as
web-option-solo_as-help = Whether you play alone as the Private Detective or as the Police Inspector set above. Easier with the Police.
web-option-solo_as-detective = Private Detective
web-option-solo_as-inspector = Police Inspector
web-option-draw = Partners’ cards
web-option-draw-help = Whether partners see the fronts of the four cards before they choose, or only the backs. Much harder with the backs.
web-option-draw-open = Fronts
web-option-draw-closed = Backs only
