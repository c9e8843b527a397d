# Bounty Hunters en français. `-you` s’adresse au joueur, le message sans cela parle d’un autre.

title = Bounty Hunters
aim =
    Le but : capturer des cibles avec chasseurs et droïdes, y ajouter caisses et contrats, et avoir le plus de points. La première 4e capture déclenche la fin : il reste alors deux tours.
signs =
    Les symboles :
      ● ■ ▲       vert, bleu, orange : défense d’une cible, ou attaque contre elle
      ●3/4        attaque 3 pour l’instant, sur les 4 qu’il faut
      2 et 1 points par cible
                  points d’un contrat pour chaque première et chaque seconde cible
      duo +3      points d’un contrat pour chaque paire qu’il nomme
      vaut 0 pour l’instant
                  ce que le contrat rapporterait si la partie finissait là
      (12 − 3)    points d’une cible capturée, moins ceux de ses chasseurs

## Paquets, zones et comptes

deck-target = Cibles
deck-hunter = Chasseurs
deck-market = Marché Jawa
deck-contract = Contrats
discard-target = Cibles défaussées
discard-hunter = Chasseurs défaussés
discard-market = Cartes du marché défaussées
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
zone-supply = Réserve commune
credits =
    { $number ->
        [one] { $number } crédit
       *[other] { $number } crédits
    }
zone-captured = Capturées
zone-reserved = En réserve
zone-crates = Caisses
zone-contracts = Contrats
zone-chosen = Choisie
zone-hand = Main
count-hand = { $number ->
        [0] en main
       *[other] en main
    }
count-credits =
    { $number ->
        [one] crédit
       *[other] crédits
    }
count-captured =
    { $number ->
        [one] capture
       *[other] captures
    }
count-reserved =
    { $number ->
        [one] réservée
       *[other] réservées
    }
count-icons =
    { $number ->
        [one] icône
       *[other] icônes
    }
count-contracts =
    { $number ->
        [one] contrat
       *[other] contrats
    }
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
badge-copies =
    { $number ->
        [one] seul exemplaire du paquet
       *[other] { $number } exemplaires dans le paquet
    }
badge-icons =
    { $number ->
        [one] { $number } icône caisse
       *[other] { $number } icônes caisse
    }
badge-credit = +{ $number } crédit
badge-contract = +{ $number } contrat
badge-each =
    { $other ->
        [0] { $value ->
            [one] { $value } point par cible
           *[other] { $value } points par cible
        }
       *[other] { $value } et { $other } points par cible
    }
badge-duo = duo +{ $value }
badge-worth = vaut { $number } pour l’instant
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
text-contract-pair = À la fin, par capture : { $first }, { $each } ; { $second }, { $other } ; chaque duo complet, +{ $duo }.
text-contract-same = À la fin, par capture : { $first }, { $each } ; chaque duo complet, +{ $duo }.
text-contract-crate = À la fin, par capture : { $first }, { $each } ; chaque duo d’une capture et d’une icône caisse, +{ $duo }.

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
prompt-withdraw = Vous avez choisi { $card }. On attend { $players }.
prompt-draw = Dans quel paquet piochez-vous ?
note-shuffle = Paquet vide, on mélangera d’abord sa défausse : { $decks }.
note-empty = Plus aucune carte : { $decks }.
prompt-choose = Choisissez une carte à vendre ou à jouer ; les autres passent à votre voisin de gauche.
prompt-use = { $card } : vendre ou jouer ?
prompt-use-market = { $card } (coût { $cost }) : vendre, jouer ou réserver ? Vous avez { $credits ->
        [one] { $credits } crédit.
       *[other] { $credits } crédits.
    }
prompt-use-dear = { $card } (coût { $cost }) : vendre ou réserver ? Vous avez { $credits ->
        [0] 0 crédit.
        [one] { $credits } crédit.
       *[other] { $credits } crédits.
    }
prompt-against = { $card } : contre quelle cible ?
prompt-activate = Activer une carte réservée ? Vous avez { $credits ->
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
move-done = Garder mes crédits
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
log-against = { $card } attaque { $target }.
log-against-you = { $card } attaque { $target }.
log-alone = { $card } attend une cible.
log-alone-you = { $card } attend une cible.
log-captured = { $player } capture { $card } !
log-captured-you = Vous capturez { $card } !
log-credit = { $player } gagne 1 crédit.
log-credit-you = Vous gagnez 1 crédit.
log-contract = { $player } reçoit un contrat : { $card }.
log-contract-you = Vous recevez un contrat : { $card }.
log-fourth = { $player } a capturé une 4e cible et gagne 1 crédit de plus. Encore deux tours après celui-ci !
log-fourth-you = C’est votre 4e capture : vous gagnez 1 crédit de plus. Encore deux tours après celui-ci !

## La fin

sheet-targets = Cibles
sheet-crates = Caisses
sheet-majority = Majorité de caisses
sheet-contracts = Contrats
sheet-hunters = Chasseurs
sheet-total = Total
sheet-credits = Crédits restants, pour départager
won =
    { $points ->
        [one] { $player } gagne avec { $points } point.
       *[other] { $player } gagne avec { $points } points.
    }
won-you =
    { $points ->
        [one] Vous gagnez avec { $points } point !
       *[other] Vous gagnez avec { $points } points !
    }
won-credits = { $player } gagne : à égalité à { $points } points, mais avec plus de crédits ({ $credits }).
won-credits-you = Vous gagnez : à égalité à { $points } points, mais avec plus de crédits ({ $credits }) !
won-shared =
    { $players } se partagent la victoire : { $points } points { $credits ->
        [0] et aucun crédit chacun.
        [one] et { $credits } crédit chacun.
       *[other] et { $credits } crédits chacun.
    }
won-shared-you =
    Vous partagez la victoire avec { $players } : { $points } points { $credits ->
        [0] et aucun crédit chacun.
        [one] et { $credits } crédit chacun.
       *[other] et { $credits } crédits chacun.
    }

## The story of the game

banner-fourth = Les derniers tours commencent
captures-left = fin dès { $number } captures (record : { $most })
