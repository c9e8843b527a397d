# Pulp Detective en français. `-you` s’adresse au joueur, le message sans cela parle d’un autre.

title = Pulp Detective
aim =
    Le but : trouver les indices que l’affaire demande, puis battre le Criminel que désignent vos scénarios, avant que le temps ou l’Énergie ne manque. À chaque tour, gardez une carte, placez-la, et lancez les dés pour sa mission de l’heure.
aim-rivals =
    Le but : trouver vos propres indices, puis battre le Criminel que désignent vos scénarios, avant votre rival et avant que le temps ou l’Énergie ne manque. Les indices du rival ne comptent pas pour vous. À chaque tour, gardez une carte, placez-la, et lancez les dés pour sa mission de l’heure. Qui a pris le Fusil de Tchekhov en dernier commence.
aim-partners =
    Le but : trouver ensemble les indices que l’affaire demande, puis battre le Criminel que désignent vos scénarios, avant que ne passent les heures que vous partagez ; qui n’a plus d’Énergie quitte l’affaire. Vous gagnez ou perdez ensemble. À chaque tour, chacun garde une carte, la place, et lance les dés pour sa mission de l’heure.
signs =
    Les signes :
      Battre le pavé ×2         une icône demandée deux fois
      jusqu’à l’heure 13        la mission des heures 13 et suivantes
      le succès apporte, l’échec coûte
                                ce que la mission de l’heure donne ou prend
      2 relances                ce que les bords assortis y gagneraient
      ●2 ■1                     les cartes de chaque rival qui désignent un suspect (! le plus souvent)

## Icônes, ressources, dés

icon-dots = Faire des recoupements
icon-street = Traquer la rumeur
icon-rounds = Battre le pavé
icon-persuasion = Jouer les durs à cuire
times = { $icon } ×{ $number }
good-object = un objet
good-energy = 1 point d’Énergie
good-clue = 1 indice
good-time = 1 heure
nothing = rien
die-yellow = Dé jaune { $number }
die-red = Dé rouge
die-grey = Dé gris
the-die-yellow = le dé jaune { $number }
the-die-red = le dé rouge
the-die-grey = le dé gris
rolled = Lancé
twice = deux fois : { $icons }
note = Résultat noté { $number }
the-note = le résultat noté { $number }
counts-as = vaut { $icon }
night = nuit
day = jour
by-night = la nuit
by-day = le jour

## Zones et comptes

zone-clock = Horloge
zone-case = Affaire
zone-criminal = Suspects
zone-mission = Mission de { $player } : { $about }
zone-mission-you = Votre mission : { $about }
zone-confrontation = Confrontation de { $player } : { $about }
zone-confrontation-you = Votre confrontation : { $about }
zone-last = La dernière carte : { $about }
zone-dice = Dés
zone-noted = Résultats notés
zone-drawn = Cartes piochées
zone-given = Carte remise
zone-pile = Pile Enquête
zone-discards = Défausse
zone-supply = Réserve
zone-aside = Détectives hors de l’affaire
zone-offer = Trouvaille
zone-detective = Détective
zone-energy = Énergie
zone-clues = Indices
zone-object = Objet
zone-twists = Jetons Rebondissement
zone-tokens = Jetons Enquête
zone-current = Carte du tour
zone-story = Scénarios
area = Bureau de { $player }
area-you = Votre bureau
row-main = Scénario principal
row-subplot = Intrigue { $number }
row-new = Nouvelle intrigue { $number }
row-main-in = le scénario principal
row-subplot-in = l’intrigue { $number }
time-marker = Marqueur Temps de { $player }
time-marker-all = Marqueur Temps
top-card = Première carte
slot = Carte { $number }
drawn-card = la carte { $number } ({ $kind })
unknown = une carte
quoted = « { $title } »
pile = Dans cette pile, à partir du dessus : { $cards }.
count-clues = indices
count-energy = énergie
count-hours = heure
count-twists = rebondissements
title-active = Joueur actif
fate-time = à court de temps
fate-cards = à court de pistes
fate-energy = à bout de forces
fate-beaten = vaincu par le Criminel

## Ce qui est imprimé

kind-cliffhanger = Coup de théâtre
kind-lead = Piste
kind-informant = Informateur
kind-back = { $kind } (lettre { $letter })
kind-case = Affaire
kind-suspect = Suspect
kind-note = Noté
kind-twist = Jeton Rebondissement
kind-token = Jeton Enquête
kind-detective = Détective privé
kind-inspector = Enquêteur de police
kind-object = Objet
likely-energy = surtout de l’Énergie
likely-object = surtout des objets
likely-clue = surtout des indices
level-beginner = Débutant
level-normal = Normal
level-expert = Expérimenté
edge-top = bord haut { $icon }
edge-right = bord droit { $icon }
edge-bottom = bord bas { $icon }
edge-left = bord gauche { $icon }
joined = { $edge }, assorti
badge-line = jusqu’à l’heure { $hour }
badge-reward = le succès apporte
badge-penalty = l’échec coûte
badge-die = icône de dé { $number } : { $suspect }, { $object }
badge-object-die = icône de dé { $number }
badge-hour = heure { $hour }
badge-hour-of = { $player } : heure { $hour }
badge-nights = nuit de { $first } à { $last }
badge-needed =
    { $number ->
        [one] { $number } indice à trouver
       *[other] { $number } indices à trouver
    }
badge-count =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
badge-count-of =
    { $player } : { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
badge-suspect = le Criminel pour l’instant
badge-suspect-of = le Criminel de { $player } pour l’instant
badge-have = { $icon } { $have } sur { $need }
badge-success = le succès apporte { $goods }
badge-failure = l’échec coûte { $goods }
twist-offered = un jeton Rebondissement
badge-twist = l’échec offre un jeton Rebondissement
badge-rolls =
    { $number ->
        [one] encore { $number } dé sur { $all }
       *[other] encore { $number } dés sur { $all }
    }
badge-rerolls =
    { $number ->
        [one] { $number } relance
       *[other] { $number } relances
    }
badge-coin =
    { $number ->
        [one] { $number } relance de chance
       *[other] { $number } relances de chance
    }
badge-protected = trois identiques : l’échec ne coûte ni objet ni Énergie
badge-price = une relance pour { $number } heures
stamp-caught = Sous les verrous
stamp-escaped = En fuite
stamp-unsolved = Non résolue
badge-useful = utile
badge-next-object = prochain objet : { $object }
badge-token = contre { $icon }
badge-ready = action spéciale disponible
badge-resting = pas d’action spéciale à cette heure
badge-spent = action spéciale déjà utilisée ce tour
badge-energy = { $number } sur { $most }
badge-dice =
    { $number ->
        [one] { $number } dé jaune
       *[other] { $number } dés jaunes
    }
badge-for-an-hour = { $number } de plus pour une heure
badge-clues = { $number } sur { $all }
badge-match =
    { $number ->
        [0] pas de relance
        [one] { $number } relance
       *[other] { $number } relances
    }
badge-current = mission de l’heure
text-line = Jusqu’à l’heure { $hour } : { $needs }. Succès : { $reward }. Échec : { $penalty }.
text-edges = Bords : { $edges }.
text-no-edges = Pas d’icône sur ses bords.
text-reroll-night =
    La nuit, { $number ->
        [0] autant de fois que vous voulez,
        [one] une fois par tour,
       *[other] { $number } fois par tour,
    } relancez un dé jaune.
text-reroll-day =
    Le jour, { $number ->
        [0] autant de fois que vous voulez,
        [one] une fois par tour,
       *[other] { $number } fois par tour,
    } relancez un dé jaune.
text-wild-night =
    La nuit, { $number ->
        [0] chaque dé
        [one] un dé par tour
       *[other] { $number } dés par tour
    } montrant { $icon } peut valoir n’importe quelle icône.
text-wild-day =
    Le jour, { $number ->
        [0] chaque dé
        [one] un dé par tour
       *[other] { $number } dés par tour
    } montrant { $icon } peut valoir n’importe quelle icône.
text-energy =
    Une fois, à tout moment : { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    } en plus, 8 au maximum.
text-time =
    Une fois, à tout moment : votre marqueur Temps recule de { $number ->
        [one] { $number } heure.
       *[other] { $number } heures.
    }
text-coin =
    Une fois : { $number ->
        [one] { $number } relance
       *[other] { $number } relances
    } de n’importe quels dés pendant une mission.
text-key = Une fois : vaut une icône au choix parmi celles qui manquent à la mission.
text-die = Permet de lancer aussi { $die }. Après chaque mission où il sert, défaussez un jeton Rebondissement ou perdez l’objet.
text-case =
    { $number ->
        [one] Trouvez { $number } indice, puis affrontez le Criminel.
       *[other] Trouvez { $number } indices, puis affrontez le Criminel.
    }
text-no-twists = Cette affaire se joue sans jetons Rebondissement.
text-without = L’objet { $object } ne sert pas ici ; qui devrait le trouver choisit n’importe quel autre objet.
text-suspect = Pour l’emporter : { $needs }.
text-sidekick = S’achète avec { $icon }. Empruntez, pour une mission, l’action spéciale d’un détective que personne ne joue.
text-interrogation = S’achète avec { $icon }. Ignorez une icône d’une mission qui apporte un indice.
text-deus-ex-machina = S’achète avec { $icon }. Retournez jusqu’à trois dés sur leur face opposée.
text-chekhovs-gun = S’achète avec { $icon }. Payez 1 point d’Énergie ou 1 heure : l’un de vos jetons Rebondissement vaut n’importe quelle icône. Entre rivaux, qui le prend devient le joueur actif.

## Ce qui est demandé

status = Tour { $number } · { $phase } · heure { $hour }, { $now }
status-before = Avant l’affaire
status-over =
    { $number ->
        [one] Le dossier est clos après { $number } tour
       *[other] Le dossier est clos après { $number } tours
    }
phase-story = phase 1 : le scénario
phase-mission = phase 2 : l’enquête
phase-clock = phase 3 : l’horloge
phase-criminal = la confrontation
wait = On attend { $players }.
wait-cards = Choix des cartes : on attend { $players }.
wait-place = Carte à placer : on attend { $players }.
wait-dice = Enquête en cours : on attend { $players }.
prompt-choose-detective = Qui prend l’affaire ? Choisissez votre détective.
prompt-choose-inspector = Qui prend l’affaire ? Choisissez votre enquêteur.
prompt-choose-case = De quelle affaire s’agit-il ?
prompt-choose-level = À quel niveau jouez-vous ?
prompt-dispose = Que faites-vous des cartes ? { $ways }.
way-keep = Gardez-en une
way-give = donnez-en une
way-discard = défaussez-en une
way-return = remettez-en une dans la pile
prompt-claim = Gardez l’une des cartes ; votre partenaire en garde une autre.
prompt-team-discard = Laquelle des deux dernières défaussez-vous ? L’autre retourne dans la pile.
prompt-place = Où placez-vous { $card } ?
prompt-who-is-first = Qui enquête en premier ?
prompt-mission = Il manque : { $missing }.
prompt-confront = Face à vous : { $suspect }. Il manque : { $missing }.
prompt-means =
    Il vous reste { $dice ->
        [one] { $dice } dé,
       *[other] { $dice } dés,
    } { $rerolls ->
        [0] aucune relance gratuite.
        [one] { $rerolls } relance gratuite.
       *[other] { $rerolls } relances gratuites.
    }
prompt-met = La mission a tout ce qu’il lui faut.
prompt-arrest = Tout y est : le Criminel est à vous.
prompt-flip =
    { $number ->
        [one] Vous pouvez encore retourner { $number } dé.
       *[other] Vous pouvez encore retourner { $number } dés.
    }
prompt-upkeep = Son dé a servi : défaussez un jeton Rebondissement, sinon l’objet est perdu ({ $object }).
prompt-offer = Vous trouvez un objet : { $object }. Le prenez-vous ?
prompt-offer-swap = Vous trouvez un objet : { $object }. Le prenez-vous à la place de l’autre ({ $held }) ?
prompt-offer-any = Votre trouvaille ne sert pas dans cette affaire : choisissez n’importe quel autre objet.
prompt-recipient-object = À qui va l’objet ({ $object }) ?
prompt-recipient = À qui va l’Énergie ?
prompt-gain-twist = L’échec instruit : quel jeton Rebondissement prenez-vous ?
prompt-gain-twist-full = L’échec instruit, mais vous avez quatre jetons Rebondissement : en échangez-vous un ?
prompt-look-ahead = Vous avez une longueur d’avance : regardez-vous la prochaine carte ?
prompt-name-criminal = Plusieurs suspects sont désignés aussi souvent. Qui est le Criminel ?
prompt-who-confronts = Le Criminel est démasqué : { $suspect }. Qui passe en premier ?
prompt-last-moment = L’horloge va sonner pour la dernière fois. La retardez-vous ?
move-detective = Jouer { $detective }
move-case = Prendre l’affaire : { $case }
move-level =
    { $level } : { $hour ->
        [one] { $hour } heure
       *[other] { $hour } heures
    }, { $energy ->
        [one] { $energy } point d’Énergie
       *[other] { $energy } points d’Énergie
    }
move-keep = Garder { $card }
move-give = Donner { $card } à { $player }
move-discard = Défausser { $card }
move-return = Remettre { $card }
move-place-main = Placer dans le scénario principal
move-place = Placer dans l’intrigue { $number }
move-place-new = Commencer l’intrigue { $number }
move-first = { $player } passe en premier
move-first-you = Passer en premier
move-finish = Classer le dossier
move-finish-failed = Abandonner la mission
move-finish-early = Abandonner la mission (tout n’est pas tenté)
move-arrest = Procéder à l’arrestation
move-arrest-failed = Laisser filer le Criminel
move-arrest-early = Laisser filer le Criminel (tout n’est pas tenté)
confirm-finish = Appuyez encore pour abandonner
move-use-energy =
    { $object } : { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    }
move-use-time =
    { $object } : { $number ->
        [one] { $number } heure en arrière
       *[other] { $number } heures en arrière
    }
move-buy =
    Dépenser 1 heure : { $number ->
        [one] { $number } dé de plus
       *[other] { $number } dés de plus
    }
move-roll = Lancer { $die }
move-again = Noter { $icon } et lancer encore { $die }
move-reroll = Relancer { $die }
move-special = Relancer { $die } grâce à { $detective }
move-use-on = Relancer { $die } ({ $object })
move-hours-on = Relancer { $die } pour { $number } heures
move-count = Compter { $die } comme { $icon }
move-twist = Utiliser le jeton { $icon }
move-use-as = { $object } : vaut { $icon }
move-take = Prendre « { $token } » contre { $icon }
move-sidekick = Emprunter l’action de { $detective }
move-ignore = Ignorer une icône { $icon }
move-flip = Retourner { $die } sur { $icon }
move-shoot-energy = Payer 1 point d’Énergie : { $held } vaut { $icon }
move-shoot-hour = Payer 1 heure : { $held } vaut { $icon }
move-borrow = Prendre { $icon } à { $player }
move-lend = Donner { $icon } à { $player }
decline-flipping = Ne plus retourner de dé
move-pay = Défausser { $icon } pour garder l’objet ({ $object })
move-lose = Renoncer à l’objet ({ $object })
move-accept = Prendre l’objet : { $object }
move-to = C’est pour { $player }
move-to-you = C’est pour vous
move-gain = Prendre { $icon }
move-swap = Échanger { $held } contre { $icon }
for-hours =
    { $what } ({ $number ->
        [one] coûte { $number } heure
       *[other] coûte { $number } heures
    })
move-look = Regarder la prochaine carte
decline-look-ahead = Ne pas regarder
decline-offer-object = Le laisser là
decline-gain-twist = Pas de jeton Rebondissement
decline-last-moment = La laisser sonner
move-suspect = Accuser : { $suspect }

## Ce qui s’est passé

log-detective = { $player } joue { $detective }.
log-detective-you = Vous jouez { $detective }.
log-case = { $player } prend une affaire : { $case }.
log-case-you = Vous prenez une affaire : { $case }.
log-level = { $player } choisit le niveau : { $level }.
log-level-you = Vous choisissez le niveau : { $level }.
log-turn = Le tour { $number } commence.
log-drew =
    { $number ->
        [one] { $player } pioche { $number } carte.
       *[other] { $player } pioche { $number } cartes.
    }
log-drew-you =
    { $number ->
        [one] Vous piochez { $number } carte.
       *[other] Vous piochez { $number } cartes.
    }
log-drew-all =
    { $number ->
        [one] { $number } carte est étalée.
       *[other] { $number } cartes sont étalées.
    }
log-no-cards = Plus aucune carte à piocher.
log-shuffled = La défausse devient une nouvelle pile.
log-kept = { $player } garde { $card }.
log-kept-you = Vous gardez { $card }.
log-discarded = { $player } défausse { $card }.
log-discarded-you = Vous défaussez { $card }.
log-gave = { $player } remet une carte.
log-gave-you = Vous remettez une carte.
log-returned = { $player } remet une carte dans la pile ({ $kind }).
log-returned-you = Vous remettez une carte dans la pile ({ $kind }).
log-placed = { $player } place { $card } dans { $row }.
log-placed-you = Vous placez { $card } dans { $row }.
log-matches =
    { $number ->
        [one] Ses bords font gagner { $number } relance.
       *[other] Ses bords font gagner { $number } relances.
    }
log-first = { $player } passe en premier.
log-first-you = Vous passez en premier.
log-mission = { $player } enquête sur { $card } : { $needs }.
log-mission-you = Vous enquêtez sur { $card } : { $needs }.
log-rolled = { $player } obtient { $icon } avec { $die }.
log-rolled-you = Vous obtenez { $icon } avec { $die }.
log-noted = { $player } note { $icon }.
log-noted-you = Vous notez { $icon }.
log-flipped = { $player } retourne { $die } sur { $icon }.
log-flipped-you = Vous retournez { $die } sur { $icon }.
log-counted = Pour { $player }, { $die } compte comme { $icon }.
log-counted-you = Pour vous, { $die } compte comme { $icon }.
log-twist = { $player } utilise le jeton { $icon }.
log-twist-you = Vous utilisez le jeton { $icon }.
log-counts = L’objet vaut { $icon }.
log-counts-you = L’objet vaut { $icon }.
log-bought =
    { $number ->
        [one] { $player } achète { $number } dé pour une heure.
       *[other] { $player } achète { $number } dés pour une heure.
    }
log-bought-you =
    { $number ->
        [one] Vous achetez { $number } dé pour une heure.
       *[other] Vous achetez { $number } dés pour une heure.
    }
log-hours =
    { $number ->
        [one] { $number } heure passe pour { $player } : il est l’heure { $hour }.
       *[other] { $number } heures passent pour { $player } : il est l’heure { $hour }.
    }
log-hours-you =
    { $number ->
        [one] { $number } heure passe : il est l’heure { $hour }.
       *[other] { $number } heures passent : il est l’heure { $hour }.
    }
log-hours-all =
    { $number ->
        [one] { $number } heure passe : il est l’heure { $hour }.
       *[other] { $number } heures passent : il est l’heure { $hour }.
    }
log-back = L’horloge de { $player } revient à l’heure { $number }.
log-back-you = L’horloge revient à l’heure { $number }.
log-energy =
    { $player } gagne { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    }, en tout { $now }.
log-energy-you =
    Vous gagnez { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    }, en tout { $now }.
log-energy-lost =
    { $player } perd { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    }, reste { $now }.
log-energy-lost-you =
    Vous perdez { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    }, reste { $now }.
log-used = { $player } utilise un objet : { $object }.
log-used-you = Vous utilisez un objet : { $object }.
log-lost-object = { $player } perd un objet : { $object }.
log-lost-object-you = Vous perdez un objet : { $object }.
log-object = { $player } prend l’objet : { $object }.
log-object-you = Vous prenez l’objet : { $object }.
log-found = Un objet est trouvé : { $object }.
log-found-nothing = Il n’y a pas d’objet à trouver.
log-declined = { $player } laisse l’objet.
log-declined-you = Vous laissez l’objet.
log-kept-object = { $player } défausse { $icon } et garde l’objet ({ $object }).
log-kept-object-you = Vous défaussez { $icon } et gardez l’objet ({ $object }).
log-success = { $player } réussit.
log-success-you = Vous réussissez !
log-failure = { $player } échoue.
log-failure-you = Vous échouez.
log-saved = Trois identiques : { $player } garde objet et Énergie.
log-saved-you = Trois identiques : vous gardez objet et Énergie.
log-clue =
    { $number ->
        [one] { $player } trouve un indice : { $number } en tout.
       *[other] { $player } trouve un indice : { $number } en tout.
    }
log-clue-you =
    { $number ->
        [one] Vous trouvez un indice : { $number } en tout.
       *[other] Vous trouvez un indice : { $number } en tout.
    }
log-gained-twist = { $player } prend un jeton Rebondissement : { $icon }.
log-gained-twist-you = Vous prenez un jeton Rebondissement : { $icon }.
log-no-twist = { $player } ne prend pas de jeton Rebondissement.
log-no-twist-you = Vous ne prenez pas de jeton Rebondissement.
log-looked = { $player } regarde la prochaine carte.
log-looked-you = Vous regardez la prochaine carte.
log-next-card = La prochaine carte : { $card }.
log-next-card-you = La prochaine carte : { $card }.
log-took = { $player } donne { $icon } et prend « { $token } ».
log-took-you = Vous donnez { $icon } et prenez « { $token } ».
log-used-token = { $player } utilise « { $token } ».
log-used-token-you = Vous utilisez « { $token } ».
log-sidekick = { $player } emprunte l’action spéciale de { $detective }.
log-sidekick-you = Vous empruntez l’action spéciale de { $detective }.
log-ignored = Une icône de moins à obtenir : { $icon }.
log-ignored-you = Une icône de moins à obtenir : { $icon }.
log-joker = Le jeton { $held } de { $player } vaut { $icon }.
log-joker-you = Votre jeton { $held } vaut { $icon }.
log-passed = { $player } cède le jeton { $icon }.
log-passed-you = Vous cédez le jeton { $icon }.
log-accuse = { $player } a tous les indices.
log-accuse-you = Vous avez tous les indices.
log-criminal = Le Criminel est démasqué : { $suspect } !
log-criminal-you = Le Criminel est démasqué : { $suspect } !
log-confronts = { $player } passe à la confrontation : { $suspect }.
log-confronts-you = Vous passez à la confrontation : { $suspect }.
log-out-time = { $player } n’a plus de temps.
log-out-time-you = Vous n’avez plus de temps.
log-out-energy = À bout de forces, { $player } quitte l’affaire.
log-out-energy-you = À bout de forces, vous quittez l’affaire.
log-out-beaten = Le Criminel échappe à { $player }.
log-out-beaten-you = Le Criminel vous échappe.
banner-solved = Affaire résolue !
log-solved = { $player } résout l’affaire !
log-solved-you = Vous résolvez l’affaire !
log-unsolved = L’affaire reste sans solution.

## La fin

sheet-case = L’affaire
sheet-solved = Résolue
sheet-unsolved = Non résolue
sheet-clues = Indices
sheet-hours = Heure à l’horloge
sheet-energy = Énergie
sheet-turns = Tours
won =
    { $number ->
        [one] { $player } a résolu l’affaire à l’heure { $hour }, en { $number } tour.
       *[other] { $player } a résolu l’affaire à l’heure { $hour }, en { $number } tours.
    }
won-you =
    { $number ->
        [one] Vous avez résolu l’affaire à l’heure { $hour }, en { $number } tour !
       *[other] Vous avez résolu l’affaire à l’heure { $hour }, en { $number } tours !
    }
won-team =
    { $number ->
        [one] Les partenaires ont résolu l’affaire à l’heure { $hour }, en { $number } tour, grâce à { $player }.
       *[other] Les partenaires ont résolu l’affaire à l’heure { $hour }, en { $number } tours, grâce à { $player }.
    }
won-team-you =
    { $number ->
        [one] Vous avez résolu l’affaire ensemble à l’heure { $hour }, en { $number } tour, grâce à { $player } !
       *[other] Vous avez résolu l’affaire ensemble à l’heure { $hour }, en { $number } tours, grâce à { $player } !
    }
lost-cards = Plus aucune carte à piocher, la piste s’arrête là : l’affaire reste sans solution.
lost-time = Le temps est écoulé : l’affaire reste sans solution.
lost-energy = Plus d’Énergie : l’affaire reste sans solution.
lost-beaten = Le Criminel s’est échappé : l’affaire reste sans solution.
lost-both = Plus personne sur l’affaire : elle reste sans solution.
share-solved = résolue à l’heure { $hour }
share-unsolved = non résolue
