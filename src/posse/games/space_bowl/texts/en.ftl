# Space Bowl in English. `-you` is said to the player, the message without it about another.

title = Space Bowl
aim =
    The aim: every round, find a card whose neighbours show the planets that lie in the box, each in the same direction from it as from the disc. Most points wins; the game ends after ten rounds, or when somebody reaches 18.
signs =
    The signs:
      b2         a card of the galaxy: column b, row 2; a1 is the top left corner
      the disc   its cell stands for the card that you look for
      a shape    a player’s token on a card, or your own private mark

## The table

zone-galaxy = Galaxy, { $size } by { $size }
zone-box = On-board computer
cell-top-left = top left
cell-top = top
cell-top-right = top right
cell-left = left
cell-centre = centre
cell-right = right
cell-bottom-left = bottom left
cell-bottom = bottom
cell-bottom-right = bottom right
zone-rolling = Rolling
zone-supply = Beside the galaxy
zone-pile = Infinity & beyond
zone-track = Score track
zone-reserve = Reserve of { $player }
zone-reserve-you = Your reserve
cards-taken = cards taken
top-card = Top card
pile-open = From the top: { $cards }.
face-down = face down
star = a star
shooting-star = a shooting star
black-hole = a black hole
disc = Destination disc
hole = Black hole disc
joker = Joker
joker-on = the joker of { $player }
joker-on-you = your joker
mark-you = your mark
mark = the mark of { $player }
token-you = your token
token = the token of { $player }
token-valid = { $player }: valid
token-invalid = { $player }: not valid
review-valid = destination: { $players }
review-valid-missed = destination, not found
review-helped = with the joker: { $players }
review-helped-missed = with the joker, not found
taken = goes to { $player }
taken-you = goes to you
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
count-reserve = cards
captain = Captain
title-go = Go!
title-go-followed = Followed!
title-red = Going to die!
title-red-followed = Red button

## What is wanted

status = Round { $number } · { $step }
status-ticks =
    { $number ->
        [one] { $number } second left
       *[other] { $number } seconds left
    }
status-over =
    { $number ->
        [one] The game is over after { $number } round
       *[other] The game is over after { $number } rounds
    }
step-throw = the throw
step-search = everybody searches
step-go = { $player } says “Go!”
step-red = { $player } says “We are all going to die!”
step-go-you = you say “Go!”
step-red-you = you say “We are all going to die!”
step-place = tokens down
step-result = the result
prompt-wait = Waiting for { $players }.
prompt-throw = You are the captain: throw the disc with { $planets }.
prompt-throw-wait = Waiting for { $player }, the captain, to throw.
prompt-rolling = Everything is rolling: get ready.
prompt-search = Do you see a destination? Say “Go!”. Sure that there is none? Then we are all going to die.
prompt-search-marked = You have marked { $place }: say “Go!” before somebody else does.
prompt-search-watch = Everybody is searching.
prompt-going = You have to put a token down: mark your card before 0.
prompt-going-marked = At 0 your token goes on { $place }; until then you can mark another card.
prompt-joker = You laid the joker on { $place }, so your card must need it.
prompt-joker-free = Just one planet missing? Pick up the joker.
prompt-joker-held = Choose the card on which the joker shall be the missing planet. You must use it then, for −1.
prompt-joker-laid = The joker on { $place } is any one planet there, for −1.
prompt-follow = { $player } says “Go!”. If you have found a card too, say “Followed!” before 0.
prompt-doubt = { $player } sees no destination. Join the red button, or mark a card that proves the contrary.
prompt-doubt-marked = At 0 your token goes on { $place }, unless you clear the mark or join the red button.
prompt-doubt-stale = Your mark on { $place } is older than the announcement: mark the card again if you want your token there.
prompt-button = You are on the red button: wait and see.
prompt-go-watch = { $player } says “Go!”. Who follows?
prompt-red-watch = { $player } sees no destination. Does anybody?
prompt-place = Quick: put your token on a card!
prompt-place-lies = Your token lies on { $place }: confirm it, or choose another card.
prompt-place-may = Quick: put your token on a card, or leave it.
move-throw = Throw
move-go = Go!
move-go-late = Go! (as “Followed!”)
move-red = We are all going to die!
move-red-late = We are all going to die! (as “Followed!”)
move-follow = Followed!
move-follow-red = Followed! To the red button
move-wait = Wait
move-clear = Clear the mark
move-stay = My token stays
move-take-back = Take it back
move-pass = No token
move-ready = Go on
move-mark = Mark { $place }
move-joker = Lay the joker on { $place }
move-place = Token on { $place }

## The result

gain = { $points } ({ $rows })
row = { $row } { $points }
row-valid = valid card
row-go = “Go!”
row-alone = alone on it
row-joker = joker
row-invalid = no valid card
row-wrong-go = wrong “Go!”
row-wrong-red = wrong alarm
row-button = red button
row-right-red = right alarm
result-you = You: { $gain }.
result-valid =
    { $number ->
        [one] Destination: { $places }.
       *[other] Destinations: { $places }.
    }
result-missed =
    { $number ->
       *[other] Not found: { $places }.
    }
result-none = No card was a destination by itself.
result-joker = With the joker on { $joker }: { $places }.

## What happened

log-round = Round { $number }: { $player } is captain.
log-round-you = Round { $number }: you are captain.
log-there = { $number ->
    [0] No card was a destination by itself.
    [one] The destination was { $places }.
   *[other] The destinations were { $places }.
}
log-threw = { $player } throws.
log-threw-you = You throw.
log-go = { $player }: “Go!”
log-go-you = You: “Go!”
log-red = { $player }: “We are all going to die!”
log-red-you = You: “We are all going to die!”
log-followed = { $player }: “Followed!”
log-followed-you = You: “Followed!”
log-followed-red = { $player } joins the red button.
log-followed-red-you = You join the red button.
log-joker = { $player } lays the joker on { $place }.
log-joker-you = You lay the joker on { $place }.
log-placed-valid = { $player } has { $place }: valid.
log-placed-valid-you = You have { $place }: valid.
log-placed-joker = { $player } has { $place }: valid with the joker.
log-placed-joker-you = You have { $place }: valid with the joker.
log-placed-invalid = { $player } has { $place }: not valid.
log-placed-invalid-you = You have { $place }: not valid.
log-gained =
    { $number ->
        [one] { $player } gains { $number } point and has { $points }.
       *[other] { $player } gains { $number } points and has { $points }.
    }
log-gained-you =
    { $number ->
        [one] You gain { $number } point and have { $points }.
       *[other] You gain { $number } points and have { $points }.
    }
log-lost =
    { $number ->
        [one] { $player } loses { $number } point and has { $points }.
       *[other] { $player } loses { $number } points and has { $points }.
    }
log-lost-you =
    { $number ->
        [one] You lose { $number } point and have { $points }.
       *[other] You lose { $number } points and have { $points }.
    }
log-kept = { $player } stays at { $points }.
log-kept-you = You stay at { $points }.
log-captain = { $player } is the new captain.
log-captain-you = You are the new captain.
log-took = { $player } takes the card at { $place }; the top card fills the gap.
log-took-you = You take the card at { $place }; the top card fills the gap.
log-took-top = { $player } takes the top card of the pile.
log-took-top-you = You take the top card of the pile.
log-left = The top card of the pile leaves the game.
log-turned = The top card of the pile lay face down and is turned.
log-ended = Round { $number } was the last one.

## The end

sheet-total = Points
sheet-cards = Cards in reserve, to break ties
won =
    { $points ->
        [one] { $player } wins with { $points } point.
       *[other] { $player } wins with { $points } points.
    }
won-you =
    { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
won-cards =
    { $points ->
        [one] { $player } wins: level at { $points } point, but with more cards in reserve ({ $cards }).
       *[other] { $player } wins: level at { $points } points, but with more cards in reserve ({ $cards }).
    }
won-cards-you =
    { $points ->
        [one] You win: level at { $points } point, but with more cards in reserve ({ $cards })!
       *[other] You win: level at { $points } points, but with more cards in reserve ({ $cards })!
    }
won-shared =
    { $players } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $cards ->
        [0] and no card in reserve.
        [one] and { $cards } card in reserve each.
       *[other] and { $cards } cards in reserve each.
    }

## Practice

aim-space_bowl_practice =
    Practice: ten throws, each with a galaxy of its own. Name every card whose neighbours show the planets that lie in the box, each in the same direction from it as from the disc. A destination is a point, a wrong card costs one.
practice-begin = The practice begins
practice-status = Practice · round { $number } of { $last } · { $step }
practice-step = the search
practice-over = The practice is over
practice-prompt-begin =
    { $seconds ->
        [0] Ten rounds without a clock: throw when you are ready.
       *[other] Ten rounds of { $seconds } seconds: throw when you are ready.
    }
practice-prompt = Which cards are destinations?
practice-prompt-found = Found: { $places }.
practice-prompt-wrong = Wrong: { $places }.
practice-prompt-more = Is there another?
practice-move-throw = Throw
practice-move-mark = { $place } is a destination
practice-move-pass = That is all
practice-move-ready = Next throw
practice-move-end = To the result
practice-all =
    { $number ->
        [one] Found: { $places } was the only destination.
       *[other] All { $number } destinations found: { $places }.
    }
practice-some = { $found } of { $number } found: { $places }.
practice-none =
    { $number ->
        [one] The destination was not found.
       *[other] None of { $number } destinations was found.
    }
practice-missing = Missing: { $places }.
practice-found = found
practice-missed = missed
practice-wrong = wrong
practice-rounds = Your rounds
practice-last = Last round
practice-there = a destination
practice-round = Round { $number }: { $found } of { $there } found, { $wrong } wrong
practice-count-found = found
practice-count-wrong = wrong
practice-total =
    { $number ->
        [one] Points, of { $number } destination
       *[other] Points, of { $number } destinations
    }
practice-verdict =
    { $points ->
        [one] { $points } point: { $found } of { $there } destinations found, { $wrong } wrong.
       *[other] { $points } points: { $found } of { $there } destinations found, { $wrong } wrong.
    }
practice-log-threw-again = Round { $number }: a new galaxy, a new throw.
practice-log-found = { $place } is a destination.
practice-log-missed = { $place } is none.
practice-log-time-up = Time is up.
practice-log-enough = Enough searched.
practice-log-round-over = { $found } of { $there } found.
