# Bounty Hunters in English. `-you` is said to the player, the message without it about another.

title = Bounty Hunters
aim =
    The aim: capture targets with hunters and droids, add crates and contracts, and have the most points. The first 4th capture brings on the end, two rounds later.
signs =
    The signs:
      ● ■ ▲       green, blue, orange: a target’s defence, or the attack against one
      ●3/4        attack 3 so far, of the 4 that it takes
      ×2          so many droids have this attack
      2/1 each    a contract’s points for each first and each second target
      duo +3      a contract’s points for every pair it names
      now 0       what the contract would score if the game ended now
      (12 − 3)    a captured target’s points, less what its hunters cost

## Decks, zones and counts

deck-target = Targets
deck-hunter = Hunters
deck-market = Jawa market
deck-contract = Contracts
discard-target = Discarded targets
discard-hunter = Discarded hunters
discard-market = Discarded market cards
discard-contract = Discarded contracts
pile = In this pile: { $cards }.
back-target = a target
back-hunter = a hunter
back-market = a Jawa market card
back-contract = a contract
area = Area of { $player }
area-you = Your area
no-target = No target yet
captured = { $target } ({ $points } − { $penalty })
zone-captured = Captured
zone-reserved = Reserved
zone-crates = Crates
zone-contracts = Contracts
zone-chosen = Chosen
zone-hand = Hand
count-hand = hand
count-credits = credits
count-captured = captured
count-reserved = reserved
count-icons = icons
count-contracts = contracts
leader = Guild leader

## What is printed on cards

kind-target = Target
kind-hunter = Hunter
kind-droid = Droid
kind-crate = Crate
kind-contract = Contract
pair = { $first } + { $second }
a-crate = crate
value-green = green { $value }
value-blue = blue { $value }
value-orange = orange { $value }
badge-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
badge-penalty =
    { $number ->
        [0] no penalty
        [one] −{ $number } point
       *[other] −{ $number } points
    }
badge-cost = cost { $number }
badge-copies = ×{ $number }
badge-icons =
    { $number ->
        [one] { $number } crate icon
       *[other] { $number } crate icons
    }
badge-credit = +{ $number } credit
badge-contract = +{ $number } contract
badge-each = { $value } each
badge-duo = duo +{ $value }
badge-worth = now { $number }
text-target =
    To capture it, reach green { $green }, blue { $blue } and orange { $orange }. { $points ->
        [one] Worth { $points } point.
       *[other] Worth { $points } points.
    }
text-credit-icon = Its capture earns 1 credit at once.
text-contract-icon = Its capture brings 1 contract at once.
text-hunter =
    Attacks with green { $green }, blue { $blue }, orange { $orange }. Free to play. { $points ->
        [0] Never costs points.
        [one] Costs { $points } point at the end if its target is captured.
       *[other] Costs { $points } points at the end if its target is captured.
    }
text-droid =
    Attacks with green { $green }, blue { $blue }, orange { $orange }. { $cost ->
        [one] Activated for { $cost } credit; never costs points.
       *[other] Activated for { $cost } credits; never costs points.
    } { $copies ->
        [one] The only card with this attack.
       *[other] { $copies } cards have this attack.
    }
text-crate =
    { $cost ->
        [one] Activated for { $cost } credit.
       *[other] Activated for { $cost } credits.
    } { $points ->
        [one] Worth { $points } point,
       *[other] Worth { $points } points,
    } with { $icons ->
        [one] { $icons } crate icon.
       *[other] { $icons } crate icons.
    } Whoever has the most icons at the end scores 5 more.
text-contract-pair = At the end: { $first } scores { $each } a capture, { $second } { $other }, and every duo of the two { $duo } more.
text-contract-same = At the end: { $first } scores { $each } a capture, and every two captures { $duo } more.
text-contract-crate = At the end: { $first } scores { $each } a capture, and every duo of a capture and a crate icon { $duo } more.

## What is wanted

status = Round { $number } · { $step }
status-over = The game is over after { $number } rounds
step-draw = step 1: draw
step-choose = step 2: choose a card
step-act = step 2: sell or play
rounds-left =
    { $number ->
        [0] last round
        [one] { $number } more round after this one
       *[other] { $number } more rounds after this one
    }
prompt-wait = Waiting for { $players }.
prompt-withdraw = You have chosen { $card }. Waiting for { $players }.
prompt-draw = Which deck do you draw from?
note-shuffle = Empty, so its discard pile will be shuffled first: { $decks }.
note-empty = Nothing is left of: { $decks }.
prompt-choose = Choose a card to sell or to play; the others go to your left.
prompt-use = Do you sell { $card }, or play it?
prompt-use-market = Sell { $card }, play it for { $cost } of your { $credits ->
        [one] { $credits } credit,
       *[other] { $credits } credits,
    } or reserve it?
prompt-use-dear = Sell { $card }, or reserve it? It costs { $cost }; you have { $credits }.
prompt-against = Which target does { $card } go against?
prompt-activate = Do you activate a reserved card? You have { $credits ->
        [one] { $credits } credit.
       *[other] { $credits } credits.
    }
move-draw-target = Draw a target
move-draw-hunter = Draw a hunter
move-draw-market = Draw from the Jawa market
move-draw-contract = Draw a contract
move-choose = Choose { $card }
move-sell = Sell it for 1 credit
move-play = Play it
move-pay = Play it for { $cost ->
        [one] { $cost } credit
       *[other] { $cost } credits
    }
move-reserve = Reserve it
move-against = Against { $target }
move-activate = Activate { $card } for { $cost ->
        [one] { $cost } credit
       *[other] { $cost } credits
    }
move-done = Leave it at that
move-withdraw = Take it back

## What happened

log-round = Round { $number } begins.
log-passed = Hands go to the left.
log-ended = The last round is over.
log-shuffled = The discard pile becomes a new deck: { $deck }.
log-drew = { $player } draws { $card }.
log-got = { $player } draws { $card }.
log-got-you = You draw { $card }.
log-revealed = { $player } reveals { $card }.
log-revealed-you = You reveal { $card }.
log-sold = { $player } sells { $card }.
log-sold-you = You sell { $card }.
log-reserved = { $player } reserves { $card }.
log-reserved-you = You reserve { $card }.
log-played = { $player } plays { $card }.
log-played-you = You play { $card }.
log-activated = { $player } activates { $card }.
log-activated-you = You activate { $card }.
log-against = { $card } goes against { $target }.
log-against-you = { $card } goes against { $target }.
log-alone = { $card } waits for a target.
log-alone-you = { $card } waits for a target.
log-captured = { $player } captures { $card }!
log-captured-you = You capture { $card }!
log-credit = { $player } earns 1 credit for it.
log-credit-you = You earn 1 credit for it.
log-contract = { $player } takes on a contract: { $card }.
log-contract-you = You take on a contract: { $card }.
log-fourth = That is the 4th target of { $player }, who earns 1 more credit. Two more rounds follow this one.
log-fourth-you = That is your 4th target: you earn 1 more credit. Two more rounds follow this one.

## The end

sheet-targets = Targets
sheet-crates = Crates
sheet-majority = Crate majority
sheet-contracts = Contracts
sheet-hunters = Hunters
sheet-total = Total
sheet-credits = Credits, to break ties
won = { $player } wins with { $points } points.
won-you = You win with { $points } points!
won-credits = { $player } wins: { $points } points like others, but more credits left ({ $credits }).
won-credits-you = You win: { $points } points like others, but more credits left ({ $credits })!
won-shared =
    { $players } share the victory with { $points } points { $credits ->
        [0] and no credits.
        [one] and { $credits } credit each.
       *[other] and { $credits } credits each.
    }

## The story of the game

banner-fourth = The last rounds begin
captures-left = the end comes at { $number } captures (most so far: { $most })
