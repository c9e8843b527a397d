# Bounty Hunters en français. `-you` s’adresse au joueur, le message sans cela parle d’un autre.

title = Bounty Hunters
aim =
    Le but : capturer des cibles avec chasseurs et droïdes, y ajouter caisses et contrats, et avoir le plus de points. La première 4e capture annonce la fin, deux tours plus tard.
signs =
    Les signes :
      ● ■ ▲           vert, bleu, orange : défense d’une cible, ou attaque
      ●3/4            attaque 3 pour l’instant, sur les 4 qu’il faut
      ×2              tant de droïdes ont cette attaque
      2/1 par cible   points d’un contrat pour chaque première et seconde cible
      duo +3          points d’un contrat pour chaque paire qu’il nomme
      vaut 0          ce que le contrat rapporterait si la partie finissait là
      (12 − 3)        points d’une cible capturée, moins ceux de ses chasseurs

## Paquets, zones et comptes

deck-target = Cibles
deck-hunter = Chasseurs
deck-market = Marché Jawa
deck-contract = Contrats
discard-target = Cibles défaussées
discard-hunter = Chasseurs défaussés
discard-market = Marché Jawa, défausse
discard-contract = Contrats défaussés
pile = Dans cette pile : { $cards }.
back-target = une cible
back-hunter = un chasseur
back-market = une carte du marché Jawa
back-contract = un contrat
area = Zone de jeu : { $player }
area-you = Votre zone de jeu
no-target = Pas encore de cible
captured = { $target } ({ $points } − { $penalty })
zone-captured = Capturées
zone-reserved = En réserve
zone-crates = Caisses
zone-contracts = Contrats
zone-chosen = Choisie
zone-hand = Main
count-hand = main
count-credits = crédits
count-captured = prises
count-reserved = réserve
count-icons = icônes
count-contracts = contrats
leader = Chef de la Guilde

## Ce qui est imprimé sur les cartes

kind-target = Cible
kind-hunter = Chasseur
kind-droid = Droïde
kind-crate = Caisse
kind-contract = Contrat
pair = { $first } + { $second }
a-crate = caisse
value-green = vert { $value }
value-blue = bleu { $value }
value-orange = orange { $value }
badge-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
badge-penalty =
    { $number ->
        [0] sans malus
        [one] −{ $number } point
       *[other] −{ $number } points
    }
badge-cost = coût { $number }
badge-copies = ×{ $number }
badge-icons =
    { $number ->
        [one] { $number } icône caisse
       *[other] { $number } icônes caisse
    }
badge-credit = +{ $number } crédit
badge-contract = +{ $number } contrat
badge-each = { $value } par cible
badge-duo = duo +{ $value }
badge-worth = vaut { $number }
text-target =
    Pour la capturer, atteignez vert { $green }, bleu { $blue } et orange { $orange }. { $points ->
        [one] Elle vaut { $points } point.
       *[other] Elle vaut { $points } points.
    }
text-credit-icon = Sa capture rapporte aussitôt 1 crédit.
text-contract-icon = Sa capture apporte aussitôt 1 contrat.
text-hunter =
    Attaque avec vert { $green }, bleu { $blue }, orange { $orange }. Se joue gratuitement. { $points ->
        [0] Ne coûte jamais de points.
        [one] Coûte { $points } point à la fin si sa cible est capturée.
       *[other] Coûte { $points } points à la fin si sa cible est capturée.
    }
text-droid =
    Attaque avec vert { $green }, bleu { $blue }, orange { $orange }. { $cost ->
        [one] S’active pour { $cost } crédit ; ne coûte jamais de points.
       *[other] S’active pour { $cost } crédits ; ne coûte jamais de points.
    } { $copies ->
        [one] Aucune autre carte n’a cette attaque.
       *[other] { $copies } cartes ont cette attaque.
    }
text-crate =
    { $cost ->
        [one] S’active pour { $cost } crédit.
       *[other] S’active pour { $cost } crédits.
    } { $points ->
        [one] Vaut { $points } point,
       *[other] Vaut { $points } points,
    } avec { $icons ->
        [one] { $icons } icône caisse.
       *[other] { $icons } icônes caisse.
    } Qui a le plus d’icônes à la fin marque 5 points de plus.
text-contract-pair = À la fin : { $first } rapporte { $each } par capture, { $second } { $other }, et chaque duo des deux { $duo } de plus.
text-contract-same = À la fin : { $first } rapporte { $each } par capture, et chaque paire de captures { $duo } de plus.
text-contract-crate = À la fin : { $first } rapporte { $each } par capture, et chaque duo capture et icône caisse { $duo } de plus.

## Ce qui est attendu

status = Tour { $number } · { $step }
status-over = La partie est finie après { $number } tours
step-draw = étape 1 : piocher
step-choose = étape 2 : choisir une carte
step-act = étape 2 : vendre ou jouer
rounds-left =
    { $number ->
        [0] dernier tour
        [one] encore { $number } tour après celui-ci
       *[other] encore { $number } tours après celui-ci
    }
prompt-wait = On attend { $players }.
prompt-withdraw = Votre choix : { $card }. On attend { $players }.
prompt-draw = Dans quel paquet piochez-vous ?
note-shuffle = Paquet vide, on mélangera d’abord sa défausse : { $decks }.
note-empty = Il ne reste plus rien de : { $decks }.
prompt-choose = Choisissez une carte à vendre ou à jouer ; les autres iront à gauche.
prompt-use = Vendez-vous cette carte ou la jouez-vous : { $card } ?
prompt-use-market = Vendre { $card }, la jouer pour { $cost } ({ $credits ->
        [one] vous avez { $credits } crédit),
       *[other] vous avez { $credits } crédits),
    } ou la réserver ?
prompt-use-dear = Vendre { $card } ou la réserver ? Coût { $cost }, vous avez { $credits }.
prompt-against = Contre quelle cible envoyez-vous { $card } ?
prompt-activate = Activez-vous une carte réservée ? Vous avez { $credits ->
        [one] { $credits } crédit.
       *[other] { $credits } crédits.
    }
move-draw-target = Piocher une cible
move-draw-hunter = Piocher un chasseur
move-draw-market = Piocher au marché Jawa
move-draw-contract = Piocher un contrat
move-choose = Choisir { $card }
move-sell = La vendre pour 1 crédit
move-play = La jouer
move-pay = La jouer pour { $cost ->
        [one] { $cost } crédit
       *[other] { $cost } crédits
    }
move-reserve = La réserver
move-against = Contre { $target }
move-activate = Activer { $card } pour { $cost ->
        [one] { $cost } crédit
       *[other] { $cost } crédits
    }
move-done = En rester là
move-withdraw = La reprendre

## Ce qui s’est passé

log-round = Le tour { $number } commence.
log-passed = Les mains passent à gauche.
log-ended = Le dernier tour est terminé.
log-shuffled = La défausse redevient un paquet : { $deck }.
log-drew = { $player } pioche { $card }.
log-got = { $player } pioche { $card }.
log-got-you = Vous piochez { $card }.
log-revealed = { $player } révèle { $card }.
log-revealed-you = Vous révélez { $card }.
log-sold = { $player } vend { $card }.
log-sold-you = Vous vendez { $card }.
log-reserved = { $player } réserve { $card }.
log-reserved-you = Vous réservez { $card }.
log-played = { $player } joue { $card }.
log-played-you = Vous jouez { $card }.
log-activated = { $player } active { $card }.
log-activated-you = Vous activez { $card }.
log-against = { $card } affronte { $target }.
log-against-you = { $card } affronte { $target }.
log-alone = { $card } attend une cible.
log-alone-you = { $card } attend une cible.
log-captured = { $player } capture { $card } !
log-captured-you = Vous capturez { $card } !
log-credit = { $player } y gagne 1 crédit.
log-credit-you = Vous y gagnez 1 crédit.
log-contract = { $player } reçoit un contrat : { $card }.
log-contract-you = Vous recevez un contrat : { $card }.
log-fourth = { $player } en est à 4 cibles et gagne 1 crédit de plus. Encore deux tours après celui-ci.
log-fourth-you = C’est votre 4e cible : vous gagnez 1 crédit de plus. Encore deux tours après celui-ci.

## La fin

sheet-targets = Cibles
sheet-crates = Caisses
sheet-majority = Majorité de caisses
sheet-contracts = Contrats
sheet-hunters = Chasseurs
sheet-total = Total
sheet-credits = Crédits, pour départager
won = { $player } gagne avec { $points } points.
won-you = Vous gagnez avec { $points } points !
won-credits = { $player } gagne : { $points } points comme d’autres, mais plus de crédits ({ $credits }).
won-credits-you = Vous gagnez : { $points } points comme d’autres, mais plus de crédits ({ $credits }) !
won-shared =
    { $players } se partagent la victoire avec { $points } points { $credits ->
        [0] et aucun crédit.
        [one] et { $credits } crédit chacun.
       *[other] et { $credits } crédits chacun.
    }

## The story of the game

banner-fourth = Les derniers tours commencent
captures-left = fin dès { $number } captures (record : { $most })
