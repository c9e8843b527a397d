# Pulp Detective in English. `-you` is said to the player, the message without it about another.

title = Pulp Detective
aim =
    The aim: find the clues that the case demands, then beat the Criminal to whom your storylines point, before time or Energy runs out. Each turn, keep a card, place it, and roll dice for its mission of the hour.
aim-rivals =
    The aim: find your own clues, then beat the Criminal to whom your storylines point, before your rival does and before your time or Energy runs out. Your rival’s clues do not count for you. Each turn, keep a card, place it, and roll dice for its mission of the hour. Whoever took Chekhov’s Gun last goes first.
aim-partners =
    The aim: find together the clues that the case demands, then beat the Criminal to whom your storylines point, before the hours that you share run out; whoever has no Energy left is off the case. You win or lose together. Each turn, each of you keeps a card, places it, and rolls dice for its mission of the hour.
signs =
    The symbols:
      Persuasion ×2             an icon that is needed twice
      from hour 13 on           the mission once the clock is down to 13
      success brings, failure costs
                                what the mission of the hour gives or takes
      2 re-rolls                what matching edges would earn there
      ●2 ■1                     how many cards of each rival name a suspect (! the most)

## Icons, goods, dice

icon-dots = Connect the Dots
icon-street = Word on the Street
icon-rounds = Make the Rounds
icon-persuasion = Persuasion
times = { $icon } ×{ $number }
good-object = an object
good-energy = 1 Energy
good-clue = 1 clue
good-time = 1 hour
nothing = nothing
die-yellow = Yellow die { $number }
die-red = Red die
die-grey = Grey die
the-die-yellow = yellow die { $number }
the-die-red = the red die
the-die-grey = the grey die
rolled = Rolled
twice = twice: { $icons }
note = Noted result { $number }
the-note = noted result { $number }
counts-as = counts as { $icon }
night = night
day = day
by-night = by night
by-day = by day

## Zones and counts

zone-clock = Clock
zone-case = Case
zone-criminal = Suspects
zone-mission = Mission of { $player }: { $about }
zone-mission-you = Your mission: { $about }
zone-confrontation = { $player } confronts { $about }
zone-confrontation-you = You confront { $about }
zone-last = The last card: { $about }
zone-dice = Dice
zone-noted = Noted results
zone-drawn = Cards drawn
zone-given = Card given
zone-pile = Investigation pile
zone-discards = Discards
zone-supply = Supply
zone-aside = Detectives not on the case
zone-offer = Found
zone-detective = Detective
zone-energy = Energy
zone-clues = Clues
zone-object = Object
zone-twists = Twist tokens
zone-tokens = Investigation tokens
zone-current = This turn’s card
zone-story = Storylines
area = Desk of { $player }
area-you = Your desk
row-main = Main storyline
row-subplot = Subplot { $number }
row-new = New subplot { $number }
row-main-in = the main storyline
row-subplot-in = subplot { $number }
time-marker = Time marker of { $player }
time-marker-you = Your Time marker
time-marker-all = Time marker
top-card = Top card
slot = Card { $number }
drawn-card = card { $number } ({ $kind })
unknown = a card
quoted = “{ $title }”
pile = In this pile, from the top: { $cards }.
count-clues =
    { $number ->
        [one] clue
       *[other] clues
    }
count-energy = { $number ->
        [0] Energy
       *[other] Energy
    }
count-hours =
    { $number ->
        [one] hour left
       *[other] hours left
    }
count-twists =
    { $number ->
        [one] Twist token
       *[other] Twist tokens
    }
title-active = Active player
fate-time = out of time
fate-cards = out of leads
fate-energy = exhausted
fate-beaten = beaten by the Criminal

## What is printed

kind-cliffhanger = Cliffhanger
kind-lead = Lead
kind-informant = Informant
kind-back = { $kind } ({ $letter })
kind-case = Case
kind-suspect = Suspect
kind-note = Noted
kind-twist = Twist token
kind-token = Investigation token
kind-detective = Private Detective
kind-inspector = Police Inspector
kind-object = Object
likely-energy = mostly Energy
likely-object = mostly objects
likely-clue = mostly clues
level-beginner = Beginner
level-normal = Normal
level-expert = Experienced
edge-top = top edge { $icon }
edge-right = right edge { $icon }
edge-bottom = bottom edge { $icon }
edge-left = left edge { $icon }
joined = { $edge }, joined
badge-line = from hour { $hour } on
badge-reward = success brings
badge-penalty = failure costs
badge-die = die icon { $number }: { $suspect }, { $object }
badge-object-die = die icon { $number }
badge-hour = hour { $hour }
badge-hour-of = { $player }: hour { $hour }
badge-hour-of-you = you: hour { $hour }
badge-nights = night from { $first } to { $last }
badge-needed =
    { $number ->
        [one] { $number } clue needed
       *[other] { $number } clues needed
    }
badge-count =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
badge-count-of =
    { $player }: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
badge-count-of-you =
    { $number ->
        [one] you: { $number } card
       *[other] you: { $number } cards
    }
badge-suspect = the Criminal for now
badge-suspect-of = { $player }’s Criminal for now
badge-suspect-of-you = your Criminal for now
badge-have = { $icon } { $have } of { $need }
badge-success = success brings { $goods }
badge-failure = failure costs { $goods }
twist-offered = a Twist token
badge-twist = failure offers a Twist token
badge-rolls =
    { $number ->
        [0] no dice left of { $all }
        [one] { $number } of { $all } dice left
       *[other] { $number } of { $all } dice left
    }
badge-rerolls =
    { $number ->
        [one] { $number } re-roll
       *[other] { $number } re-rolls
    }
badge-coin =
    { $number ->
        [one] { $number } re-roll of the coin
       *[other] { $number } re-rolls of the coin
    }
badge-protected = three identical icons: failure costs no object and no Energy
badge-price = a re-roll for { $number } hours
stamp-caught = Caught
stamp-escaped = Escaped
stamp-unsolved = Unsolved
badge-useful = needed
badge-next-object = next object: { $object }
badge-token = bought with { $icon }
badge-ready = Special Action ready
badge-resting = no Special Action at this hour
badge-spent = Special Action used this turn
badge-energy = { $number } of { $most }
badge-dice =
    { $number ->
        [one] { $number } yellow die
       *[other] { $number } yellow dice
    }
badge-for-an-hour = { $number } more for an hour
badge-clues = { $number } of { $all }
badge-match =
    { $number ->
        [0] no re-roll
        [one] { $number } re-roll
       *[other] { $number } re-rolls
    }
badge-current = mission of the hour
text-line = From hour { $hour } on: { $needs }. Success: { $reward }. Failure: { $penalty }.
text-edges = Edges: { $edges }.
text-no-edges = No icons on its edges.
text-die-icon = Die icon { $number }: { $suspect }, { $object }.
text-reroll-night =
    By night, { $number ->
        [0] as often as you like,
        [one] once a turn,
       *[other] { $number } times a turn,
    } re-roll a yellow die.
text-reroll-day =
    By day, { $number ->
        [0] as often as you like,
        [one] once a turn,
       *[other] { $number } times a turn,
    } re-roll a yellow die.
text-wild-night =
    By night, { $number ->
        [0] every die
        [one] one die a turn
       *[other] { $number } dice a turn
    } showing { $icon } can count as any icon.
text-wild-day =
    By day, { $number ->
        [0] every die
        [one] one die a turn
       *[other] { $number } dice a turn
    } showing { $icon } can count as any icon.
text-energy = Once, at any time: gain { $number } Energy, up to 8.
text-time =
    Once, at any time: turn your Time marker back { $number ->
        [one] { $number } hour.
       *[other] { $number } hours.
    }
text-coin =
    Once: re-roll { $number ->
        [one] any die
       *[other] up to { $number } dice
    } of one mission.
text-key = Once: counts as any one icon that the mission still needs.
text-die = You may roll { $die } as well. After a mission in which you do, discard a Twist token or lose it.
text-case =
    { $number ->
        [one] Find { $number } clue, then confront the Criminal.
       *[other] Find { $number } clues, then confront the Criminal.
    }
text-no-twists = There are no Twist tokens in this case.
text-without = The { $object } cannot be used; if you would find it, choose any other object.
text-suspect = To beat the Criminal: { $needs }.
text-sidekick = Bought with { $icon }. Borrow the Special Action of a detective whom nobody plays, for one mission.
text-interrogation = Bought with { $icon }. Ignore one icon of a mission that brings a clue.
text-deus-ex-machina = Bought with { $icon }. Turn up to three dice over to their opposite faces.
text-chekhovs-gun = Bought with { $icon }. Pay 1 Energy or 1 hour: one of your Twist tokens counts as any icon. Between rivals, whoever takes it becomes the active player.

## What is wanted

status = Turn { $number } · { $phase } · hour { $hour }, { $now }
status-before = Before the case
status-over =
    { $number ->
        [one] The file is closed after { $number } turn
       *[other] The file is closed after { $number } turns
    }
phase-story = phase 1: the storyline
phase-mission = phase 2: the investigation
phase-clock = phase 3: the clock
phase-criminal = the confrontation
wait = Waiting for { $players }.
wait-cards = { $players } is choosing from the cards.
wait-place = { $players } is placing a card.
wait-dice = { $players } is investigating.
prompt-choose-detective = Who takes the case? Choose your detective.
prompt-choose-inspector = Who takes the case? Choose your inspector.
prompt-choose-case = Which case do you take?
prompt-choose-level = Which level do you play?
prompt-dispose = What becomes of the cards? { $ways }.
way-keep = Keep one
way-give = give one
way-discard = discard one
way-return = return one to the pile
prompt-claim = Keep one of the cards; your partner keeps another.
prompt-team-discard = Which of the last two is discarded? The other goes back to the pile.
prompt-place = Where does { $card } go?
prompt-who-is-first = Who investigates first?
prompt-mission = Still needed: { $missing }.
prompt-confront = { $suspect } is cornered. Still needed: { $missing }.
prompt-means =
    { $dice ->
        [0] No more dice
        [one] { $dice } die left
       *[other] { $dice } dice left
    }{ $rerolls ->
        [0] .
        [one] { "" }, { $rerolls } re-roll for matching edges.
       *[other] { "" }, { $rerolls } re-rolls for matching edges.
    }
prompt-met = You have all the icons.
prompt-arrest = You have all the icons: the Criminal is yours.
prompt-flip =
    { $number ->
        [one] You may turn { $number } more die over.
       *[other] You may turn { $number } more dice over.
    }
prompt-upkeep = You have used its die: discard a Twist token, or lose the { $object }.
prompt-offer = You have found the { $object }. Do you take it?
prompt-offer-swap = You have found the { $object }. Do you take it in place of the { $held }?
prompt-offer-any = This object cannot be used in this case: choose any other.
prompt-recipient-object = Who gets the { $object }?
prompt-recipient = Who gets the Energy?
prompt-gain-twist = A lesson from failure: which Twist token do you take?
prompt-gain-twist-full = A lesson from failure, but you have four Twist tokens: do you swap one?
prompt-look-ahead = You are a step ahead: look at the next card?
prompt-name-criminal = Several suspects are tied. Who is the Criminal?
prompt-who-confronts = The Criminal is { $suspect }. Which of you goes first?
prompt-last-moment = The clock is about to strike for the last time. Turn it back?
move-detective = Play as { $detective }. { $text }
move-case = Take the case: { $case }. { $text }
move-level =
    { $level }: { $hour ->
        [one] { $hour } hour
       *[other] { $hour } hours
    }, { $energy } Energy
move-keep = Keep { $card }
move-give = Give { $card } to { $player }
move-discard = Discard { $card }
move-return = Return { $card } to the pile
move-place-main = Place it in the main storyline
move-place = Place it in subplot { $number }
move-place-new = Start subplot { $number }
move-first = { $player } goes first
move-first-you = Go first
move-finish = Complete the mission
move-finish-failed = Give up the mission
move-finish-early = Give up the mission (you can still try)
move-arrest = Make the arrest
move-arrest-failed = Let the Criminal go
move-arrest-early = Let the Criminal go (you can still try)
confirm-finish = Press again to give up
move-use-energy = Use the { $object }: gain { $number } Energy
move-use-time =
    Use the { $object }: { $number ->
        [one] { $number } hour back
       *[other] { $number } hours back
    }
move-buy =
    Spend 1 hour: { $number ->
        [one] { $number } more die
       *[other] { $number } more dice
    }
move-roll = Roll { $die }
move-again = Note { $icon } and roll { $die } once more
move-reroll = Re-roll { $die }
move-special = Re-roll { $die } as { $detective }
move-use-on = Re-roll { $die } with the { $object }
move-hours-on = Re-roll { $die } for { $number } hours
move-count = Count { $die } as { $icon }
move-twist = Use the Twist token { $icon }
move-use-as = Use the { $object } as { $icon }
move-take = Take { $token } for { $icon }
move-sidekick = Borrow the action of { $detective }
move-ignore = Ignore one { $icon } icon
move-flip = Turn { $die } over to { $icon }
move-shoot-energy = Pay 1 Energy: the token { $held } counts as { $icon }
move-shoot-hour = Pay 1 hour: the token { $held } counts as { $icon }
move-borrow = Take { $icon } from { $player }
move-lend = Give { $icon } to { $player }
decline-flipping = Turn no more dice
move-pay = Discard { $icon } and keep the { $object }
move-lose = Lose the { $object }
move-accept = Take the { $object }
move-to = For { $player }
move-to-you = For me
move-gain = Take { $icon }
move-swap = Swap { $held } for { $icon }
for-hours =
    { $what } ({ $number ->
        [one] costs { $number } hour
       *[other] costs { $number } hours
    })
move-look = Look at the next card
decline-look-ahead = Do not look
decline-offer-object = Leave it there
decline-gain-twist = No Twist token
decline-last-moment = Let it strike
move-suspect = Accuse { $suspect }

## What happened

log-detective = { $player } plays { $detective }.
log-detective-you = You play { $detective }.
log-case = { $player } takes the case: { $case }.
log-case-you = You take the case: { $case }.
log-level = { $player } chooses the level: { $level }.
log-level-you = You choose the level: { $level }.
log-turn = Turn { $number } begins.
log-drew =
    { $number ->
        [one] { $player } draws { $number } card.
       *[other] { $player } draws { $number } cards.
    }
log-drew-you =
    { $number ->
        [one] You draw { $number } card.
       *[other] You draw { $number } cards.
    }
log-drew-all =
    { $number ->
        [one] { $number } card is drawn.
       *[other] { $number } cards are drawn.
    }
log-no-cards = No card is left to draw.
log-shuffled = The discards become a new pile.
log-kept = { $player } keeps { $card }.
log-kept-you = You keep { $card }.
log-discarded = { $player } discards { $card }.
log-discarded-you = You discard { $card }.
log-gave = { $player } gives a card to the other player.
log-gave-you = You give a card to the other player.
log-gave-to-you = { $player } gives you a card.
log-returned = { $player } returns a card to the pile ({ $kind }).
log-returned-you = You return a card to the pile ({ $kind }).
log-placed = { $player } places { $card } in { $row }.
log-placed-you = You place { $card } in { $row }.
log-matches =
    { $number ->
        [one] Its edges earn { $number } re-roll.
       *[other] Its edges earn { $number } re-rolls.
    }
log-first = { $player } goes first.
log-first-you = You go first.
log-mission = { $player } investigates { $card }: { $needs }.
log-mission-you = You investigate { $card }: { $needs }.
log-rolled = { $player } rolls { $icon } with { $die }.
log-rolled-you = You roll { $icon } with { $die }.
log-noted = { $player } notes { $icon }.
log-noted-you = You note { $icon }.
log-flipped = { $player } turns { $die } over to { $icon }.
log-flipped-you = You turn { $die } over to { $icon }.
log-counted = { $player } counts { $die } as { $icon }.
log-counted-you = You count { $die } as { $icon }.
log-twist = { $player } uses the Twist token { $icon }.
log-twist-you = You use the Twist token { $icon }.
log-counts = It counts as { $icon }.
log-counts-you = It counts as { $icon }.
log-bought =
    { $number ->
        [one] { $player } buys { $number } die for an hour.
       *[other] { $player } buys { $number } dice for an hour.
    }
log-bought-you =
    { $number ->
        [one] You buy { $number } die for an hour.
       *[other] You buy { $number } dice for an hour.
    }
log-hours =
    { $number ->
        [one] { $number } hour passes for { $player }: the clock is at { $hour }.
       *[other] { $number } hours pass for { $player }: the clock is at { $hour }.
    }
log-hours-you =
    { $number ->
        [one] { $number } hour passes: the clock is at { $hour }.
       *[other] { $number } hours pass: the clock is at { $hour }.
    }
log-hours-all =
    { $number ->
        [one] { $number } hour passes: the clock is at { $hour }.
       *[other] { $number } hours pass: the clock is at { $hour }.
    }
log-back = { $player }’s clock is turned back to { $number }.
log-back-you = The clock is turned back to { $number }.
log-energy = { $player } gains { $number } Energy and has { $now }.
log-energy-you = You gain { $number } Energy and have { $now }.
log-energy-lost = { $player } loses { $number } Energy and has { $now } left.
log-energy-lost-you = You lose { $number } Energy and have { $now } left.
log-used = { $player } uses the { $object }.
log-used-you = You use the { $object }.
log-lost-object = { $player } loses the { $object }.
log-lost-object-you = You lose the { $object }.
log-object = { $player } takes the { $object }.
log-object-you = You take the { $object }.
log-found = An object is found: { $object }.
log-found-nothing = There is no object to be found.
log-declined = { $player } leaves the object there.
log-declined-you = You leave the object there.
log-kept-object = { $player } discards { $icon } and keeps the { $object }.
log-kept-object-you = You discard { $icon } and keep the { $object }.
log-success = { $player } succeeds.
log-success-you = You succeed!
log-failure = { $player } fails.
log-failure-you = You fail.
log-saved = Three identical icons: { $player } keeps object and Energy.
log-saved-you = Three identical icons: you keep object and Energy.
log-clue = { $player } finds a clue: { $number } in all.
log-clue-you = You find a clue: { $number } in all.
log-gained-twist = { $player } takes a Twist token: { $icon }.
log-gained-twist-you = You take a Twist token: { $icon }.
log-no-twist = { $player } takes no Twist token.
log-no-twist-you = You take no Twist token.
log-looked = { $player } looks at the next card.
log-looked-you = You look at the next card.
log-next-card = The next card is { $card }.
log-next-card-you = The next card is { $card }.
log-took = { $player } gives { $icon } and takes { $token }.
log-took-you = You give { $icon } and take { $token }.
log-used-token = { $player } uses { $token }.
log-used-token-you = You use { $token }.
log-sidekick = { $player } borrows the Special Action of { $detective }.
log-sidekick-you = You borrow the Special Action of { $detective }.
log-ignored = One { $icon } less is needed.
log-ignored-you = One { $icon } less is needed.
log-joker = { $player }’s token { $held } counts as { $icon }.
log-joker-you = Your token { $held } counts as { $icon }.
log-passed = { $player } gives the Twist token { $icon } to the other player.
log-passed-you = You give the Twist token { $icon } to the other player.
log-passed-to-you = { $player } gives you the Twist token { $icon }.
log-accuse = { $player } has all the clues.
log-accuse-you = You have all the clues.
log-criminal = The Criminal is { $suspect }!
log-criminal-you = The Criminal is { $suspect }!
log-confronts = { $player } confronts { $suspect }.
log-confronts-you = You confront { $suspect }.
log-out-time = { $player } is out of time.
log-out-time-you = You are out of time.
log-out-energy = { $player } is exhausted and off the case.
log-out-energy-you = You are exhausted and off the case.
log-out-beaten = The Criminal escapes { $player }.
log-out-beaten-you = The Criminal escapes you.
banner-solved = Case solved!
log-solved = { $player } solves the case!
log-solved-you = You solve the case!
log-unsolved = The case remains unsolved.

## The end

sheet-case = The case
sheet-solved = Solved
sheet-unsolved = Unsolved
sheet-clues = Clues
sheet-hours = Hour on the clock
sheet-energy = Energy
sheet-turns = Turns
won =
    { $number ->
        [one] { $player } has solved the case at hour { $hour }, after { $number } turn.
       *[other] { $player } has solved the case at hour { $hour }, after { $number } turns.
    }
won-you =
    { $number ->
        [one] You have solved the case at hour { $hour }, after { $number } turn!
       *[other] You have solved the case at hour { $hour }, after { $number } turns!
    }
won-team =
    { $number ->
        [one] The partners have solved the case at hour { $hour }, after { $number } turn: { $player } made the arrest.
       *[other] The partners have solved the case at hour { $hour }, after { $number } turns: { $player } made the arrest.
    }
won-partner =
    { $number ->
        [one] You have solved the case together at hour { $hour }, after { $number } turn: { $player } made the arrest!
       *[other] You have solved the case together at hour { $hour }, after { $number } turns: { $player } made the arrest!
    }
won-partner-you =
    { $number ->
        [one] You have solved the case together at hour { $hour }, after { $number } turn: you made the arrest!
       *[other] You have solved the case together at hour { $hour }, after { $number } turns: you made the arrest!
    }
lost-cards = No card is left to draw, and the trail goes cold: the case remains unsolved.
lost-time = Time has run out: the case remains unsolved.
lost-energy = You have no Energy left: the case remains unsolved.
lost-beaten = The Criminal has got away: the case remains unsolved.
lost-both = Nobody is left on the case: it remains unsolved.
share-solved = solved at hour { $hour }
share-unsolved = unsolved
