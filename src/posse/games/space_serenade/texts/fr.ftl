# Space Serenade en français. `-you` s’adresse au joueur, le message sans cela parle d’un autre.

title = Space Serenade
aim =
    Le but : capturer des criminels pour la Renommée et les points. Jouez des cartes pour gagner Woolongs, Carburant, Force et Indices, achetez-en de meilleures, rendez-vous là où sont les criminels et prenez leurs jetons. Qui vide l’une des deux piles fait la capture ; tous ceux qui ont pris des jetons ont leur part de Renommée. Vicious vient en dernier, et sa traque met fin à la partie.
signs =
    Les symboles :
      Mars, jauge 2             une planète, et le Carburant que coûte le vol
      3 jetons Résistance à 2 points de Force
                                les jetons qui restent au criminel, et le prix d’un
                                jeton ; la Résistance fait piocher une carte Dégât
      2 jetons Enquête à 3 Indices
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
fuel =
    { $number ->
        [one] { $number } Carburant
       *[other] { $number } Carburants
    }
strength =
    { $number ->
        [one] { $number } point de Force
       *[other] { $number } points de Force
    }
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
zone-drawn = Carte Dégât piochée
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
count-fuel =
    { $number ->
        [one] Carburant
       *[other] Carburants
    }
count-hand = { $number ->
        [0] en main
       *[other] en main
    }
count-deck = { $number ->
        [0] dans le deck
       *[other] dans le deck
    }
count-discards =
    { $number ->
        [one] défaussée
       *[other] défaussées
    }
count-captured =
    { $number ->
        [one] capture
       *[other] captures
    }

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
badge-remove = payez { $price } pour l’écarter
badge-team = équipe avec { $name } : { $what }
badge-team-done = effet d’équipe fait
badge-lit = effet d’équipe : { $what }
badge-waiting = attend { $name }
badge-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
badge-refresh = renouvelle la Zone d’Achat
badge-resistance =
    { $left ->
        [one] { $left } jeton Résistance à { $price }
       *[other] { $left } jetons Résistance à { $price }
    }
badge-investigation =
    { $left ->
        [one] { $left } jeton Enquête à { $price }
       *[other] { $left } jetons Enquête à { $price }
    }
badge-gauge = jauge { $number }
badge-fare =
    { $number ->
        [one] { $number } Carburant pour y aller
       *[other] { $number } Carburants pour y aller
    }
badge-tank = { $number } sur { $most }
badge-player = joué par { $player }
badge-player-you = joué par vous
badge-last = Vicious est parmi les { $number } dernières cartes
badge-turns_left =
    { $number ->
        [one] encore { $number } tour
       *[other] encore { $number } tours
    }
badge-ability-cost = { $cost } Carburants
badge-ready = prête
badge-shield =
    { $number ->
        [one] la prochaine carte Dégât est évitée
       *[other] les { $number } prochaines cartes Dégât sont évitées
    }
badge-cheaper =
    { $number ->
        [one] prochain achat : { $number } Woolong de moins
       *[other] prochain achat : { $number } Woolongs de moins
    }
badge-to_top = prochain achat : sur le deck
badge-captured =
    { $number ->
        [one] { $number } criminel
       *[other] { $number } criminels
    }
badge-renown =
    { $number ->
        [one] { $number } point de Renommée
       *[other] { $number } points de Renommée
    }
cannot-fuel =
    { $number ->
        [one] il manque { $number } Carburant
       *[other] il manque { $number } Carburants
    }
cannot-draw = rien à piocher
cannot-buy = aucune carte à votre portée
cannot-buy-fuel = aucune carte à votre portée
cannot-remove = pas de carte Dégât
cannot-confront = personne à confronter ici
cannot-fight =
    { $number ->
        [one] il manque { $number } point de Force
       *[other] il manque { $number } points de Force
    }
cannot-investigate =
    { $number ->
        [one] il manque { $number } Indice
       *[other] il manque { $number } Indices
    }
cannot-take = votre défausse est vide

## Textes de règles

text-criminal =
    { $points ->
        [one] Un jeton Résistance coûte { $strength } et une carte Dégât, un jeton Enquête { $clues }. Vaut { $points } point.
       *[other] Un jeton Résistance coûte { $strength } et une carte Dégât, un jeton Enquête { $clues }. Vaut { $points } points.
    }
text-vicious = Chaque jeton Résistance coûte une seconde carte Dégât, et il se déplace à la fin du tour. Sa capture met fin à la partie.
text-refreshes = À son arrivée, la Zone d’Achat est renouvelée.
text-spike-a = A (3 Carburants) : piochez une carte ; vous pouvez la défausser et en piocher une autre.
text-spike-b = B (5 Carburants) : achetez une carte 2 Woolongs de moins ; elle va sur votre deck.
text-jet-a = A (2 Carburants) : écartez 2 cartes Dégât de votre main ou de votre défausse.
text-jet-b = B (5 Carburants) : 1 point de Force pour un jeton Résistance ici, tout de suite ; ne piochez pas de carte Dégât.
text-faye-a = A (2 Carburants) : gagnez 1 Woolong.
text-faye-b = B (X Carburants) : achetez une carte qui coûte X Woolongs.
text-ed-a = A (3 Carburants) : 1 Indice pour un jeton Enquête ici, tout de suite.
text-ed-b = B (6 Carburants) : reprenez en main une carte de votre défausse.
text-team = Équipe avec { $name } : { $what }
text-drawn = Piochée : { $what }
text-played = Jouée : { $what }
text-remove-for = Vous pouvez payer { $price } pour écarter cette carte.
text-to-removed = Elle est aussitôt écartée.
text-to-discard = Elle va dans votre défausse.
text-to-top = Elle va sur votre deck.
may = si vous voulez, { $what }
may-pay = vous pouvez payer { $price } : { $what }
choose = au choix : { $first }, ou { $second }
if-planet = si vous êtes sur une planète : { $what }
if-bebop = si vous êtes sur le Bebop : { $what }
if-with = si { $name } est avec vous : { $what }
if-criminal = si un criminel est sur votre planète : { $what }
if-vicious = si Vicious est en jeu : { $what }
do-draw =
    { $number ->
        [one] piochez { $number } carte
       *[other] piochez { $number } cartes
    }
do-discard =
    { $number ->
        [one] défaussez { $number } carte
       *[other] défaussez { $number } cartes
    }
do-others-draw =
    { $number ->
        [one] chaque autre joueur pioche { $number } carte
       *[other] chaque autre joueur pioche { $number } cartes
    }
do-others-discard =
    { $number ->
        [one] chaque autre joueur défausse { $number } carte
       *[other] chaque autre joueur défausse { $number } cartes
    }
do-others-down =
    { $number ->
        [one] chaque autre joueur défausse jusqu’à n’avoir plus que { $number } carte
       *[other] chaque autre joueur défausse jusqu’à n’avoir plus que { $number } cartes
    }
do-damage =
    { $number ->
        [one] piochez { $number } carte Dégât
       *[other] piochez { $number } cartes Dégât
    }
do-shield =
    { $number ->
        [one] ne piochez pas la prochaine carte Dégât de ce tour
       *[other] ne piochez pas les { $number } prochaines cartes Dégât de ce tour
    }
do-cheaper =
    { $number ->
        [one] payez { $number } Woolong de moins pour votre prochain achat de ce tour
       *[other] payez { $number } Woolongs de moins pour votre prochain achat de ce tour
    }
do-next-to-top = posez votre prochain achat de ce tour sur votre deck
do-refresh = renouvelez la Zone d’Achat
do-replace =
    { $number ->
        [one] remplacez { $number } carte de la Zone d’Achat
       *[other] remplacez { $number } cartes de la Zone d’Achat
    }
do-take-back =
    { $number ->
        [one] reprenez en main { $number } carte de votre défausse
       *[other] reprenez en main { $number } cartes de votre défausse
    }
do-top =
    { $number ->
        [one] posez { $number } carte de votre défausse sur votre deck
       *[other] posez { $number } cartes de votre défausse sur votre deck
    }
do-buy = prenez dans la Zone d’Achat une carte de coût { $number } ou moins ; elle va dans votre défausse
do-remove = écartez { $cards } { $place }
do-remove-up-to = écartez jusqu’à { $cards } { $place }
do-remove-this = écartez cette carte
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
        [one] déplacez { $number } personnage au plus
       *[other] déplacez jusqu’à { $number } personnages
    }
do-move-me = déplacez votre personnage
do-move-other =
    { $number ->
        [one] déplacez { $number } autre personnage
       *[other] déplacez { $number } autres personnages
    }
do-bring =
    { $number ->
        [one] faites venir { $number } personnage auprès de vous
       *[other] faites venir { $number } personnages auprès de vous
    }
do-send =
    { $number ->
        [one] renvoyez { $number } personnage sur le Bebop
       *[other] renvoyez { $number } personnages sur le Bebop
    }
do-send-me = retournez sur le Bebop
do-gauge-up = montez une jauge de 1
do-gauge-down = baissez une jauge de 1
do-gauge-here-up = montez la jauge de votre planète de 1
do-gauge-here-down = baissez la jauge de votre planète de 1
do-gauges-up = montez toutes les jauges de 1
do-gauges-down = baissez toutes les jauges de 1
do-take-resistance =
    { $number ->
        [one] prenez { $number } jeton Résistance sur votre planète sans dépenser de Force
       *[other] prenez { $number } jetons Résistance sur votre planète sans dépenser de Force
    }
do-take-investigation =
    { $number ->
        [one] prenez { $number } jeton Enquête sur votre planète sans dépenser d’Indices
       *[other] prenez { $number } jetons Enquête sur votre planète sans dépenser d’Indices
    }
do-gain = gagnez { $what }
do-gain-per-card = gagnez { $what } par carte de { $name } en jeu
do-gain-per-other = gagnez { $what } par autre personnage auprès de vous
do-gain-per-damage = gagnez { $what } par carte Dégât de votre main
do-lose = perdez { $what }

## Ce qui est demandé

status = Tour { $number } · { $phase }
status-before = Avant la chasse
status-over =
    { $number ->
        [one] Partie finie après { $number } tour
       *[other] Partie finie après { $number } tours
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
prompt-turn-over = Plus rien à faire : finissez votre tour.
prompt-redraw = Vous avez pioché { $card }. La garder ?
prompt-sealed = Vous défaussez { $card }. On attend { $players }.
wait-turn = C’est au tour de { $players }.
wait-character = { $players } choisit un personnage.
wait = On attend { $players }.
wait-choice = On attend le choix de { $players } pour { $card }.
of-card = { $card } : { $what }
asked-team = choisissez quel effet d’équipe vient d’abord
asked-resistance = choisissez qui perd un jeton Résistance
asked-investigation = choisissez qui perd un jeton Enquête
asked-down =
    { $number ->
        [one] défaussez jusqu’à n’avoir plus que { $number } carte
       *[other] défaussez jusqu’à n’avoir plus que { $number } cartes
    }
move-character = Jouer { $name }. { $text }
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
move-go = Voler { $to } pour { $price }
move-fight = Combattre { $name } pour { $price } (il en reste { $number })
move-investigate = Enquêter sur { $name } pour { $price } (il en reste { $number })
move-spike-a = Spike A : piocher une carte pour { $price }
move-spike-b = Spike B : acheter { $card } pour { $price }, sur le deck
move-jet-a = Jet A : écarter 2 cartes Dégât pour { $price }
move-jet-b = Jet B : combattre { $name } pour { $price }
move-faye-a = Faye A : gagner 1 Woolong pour { $price }
move-faye-b = Faye B : acheter { $card } pour { $price }
move-faye-b-to-top = Faye B : acheter { $card } pour { $price }, sur le deck
move-ed-a = Ed A : enquêter sur { $name } pour { $price }
move-ed-b = Ed B : reprendre une carte pour { $price }
move-keep = Garder { $card }
move-redraw = Défausser { $card } et en piocher une autre
move-target = À { $name }
move-gain = Prendre { $card }
move-replace = Remplacer { $card }
move-gauge = { $place } : jauge de { $number } à { $then }
move-move = { $name } { $to }
move-bring = Faire venir { $name }
move-send = Renvoyer { $name } sur le Bebop
move-play = Jouer { $card }
move-pay-off = Écarter { $card } pour { $price }
move-team = D’abord { $card }
move-discard = Défausser { $card }
move-remove-hand = Écarter { $card } de la main
move-remove-discard = Écarter { $card } de la défausse
move-take-back = Reprendre { $card }
move-top = Poser { $card } sur le deck
move-yes-pay = payez { $price } : { $what }
move-no = Non merci
move-nobody = Ne déplacer personne
move-nobody-else = Ne déplacer personne d’autre
move-remove-none = N’écarter aucune carte
move-no-card = Aucune carte
move-no-gauge = Ne pas toucher aux jauges

## Ce qui s’est passé

log-character = { $player } joue { $name }.
log-character-you = Vous jouez { $name }.
log-first = { $player } commence.
log-first-you = Vous commencez.
log-turn = Au tour de { $player }.
log-turn-you = À votre tour.
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
log-spent = { $player } paie { $what }.
log-spent-you = Vous payez { $what }.
log-lost = { $player } perd { $what }.
log-lost-you = Vous perdez { $what }.
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
log-next-card = { $card } prend sa place.
log-replaced = { $player } retire { $card } de la Zone d’Achat.
log-replaced-you = Vous retirez { $card } de la Zone d’Achat.
log-refreshed-by = { $player } renouvelle la Zone d’Achat : { $cards }.
log-refreshed-by-you = Vous renouvelez la Zone d’Achat : { $cards }.
log-refreshed = La Zone d’Achat est renouvelée : { $cards }.
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
log-damage = { $player } pioche une carte Dégât : { $card }.
log-damage-you = Vous piochez une carte Dégât : { $card }.
log-kept-damage = { $card } va dans la défausse de { $player }.
log-kept-damage-you = { $card } va dans votre défausse.
log-kept-damage-top = { $card } va sur le deck de { $player }.
log-kept-damage-top-you = { $card } va sur votre deck.
log-captured = { $player } capture { $name } { $at } !
log-captured-you = Vous capturez { $name } { $at } !
log-renown =
    { $number ->
        [one] { $player } gagne { $number } point de Renommée.
       *[other] { $player } gagne { $number } points de Renommée.
    }
log-renown-you =
    { $number ->
        [one] Vous gagnez { $number } point de Renommée.
       *[other] Vous gagnez { $number } points de Renommée.
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
log-gauge = { $place } : la jauge passe à { $number }.
log-returned = { $name } est de retour sur le Bebop.
log-revealed = Big Shot : { $name }.
log-revealed-vicious = Big Shot : Vicious !
log-placed = Avis de recherche { $at } : { $name }.
log-escaped = Évasion { $at } : { $name }.
banner-vicious = Vicious est là
log-vicious = Vicious est { $at }. La dernière chasse commence.
log-movement = Carte Déplacement : { $name }. Vicious est { $at }.
log-last-turns =
    C’était la dernière carte Déplacement : { $number ->
        [1] il vous reste un tour.
       *[other] plus qu’un tour chacun.
    }
log-vicious-captured = { $player } capture Vicious !
log-vicious-captured-you = Vous capturez Vicious !
log-vicious-escaped = Vicious s’est enfui.
log-aborted = La partie est interrompue.

## La fin

sheet-renown = Renommée
sheet-criminals = Points des criminels
sheet-total = Total
no-score = sans score
sheet-captured = Criminels capturés, pour départager
won = { $player } gagne avec { $points }.
won-you = Vous gagnez avec { $points } !
won-tie =
    { $number ->
        [one] { $player } gagne : à égalité à { $points }, mais avec { $number } criminel capturé.
       *[other] { $player } gagne : à égalité à { $points }, mais avec plus de criminels capturés ({ $number }).
    }
won-tie-you =
    { $number ->
        [one] Vous gagnez : à égalité à { $points }, mais avec { $number } criminel capturé !
       *[other] Vous gagnez : à égalité à { $points }, mais avec plus de criminels capturés ({ $number }) !
    }
won-shared =
    { $number ->
        [one] { $players } gagnent ensemble avec { $points } et { $number } criminel capturé chacun.
       *[other] { $players } gagnent ensemble avec { $points } et { $number } criminels capturés chacun.
    }
won-shared-you =
    { $number ->
        [one] Vous gagnez avec { $players } : { $points } et { $number } criminel capturé chacun !
       *[other] Vous gagnez avec { $players } : { $points } et { $number } criminels capturés chacun !
    }
won-minor = Petite victoire de { $player }, avec { $points }.
won-minor-you = Petite victoire pour vous, avec { $points }.
won-tie-minor = Petite victoire de { $player } : à égalité à { $points }, mais avec plus de criminels capturés ({ $number }).
won-tie-minor-you = Petite victoire pour vous : à égalité à { $points }, mais avec plus de criminels capturés ({ $number }).
won-shared-minor =
    { $number ->
        [one] { $players } se partagent une petite victoire, avec { $points } et { $number } criminel capturé chacun.
       *[other] { $players } se partagent une petite victoire, avec { $points } et { $number } criminels capturés chacun.
    }
won-shared-minor-you =
    { $number ->
        [one] Vous partagez une petite victoire avec { $players } : { $points } et { $number } criminel capturé chacun.
       *[other] Vous partagez une petite victoire avec { $players } : { $points } et { $number } criminels capturés chacun.
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
