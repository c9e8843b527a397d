# Pulp Detective en français. `-you` s’adresse au joueur, le message sans cela parle d’un autre.

title = Pulp Detective
aim =
    Le but : trouver les indices que l’affaire demande, puis battre le Criminel que désignent vos scénarios, avant que le temps ou l’Énergie ne manque. À chaque tour, gardez une carte, placez-la, et lancez les dés pour sa mission de l’heure.
aim-rivals =
    Le but : trouver vos propres indices, puis battre le Criminel que désignent vos scénarios, avant votre rival et avant que le temps ou l’Énergie ne manque. Les indices du rival ne comptent pas pour vous. À chaque tour, gardez une carte, placez-la, et lancez les dés pour sa mission de l’heure. Le dernier à avoir pris le Fusil de Tchekhov commence.
aim-partners =
    Le but : trouver ensemble les indices que l’affaire demande, puis battre le Criminel que désignent vos scénarios, avant que ne passent les heures que vous partagez ; qui n’a plus d’Énergie quitte l’affaire. Vous gagnez ou perdez ensemble. À chaque tour, chacun garde une carte, la place, et lance les dés pour sa mission de l’heure.
signs =
    Les symboles :
      Battre le pavé ×2         une icône demandée deux fois
      dès l’heure 13            la mission dès que l’horloge est à 13
      le succès apporte, l’échec coûte
                                ce que la mission de l’heure donne ou prend
      2 relances                ce que rapporteraient là les bords assortis
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
zone-confrontation = { $player } affronte { $about }
zone-confrontation-you = Vous affrontez { $about }
zone-last = La dernière carte : { $about }
zone-dice = Dés
zone-noted = Résultats notés
zone-drawn = Cartes piochées
zone-given = Carte donnée
zone-pile = Pile Enquête
zone-discards = Défausse
zone-supply = Réserve
zone-aside = Détectives hors de l’affaire
zone-offer = Objet trouvé
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
row-subplot = Intrigue secondaire { $number }
row-new = Nouvelle intrigue { $number }
row-main-in = le scénario principal
row-subplot-in = l’intrigue secondaire { $number }
time-marker = Marqueur Temps de { $player }
time-marker-you = Votre marqueur Temps
time-marker-all = Marqueur Temps
top-card = Carte du dessus
slot = Carte { $number }
drawn-card = la carte { $number } ({ $kind })
unknown = une carte
quoted = « { $title } »
pile = Dans cette pile, à partir du dessus : { $cards }.
count-clues =
    { $number ->
        [one] indice
       *[other] indices
    }
count-energy =
    { $number ->
        [one] point d’Énergie
       *[other] points d’Énergie
    }
count-hours =
    { $number ->
        [one] heure restante
       *[other] heures restantes
    }
count-twists =
    { $number ->
        [one] jeton Rebondissement
       *[other] jetons Rebondissement
    }
title-active = Joueur actif
fate-time = à court de temps
fate-cards = à court de pistes
fate-energy = à bout de forces
fate-beaten = vaincu par le Criminel

## Ce qui est imprimé

kind-cliffhanger = Coup de théâtre
kind-lead = Suivre une piste
kind-informant = Informateur
kind-back = { $kind } ({ $letter })
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
badge-line = dès l’heure { $hour }
badge-reward = le succès apporte
badge-penalty = l’échec coûte
badge-die = icône de dé { $number } : { $suspect }, { $object }
badge-object-die = icône de dé { $number }
badge-hour = heure { $hour }
badge-hour-of = { $player } : heure { $hour }
badge-hour-of-you = vous : heure { $hour }
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
badge-count-of-you =
    { $number ->
        [one] vous : { $number } carte
       *[other] vous : { $number } cartes
    }
badge-suspect = le Criminel pour l’instant
badge-suspect-of = le Criminel de { $player } pour l’instant
badge-suspect-of-you = votre Criminel pour l’instant
badge-have = { $icon } { $have } sur { $need }
badge-success = le succès apporte { $goods }
badge-failure = l’échec coûte { $goods }
twist-offered = un jeton Rebondissement
badge-twist = l’échec offre un jeton Rebondissement
badge-rolls =
    { $number ->
        [0] plus aucun dé sur { $all }
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
        [one] { $number } relance porte-bonheur
       *[other] { $number } relances porte-bonheur
    }
badge-protected = trois icônes identiques : l’échec ne coûte ni objet ni Énergie
badge-price = une relance pour { $number } heures
stamp-caught = Sous les verrous
stamp-escaped = En fuite
stamp-unsolved = Non résolue
badge-useful = utile
badge-next-object = prochain objet : { $object }
badge-token = s’achète avec { $icon }
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
text-line = Dès l’heure { $hour } : { $needs }. Succès : { $reward }. Échec : { $penalty }.
text-edges = Bords : { $edges }.
text-no-edges = Pas d’icône sur ses bords.
text-die-icon = Icône de dé { $number } : { $suspect }, { $object }.
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
    Une fois, à tout moment : gagnez { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    }, jusqu’à 8.
text-time =
    Une fois, à tout moment : regagnez { $number ->
        [one] { $number } heure.
       *[other] { $number } heures.
    }
text-coin =
    Une fois : relancez { $number ->
        [one] un dé
       *[other] jusqu’à { $number } dés
    } d’une mission, de n’importe quelle couleur.
text-key = Une fois : vaut une icône au choix parmi celles qui manquent à la mission.
text-die = Vous pouvez aussi lancer { $die }. Après chaque mission où il a servi, défaussez un jeton Rebondissement ou perdez l’objet.
text-case =
    { $number ->
        [one] Trouvez { $number } indice, puis affrontez le Criminel.
       *[other] Trouvez { $number } indices, puis affrontez le Criminel.
    }
text-no-twists = Cette affaire se joue sans jetons Rebondissement.
text-without = L’objet { $object } ne sert pas ici ; si vous deviez le trouver, choisissez-en un autre.
text-suspect = Pour l’emporter : { $needs }.
text-sidekick = S’achète avec { $icon }. Empruntez, pour une mission, l’action spéciale d’un détective que personne ne joue.
text-interrogation = S’achète avec { $icon }. Ignorez une icône d’une mission qui apporte un indice.
text-deus-ex-machina = S’achète avec { $icon }. Retournez jusqu’à trois dés sur leur face opposée.
text-chekhovs-gun = S’achète avec { $icon }. Payez 1 point d’Énergie ou 1 heure : l’un de vos jetons Rebondissement vaut n’importe quelle icône. Entre rivaux, celui qui le prend devient le joueur actif.

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
prompt-choose-case = Quelle affaire prenez-vous ?
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
    { $dice ->
        [0] Plus aucun dé
        [one] Il vous reste { $dice } dé
       *[other] Il vous reste { $dice } dés
    }{ $rerolls ->
        [0] .
        [one] { "" }, { $rerolls } relance des bords.
       *[other] { "" }, { $rerolls } relances des bords.
    }
prompt-met = Toutes les icônes sont réunies.
prompt-arrest = Toutes les icônes sont réunies : le Criminel est à vous.
prompt-flip =
    { $number ->
        [one] Vous pouvez encore retourner { $number } dé.
       *[other] Vous pouvez encore retourner { $number } dés.
    }
prompt-upkeep = Son dé a servi : défaussez un jeton Rebondissement, ou perdez l’objet ({ $object }).
prompt-offer = Vous trouvez un objet : { $object }. Le prenez-vous ?
prompt-offer-swap = Vous trouvez un objet : { $object }. Le prenez-vous à la place de l’autre ({ $held }) ?
prompt-offer-any = Cet objet ne sert pas dans cette affaire : choisissez n’importe quel autre.
prompt-recipient-object = À qui va l’objet ({ $object }) ?
prompt-recipient = À qui va l’Énergie ?
prompt-gain-twist = Leçon de l’échec : quel jeton Rebondissement prenez-vous ?
prompt-gain-twist-full = Leçon de l’échec, mais vous avez quatre jetons Rebondissement : en échangez-vous un ?
prompt-look-ahead = Vous avez une longueur d’avance : regardez-vous la prochaine carte ?
prompt-name-criminal = Plusieurs suspects sont à égalité. Qui est le Criminel ?
prompt-who-confronts = Le Criminel est démasqué : { $suspect }. Qui passe en premier ?
prompt-last-moment = L’horloge va sonner pour la dernière fois. La retardez-vous ?
move-detective = Jouer { $detective }. { $text }
move-case = Prendre l’affaire : { $case }. { $text }
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
move-return = Remettre { $card } dans la pile
move-place-main = Placer dans le scénario principal
move-place = Placer dans l’intrigue secondaire { $number }
move-place-new = Ouvrir l’intrigue secondaire { $number }
move-first = { $player } passe en premier
move-first-you = Passer en premier
move-finish = Valider la mission
move-finish-failed = Renoncer à la mission
move-finish-early = Renoncer (il reste des essais)
move-arrest = Procéder à l’arrestation
move-arrest-failed = Laisser filer le Criminel
move-arrest-early = Laisser filer le Criminel (il reste des essais)
confirm-finish = Appuyez encore pour renoncer
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
move-shoot-energy = Payer 1 point d’Énergie : le jeton { $held } vaut { $icon }
move-shoot-hour = Payer 1 heure : le jeton { $held } vaut { $icon }
move-borrow = Prendre le jeton { $icon } à { $player }
move-lend = Donner le jeton { $icon } à { $player }
decline-flipping = Ne plus retourner de dé
move-pay = Défausser { $icon } et garder l’objet ({ $object })
move-lose = Perdre l’objet ({ $object })
move-accept = Prendre l’objet : { $object }
move-to = Pour { $player }
move-to-you = Pour moi
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
move-suspect = Accuser { $suspect }

## Ce qui s’est passé

log-detective = { $player } joue { $detective }.
log-detective-you = Vous jouez { $detective }.
log-case = { $player } prend l’affaire : { $case }.
log-case-you = Vous prenez l’affaire : { $case }.
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
        [one] { $number } carte est piochée.
       *[other] { $number } cartes sont piochées.
    }
log-no-cards = Plus aucune carte à piocher.
log-shuffled = La défausse devient une nouvelle pile.
log-kept = { $player } garde { $card }.
log-kept-you = Vous gardez { $card }.
log-discarded = { $player } défausse { $card }.
log-discarded-you = Vous défaussez { $card }.
log-gave = { $player } donne une carte à l’autre joueur.
log-gave-you = Vous donnez une carte à l’autre joueur.
log-gave-to-you = { $player } vous donne une carte.
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
log-counted = { $player } compte { $die } comme { $icon }.
log-counted-you = Vous comptez { $die } comme { $icon }.
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
        [one] { $number } heure passe pour { $player } : l’horloge passe à { $hour }.
       *[other] { $number } heures passent pour { $player } : l’horloge passe à { $hour }.
    }
log-hours-you =
    { $number ->
        [one] { $number } heure passe : l’horloge passe à { $hour }.
       *[other] { $number } heures passent : l’horloge passe à { $hour }.
    }
log-hours-all =
    { $number ->
        [one] { $number } heure passe : l’horloge passe à { $hour }.
       *[other] { $number } heures passent : l’horloge passe à { $hour }.
    }
log-back = L’horloge de { $player } revient à { $number }.
log-back-you = L’horloge revient à { $number }.
log-energy =
    { $player } gagne { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    } et en a { $now }.
log-energy-you =
    Vous gagnez { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    } : vous en avez { $now }.
log-energy-lost =
    { $player } perd { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    } : il lui en reste { $now }.
log-energy-lost-you =
    Vous perdez { $number ->
        [one] { $number } point d’Énergie
       *[other] { $number } points d’Énergie
    } : il vous en reste { $now }.
log-used = { $player } utilise un objet : { $object }.
log-used-you = Vous utilisez un objet : { $object }.
log-lost-object = { $player } perd un objet : { $object }.
log-lost-object-you = Vous perdez un objet : { $object }.
log-object = { $player } prend un objet : { $object }.
log-object-you = Vous prenez un objet : { $object }.
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
log-saved = Trois icônes identiques : { $player } garde objet et Énergie.
log-saved-you = Trois icônes identiques : vous gardez objet et Énergie.
log-clue = { $player } trouve un indice : { $number } en tout.
log-clue-you = Vous trouvez un indice : { $number } en tout.
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
log-passed = { $player } donne le jeton { $icon } à l’autre joueur.
log-passed-you = Vous donnez le jeton { $icon } à l’autre joueur.
log-passed-to-you = { $player } vous donne le jeton { $icon }.
log-accuse = { $player } a tous les indices.
log-accuse-you = Vous avez tous les indices.
log-criminal = Le Criminel est démasqué : { $suspect } !
log-criminal-you = Le Criminel est démasqué : { $suspect } !
log-confronts = { $player } affronte { $suspect }.
log-confronts-you = Vous affrontez { $suspect }.
log-out-time = { $player } n’a plus de temps.
log-out-time-you = Vous n’avez plus de temps.
log-out-energy = À bout de forces, { $player } quitte l’affaire.
log-out-energy-you = À bout de forces, vous quittez l’affaire.
log-out-beaten = Le Criminel échappe à { $player }.
log-out-beaten-you = Le Criminel vous échappe.
banner-solved = Affaire résolue !
log-solved = { $player } résout l’affaire !
log-solved-you = Vous résolvez l’affaire !
log-unsolved = L’affaire reste non résolue.

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
won-partner =
    { $number ->
        [one] Vous avez résolu l’affaire ensemble à l’heure { $hour }, en { $number } tour, grâce à { $player } !
       *[other] Vous avez résolu l’affaire ensemble à l’heure { $hour }, en { $number } tours, grâce à { $player } !
    }
won-partner-you =
    { $number ->
        [one] Vous avez résolu l’affaire ensemble à l’heure { $hour }, en { $number } tour, grâce à vous !
       *[other] Vous avez résolu l’affaire ensemble à l’heure { $hour }, en { $number } tours, grâce à vous !
    }
lost-cards = Plus aucune carte à piocher, la piste s’arrête là : l’affaire reste non résolue.
lost-time = Le temps est écoulé : l’affaire reste non résolue.
lost-energy = Plus d’Énergie : l’affaire reste non résolue.
lost-beaten = Le Criminel s’est échappé : l’affaire reste non résolue.
lost-both = Plus personne sur l’affaire : elle reste non résolue.
share-solved = résolue à l’heure { $hour }
share-unsolved = non résolue
