# Space Bowl on the pages around the table.

web-title = Space Bowl
web-intro = Planets roll into the ship’s computer, and everybody at once looks for the one place in the galaxy that fits. Say “Go!” before the others do, follow them if you have seen it too, or press the red button if you believe that there is none. Ten quick rounds at most decide who leads the crew to a new home.
web-minutes = About 30 minutes

## Keys, shown on the buttons

web-hotkey-throw = T
web-hotkey-go = G
web-hotkey-red = R
web-hotkey-follow = F
web-hotkey-wait = W
web-hotkey-clear = X
web-hotkey-pass = P
web-hotkey-ready = C
web-does-throw = throw
web-does-go = call “Go!”
web-does-red = press the red button
web-does-follow = follow the call
web-does-wait = wait
web-does-clear = clear the mark
web-does-pass = confirm your token, or place none
web-does-ready = go on

## Signs

web-sign-token = a player’s token
web-sign-mark = your own mark, which nobody else sees
web-sign-joker = the joker: it stands for one planet that is missing
web-sign-valid = a destination
web-sign-helped = a destination with the joker’s help
web-sign-taken = the card that the captain takes
web-sign-points = points
web-sign-going = has said “Go!” or “Followed!”
web-sign-dying = is on the red button

## Variants and difficulty

web-option-black_hole = Black hole
web-option-black_hole-help = When the card of the throw shows a black hole, its disc is thrown too: planets in its cell must not be on the matching card.
web-option-black_hole-False = No
web-option-black_hole-True = Yes
web-option-joker = Joker
web-option-joker-help = Once a round, during the countdown, anybody can lay the joker for a missing planet. Harder without it.
web-option-joker-True = Yes
web-option-joker-False = No
web-option-void = Empty space
web-option-void-help = Three cards of the deck lie face down: they show nothing and are never a destination. Harder.
web-option-void-False = No
web-option-void-True = Yes
web-option-size = Galaxy
web-option-size-help = A larger galaxy has more destinations, and more to look at.
web-option-size-5 = 5 by 5
web-option-size-6 = 6 by 6
web-option-rotation = Turned patterns
web-option-rotation-help = A card also counts if its surroundings fit the pattern turned by a quarter, a half or three quarters.
web-option-rotation-False = No
web-option-rotation-True = Yes
web-option-spherical = Round galaxy
web-option-spherical-help = What leaves the galaxy on one side comes in again on the opposite one.
web-option-spherical-False = No
web-option-spherical-True = Yes
web-option-centre = Disc in the centre
web-option-centre-help = The disc always lies in the middle of the box. Good for a first game, and with children.
web-option-centre-False = No
web-option-centre-True = Yes

## Time

web-option-clock = Clock
web-option-clock-help = People race in real time. Step by step is for programs: everybody says at once what they do in each second.
web-option-clock-real = Real time
web-option-clock-ticks = Step by step
web-option-throw_limit = Time to throw
web-option-throw_limit-help = After this the throw is made for the captain.
web-option-throw_limit-15 = 15 s
web-option-throw_limit-5 = 5 s
web-option-throw_limit-10 = 10 s
web-option-throw_limit-30 = 30 s
web-option-throw_limit-60 = 60 s
web-option-search_limit = Time to search
web-option-search_limit-help = If nobody says anything for so long, the round ends without points.
web-option-search_limit-180 = 3 min
web-option-search_limit-30 = 30 s
web-option-search_limit-60 = 60 s
web-option-search_limit-90 = 90 s
web-option-search_limit-120 = 2 min
web-option-search_limit-300 = 5 min
web-option-search_limit-600 = 10 min
web-option-search_limit-0 = No limit
web-option-place_limit = Time to put a token down
web-option-place_limit-help = After 0, to choose, change or confirm one’s card.
web-option-place_limit-3 = 3 s
web-option-place_limit-1 = 1 s
web-option-place_limit-2 = 2 s
web-option-place_limit-4 = 4 s
web-option-place_limit-5 = 5 s
web-option-result_time = Time to read the result
web-option-result_time-help = The next round begins after this, or when all are ready.
web-option-result_time-6 = 6 s
web-option-result_time-3 = 3 s
web-option-result_time-10 = 10 s
web-option-result_time-20 = 20 s
web-option-result_time-60 = 60 s

## Where the rulebook leaves room

web-option-idle_layer = Joker laid but not needed
web-option-idle_layer-help = Whoever lays the joker and then chooses a card that fits without it.
web-option-idle_layer-invalid = Card not valid
web-option-idle_layer-penalty = Valid, minus 1
web-option-go_bonus = Point for “Go!”
web-option-go_bonus-help = In a round in which somebody found a destination.
web-option-go_bonus-valid = With a valid card only
web-option-go_bonus-always = Always
web-option-owed = Token owed and not put down
web-option-owed-help = Whoever said “Go!” or “Followed!” and leaves the token in hand.
web-option-owed-invalid = As an invalid card
web-option-owed-nothing = No points either way
web-option-failed_joker = Joker without success
web-option-failed_joker-help = Whoever laid the joker and has no valid card, when another has one.
web-option-failed_joker-free = No joker penalty
web-option-failed_joker-penalty = Minus 1 as well
web-option-floor = Never below 0
web-option-floor-help = When a loss would lead below 0.
web-option-floor-once = Add up first, then cut
web-option-floor-each = Cut after each row
web-option-wrong_caller = Captain after a wrong “Go!”
web-option-wrong_caller-help = Whoever said “Go!” was wrong, but another found a destination.
web-option-wrong_caller-captain = Whoever said “Go!”
web-option-wrong_caller-stays = Stays
web-option-wrong_card = Card after a wrong “Go!”
web-option-wrong_card-help = What a captain takes whose own card was not valid.
web-option-wrong_card-taken = The card chosen
web-option-wrong_card-none = None
web-option-failed_go = “Go!” and nothing found
web-option-failed_go-help = Where the top card of the pile goes when no token lies right after a “Go!”.
web-option-failed_go-captain = To the captain
web-option-failed_go-leaves = Out of the game
web-option-failed_go-caller = To whoever said “Go!”, as captain
web-option-red_found = Red button, but found
web-option-red_found-help = Who is captain when the alarm was wrong.
web-option-red_found-stays = Stays
web-option-red_found-finder = The only finder
web-option-no_card = Captain without a card
web-option-no_card-help = A destination was found, but the captain chose no card to take.
web-option-no_card-leaves = Top card leaves the game
web-option-no_card-stays = Pile stays
web-option-hole_outside = Black hole outside the galaxy
web-option-hole_outside-help = Whether the black hole’s cell may lie beyond the edge with planets in it.
web-option-hole_outside-False = No
web-option-hole_outside-True = Yes
web-option-joker_on_void = Joker on a face-down card
web-option-joker_on_void-help = Whether the joker can stand for a planet there.
web-option-joker_on_void-True = Yes
web-option-joker_on_void-False = No
web-option-red_in_go = Red button after a “Go!”
web-option-red_in_go-help = Whether those who have said nothing may join the red button during the countdown.
web-option-red_in_go-False = No
web-option-red_in_go-True = Yes
web-option-silence = Nobody says anything
web-option-silence-help = Where the top card of the pile goes when the time to search is over.
web-option-silence-leaves = Out of the game
web-option-silence-captain = To the captain

## Practice

web-practice = Practise
web-practice-short = Alone against the clock
web-practice-title = Space Bowl: practice
web-practice-intro = Ten throws, each with a galaxy of its own: how many destinations can you find before time is up? Each is a point, and a wrong card costs one. Whoever has the same series has the same cards, so compare your result with others.
web-practice-series = Series
web-practice-series-help = A date such as 2026-11-15 or any number. Everybody has today’s series today.
web-practice-wrong = There is no such day or number: write a date such as 2026-11-15, or a number of at most 19 digits.
web-practice-start = Start
web-option-seconds = Time for a round
web-option-seconds-help = Then the round is over, and all destinations are shown.
web-option-seconds-60 = 60 s
web-option-seconds-30 = 30 s
web-option-seconds-90 = 90 s
web-option-seconds-0 = No clock
web-group-galaxies = Other galaxies
web-group-rulings = Fine points of the rules
web-group-times = Time
web-bot-machine = finds everything
web-bot-pilot = searches well
web-bot-rookie = is still learning

## In one sentence

web-short = Spot the one place in the galaxy that fits the throw, before anybody else.
