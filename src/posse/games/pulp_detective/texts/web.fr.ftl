# Pulp Detective sur les pages autour de la table.

web-title = Pulp Detective
web-intro = Une affaire, une horloge qui tourne à rebours, et une ville pleine de gens qui en savent plus qu’ils n’en disent. Composez l’histoire case après case, lancez les dés pour arracher à chaque heure ce qu’elle peut donner, et trouvez les indices tant qu’il vous reste du temps et des forces. Affrontez ensuite le Criminel, en solo, avant votre rival ou aux côtés d’un partenaire.
web-minutes = De 20 à 30 minutes

## La partie

web-option-mode = Mode
web-option-mode-help = En solo contre la montre ; à deux, à qui arrivera le premier jusqu’au Criminel ; ou à deux, avec une horloge et des indices en commun.
web-option-mode-solo = Solo
web-option-mode-rivals = Rivaux (2 joueurs)
web-option-mode-partners = Partenaires (2 joueurs)
web-option-case = Affaire
web-option-case-help = La Demoiselle demande 4 indices et convient le mieux à une première partie. La Photo n’en demande que 3, mais se joue sans jetons Rebondissement : c’est de loin la plus difficile. Le Banquier en demande 4, sans le dé rouge.
web-option-case-damsel = La Demoiselle en détresse
web-option-case-photo = La Photo prisée
web-option-case-banker = Le Banquier braqué
web-option-case-choose = Au choix, à la table
web-option-level = Niveau
web-option-level-help = Les heures et l’Énergie du départ. À deux, c’est le même niveau pour tout le monde.
web-option-level-beginner = Débutant (24 heures, 6 points d’Énergie)
web-option-level-normal = Normal (21 heures, 5 points d’Énergie)
web-option-level-expert = Expérimenté (18 heures, 4 points d’Énergie)
web-option-level-choose = Au choix, à la table
web-option-detective = Détective privé
web-option-detective-help = Votre personnage en solo, ou celui du premier joueur à deux. La nuit, une fois par tour, Lockhart relance un dé jaune. Le jour, une fois par tour, un Traquer la rumeur vaut n’importe quelle icône pour Tolliver.
web-option-detective-lockhart = Vera Lockhart
web-option-detective-tolliver = Max Tolliver
web-option-detective-choose = Au choix, à la table
web-option-inspector = Enquêteur de police
web-option-inspector-help = Le personnage du second joueur à deux. La nuit, chaque Battre le pavé d’un dé vaut n’importe quelle icône pour Brandt. Le jour, chaque Faire des recoupements d’un dé vaut n’importe quelle icône pour Reed.
web-option-inspector-brandt = Le sergent Ida Brandt
web-option-inspector-reed = L’inspecteur Amos Reed
web-option-inspector-choose = Au choix, à la table

## Là où la règle laisse le choix

web-option-solo_as = En solo, vous êtes
web-option-solo_as-help = En solo, on joue le Détective privé ou l’Enquêteur de police choisi plus haut. Plus facile avec la police.
web-option-solo_as-detective = Le Détective privé
web-option-solo_as-inspector = L’Enquêteur de police
web-option-draw = Cartes des partenaires
web-option-draw-help = Les partenaires voient-ils la face des quatre cartes avant de choisir, ou seulement le dos ? Bien plus difficile avec les dos.
web-option-draw-open = Les faces
web-option-draw-closed = Les dos seulement

## Demander : à la table, dans le terminal, et la réponse

web-ask-odds = Chances
web-hotkey-ask-odds = O
words-ask-odds = chances
help-ask-odds = « chances » donne les chances de votre mission, en jouant au mieux.
odds-of = { $player } : { $chance }, en jouant au mieux.
odds-of-you = { $chance }, en jouant au mieux.
odds-places = En jouant au mieux : { $places }.
odds-place = { $place } ({ $chance })
odds-main = scénario principal
odds-subplot = intrigue secondaire { $number }
odds-new = nouvelle intrigue secondaire
odds-chance = { $number } % de chances
odds-at-least = au moins { $chance }
odds-hardly = moins de 1 % de chances
odds-nearly = plus de 99 % de chances
odds-never = aucune chance
odds-always = réussite certaine
odds-no-card = Pas encore de chances à calculer : gardez d’abord une carte et placez-la, sa mission commencera.
odds-result = Plus de chances à calculer : les dés ont parlé, et la mission suivante n’a pas commencé.
odds-over = Plus de chances à calculer : l’affaire est close.

## L’affaire du jour

web-practice = L’affaire du jour
web-practice-short = En solo, la même pour tout le monde
web-practice-title = Pulp Detective : l’affaire du jour
web-practice-intro = Une affaire par jour, les mêmes cartes dans le même ordre pour tout le monde. Affaires et détectives alternent ; du lundi au mercredi le niveau est Débutant, du jeudi au samedi Normal, le dimanche Expérimenté. Résolue le jour même, elle compte pour votre série.
web-practice-series = Jour
web-practice-series-help = Une date comme 2026-11-15 ou un nombre. Seule l’affaire d’aujourd’hui compte pour la série.
web-practice-wrong = Ni un jour ni un nombre : écrivez une date comme 2026-11-15, ou un nombre de 19 chiffres au plus.
web-practice-start = Prendre l’affaire

## Touches, affichées sur les boutons

web-hotkey-roll = R
web-hotkey-buy = B
web-hotkey-finish = F
web-hotkey-done = D
web-hotkey-look = K
web-hotkey-decline = N
web-does-roll = lancer le dé suivant
web-does-buy = plus de dés pour une heure
web-does-finish = valider la mission, ou renoncer
web-does-done = plus de dé à retourner
web-does-look = regarder la carte suivante
web-does-decline = non, merci

## Signes

web-sign-dots = Faire des recoupements
web-sign-street = Traquer la rumeur
web-sign-rounds = Battre le pavé
web-sign-persuasion = Jouer les durs à cuire
web-sign-line = une mission, et l’heure dès laquelle elle compte
web-sign-reward = bouclier vert : ce que le succès apporte
web-sign-penalty = croix rouge : ce que l’échec coûte
web-sign-twist = l’échec offre un jeton Rebondissement
web-sign-clue = un indice
web-sign-energy = l’Énergie : plus vous en avez, plus vous lancez de dés
web-sign-object = un objet
web-sign-time = une heure
web-sign-dice = les dés jaunes que vous pouvez encore lancer
web-sign-reroll = les relances des bords assortis
web-sign-match = les relances que la carte y gagnerait
web-sign-night = la nuit
web-sign-day = le jour
web-sign-hour_for_dice = des dés de plus pour une heure
web-sign-suspect = désigné le plus souvent : le Criminel pour l’instant
web-sign-count = les cartes des scénarios qui désignent ce suspect
web-sign-useful = un résultat utile à la mission
web-sign-protected = trois icônes identiques : l’échec ne coûte ni objet ni Énergie
web-sign-player = à qui est la mission

## En une phrase

web-short = Trouvez les indices, puis affrontez le Criminel, avant que les heures ne s’épuisent.
