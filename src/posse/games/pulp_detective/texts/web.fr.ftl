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
web-option-case-photo = La Photo convoitée
web-option-case-banker = Le Banquier dévalisé
web-option-case-choose = Au choix, à la table
web-option-level = Niveau
web-option-level-help = Les heures et l’Énergie du départ. À deux, c’est le même niveau pour tout le monde.
web-option-level-beginner = Débutant (24 heures, 6 d’Énergie)
web-option-level-normal = Normal (21 heures, 5 d’Énergie)
web-option-level-expert = Expérimenté (18 heures, 4 d’Énergie)
web-option-level-choose = Au choix, à la table
web-option-detective = Détective privé
web-option-detective-help = Votre personnage en solo, ou celui du premier joueur à deux. La nuit, une fois par tour, Lockhart relance un dé jaune. Le jour, une fois par tour, un Traquer la rumeur vaut n’importe quelle icône pour Tolliver.
web-option-detective-lockhart = Vera Lockhart
web-option-detective-tolliver = Max Tolliver
web-option-detective-choose = Au choix, à la table
web-option-inspector = Enquêteur de police
web-option-inspector-help = Le personnage du second joueur à deux. La nuit, chaque Battre le pavé d’un dé vaut n’importe quelle icône pour Brandt. Le jour, chaque Faire des recoupements d’un dé vaut n’importe quelle icône pour Reed.
web-option-inspector-brandt = Sergent Ida Brandt
web-option-inspector-reed = Inspecteur Amos Reed
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
