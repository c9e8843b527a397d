# Space Serenade in English. `-you` is said to the player, the message without it about another.

title = Space Serenade
aim =
    The aim: capture criminals for Renown and points. Play cards for Woolongs, Fuel, Strength and Clues, buy better ones, fly to where the criminals are and take their tokens. Whoever empties one of the two piles makes the capture; everybody who has taken tokens shares in the Renown. Vicious comes last, and the hunt for him ends the game.
signs =
    The symbols:
      Mars, gauge 2             a planet, and the Fuel that it costs to fly there
      3 Resistance tokens at 2 Strength
                                tokens left on a criminal, and the price of one;
                                a Resistance token hurts: you draw a Damage card
      2 Investigation tokens at 3 Clues
                                the same with Clues, and it does not hurt
      team with Jet: 1 Fuel     happens if a card of Jet is in play too
      waits for Jet             a card in play whose team effect still waits

## Resources, places, characters

woolongs =
    { $number ->
        [one] { $number } Woolong
       *[other] { $number } Woolongs
    }
fuel = { $number } Fuel
strength = { $number } Strength
clues =
    { $number ->
        [one] { $number } Clue
       *[other] { $number } Clues
    }
nothing = nothing
place-mars = Mars
place-earth = Earth
place-ganymede = Ganymede
place-bebop = Bebop
on-mars = on Mars
on-earth = on Earth
on-ganymede = on Ganymede
on-bebop = on the Bebop
to-mars = to Mars
to-earth = to Earth
to-ganymede = to Ganymede
to-bebop = to the Bebop
figures-mars = On Mars
figures-earth = On Earth
figures-ganymede = On Ganymede
figures-bebop = On the Bebop
of-mars = on Mars
of-earth = on Earth
of-ganymede = on Ganymede
of-vicious = of Vicious
token-mars = Mars
token-earth = Earth
token-ganymede = Ganymede
token-vicious = Vicious
ability = { $name } { $letter }

## Zones and counts

zone-characters = Characters
zone-criminal = { $place }, gauge { $number }
zone-resistance = Resistance
zone-investigation = Investigation
zone-vicious = Vicious
zone-market = Purchasing Area
zone-common = Common Deck
zone-stand = Criminals deck
zone-movement = Movement deck
zone-escaped = Criminals discarded
zone-damage = Damage
zone-damage-deck = Damage deck
zone-damage-discard = Damage discards
zone-drawn = Damage card drawn
crew = { $player }
crew-you = You
zone-board = Character
zone-fuel = Fuel
zone-pools = This turn
zone-abilities = Abilities
zone-tokens = Capture tokens
zone-captured = Captured
zone-deck = Deck
zone-discard = Discards
zone-play = In play
zone-hand = Hand
count-fuel = { $number ->
        [0] Fuel
       *[other] Fuel
    }
count-hand = { $number ->
        [0] in hand
       *[other] in hand
    }
count-deck = { $number ->
        [0] in the deck
       *[other] in the deck
    }
count-discards = { $number ->
        [0] discarded
       *[other] discarded
    }
count-captured = { $number ->
        [0] captured
       *[other] captured
    }

## Pieces

back-common = Common card
back-criminal = Criminal
back-damage = Damage card
back-deck = Card
kind-card = Common
kind-basic = Basic
kind-damage = Damage
kind-token = Capture tokens
kind-criminal = Wanted { $at }
kind-vicious = Most wanted
kind-character = Character
kind-figure = Character
kind-figure-nobody = Character that nobody plays
kind-ability = Ability
kind-borrowed = Borrowed ability
pile = From the top: { $cards }.
quoted = “{ $words }”
badge-cost = costs { $number }
badge-remove = pay { $price } to remove it
badge-team = team with { $name }: { $what }
badge-team-done = team effect done
badge-lit = team effect: { $what }
badge-waiting = waits for { $name }
badge-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
badge-refresh = refreshes the Purchasing Area
badge-resistance =
    { $left ->
        [one] { $left } Resistance token at { $price }
       *[other] { $left } Resistance tokens at { $price }
    }
badge-investigation =
    { $left ->
        [one] { $left } Investigation token at { $price }
       *[other] { $left } Investigation tokens at { $price }
    }
badge-gauge = gauge { $number }
badge-fare = { $number } Fuel to fly there
badge-tank = { $number } of { $most }
badge-player = played by { $player }
badge-player-you = played by you
badge-last = Vicious is among the last { $number } cards
badge-turns_left =
    { $number ->
        [one] { $number } turn left
       *[other] { $number } turns left
    }
badge-ability-cost = { $cost } Fuel
badge-ready = ready
badge-shield =
    { $number ->
        [one] the next Damage card is avoided
       *[other] the next { $number } Damage cards are avoided
    }
badge-cheaper =
    { $number ->
        [one] next purchase: { $number } Woolong less
       *[other] next purchase: { $number } Woolongs less
    }
badge-to_top = next purchase: on top of the deck
badge-captured =
    { $number ->
        [one] { $number } criminal
       *[other] { $number } criminals
    }
badge-renown = { $number } Renown
cannot-fuel = { $number } Fuel short
cannot-draw = no card to draw
cannot-buy = no card you can afford
cannot-buy-fuel = no card you can afford
cannot-remove = no Damage card
cannot-confront = nobody to confront here
cannot-fight = { $number } Strength short
cannot-investigate =
    { $number ->
        [one] { $number } Clue short
       *[other] { $number } Clues short
    }
cannot-take = no card in the discard pile

## Rules texts

text-criminal =
    { $points ->
        [one] A Resistance token costs { $strength } and a Damage card, an Investigation token { $clues }. Worth { $points } point.
       *[other] A Resistance token costs { $strength } and a Damage card, an Investigation token { $clues }. Worth { $points } points.
    }
text-vicious = A Resistance token costs a second Damage card, and he moves at the end of the turn. Capturing him ends the game.
text-refreshes = When this criminal arrives, the Purchasing Area is refreshed.
text-spike-a = A (3 Fuel): draw a card; you may discard it and draw another.
text-spike-b = B (5 Fuel): buy a card for 2 Woolongs less; it goes on top of your deck.
text-jet-a = A (2 Fuel): remove 2 Damage cards from your hand or your discard pile.
text-jet-b = B (5 Fuel): 1 Strength towards a Resistance token here, at once; no Damage card is drawn.
text-faye-a = A (2 Fuel): gain 1 Woolong.
text-faye-b = B (X Fuel): buy a card that costs X Woolongs.
text-ed-a = A (3 Fuel): 1 Clue towards an Investigation token here, at once.
text-ed-b = B (6 Fuel): take a card from your discard pile into your hand.
text-team = Team with { $name }: { $what }
text-drawn = Drawn: { $what }
text-played = Played: { $what }
text-remove-for = You may pay { $price } to remove this card.
text-to-removed = It is removed at once.
text-to-discard = It goes to your discard pile.
text-to-top = It goes on top of your deck.
may = you may { $what }
may-pay = you may pay { $price } to { $what }
choose = choose: { $first }, or { $second }
if-planet = if you are on a planet, { $what }
if-bebop = if you are on the Bebop, { $what }
if-with = if { $name } is with you, { $what }
if-criminal = if a criminal is on your planet, { $what }
if-vicious = if Vicious is in play, { $what }
do-draw =
    { $number ->
        [one] draw { $number } card
       *[other] draw { $number } cards
    }
do-discard =
    { $number ->
        [one] discard { $number } card
       *[other] discard { $number } cards
    }
do-others-draw =
    { $number ->
        [one] let each other player draw { $number } card
       *[other] let each other player draw { $number } cards
    }
do-others-discard =
    { $number ->
        [one] make each other player discard { $number } card
       *[other] make each other player discard { $number } cards
    }
do-others-down =
    { $number ->
        [one] make each other player discard down to { $number } card
       *[other] make each other player discard down to { $number } cards
    }
do-damage =
    { $number ->
        [one] draw { $number } Damage card
       *[other] draw { $number } Damage cards
    }
do-shield =
    { $number ->
        [one] do not draw the next Damage card of this turn
       *[other] do not draw the next { $number } Damage cards of this turn
    }
do-cheaper =
    { $number ->
        [one] pay { $number } Woolong less for your next purchase this turn
       *[other] pay { $number } Woolongs less for your next purchase this turn
    }
do-next-to-top = put your next purchase of this turn on top of your deck
do-refresh = refresh the Purchasing Area
do-replace =
    { $number ->
        [one] replace { $number } card of the Purchasing Area
       *[other] replace { $number } cards of the Purchasing Area
    }
do-take-back =
    { $number ->
        [one] take { $number } card from your discard pile into your hand
       *[other] take { $number } cards from your discard pile into your hand
    }
do-top =
    { $number ->
        [one] put { $number } card from your discard pile on top of your deck
       *[other] put { $number } cards from your discard pile on top of your deck
    }
do-buy = take a card of cost { $number } or less from the Purchasing Area to your discard pile
do-remove = remove { $cards } { $place }
do-remove-up-to = remove up to { $cards } { $place }
do-remove-this = remove this card
some-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
damage-cards =
    { $number ->
        [one] { $number } Damage card
       *[other] { $number } Damage cards
    }
from-hand = from your hand
from-discard = from your discard pile
from-both = from your hand or your discard pile
do-move =
    { $number ->
        [one] move up to { $number } character
       *[other] move up to { $number } characters
    }
do-move-me = move your character
do-move-other =
    { $number ->
        [one] move { $number } other character
       *[other] move { $number } other characters
    }
do-bring =
    { $number ->
        [one] bring { $number } character to where you are
       *[other] bring { $number } characters to where you are
    }
do-send =
    { $number ->
        [one] send { $number } character to the Bebop
       *[other] send { $number } characters to the Bebop
    }
do-send-me = go back to the Bebop
do-gauge-up = raise a gauge by 1
do-gauge-down = lower a gauge by 1
do-gauge-here-up = raise the gauge of your planet by 1
do-gauge-here-down = lower the gauge of your planet by 1
do-gauges-up = raise all gauges by 1
do-gauges-down = lower all gauges by 1
do-take-resistance =
    { $number ->
        [one] take { $number } Resistance token on your planet without spending Strength
       *[other] take { $number } Resistance tokens on your planet without spending Strength
    }
do-take-investigation =
    { $number ->
        [one] take { $number } Investigation token on your planet without spending Clues
       *[other] take { $number } Investigation tokens on your planet without spending Clues
    }
do-gain = gain { $what }
do-gain-per-card = gain { $what } for each card of { $name } in play
do-gain-per-other = gain { $what } for each other character where you are
do-gain-per-damage = gain { $what } for each Damage card in your hand
do-lose = lose { $what }

## What is wanted

status = Turn { $number } · { $phase }
status-before = Before the hunt
status-over =
    { $number ->
        [one] Over after { $number } turn
       *[other] Over after { $number } turns
    }
phase-hunt = the hunt
phase-vicious = Vicious is { $at }
phase-last =
    { $number ->
        [one] the last turn
       *[other] the last { $number } turns
    }
prompt-character = Who are you? Choose your character.
prompt-turn = Your turn: you have { $what }.
prompt-turn-bare = Your turn: play a card.
prompt-turn-over = Nothing left to do: end your turn.
prompt-redraw = You have drawn { $card }. Keep it?
prompt-sealed = You discard { $card }. Waiting for { $players }.
wait-turn = { $players } is playing.
wait-character = { $players } is choosing a character.
wait = Waiting for { $players }.
wait-choice = Waiting for { $players } to decide about { $card }.
of-card = { $card }: { $what }
asked-team = choose which team effect comes first
asked-resistance = choose who loses a Resistance token
asked-investigation = choose who loses an Investigation token
asked-down =
    { $number ->
        [one] discard down to { $number } card
       *[other] discard down to { $number } cards
    }
move-character = Play as { $name }. { $text }
move-end = End the turn
move-end-unused = End the turn (unused: { $what })
confirm-end = Press again to end the turn
cards-in-hand =
    { $number ->
        [one] { $number } card in hand
       *[other] { $number } cards in hand
    }
move-buy = Buy { $card } for { $price }
move-buy-to-top = Buy { $card } for { $price }, on top of the deck
move-refresh = Refresh the Purchasing Area for { $price }
move-go = Fly { $to } for { $price }
move-fight = Fight { $name } for { $price } ({ $number } left)
move-investigate = Investigate { $name } for { $price } ({ $number } left)
move-spike-a = Spike A: draw a card for { $price }
move-spike-b = Spike B: buy { $card } for { $price }, on top of the deck
move-jet-a = Jet A: remove 2 Damage cards for { $price }
move-jet-b = Jet B: fight { $name } for { $price }
move-faye-a = Faye A: gain 1 Woolong for { $price }
move-faye-b = Faye B: buy { $card } for { $price }
move-faye-b-to-top = Faye B: buy { $card } for { $price }, on top of the deck
move-ed-a = Ed A: investigate { $name } for { $price }
move-ed-b = Ed B: take a card back for { $price }
move-keep = Keep { $card }
move-redraw = Discard { $card } and draw another
move-target = From { $name }
move-gain = Take { $card }
move-replace = Replace { $card }
move-gauge = { $place }: gauge from { $number } to { $then }
move-move = { $name } { $to }
move-bring = Bring { $name }
move-send = Send { $name } to the Bebop
move-play = Play { $card }
move-pay-off = Remove { $card } for { $price }
move-team = { $card } first
move-discard = Discard { $card }
move-remove-hand = Remove { $card } from your hand
move-remove-discard = Remove { $card } from your discards
move-take-back = Take { $card } back
move-top = Put { $card } on your deck
move-yes-pay = pay { $price }: { $what }
move-no = No, thanks
move-nobody = Move nobody
move-nobody-else = Move nobody else
move-remove-none = Remove no card
move-no-card = No card
move-no-gauge = Leave the gauges as they are

## What happened

log-character = { $player } plays { $name }.
log-character-you = You play { $name }.
log-first = { $player } goes first.
log-first-you = You go first.
log-turn = { $player }’s turn.
log-turn-you = Your turn.
log-drew = You draw { $cards }.
log-draws =
    { $number ->
        [one] { $player } draws { $number } card.
       *[other] { $player } draws { $number } cards.
    }
log-draws-you =
    { $number ->
        [one] You draw { $number } card.
       *[other] You draw { $number } cards.
    }
log-shuffled = { $player } shuffles the discards.
log-shuffled-you = You shuffle your discards.
log-played = { $player } plays { $card }.
log-played-you = You play { $card }.
log-team = Team effect of { $card }.
log-team-you = Team effect of { $card }.
log-gained = { $player } gains { $what }.
log-gained-you = You gain { $what }.
log-spent = { $player } pays { $what }.
log-spent-you = You pay { $what }.
log-lost = { $player } loses { $what }.
log-lost-you = You lose { $what }.
log-discarded = { $player } discards { $card }.
log-discarded-you = You discard { $card }.
log-removed = { $player } removes { $card }.
log-removed-you = You remove { $card }.
log-took-back = { $player } takes { $card } back.
log-took-back-you = You take { $card } back.
log-topped = { $player } puts { $card } on the deck.
log-topped-you = You put { $card } on your deck.
log-bought = { $player } buys { $card } for { $price }.
log-bought-you = You buy { $card } for { $price }.
log-bought-top = { $player } buys { $card } for { $price } and puts it on the deck.
log-bought-top-you = You buy { $card } for { $price } and put it on your deck.
log-next-card = { $card } takes its place.
log-replaced = { $player } takes { $card } out of the Purchasing Area.
log-replaced-you = You take { $card } out of the Purchasing Area.
log-refreshed-by = { $player } refreshes the Purchasing Area: { $cards }.
log-refreshed-by-you = You refresh the Purchasing Area: { $cards }.
log-refreshed = The Purchasing Area is refreshed: { $cards }.
log-flew = { $player } flies { $to }.
log-flew-you = You fly { $to }.
log-moved = { $player } moves { $name } { $to }.
log-moved-you = You move { $name } { $to }.
log-ability = { $player } uses { $ability }.
log-ability-you = You use { $ability }.
log-token-resistance = { $player } takes a Resistance token { $of }.
log-token-resistance-you = You take a Resistance token { $of }.
log-token-investigation = { $player } takes an Investigation token { $of }.
log-token-investigation-you = You take an Investigation token { $of }.
log-shielded = { $player } avoids a Damage card.
log-shielded-you = You avoid a Damage card.
log-damage = { $player } draws a Damage card: { $card }.
log-damage-you = You draw a Damage card: { $card }.
log-kept-damage = { $card } goes to { $player }’s discard pile.
log-kept-damage-you = { $card } goes to your discard pile.
log-kept-damage-top = { $card } goes on top of { $player }’s deck.
log-kept-damage-top-you = { $card } goes on top of your deck.
log-captured = { $player } captures { $name } { $at }!
log-captured-you = You capture { $name } { $at }!
log-renown = { $player } gains { $number } Renown.
log-renown-you = You gain { $number } Renown.
log-lost-tokens =
    { $number ->
        [one] { $player } loses { $number } Capture token.
       *[other] { $player } loses { $number } Capture tokens.
    }
log-lost-tokens-you =
    { $number ->
        [one] You lose { $number } Capture token.
       *[other] You lose { $number } Capture tokens.
    }
log-gauge = { $place }: the gauge is at { $number }.
log-returned = { $name } is back on the Bebop.
log-revealed = Big Shot: { $name }.
log-revealed-vicious = Big Shot: Vicious!
log-placed = { $name } is wanted { $at }.
log-escaped = { $name } escapes { $at }.
banner-vicious = Vicious is here
log-vicious = Vicious is { $at }. The last hunt begins.
log-movement = Movement card: { $name }. Vicious is { $at }.
log-last-turns =
    That was the last Movement card: { $number ->
        [one] you have one turn left.
       *[other] everybody has one turn left.
    }
log-vicious-captured = { $player } captures Vicious!
log-vicious-captured-you = You capture Vicious!
log-vicious-escaped = Vicious has fled.
log-aborted = The game is stopped.

## The end

sheet-renown = Renown
sheet-criminals = Points of criminals
sheet-total = Total
no-score = no score
sheet-captured = Criminals captured, to break ties
won = { $player } wins with { $points }.
won-you = You win with { $points }!
won-tie =
    { $number ->
        [one] { $player } wins: tied at { $points }, but with { $number } criminal captured.
       *[other] { $player } wins: tied at { $points }, but with more criminals captured ({ $number }).
    }
won-tie-you =
    { $number ->
        [one] You win: tied at { $points }, but with { $number } criminal captured!
       *[other] You win: tied at { $points }, but with more criminals captured ({ $number })!
    }
won-shared =
    { $number ->
        [one] { $players } win together with { $points } and { $number } captured criminal each.
       *[other] { $players } win together with { $points } and { $number } captured criminals each.
    }
won-shared-you =
    { $number ->
        [one] You win together with { $players }: { $points } and { $number } captured criminal each!
       *[other] You win together with { $players }: { $points } and { $number } captured criminals each!
    }
won-minor = A minor victory for { $player }, with { $points }.
won-minor-you = A minor victory for you, with { $points }.
won-tie-minor = A minor victory for { $player }: tied at { $points }, but with more criminals captured ({ $number }).
won-tie-minor-you = A minor victory for you: tied at { $points }, but with more criminals captured ({ $number }).
won-shared-minor =
    { $number ->
        [one] { $players } share a minor victory, with { $points } and { $number } captured criminal each.
       *[other] { $players } share a minor victory, with { $points } and { $number } captured criminals each.
    }
won-shared-minor-you =
    { $number ->
        [one] You share a minor victory with { $players }: { $points } and { $number } captured criminal each.
       *[other] You share a minor victory with { $players }: { $points } and { $number } captured criminals each.
    }
over-escaped = Vicious has fled.
over-aborted = The game was stopped: nobody wins.
solo-won =
    { $number ->
        [one] You have captured Vicious after { $number } turn, with { $points }!
       *[other] You have captured Vicious after { $number } turns, with { $points }!
    }
solo-lost =
    { $number ->
        [one] Vicious has fled after { $number } turn: you have lost.
       *[other] Vicious has fled after { $number } turns: you have lost.
    }
share-won =
    { $number ->
        [one] Vicious captured after { $number } turn, { $points }
       *[other] Vicious captured after { $number } turns, { $points }
    }
share-lost =
    { $number ->
        [one] Vicious fled after { $number } turn
       *[other] Vicious fled after { $number } turns
    }

## Questions before what cannot be undone

confirm-ability = { $what }? This cannot be taken back.
