# Space Bowl en français. `-you` s’adresse au joueur, le message sans `-you` parle d’un autre.

title = Space Bowl
aim =
    Le but : à chaque manche, trouver une carte dont les voisines montrent les planètes de la boîte, chacune dans la même direction que par rapport au disque. Le plus de points gagne ; la partie finit après dix manches, ou dès que quelqu’un atteint 18.
signs =
    Les signes :
      b2           une carte de la galaxie : colonne b, ligne 2 ; a1 est le coin en haut à gauche
      le disque    sa case représente la carte que vous cherchez
      une forme    le jeton d’un joueur sur une carte, ou votre repère, que vous seul voyez

## La table

zone-galaxy = Galaxie de { $size } sur { $size }
zone-box = Ordinateur de bord
cell-top-left = en haut à gauche
cell-top = en haut
cell-top-right = en haut à droite
cell-left = à gauche
cell-centre = au centre
cell-right = à droite
cell-bottom-left = en bas à gauche
cell-bottom = en bas
cell-bottom-right = en bas à droite
zone-rolling = Ce qui roule
zone-supply = À côté de la galaxie
zone-pile = Infini & au-delà
zone-track = Piste des scores
zone-reserve = Réserve de { $player }
zone-reserve-you = Votre réserve
cards-taken = cartes prises
top-card = Carte du dessus
pile-open = Depuis le dessus : { $cards }.
face-down = face cachée
star = une étoile
shooting-star = une étoile filante
black-hole = un trou noir
disc = Disque Destination
hole = Disque Trou noir
joker = Joker
joker-on = le joker de { $player }
joker-on-you = votre joker
mark-you = votre repère
mark = le repère de { $player }
token-you = votre jeton
token = le jeton de { $player }
token-valid = { $player } : valide
token-invalid = { $player } : non valide
review-valid = destination : { $players }
review-valid-missed = destination, non trouvée
review-helped = avec le joker : { $players }
review-helped-missed = avec le joker, non trouvée
taken = va à { $player }
taken-you = pour vous
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
count-reserve = cartes
captain = Capitaine
title-go = Go !
title-go-followed = Suivi !
title-red = On va mourir !
title-red-followed = Bouton rouge

## Ce qui est demandé

status = Manche { $number } · { $step }
status-ticks =
    { $number ->
        [one] encore { $number } seconde
       *[other] encore { $number } secondes
    }
status-over =
    { $number ->
        [one] La partie est finie après { $number } manche
       *[other] La partie est finie après { $number } manches
    }
step-throw = le lancer
step-search = tout le monde cherche
step-go = { $player } dit « Go ! »
step-red = { $player } dit « On va tous mourir ! »
step-go-you = vous dites « Go ! »
step-red-you = vous dites « On va tous mourir ! »
step-place = les jetons
step-result = le résultat
prompt-wait = On attend { $players }.
prompt-throw = Vous êtes capitaine : lancez le disque avec { $planets }.
prompt-throw-wait = C’est à { $player }, capitaine, de lancer.
prompt-rolling = Tout roule encore : préparez-vous.
prompt-search = Vous voyez une destination ? Dites « Go ! ». Aucune, c’est sûr ? Alors on va tous mourir.
prompt-search-marked = Votre repère est sur { $place } : dites « Go ! » avant les autres.
prompt-search-watch = Tout le monde cherche.
prompt-going = Vous devez poser un jeton : choisissez votre carte avant 0.
prompt-going-marked = À 0, votre jeton ira sur { $place } ; d’ici là, vous pouvez choisir une autre carte.
prompt-joker = Vous avez posé le joker sur { $place } : votre carte doit en avoir besoin.
prompt-joker-free = Il ne manque qu’une planète ? Prenez le joker.
prompt-joker-held = Choisissez la carte où le joker sera la planète absente. Vous devrez vous en servir, pour −1.
prompt-joker-laid = Le joker sur { $place } y remplace une planète, pour −1.
prompt-follow = { $player } dit « Go ! ». Si vous avez aussi trouvé, dites « Suivi ! » avant 0.
prompt-doubt = { $player } ne voit aucune destination. Rejoignez le bouton rouge, ou choisissez une carte qui prouve le contraire.
prompt-doubt-marked = À 0, votre jeton ira sur { $place }, sauf si vous ôtez le repère ou rejoignez le bouton rouge.
prompt-doubt-stale = Votre repère sur { $place } date d’avant l’annonce : choisissez de nouveau cette carte si votre jeton doit y aller.
prompt-button = Vous êtes sur le bouton rouge : attendez la suite.
prompt-go-watch = { $player } dit « Go ! ». Qui suit ?
prompt-red-watch = { $player } ne voit aucune destination. Et les autres ?
prompt-place = Vite : posez votre jeton sur une carte !
prompt-place-lies = Votre jeton est sur { $place } : confirmez, ou choisissez une autre carte.
prompt-place-may = Vite : posez votre jeton sur une carte, ou gardez-le.
move-throw = Lancer
move-go = Go !
move-go-late = Go ! (vaut « Suivi ! »)
move-red = On va tous mourir !
move-red-late = On va tous mourir ! (vaut « Suivi ! »)
move-follow = Suivi !
move-follow-red = Suivi ! Bouton rouge
move-wait = Attendre
move-clear = Ôter le repère
move-stay = Mon jeton y reste
move-take-back = Le reprendre
move-pass = Pas de jeton
move-ready = Continuer
move-mark = Repère sur { $place }
move-joker = Poser le joker sur { $place }
move-place = Jeton sur { $place }

## Le résultat

gain = { $points } ({ $rows })
row = { $row } { $points }
row-valid = carte valide
row-go = « Go ! »
row-alone = seul sur la carte
row-joker = joker
row-invalid = pas de carte valide
row-wrong-go = « Go ! » à tort
row-wrong-red = fausse alerte
row-button = bouton rouge
row-right-red = alerte juste
result-you = Vous : { $gain }.
result-valid =
    { $number ->
        [one] Destination : { $places }.
       *[other] Destinations : { $places }.
    }
result-missed =
    { $number ->
        [one] Non trouvée : { $places }.
       *[other] Non trouvées : { $places }.
    }
result-none = Aucune carte n’était une destination par elle-même.
result-joker = Avec le joker sur { $joker } : { $places }.

## Ce qui s’est passé

log-round = Manche { $number } : { $player } est capitaine.
log-round-you = Manche { $number } : vous êtes capitaine.
log-there = { $number ->
    [0] Aucune carte n’était une destination par elle-même.
    [one] La destination était { $places }.
   *[other] Les destinations étaient { $places }.
}
log-threw = { $player } lance.
log-threw-you = Vous lancez.
log-go = { $player } : « Go ! »
log-go-you = Vous : « Go ! »
log-red = { $player } : « On va tous mourir ! »
log-red-you = Vous : « On va tous mourir ! »
log-followed = { $player } : « Suivi ! »
log-followed-you = Vous : « Suivi ! »
log-followed-red = { $player } rejoint le bouton rouge.
log-followed-red-you = Vous rejoignez le bouton rouge.
log-joker = { $player } pose le joker sur { $place }.
log-joker-you = Vous posez le joker sur { $place }.
log-placed-valid = { $player } désigne { $place } : valide.
log-placed-valid-you = Vous désignez { $place } : valide.
log-placed-joker = { $player } désigne { $place } : valide grâce au joker.
log-placed-joker-you = Vous désignez { $place } : valide grâce au joker.
log-placed-invalid = { $player } désigne { $place } : non valide.
log-placed-invalid-you = Vous désignez { $place } : non valide.
log-gained =
    { $number ->
        [one] { $player } gagne { $number } point et passe à { $points }.
       *[other] { $player } gagne { $number } points et passe à { $points }.
    }
log-gained-you =
    { $number ->
        [one] Vous gagnez { $number } point et passez à { $points }.
       *[other] Vous gagnez { $number } points et passez à { $points }.
    }
log-lost =
    { $number ->
        [one] { $player } perd { $number } point ; il lui en reste { $points }.
       *[other] { $player } perd { $number } points ; il lui en reste { $points }.
    }
log-lost-you =
    { $number ->
        [one] Vous perdez { $number } point ; il vous en reste { $points }.
       *[other] Vous perdez { $number } points ; il vous en reste { $points }.
    }
log-kept = { $player } reste à { $points }.
log-kept-you = Vous restez à { $points }.
log-captain = { $player } prend la place de capitaine.
log-captain-you = Vous devenez capitaine.
log-took = { $player } prend la carte en { $place } ; celle du dessus de la pile comble le trou.
log-took-you = Vous prenez la carte en { $place } ; celle du dessus de la pile comble le trou.
log-took-top = { $player } prend la carte du dessus de la pile.
log-took-top-you = Vous prenez la carte du dessus de la pile.
log-left = La carte du dessus de la pile quitte le jeu.
log-turned = La carte du dessus de la pile était face cachée : on la retourne.
log-ended = La manche { $number } était la dernière.

## La fin

sheet-total = Points
sheet-cards = Cartes en réserve, en cas d’égalité
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
won-cards =
    { $points ->
        [one] { $player } gagne, à égalité à { $points } point, mais avec plus de cartes en réserve ({ $cards }).
       *[other] { $player } gagne, à égalité à { $points } points, mais avec plus de cartes en réserve ({ $cards }).
    }
won-cards-you =
    { $points ->
        [one] Vous gagnez, à égalité à { $points } point, mais avec plus de cartes en réserve ({ $cards }) !
       *[other] Vous gagnez, à égalité à { $points } points, mais avec plus de cartes en réserve ({ $cards }) !
    }
won-shared =
    { $players } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $cards ->
        [0] et aucune carte en réserve.
        [one] et { $cards } carte en réserve chacun.
       *[other] et { $cards } cartes en réserve chacun.
    }

## Entraînement

aim-space_bowl_practice =
    Entraînement : dix lancers, chacun avec sa galaxie. Nommez toutes les cartes dont les voisines montrent les planètes de la boîte, chacune dans la même direction que par rapport au disque. Une destination vaut un point, une erreur en coûte un.
practice-begin = L’entraînement commence
practice-status = Entraînement · manche { $number } sur { $last } · { $step }
practice-step = la recherche
practice-over = L’entraînement est fini
practice-prompt-begin =
    { $seconds ->
        [0] Dix manches sans horloge : lancez quand vous voulez.
       *[other] Dix manches de { $seconds } secondes : lancez quand vous voulez.
    }
practice-prompt = Quelles cartes sont des destinations ?
practice-prompt-found = Trouvé : { $places }.
practice-prompt-wrong = Erreurs : { $places }.
practice-prompt-more = Y en a-t-il d’autres ?
practice-move-throw = Lancer
practice-move-mark = { $place } est une destination
practice-move-pass = C’est tout
practice-move-ready = Lancer suivant
practice-move-end = Voir le résultat
practice-all =
    { $number ->
        [one] Trouvé : { $places } était la seule destination.
       *[other] Les { $number } destinations sont trouvées : { $places }.
    }
practice-some = Trouvé { $found } sur { $number } : { $places }.
practice-none =
    { $number ->
        [one] La destination n’a pas été trouvée.
       *[other] Aucune des { $number } destinations n’a été trouvée.
    }
practice-missing = Il manquait { $places }.
practice-found = trouvée
practice-missed = manquée
practice-wrong = erreur
practice-rounds = Vos manches
practice-last = Dernière manche
practice-there = une destination
practice-round = Manche { $number } : { $found } sur { $there }, erreurs : { $wrong }
practice-count-found = trouvées
practice-count-wrong = erreurs
practice-total =
    { $number ->
        [one] Points, sur { $number } destination
       *[other] Points, sur { $number } destinations
    }
practice-verdict =
    { $points ->
        [one] { $points } point. Destinations trouvées : { $found } sur { $there }, erreurs : { $wrong }.
       *[other] { $points } points. Destinations trouvées : { $found } sur { $there }, erreurs : { $wrong }.
    }
practice-log-threw-again = Manche { $number } : nouvelle galaxie, nouveau lancer.
practice-log-found = { $place } est une destination.
practice-log-missed = { $place } n’en est pas une.
practice-log-time-up = Le temps est écoulé.
practice-log-enough = Assez cherché.
practice-log-round-over = Trouvé : { $found } sur { $there }.
