# Space Serenade en français. `-you` s’adresse au joueur, le message sans cela parle d’un autre.

title = Space Serenade
aim =
    Le but : capturer des criminels pour la Renommée et les points. Jouez des cartes pour gagner Woolongs, Carburant, Force et Indices, achetez-en de meilleures, volez là où sont les criminels et prenez leurs jetons. Qui vide l’une des deux piles fait la capture ; tous ceux qui ont pris des jetons ont leur part de Renommée. Vicious vient en dernier, et sa traque met fin à la partie.
signs =
    Les signes :
      Mars, jauge 2             une planète, et le Carburant que coûte le vol
      3 Résistance à 2 Force
                                les jetons qui restent au criminel, et le prix d’un
                                jeton ; la Résistance fait piocher une carte Dégât
      2 Enquête à 3 Indices
                                de même avec des Indices, et sans Dégât
      équipe avec Jet : 1 Carburant
                                a lieu si une carte de Jet est aussi en jeu
      attend Jet                une carte en jeu dont l’effet d’équipe attend encore

## Ressources, lieux, personnages

woolongs =
    { $number ->
        [one] { $number } Woolong
       *[other] { $number } Woolongs
    }
fuel = { $number } Carburant
strength = { $number } Force
clues =
    { $number ->
        [one] { $number } Indice
       *[other] { $number } Indices
    }
nothing = rien
place-mars = Mars
place-earth = Terre
place-ganymede = Ganymède
place-bebop = Bebop
on-mars = sur Mars
on-earth = sur Terre
on-ganymede = sur Ganymède
on-bebop = sur le Bebop
to-mars = vers Mars
to-earth = vers la Terre
to-ganymede = vers Ganymède
to-bebop = vers le Bebop
figures-mars = Sur Mars
figures-earth = Sur Terre
figures-ganymede = Sur Ganymède
figures-bebop = Sur le Bebop
of-mars = sur Mars
of-earth = sur Terre
of-ganymede = sur Ganymède
of-vicious = de Vicious
token-mars = Mars
token-earth = Terre
token-ganymede = Ganymède
token-vicious = Vicious
ability = { $name } { $letter }

## Zones et nombres

zone-characters = Personnages
zone-criminal = { $place }, jauge { $number }
zone-resistance = Résistance
zone-investigation = Enquête
zone-vicious = Vicious
zone-market = Zone d’Achat
zone-common = Deck Commun
zone-stand = Deck Criminels
zone-movement = Deck Déplacement
zone-escaped = Criminels défaussés
zone-damage = Dégâts
zone-damage-deck = Deck Dégâts
zone-damage-discard = Défausse des Dégâts
zone-drawn = Dégât pioché
crew = { $player }
crew-you = Vous
zone-board = Personnage
zone-fuel = Carburant
zone-pools = Ce tour
zone-abilities = Compétences
zone-tokens = Jetons Capture
zone-captured = Capturés
zone-deck = Deck
zone-discard = Défausse
zone-play = En jeu
zone-hand = Main
count-fuel = Carburant
count-hand = main
count-deck = deck
count-discards = défausse
count-captured = capturés

## Pièces

back-common = Carte commune
back-criminal = Criminel
back-damage = Carte Dégât
back-deck = Carte
kind-card = Commune
kind-basic = De base
kind-damage = Dégât
kind-token = Jetons Capture
kind-criminal = Avis de recherche { $at }
kind-vicious = Le plus recherché
kind-character = Personnage
kind-figure = Personnage
kind-figure-nobody = Personnage non joué
kind-ability = Compétence
kind-borrowed = Compétence empruntée
pile = Du dessus au dessous : { $cards }.
quoted = « { $words } »
badge-cost = coûte { $number }
badge-remove = s’écarte pour { $price }
badge-team = équipe avec { $name } : { $what }
badge-team-done = effet d’équipe fait
badge-lit = effet d’équipe prêt : { $what }
badge-waiting = attend { $name }
badge-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
badge-refresh = renouvelle la Zone d’Achat
badge-resistance = { $left } Résistance à { $price }
badge-investigation = { $left } Enquête à { $price }
badge-gauge = jauge { $number }
badge-fare = { $number } Carburant pour y aller
badge-tank = { $number } sur { $most }
badge-player = joué par { $player }
badge-last = Vicious est parmi les { $number } dernières
badge-turns_left =
    { $number ->
        [one] encore { $number } tour
       *[other] encore { $number } tours
    }
badge-ability-cost = { $cost } Carburant
badge-ready = prête
badge-shield =
    { $number ->
        [one] la prochaine carte Dégât est évitée
       *[other] les { $number } prochaines cartes Dégât sont évitées
    }
badge-cheaper =
    { $number ->
        [one] prochain achat { $number } Woolong de moins
       *[other] prochain achat { $number } Woolongs de moins
    }
badge-to_top = prochain achat sur le deck
badge-captured =
    { $number ->
        [one] { $number } criminel
       *[other] { $number } criminels
    }
badge-renown = { $number } Renommée
cannot-fuel = il manque { $number } Carburant
cannot-draw = rien à piocher
cannot-buy = aucune carte à ce prix
cannot-buy-fuel = aucune carte à ce prix
cannot-remove = pas de carte Dégât
cannot-confront = personne à confronter ici
cannot-fight = il manque { $number } Force
cannot-investigate =
    { $number ->
        [one] il manque { $number } Indice
       *[other] il manque { $number } Indices
    }
cannot-take = défausse vide

## Textes de règles

text-criminal =
    { $points ->
        [one] Un jeton Résistance coûte { $strength } et une carte Dégât, un jeton Enquête { $clues }. Vaut { $points } point.
       *[other] Un jeton Résistance coûte { $strength } et une carte Dégât, un jeton Enquête { $clues }. Vaut { $points } points.
    }
text-vicious = Chaque jeton Résistance coûte une seconde carte Dégât, et il se déplace à la fin du tour. Sa capture met fin à la partie.
text-refreshes = À son arrivée, la Zone d’Achat est renouvelée.
text-spike-a = A, 3 Carburant : piocher une carte ; on peut la défausser et en piocher une autre.
text-spike-b = B, 5 Carburant : acheter une carte 2 Woolongs de moins ; elle va sur votre deck.
text-jet-a = A, 2 Carburant : écarter 2 cartes Dégât de votre main ou de votre défausse.
text-jet-b = B, 5 Carburant : 1 Force pour un jeton Résistance ici, tout de suite ; aucune carte Dégât n’est piochée.
text-faye-a = A, 2 Carburant : gagner 1 Woolong.
text-faye-b = B : acheter une carte avec du Carburant au lieu de Woolongs.
text-ed-a = A, 3 Carburant : 1 Indice pour un jeton Enquête ici, tout de suite.
text-ed-b = B, 6 Carburant : reprendre en main une carte de votre défausse.
text-team = Équipe avec { $name } : { $what }
text-drawn = Piochée : { $what }
text-played = Jouée : { $what }
text-remove-for = Vous pouvez payer { $price } pour écarter cette carte.
text-to-removed = Elle est aussitôt écartée.
text-to-discard = Elle va dans votre défausse.
text-to-top = Elle va sur votre deck.
may = vous pouvez { $what }
may-pay = vous pouvez payer { $price } pour { $what }
choose = au choix : { $first }, ou { $second }
if-planet = si vous êtes sur une planète : { $what }
if-bebop = si vous êtes sur le Bebop : { $what }
if-with = si { $name } est avec vous : { $what }
if-criminal = si un criminel est sur votre planète : { $what }
if-vicious = si Vicious est en jeu : { $what }
do-draw =
    { $number ->
        [one] piocher { $number } carte
       *[other] piocher { $number } cartes
    }
do-discard =
    { $number ->
        [one] défausser { $number } carte
       *[other] défausser { $number } cartes
    }
do-others-draw =
    { $number ->
        [one] faire piocher { $number } carte à chaque autre joueur
       *[other] faire piocher { $number } cartes à chaque autre joueur
    }
do-others-discard =
    { $number ->
        [one] faire défausser { $number } carte à chaque autre joueur
       *[other] faire défausser { $number } cartes à chaque autre joueur
    }
do-others-down =
    { $number ->
        [one] faire défausser chaque autre joueur jusqu’à { $number } carte en main
       *[other] faire défausser chaque autre joueur jusqu’à { $number } cartes en main
    }
do-damage =
    { $number ->
        [one] piocher { $number } carte Dégât
       *[other] piocher { $number } cartes Dégât
    }
do-shield =
    { $number ->
        [one] ne pas piocher la prochaine carte Dégât de ce tour
       *[other] ne pas piocher les { $number } prochaines cartes Dégât de ce tour
    }
do-cheaper =
    { $number ->
        [one] payer { $number } Woolong de moins pour votre prochain achat de ce tour
       *[other] payer { $number } Woolongs de moins pour votre prochain achat de ce tour
    }
do-next-to-top = poser votre prochain achat de ce tour sur votre deck
do-refresh = renouveler la Zone d’Achat
do-replace =
    { $number ->
        [one] remplacer { $number } carte de la Zone d’Achat
       *[other] remplacer { $number } cartes de la Zone d’Achat
    }
do-take-back =
    { $number ->
        [one] reprendre en main { $number } carte de votre défausse
       *[other] reprendre en main { $number } cartes de votre défausse
    }
do-top =
    { $number ->
        [one] poser { $number } carte de votre défausse sur votre deck
       *[other] poser { $number } cartes de votre défausse sur votre deck
    }
do-buy = mettre dans votre défausse une carte de la Zone d’Achat de coût { $number } ou moins
do-remove = écarter { $cards } { $place }
do-remove-up-to = écarter jusqu’à { $cards } { $place }
do-remove-this = écarter cette carte
some-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
damage-cards =
    { $number ->
        [one] { $number } carte Dégât
       *[other] { $number } cartes Dégât
    }
from-hand = de votre main
from-discard = de votre défausse
from-both = de votre main ou de votre défausse
do-move =
    { $number ->
        [one] déplacer { $number } personnage au plus
       *[other] déplacer jusqu’à { $number } personnages
    }
do-move-me = déplacer votre personnage
do-move-other =
    { $number ->
        [one] déplacer { $number } autre personnage
       *[other] déplacer { $number } autres personnages
    }
do-bring =
    { $number ->
        [one] faire venir { $number } personnage auprès de vous
       *[other] faire venir { $number } personnages auprès de vous
    }
do-send =
    { $number ->
        [one] renvoyer { $number } personnage sur le Bebop
       *[other] renvoyer { $number } personnages sur le Bebop
    }
do-send-me = retourner sur le Bebop
do-gauge-up = monter une jauge de 1
do-gauge-down = baisser une jauge de 1
do-gauge-here-up = monter la jauge de votre planète de 1
do-gauge-here-down = baisser la jauge de votre planète de 1
do-gauges-up = monter toutes les jauges de 1
do-gauges-down = baisser toutes les jauges de 1
do-take-resistance =
    { $number ->
        [one] prendre { $number } jeton Résistance sur votre planète sans dépenser de Force
       *[other] prendre { $number } jetons Résistance sur votre planète sans dépenser de Force
    }
do-take-investigation =
    { $number ->
        [one] prendre { $number } jeton Enquête sur votre planète sans dépenser d’Indices
       *[other] prendre { $number } jetons Enquête sur votre planète sans dépenser d’Indices
    }
do-gain = gagner { $what }
do-gain-per-card =
    { $name ->
        [Ed] gagner { $what } par carte d’{ $name } en jeu
       *[other] gagner { $what } par carte de { $name } en jeu
    }
do-gain-per-other = gagner { $what } par autre personnage auprès de vous
do-gain-per-damage = gagner { $what } par carte Dégât de votre main
do-lose = perdre { $what }

## Ce qui est demandé

status = Tour { $number } · { $phase }
status-before = Avant la chasse
status-over =
    { $number ->
        [one] C’est fini après { $number } tour
       *[other] C’est fini après { $number } tours
    }
phase-hunt = la chasse
phase-vicious = Vicious est { $at }
phase-last =
    { $number ->
        [one] le dernier tour
       *[other] les { $number } derniers tours
    }
prompt-character = Qui êtes-vous ? Choisissez votre personnage.
prompt-turn = À vous : vous avez { $what }.
prompt-turn-bare = À vous : jouez une carte.
prompt-turn-over = Il n’y a plus rien à faire : finissez votre tour.
prompt-redraw = Vous avez pioché { $card }. La gardez-vous ?
prompt-sealed = Vous défaussez { $card }. On attend { $players }.
wait-turn = C’est le tour de { $players }.
wait-character = { $players } choisit un personnage.
wait = On attend { $players }.
wait-choice = On attend le choix de { $players } pour { $card }.
of-card = { $card } : { $what }
asked-team = choisir quel effet d’équipe vient d’abord
asked-resistance = choisir qui perd un jeton Résistance
asked-investigation = choisir qui perd un jeton Enquête
asked-down =
    { $number ->
        [one] défausser jusqu’à { $number } carte en main
       *[other] défausser jusqu’à { $number } cartes en main
    }
move-character = Jouer { $name }
move-end = Finir le tour
move-end-unused = Finir le tour (inutilisé : { $what })
confirm-end = Appuyez encore pour finir le tour
cards-in-hand =
    { $number ->
        [one] { $number } carte en main
       *[other] { $number } cartes en main
    }
move-buy = Acheter { $card } pour { $price }
move-buy-to-top = Acheter { $card } pour { $price }, sur le deck
move-refresh = Renouveler la Zone d’Achat pour { $price }
move-go = Voler { $to } ({ $price })
move-fight = Combattre { $name } pour { $price } (reste { $number })
move-investigate = Enquêter sur { $name } pour { $price } (reste { $number })
move-spike-a = Spike A : piocher une carte pour { $price }
move-spike-b = Spike B : acheter { $card } pour { $price }, sur le deck
move-jet-a = Jet A : écarter des Dégâts pour { $price }
move-jet-b = Jet B : combattre { $name } pour { $price }
move-faye-a = Faye A : 1 Woolong pour { $price }
move-faye-b = Faye B : acheter { $card } pour { $price }
move-faye-b-to-top = Faye B : acheter { $card } pour { $price }, sur le deck
move-ed-a = Ed A : enquêter sur { $name } pour { $price }
move-ed-b = Ed B : reprendre une carte pour { $price }
move-keep = Garder { $card }
move-redraw = Défausser { $card } et repiocher
move-target = Cible : { $name }
move-gain = Prendre { $card }
move-replace = Remplacer { $card }
move-gauge = { $place } : jauge de { $number } à { $then }
move-move = { $name } { $to }
move-bring = Faire venir { $name }
move-send = Renvoyer { $name }
move-play = Jouer { $card }
move-pay-off = Écarter { $card } pour { $price }
move-team = { $card } d’abord
move-discard = Défausser { $card }
move-remove-hand = Écarter { $card } de la main
move-remove-discard = Écarter { $card } de la défausse
move-take-back = Reprendre { $card }
move-top = Poser { $card } sur le deck
move-yes-pay = payer { $price } : { $what }
move-no = Non merci
move-nobody = Ne déplacer personne
move-nobody-else = Ne déplacer personne d’autre
move-remove-none = N’écarter aucune carte
move-no-card = Aucune carte
move-no-gauge = Laisser les jauges

## Ce qui s’est passé

log-character = { $player } joue { $name }.
log-character-you = Vous jouez { $name }.
log-first = { $player } commence.
log-first-you = Vous commencez.
log-turn = C’est à { $player }.
log-turn-you = C’est à vous.
log-drew = Vous piochez { $cards }.
log-draws =
    { $number ->
        [one] { $player } pioche { $number } carte.
       *[other] { $player } pioche { $number } cartes.
    }
log-draws-you =
    { $number ->
        [one] Vous piochez { $number } carte.
       *[other] Vous piochez { $number } cartes.
    }
log-shuffled = { $player } mélange sa défausse.
log-shuffled-you = Vous mélangez votre défausse.
log-played = { $player } joue { $card }.
log-played-you = Vous jouez { $card }.
log-team = Effet d’équipe de { $card }.
log-team-you = Effet d’équipe de { $card }.
log-gained = { $player } gagne { $what }.
log-gained-you = Vous gagnez { $what }.
log-spent = { $player } cède { $what }.
log-spent-you = Vous cédez { $what }.
log-discarded = { $player } défausse { $card }.
log-discarded-you = Vous défaussez { $card }.
log-removed = { $player } écarte { $card }.
log-removed-you = Vous écartez { $card }.
log-took-back = { $player } reprend { $card }.
log-took-back-you = Vous reprenez { $card }.
log-topped = { $player } pose { $card } sur son deck.
log-topped-you = Vous posez { $card } sur votre deck.
log-bought = { $player } achète { $card } pour { $price }.
log-bought-you = Vous achetez { $card } pour { $price }.
log-bought-top = { $player } achète { $card } pour { $price } et la pose sur son deck.
log-bought-top-you = Vous achetez { $card } pour { $price } et la posez sur votre deck.
log-replaced = { $player } retire { $card } de la Zone d’Achat.
log-replaced-you = Vous retirez { $card } de la Zone d’Achat.
log-refreshed-by = { $player } renouvelle la Zone d’Achat : { $cards }.
log-refreshed-by-you = Vous renouvelez la Zone d’Achat : { $cards }.
log-refreshed = Nouveau dans la Zone d’Achat : { $cards }.
log-flew = { $player } vole { $to }.
log-flew-you = Vous volez { $to }.
log-moved = { $player } déplace { $name } { $to }.
log-moved-you = Vous déplacez { $name } { $to }.
log-ability = { $player } utilise { $ability }.
log-ability-you = Vous utilisez { $ability }.
log-token-resistance = { $player } prend un jeton Résistance { $of }.
log-token-resistance-you = Vous prenez un jeton Résistance { $of }.
log-token-investigation = { $player } prend un jeton Enquête { $of }.
log-token-investigation-you = Vous prenez un jeton Enquête { $of }.
log-shielded = { $player } évite une carte Dégât.
log-shielded-you = Vous évitez une carte Dégât.
log-damage = { $player } pioche un Dégât : { $card }.
log-damage-you = Vous piochez un Dégât : { $card }.
log-kept-damage = { $card } va dans la défausse de { $player }.
log-kept-damage-you = { $card } va dans votre défausse.
log-kept-damage-top = { $card } va sur le deck de { $player }.
log-kept-damage-top-you = { $card } va sur votre deck.
log-captured = { $player } capture { $name } { $at } !
log-captured-you = Vous capturez { $name } { $at } !
log-renown =
    { $number ->
        [one] { $player } gagne { $number } Renommée.
       *[other] { $player } gagne { $number } Renommée.
    }
log-renown-you =
    { $number ->
        [one] Vous gagnez { $number } Renommée.
       *[other] Vous gagnez { $number } Renommée.
    }
log-lost-tokens =
    { $number ->
        [one] { $player } perd { $number } jeton Capture.
       *[other] { $player } perd { $number } jetons Capture.
    }
log-lost-tokens-you =
    { $number ->
        [one] Vous perdez { $number } jeton Capture.
       *[other] Vous perdez { $number } jetons Capture.
    }
log-gauge = { $place } : la jauge est à { $number }.
log-returned = { $name } est de retour sur le Bebop.
log-revealed = Big Shot : { $name }.
log-revealed-vicious = Big Shot : Vicious !
log-placed = { $name } : avis de recherche { $at }.
log-escaped = { $name } s’échappe { $at }.
banner-vicious = Vicious est là
log-vicious = Vicious est { $at }. La dernière chasse commence.
log-movement = Carte Déplacement : { $name }. Vicious est { $at }.
log-last-turns = C’était la dernière carte Déplacement : plus qu’un tour chacun.
log-vicious-captured = { $player } capture Vicious !
log-vicious-captured-you = Vous capturez Vicious !
log-vicious-escaped = Vicious s’est enfui.
log-aborted = La partie est interrompue.

## La fin

sheet-renown = Renommée
sheet-criminals = Criminels
sheet-total = Total
no-score = sans score
sheet-captured = Capturés
won = { $player } gagne avec { $points }.
won-you = Vous gagnez avec { $points } !
won-tie =
    { $number ->
        [one] { $player } gagne avec { $points }, grâce à { $number } criminel capturé.
       *[other] { $player } gagne avec { $points }, grâce à { $number } criminels capturés.
    }
won-tie-you =
    { $number ->
        [one] Vous gagnez avec { $points }, grâce à { $number } criminel capturé !
       *[other] Vous gagnez avec { $points }, grâce à { $number } criminels capturés !
    }
won-shared =
    { $number ->
        [one] { $players } gagnent ensemble avec { $points } et { $number } criminel capturé.
       *[other] { $players } gagnent ensemble avec { $points } et { $number } criminels capturés.
    }
won-minor = Petite victoire de { $player }, avec { $points }.
won-minor-you = Petite victoire pour vous, avec { $points }.
won-tie-minor =
    { $number ->
        [one] Petite victoire de { $player }, avec { $points } et { $number } criminel capturé.
       *[other] Petite victoire de { $player }, avec { $points } et { $number } criminels capturés.
    }
won-tie-minor-you =
    { $number ->
        [one] Petite victoire pour vous, avec { $points } et { $number } criminel capturé.
       *[other] Petite victoire pour vous, avec { $points } et { $number } criminels capturés.
    }
won-shared-minor =
    { $number ->
        [one] { $players } se partagent une petite victoire, avec { $points } et { $number } criminel capturé.
       *[other] { $players } se partagent une petite victoire, avec { $points } et { $number } criminels capturés.
    }
over-escaped = Vicious s’est enfui.
over-aborted = La partie a été interrompue : personne ne gagne.
solo-won =
    { $number ->
        [one] Vous avez capturé Vicious après { $number } tour, avec { $points } !
       *[other] Vous avez capturé Vicious après { $number } tours, avec { $points } !
    }
solo-lost =
    { $number ->
        [one] Vicious s’est enfui après { $number } tour : vous avez perdu.
       *[other] Vicious s’est enfui après { $number } tours : vous avez perdu.
    }
share-won =
    { $number ->
        [one] Vicious capturé après { $number } tour, { $points }
       *[other] Vicious capturé après { $number } tours, { $points }
    }
share-lost =
    { $number ->
        [one] Vicious s’est enfui après { $number } tour
       *[other] Vicious s’est enfui après { $number } tours
    }

## Questions avant ce qui ne s’annule pas

confirm-ability = { $what } ? C’est sans retour possible.
