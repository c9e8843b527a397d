# Pulp Detective on the pages around the table.

web-title = Pulp Detective
web-intro = A case, a clock that runs down, and a city full of people who know more than they say. Lay out the story panel by panel, roll for what each hour can give you, and find the clues while you still have time and strength. Then face the Criminal: alone, ahead of a rival or side by side with a partner.
web-minutes = 20 to 30 minutes

## The game

web-option-mode = Mode
web-option-mode-help = Alone against the clock; two racing each other to the Criminal; or two sharing the clock and the clues.
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

## Asking: at the table, at the prompt of the terminal, and the answer

web-ask-odds = Odds
web-hotkey-ask-odds = O
words-ask-odds = odds
help-ask-odds = “odds” tells your mission’s chances with best play.
odds-of = { $player }: { $chance } with best play.
odds-of-you = { $chance } with best play.
odds-places = With best play: { $places }.
odds-place = { $place } ({ $chance })
odds-main = main storyline
odds-subplot = subplot { $number }
odds-new = a new subplot
odds-chance = { $number }% chance
odds-at-least = at least { $chance }
odds-hardly = less than 1% chance
odds-nearly = more than 99% chance
odds-never = no chance
odds-always = certain
odds-no-card = No odds yet: first keep a card and place it, then its mission begins.
odds-result = No odds now: the dice have spoken, and the next mission has not begun.
odds-over = No odds any more: the case is closed.

## The case of the day

web-practice = Case of the day
web-practice-short = Alone, the same for everybody
web-practice-title = Pulp Detective: case of the day
web-practice-intro = One case a day, the same cards in the same order for everybody. Cases and detectives take turns; from Monday to Wednesday the level is Beginner, from Thursday to Saturday Normal, on Sunday Experienced. Solve it on its day, and it counts for your streak.
web-practice-series = Day
web-practice-series-help = A date such as 2026-11-15 or any number. Only today’s case counts for the streak.
web-practice-wrong = There is no such day or number: write a date such as 2026-11-15, or a number of at most 19 digits.
web-practice-start = Take the case

## Keys, shown on the buttons

web-hotkey-roll = R
web-hotkey-buy = B
web-hotkey-finish = F
web-hotkey-done = D
web-hotkey-look = K
web-hotkey-decline = N
web-does-roll = roll the next die
web-does-buy = more dice for an hour
web-does-finish = complete the mission, or give up
web-does-done = no more dice
web-does-look = look at the next card
web-does-decline = no, thank you

## Signs

web-sign-dots = Connect the Dots
web-sign-street = Word on the Street
web-sign-rounds = Make the Rounds
web-sign-persuasion = Persuasion
web-sign-line = a mission, and the hour from which it counts
web-sign-reward = green shield: what success brings
web-sign-penalty = red cross: what failure costs
web-sign-twist = failure offers a Twist token
web-sign-clue = a clue
web-sign-energy = Energy: with more of it you roll more dice
web-sign-object = an object
web-sign-time = an hour
web-sign-dice = yellow dice that you may still roll
web-sign-reroll = re-rolls from matching edges
web-sign-match = re-rolls that the card would earn there
web-sign-night = night
web-sign-day = day
web-sign-hour_for_dice = more dice for an hour
web-sign-suspect = named most often: the Criminal for now
web-sign-count = cards of the storylines that name this suspect
web-sign-useful = a result that the mission needs
web-sign-protected = three identical icons: failure costs no object and no Energy
web-sign-player = whose mission it is

## In one sentence

web-short = Find the clues, then face the Criminal, before the hours run out.
