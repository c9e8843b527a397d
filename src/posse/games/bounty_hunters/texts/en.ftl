# Bounty Hunters in English. `-you` is said to the player, the message without it about another.

title = Bounty Hunters
aim =
    The aim: capture targets with hunters and droids, add crates and contracts, and have the most points. The first 4th capture triggers the end: two more rounds are played.
signs =
    The symbols:
      ● ■ ▲       green, blue, orange: a target’s defence, or the attack against it
      ●3/4        attack 3 so far, of the 4 needed
      2 and 1 a target
                  a contract’s points for each of the first and of the second target
      duo +3      a contract’s points for every pair it names
      worth 0 now
                  what the contract would score if the game ended now
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
zone-supply = Supply
credits =
    { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
zone-captured = Captured
zone-reserved = Reserved
zone-crates = Crates
zone-contracts = Contracts
zone-chosen = Chosen
zone-hand = Hand
count-hand = { $number ->
        [0] in hand
       *[other] in hand
    }
count-credits =
    { $number ->
        [one] credit
       *[other] credits
    }
count-captured = { $number ->
        [0] captured
       *[other] captured
    }
count-reserved = { $number ->
        [0] reserved
       *[other] reserved
    }
count-icons =
    { $number ->
        [one] icon
       *[other] icons
    }
count-contracts =
    { $number ->
        [one] contract
       *[other] contracts
    }
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
badge-copies =
    { $number ->
        [one] the only one in the deck
       *[other] { $number } in the deck
    }
badge-icons =
    { $number ->
        [one] { $number } crate icon
       *[other] { $number } crate icons
    }
badge-credit = +{ $number } credit
badge-contract = +{ $number } contract
badge-each =
    { $other ->
        [0] { $value ->
            [one] { $value } point a target
           *[other] { $value } points a target
        }
       *[other] { $value } and { $other } points a target
    }
badge-duo = duo +{ $value }
badge-worth = worth { $number } now
text-target =
    To capture it, reach green { $green }, blue { $blue } and orange { $orange }. { $points ->
        [one] Worth { $points } point.
       *[other] Worth { $points } points.
    }
text-credit-icon = Capturing it earns 1 credit at once.
text-contract-icon = Capturing it brings 1 contract at once.
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
text-contract-pair = At the end: { $each } for each { $first } you have captured, { $other } for each { $second }, and +{ $duo } for every duo of the two.
text-contract-same = At the end: { $each } for each { $first } you have captured, and +{ $duo } for every two of them.
text-contract-crate = At the end: { $each } for each { $first } you have captured, and +{ $duo } for every duo of a capture and a crate icon.

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
note-shuffle = Empty, so the discards will be shuffled first: { $decks }.
note-empty = No cards left: { $decks }.
prompt-choose = Choose a card to sell or play; you will pass the others to your left.
prompt-use = { $card }: sell or play?
prompt-use-market = { $card } (cost { $cost }): sell, play or reserve? You have { $credits ->
        [one] { $credits } credit.
       *[other] { $credits } credits.
    }
prompt-use-dear = { $card } (cost { $cost }): sell or reserve? You have { $credits ->
        [0] no credits.
        [one] { $credits } credit.
       *[other] { $credits } credits.
    }
prompt-against = { $card }: against which target?
prompt-activate = Activate a reserved card? You have { $credits ->
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
move-done = Keep my credits
move-withdraw = Take it back

## What happened

log-round = Round { $number } begins.
log-passed = Hands go to the left.
log-ended = The last round is over.
log-shuffled = The discards become a new deck: { $deck }.
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
log-against = { $card } attacks { $target }.
log-against-you = { $card } attacks { $target }.
log-alone = { $card } waits for a target.
log-alone-you = { $card } waits for a target.
log-captured = { $player } captures { $card }!
log-captured-you = You capture { $card }!
log-credit = { $player } earns 1 credit.
log-credit-you = You earn 1 credit.
log-contract = { $player } gets a contract: { $card }.
log-contract-you = You get a contract: { $card }.
log-fourth = { $player } has captured a 4th target and earns 1 more credit. Two more rounds after this one!
log-fourth-you = This is your 4th capture: you earn 1 more credit. Two more rounds after this one!

## The end

sheet-targets = Targets
sheet-crates = Crates
sheet-majority = Most crate icons
sheet-contracts = Contracts
sheet-hunters = Hunters
sheet-total = Total
sheet-credits = Credits left, to break ties
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
won-credits = { $player } wins: tied at { $points } points, but with more credits left ({ $credits }).
won-credits-you = You win: tied at { $points } points, but with more credits left ({ $credits })!
won-shared =
    { $players } share the victory: { $points } points { $credits ->
        [0] and no credits each.
        [one] and { $credits } credit each.
       *[other] and { $credits } credits each.
    }
won-shared-you =
    You share the victory with { $players }: { $points } points { $credits ->
        [0] and no credits each.
        [one] and { $credits } credit each.
       *[other] and { $credits } credits each.
    }

## The story of the game

banner-fourth = The last rounds begin
captures-left = the end comes at { $number } captures (most so far: { $most })
