# Tout ce que Breakaway dit aux gens, en français du Québec. Les clés sont des faits, les valeurs des mots.
# Les termes du hockey suivent docs/glossary.md. On se tutoie, et aucun accord ne suppose le genre de quelqu'un.
# Ce qui manque ici se dit comme dans en.ftl.

## Commandes

# Les noms des commandes et de leurs options : en minuscules, sans espaces, 32 caractères au plus.

name-hockey = hockey
name-hockey-admin = hockey-admin
name-match = match
name-me = moi
name-challenge = défi
name-practice = entraînement
name-partners = partenaires
name-open = ouvrir
name-hand = main
name-leaderboard = classement
name-history = historique
name-replay = reprise
name-export = exporter
name-verify = vérifier
name-player = joueur
name-play = numéro
name-file = fichier
name-after = après
name-rules = règles
name-help = aide
name-list = liste
name-resign = abandon
name-pause = pause
name-analysis = analyse
name-settings = réglages
name-block = bloquer
name-privacy = confidentialité
name-house = maison
name-create = créer
name-remove = retirer
name-setup = configuration
name-ban = bannir
name-unban = débannir
name-reset = effacer
name-end = terminer
name-opponent = adversaire
name-game = jeu
name-length = durée
name-no-ties = sans-nul
name-deck = paquet
name-first = premier
name-pace = rythme
name-partner = partenaire
name-level = calibre
name-scope = portée
name-person = personne
name-base = base
name-name = nom
name-team = équipe
name-emoji = émoji
name-colour = couleur
name-stats = statistiques
name-rivalry = rivalité
name-records = records
name-season = saison
name-tournament = tournoi
name-win = gagnant
name-replace = remplacer
name-extend = prolonger
name-cancel = annuler
name-starts = début
name-round = ronde
name-format = formule
name-best-of = matchs
name-most = maximum
name-drawn = tirage
name-late = retardataires
name-bots = bots
name-champion = champion
name-which = lequel
name-by = par
name-time = temps
name-order = ordre
name-a = premier
name-b = second
name-calendar = calendrier
name-opponent1 = adversaire-1
name-opponent2 = adversaire-2

command-hockey = Le hockey aux cartes, comme on y joue au Canada depuis 1961
command-match = Tes matchs : liste, pause, abandon, analyse
command-me = Tes réglages, tes joueurs bloqués et tes données
command-challenge = Défier quelqu'un
command-challenge-opponent = Contre qui tu veux jouer
command-challenge-game = Quel jeu (celui de ce serveur par défaut)
command-challenge-length = Un match complet, ou une présence d'une période
command-challenge-knockout = À égalité, jouer jusqu'à la victoire (comme d'habitude sur ce serveur par défaut)
command-challenge-pack = Quelles cartes, si le jeu laisse le choix
command-challenge-first = Qui joue la première carte au terrain (tiré au hasard par défaut)
command-partners = Jouer à deux contre deux
command-partners-partner = Qui joue avec toi (une place libre par défaut)
command-partners-opponent = Qui joue contre toi (une place libre par défaut)
command-practice = Jouer contre un bot, n'importe quand
command-practice-level = Le calibre du bot (sans rien : tu les vois tous)
command-practice-length = Durée du match (une période par défaut)
command-open = Offrir un match à qui veut jouer ici
pack-36 = 36 cartes, à partir du Six
pack-40 = 40 cartes, à partir du Cinq
pack-44 = 44 cartes, à partir du Quatre
pack-48 = 48 cartes, à partir du Trois
pack-52 = Le paquet complet de 52
pack-jokers = Le paquet complet et deux Jokers
first-0 = Moi
first-1 = Mon adversaire
command-block = Empêcher quelqu'un de te défier
command-block-person = Qui bloquer (sans rien : ta liste)
command-privacy = Ce que je garde sur toi : le recevoir ou l'effacer
command-hand = Voir ta main, juste pour toi
command-team = Ton équipe de hockey sur ce serveur
command-team-name = Son nom (sans rien : tu vois ton équipe)
command-team-emoji = Un seul émoji
command-team-colour = Sa couleur sur les images
command-resign = Abandonner un match
command-matches = Tes matchs et tes défis
command-rules = Comment jouer à un jeu
command-rules-game = Quel jeu (le Classique par défaut)
command-help = Comment commencer, et toutes les commandes
command-settings = Ta langue, ta main, tes cartes et les conseils
command-leaderboard = Qui règne sur la glace
command-leaderboard-order = Dans quel ordre (par points par défaut)
command-stats = La carte de hockey de quelqu'un
command-stats-player = Qui (toi par défaut)
command-stats-season = Quelle saison de ce serveur (toutes par défaut)
command-stats-game = Quel jeu (tous par défaut)
command-rivalry = Le bilan de deux personnes face à face
command-rivalry-a = La première personne
command-rivalry-b = La seconde (toi par défaut)
command-records = Les records de ce serveur
command-leaderboard-game = Quel jeu (tous les jeux à deux par défaut)
command-leaderboard-scope = Ce serveur, ou partout
menu-challenge = Défier au hockey
command-admin = Comment on joue au hockey sur ce serveur
command-house = Les règles maison de ce serveur
command-house-create = Créer tes propres règles à partir d'un jeu
command-house-create-base = Le jeu de départ (celui de ce serveur par défaut)
command-house-list = Les règles maison qui se jouent ici
command-house-remove = Retirer des règles maison
command-house-remove-name = Quelles règles
command-end = Terminer un match sans gagnant
command-end-match = Quel match
command-ban = Empêcher quelqu'un de jouer ici
command-ban-person = Qui bannir
command-unban = Laisser rejouer quelqu'un
command-unban-person = Qui débannir
command-team-reset = Retirer l'équipe de quelqu'un
command-team-reset-person = À qui retirer son équipe
command-cup = Les tournois de ce serveur
command-cup-create = Annoncer un tournoi dans ce salon
command-cup-name = Son nom
command-cup-starts = Quand il commence : 45m, 2h, 3j, ou un horodatage Discord
command-cup-round = La durée d'une ronde : 30m, 1j
command-cup-format = La formule (simple élimination par défaut)
command-cup-best-of = Matchs par affrontement (un par défaut)
command-cup-most = Combien peuvent s'inscrire, de 3 à 64 (32 par défaut)
command-cup-drawn = Tirer l'ordre au sort (selon la cote par défaut)
command-cup-late = Les retardataires peuvent remplacer une exemption de la ronde 1
command-cup-bots = Compléter avec des bots pour éviter les exemptions
command-cup-champion = Un rôle pour qui gagne
command-cup-which = Quel tournoi, s'il y en a plusieurs
command-cup-win = Donner la victoire à quelqu'un
command-cup-win-player = Qui gagne
command-cup-replace = Remplacer quelqu'un avant son premier match
command-cup-replace-player = Qui ne peut pas jouer
command-cup-replace-by = Qui joue à sa place
command-cup-extend = Donner plus de temps au début ou à la ronde
command-cup-extend-time = Combien de plus : 30m, 2h, 1j
command-cup-pause = Mettre un tournoi en pause, ou le reprendre
command-cup-cancel = Annuler un tournoi
command-tournament = Les tournois d'ici : en cours, à venir, terminés
command-tournament-which = Lequel (sans rien : tous)
command-export-tournament = Ou quel tournoi
tournament-games-1 = Un match
tournament-games-3 = Deux matchs gagnés sur 3
tournament-games-5 = Trois matchs gagnés sur 5
command-season = Les saisons de ce serveur
command-season-calendar = Quand finissent les saisons
command-season-end = Terminer la saison maintenant
calendar-none = Pas de saisons
calendar-monthly = Chaque mois
calendar-quarterly = Tous les trois mois
calendar-hand = Quand un admin les termine
command-setup = Jeu, durée, rythme, voix, et qui peut défier

choice-game = { $game } : { $pitch }
length-3 = Match : trois périodes
length-1 = Présence : une période
length-3-phrase = trois périodes
length-1-phrase = une présence d'une période
language-auto = Comme dans Discord
language-en = English
language-fr = Français
language-ru = Русский
scope-server = ce serveur
scope-everywhere = partout

## Jeux

game-classic = Classique
pitch-classic = Joue la pareille pour t'échapper, et encore pour compter. Le Valet s'échappe tout seul.
game-original = Original de 1961
pitch-original = Pas de Valet spécial, et chaque but est une nouvelle échappée.
game-cancel = Annulation
pitch-cancel = Une troisième carte pareille annule l'échappée.
game-streak = Séquence
pitch-streak = Un but est aussi une échappée : encore la pareille, encore un but.
game-partners = Partenaires
pitch-partners = Deux contre deux : une pareille fait la passe, une autre compte.
game-saskatchewan = Saskatchewan
pitch-saskatchewan = Vide la glace, puis compte avec la pareille, un Valet ou un Deux.
game-stockham = Stockham
pitch-stockham = Tirs, blocages et tirs automatiques, comme dans les années 1960.
game-lineup = Tour par tour
pitch-lineup = Gagne la mise au jeu, place ton trio et tes défenseurs, et laisse la chimie compter.
game-field = Terrain
pitch-field = Traverse trois rangées par l'enseigne ou le rang, puis déjoue un gardien.
game-guided = Premier match
pitch-guided = Trois courtes donnes, où chaque annonce est expliquée la première fois.

## Cartes

rank-2 = Deux
    .definite = le Deux
    .indefinite = un Deux
rank-3 = Trois
    .definite = le Trois
    .indefinite = un Trois
rank-4 = Quatre
    .definite = le Quatre
    .indefinite = un Quatre
rank-5 = Cinq
    .definite = le Cinq
    .indefinite = un Cinq
rank-6 = Six
    .definite = le Six
    .indefinite = un Six
rank-7 = Sept
    .definite = le Sept
    .indefinite = un Sept
rank-8 = Huit
    .definite = le Huit
    .indefinite = un Huit
rank-9 = Neuf
    .definite = le Neuf
    .indefinite = un Neuf
rank-T = Dix
    .definite = le Dix
    .indefinite = un Dix
rank-J = Valet
    .definite = le Valet
    .indefinite = un Valet
rank-Q = Dame
    .definite = la Dame
    .indefinite = une Dame
rank-K = Roi
    .definite = le Roi
    .indefinite = un Roi
rank-A = As
    .definite = l'As
    .indefinite = un As
rank-joker = Joker
    .definite = le Joker
    .indefinite = un Joker
rank-T-short = 10
card-played = –

## Annonces

score = { $own }{"-\u2060"}{ $other }
score-called =
    { $lead ->
        [tied] { $own } partout
        [behind] { $score }, avantage { $side }
       *[ahead] { $score } { $side }
    }
call-goal = Et compte! { $score }!
call-block = Bloque!
call-chance = Échappée!
call-chance-partners = Passe!
call-chance-stockham = Tir!
call-chance-saskatchewan = Vide la glace!
call-clears = Dégage!
call-shoots = Lance…
call-post = Frappe le poteau!
call-save = Arrêt!
call-wide = À côté!
call-rank = { $rank }…
call-taken = { call-chance }
call-taken-partners = { call-chance-partners }
call-taken-saskatchewan = { call-chance-saskatchewan }
call-post-cleared = { call-post }
call-save-cleared = { call-save }
call-wide-cleared = { call-wide }
call-waits = { call-rank }
call-expires = { call-rank }

play = { $player } { $card } *{ $call }*
play-aside = { $play } { $aside }
play-aside-below =
    { $play }
    {"*"}{ $aside }*
play-goal = ## 🚨 { $play }
overtime-goal =
    🏁 **C'est fini!** { $scorer } tranche en mort subite.
    🏁 **Mort subite!** { $scorer } tire, et { $defender } ne peut que regarder.
    🏁 **Et c'est le match!** { $scorer } bat { $defender } en prolongation.
    🏁 **Finie, la prolongation!** { $scorer } compte, et tout le banc saute sur la glace.
    🏁 **Le match est terminé!** C'était la dernière carte { ELIDE("de", $defender) } ce soir.
    🏁 **Tout le monde peut rentrer!** { $scorer } bat { $defender }, un point c'est tout.
    🏁 **Le but gagnant en prolongation!** Il est à { $scorer }. { $defender } se laisse tomber sur la glace.
    🏁 **Plus de prolongation!** { $scorer } lance ses gants dans les airs.

# Une deuxième phrase sur un jeu, que les voix ont et que la manière traditionnelle n'a pas.
aside-first = {""}
aside-again = {""}
aside-reply = {""}
aside-level = {""}
aside-lead = {""}
aside-drought = {""}
aside-late-goal = {""}
aside-sudden = {""}
aside-keeps = {""}
aside-late = {""}
aside-overtime = {""}
aside-chances = {""}
aside-horn = {""}
aside-posts = {""}
aside-dry = {""}
aside-misses = {""}
aside-danger = {""}
aside-long-shot = {""}
aside-revenge = {""}

anyone = n'importe qui
side-names = { $first } et { $second }
turn-first = { $player } joue la première carte.
turn-empty = À { $player } de jouer. La glace est vide.
turn-answer = À { $player } de répondre à **{ $card }**.
turn-shot = { $player } tire : la pareille sur **{ $card }**!
turn-covered = À { $player } de jouer.
cards-covered = -# On verra les cartes quand toutes les tables auront fini.
your-turn-first = **À toi :** joue la première carte.
your-turn-empty = **À toi :** la glace est vide.
your-turn-answer = **À toi :** réponds à **{ $card }**.
your-turn-shot = **À toi :** { $powers ->
        [0] la pareille sur **{ $card }** compte!
       *[other] { $rank } ou { $power } compte!
    }

on-chance = { $shooter } file en échappée.
on-chance-partners = { $own ->
        [yes] Ta passe
       *[no] Passe { ELIDE("de", $player) }
    } : { $shooter } tire ensuite.
on-chance-stockham = { $shooter } a un tir.
on-chance-saskatchewan = La glace est vide devant { $shooter }.
on-chance-you = Ton échappée : joue ensuite la pareille!
on-chance-you-partners = Passe { ELIDE("de", $player) } : joue la pareille!
on-chance-late = Plus le temps de tirer.
on-chance-you-stockham = Ton tir : joue ensuite la pareille!
on-chance-you-saskatchewan = Glace vide : joue ensuite la pareille!

## Le défi et la coupe

challenge = { $opponent }, { $challenger } te défie au hockey aux cartes : **{ $game }**, { $setup }.
    L'offre se termine { $until }.
dare = Toi contre { $opponent } : **{ $game }**, { $terms }.
    { $pitch }
dare-button = Lancer le défi
dare-who = Qui veux-tu défier?
dare-who-list = Choisis quelqu'un de ce serveur
challenge-button-accept = Accepter
challenge-button-decline = Refuser
challenge-button-withdraw = Retirer
challenge-declined = { $opponent } refuse le défi { ELIDE("de", $challenger) }. Une autre fois.
challenge-withdrawn = { $challenger } retire son défi à { $opponent }.
challenge-expired = { $opponent } n'a pas répondu au défi { ELIDE("de", $challenger) }. { COMMAND("hockey challenge") } en lance un autre.

table-open = { $challenger } veut jouer au hockey aux cartes : **{ $game }**, { $setup }. Qui embarque?
    L'offre se termine { $until }.
table-four = **{ $game }** : { $setup }. Début à 4, finit { $until }.
table-sides = { $home } – { $away }
table-seat-open = une place libre
table-seats-open = deux places libres
table-seat-accepted = **{ $player }** ✅
table-seat-asked = { $player }
table-withdrawn = { $challenger } retire son offre de match.
table-expired = Le match { ELIDE("de", $challenger) } n'a pas trouvé assez de monde. { COMMAND("hockey open") } en fait un autre.
challenge-button-sit = Prendre place
challenge-button-sides = Changer de côté
challenge-button-fill = Compléter avec des bots
table-fill-not-yours = Seule la personne qui a ouvert cette table peut la compléter avec des bots.
challenge-button-cut = Couper le paquet
seal-line = -# 🔒 Scellé { $commitment }
seal-cut = -# Paquet coupé : { $players }
cut-title = Couper le paquet
cut-number = Un nombre qui aide à brasser le paquet
cut-number-about = Jusqu'à 30 chiffres. 🔒 { $commitment }
cut-bad-number = « { $number } » n'est pas un nombre. Tape jusqu'à 30 chiffres.
cut-begun = Les cartes sont déjà données. Il faut couper avant le début du match.
cut-not-yours = Il faut jouer ce match pour couper le paquet. Prends d'abord une place.

match-title = **{ $home } – { $away }** : { $game }, { $setup }.
setup-cards = { $cards } cartes
setup-jokers = avec deux Jokers
setup-first = { $player } commence
setup-knockout = il faut un gagnant
cut-again = { $first } et { $second }, égalité : on recoupe.
cut-won = { $player } a la plus haute carte, { $high } contre { $low } : donner, ou jouer en premier?
    -# Qui donne joue la dernière carte de chaque donne. Qui joue en premier donne la période d'après. Le temps pour choisir se termine { $until }, et { $player } donne.
cut-deals = { $player } a la plus haute carte, { $high } contre { $low }, et donne.
cut-plays = { $player } a la plus haute carte, { $high } contre { $low }, et joue en premier.
cut-won-again = { $player } a la plus haute carte, { $high } contre { $low } : donner, ou jouer en premier?
    -# Qui donne joue la dernière carte de chaque donne. Qui joue en premier donne la période d'après.
cut-button-deal = Donner
cut-button-first = Jouer en premier

challenge-not-here = Pour jouer contre du monde, tape { COMMAND("hockey challenge") } sur un serveur. Ici, tu peux jouer contre un de mes bots.
challenge-yourself = Pas de mise au jeu contre toi-même. Choisis quelqu'un d'autre.
challenge-bot = Ce bot ne joue pas au hockey. Choisis une personne, ou un de mes bots.
rematch-not-there = Tu ne peux pas jouer dans ce salon en ce moment. Demande à un admin du serveur.
rematch-not-member = Tu n'es plus sur ce serveur. Reviens d'abord, puis touche de nouveau.
challenge-unseen = { $opponent } ne voit pas ce salon. Essaie dans un salon visible pour vous deux.
challenge-not-member = { $opponent } n'est pas sur ce serveur. Invite cette personne, ou choisis quelqu'un d'autre.
challenge-twice-open = Toi et { $opponent }, vous avez déjà un défi en attente. [Y aller]({ $link })
challenge-twice-running = Toi et { $opponent }, vous avez déjà un match en cours. [Aller au match]({ $link })
challenge-may-not-write = Je ne peux pas jouer ici sans la permission « { $permission } ». Demande à un admin du serveur, ou essaie un autre salon.
challenge-pack = { $game } se joue toujours avec le même paquet : j'ai ignoré ce choix.
challenge-first = { $game } a sa propre façon de choisir qui commence : j'ai ignoré ce choix.
challenge-length = { $game } n'a pas de périodes : j'ai ignoré la durée.
challenge-knockout = { $game } a toujours un gagnant : j'ai ignoré *{ name-no-ties }*.
challenge-person-twice = Tu as nommé la même personne deux fois. Une seule place par personne.
challenge-role = Sur ce serveur, il faut le rôle { $role } pour offrir un match ou prendre place. Si quelqu'un qui a ce rôle te défie, tu peux accepter.
practice-role = Sur ce serveur, il faut le rôle { $role } pour affronter mes bots. En message privé, pas besoin : tapes-y { COMMAND("hockey practice") }
challenge-cooldown = Trop vite après la dernière offre. Réessaie à { $at }.
challenge-most-offers = Tu as déjà { $count ->
        [one] { $count } offre
       *[other] { $count } offres
    } en attente. Attends une réponse, ou retires-en une : { COMMAND("hockey match list") }
challenge-most-matches = Tu joues déjà { $count ->
        [one] { $count } match
       *[other] { $count } matchs
    }. Finis-en un d'abord : { COMMAND("hockey match list") }
challenge-no-time = { $opponent } ne prend pas de nouveau match en ce moment. Essaie quelqu'un d'autre.
challenge-button-leave = Laisser ma place
table-no-time = Tu ne peux pas prendre cette place en ce moment.
table-twice = Tu offres déjà un match ici. [Y aller]({ $link })
challenge-game-unknown = Il n'y a pas de jeu « { $game } ». Choisis : { $games }.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-read_message_history = Voir les anciens messages
permission-create_public_threads = Créer des fils publics
greeting = 🏒 **Le hockey aux cartes est arrivé.** Joue la pareille (le même rang) : échappée. La pareille sur la réponse : but!
permissions-missing = Il me manque { $permissions } pour tout montrer sur ce serveur. Un admin peut les donner à mon rôle, ou m'ajouter de nouveau : <{ $link }>
permission-attach_files = Joindre des fichiers
permission-send_messages_in_threads = Envoyer des messages dans les fils

## La feuille de match

# Entre les buts des deux côtés, dans une phrase et à l'étroit : la ligne ne s'y coupe pas.
-to = {"\u00A0–\u2060\u00A0"}
-close-to = {"–\u2060"}
period-only = Présence
thread-name = { $home } – { $away }
period-1 = Première période
period-2 = Deuxième période
period-3 = Troisième période
period-overtime = Prolongation
period-overtime-again = Prolongation { $number }
sheet-title-knockout = { $title } (il faut un gagnant)
sheet-title = { $period }, donne { $deal } sur { $deals }
sheet-title-over = { $period }
sheet-period-short-overtime = P
sheet-total = T
sheet-side = { $first } et { $second }
sheet-side-alike = { $side } ({ $number })
sheet-pile = Sur la pile : **{ $card }**
sheet-last-minute = Dernière minute de jeu! { $count ->
        [1] Un attaquant de plus
       *[other] { $count } attaquants de plus
    } de chaque côté.
sheet-centre = Au centre : **{ $card }**, sur { $others ->
        [one] une autre carte
       *[other] { $others } autres cartes
    } que seuls les joueurs voient.
sheet-closed = { $player } ne reçoit pas de messages privés : touche **Montrer ma main** ci-dessous pour jouer.
opening-thread-deleted = Le fil de ce match a été supprimé, avec tous les coups.
opening-button-again = Publier ici à nouveau
sheet-button-hand = Montrer ma main
# Ce qui est terminé, en petits caractères au-dessus de ce qui se joue : « Donne 2 : 1-0 Jon; 2 échappées, un poteau ».
fold-line = -# **{ $part } :** { $told }
fold-overtimes = { $count ->
        [1] Prolongation
       *[other] Prolongations 1 à { $count }
    }
fold-deals = { $count ->
        [1] Donne { $first }
        [2] Donnes { $first } et { $last }
       *[other] Donnes { $first } à { $last }
    }
fold-overtime-deals = Prolongation { $number }, { $count ->
        [1] donne { $first }
        [2] donnes { $first } et { $last }
       *[other] donnes { $first } à { $last }
    }
fold-cards = Cartes { $first } à { $last }
fold-field-cards = Terrain { $field }, cartes { $first } à { $last }
fold-goal = { $score } { $scorer }
fold-and = { $first }, { $second }
fold-more = { $first }; { $second }
fold-nothing = aucun tir
fold-chance = { $count ->
        [1] une échappée
       *[other] { $count } échappées
    }
fold-chance-partners = { $count ->
        [1] une passe
       *[other] { $count } passes
    }
fold-chance-stockham = { $count ->
        [1] un tir
       *[other] { $count } tirs
    }
fold-chance-saskatchewan = { $count ->
        [1] la glace vidée une fois
       *[other] la glace vidée { $count } fois
    }
fold-block = { $count ->
        [1] un blocage
       *[other] { $count } blocages
    }
fold-post = { $count ->
        [1] un poteau
       *[other] { $count } poteaux
    }
fold-save = { $count ->
        [1] un arrêt
       *[other] { $count } arrêts
    }
fold-wide = { $count ->
        [1] un tir à côté
       *[other] { $count } tirs à côté
    }
fold-wide-stockham = { $count ->
        [1] un à côté
       *[other] { $count } à côté
    }
fold-thrown = { $count ->
        [1] une carte dehors
       *[other] { $count } cartes dehors
    }

# Un but sur sa propre ligne, une fois sa donne finie, ou comme message. { $maker } a fait la passe.
goal = 🚨 **Et compte! { $score }!** { $scorer } { $card } sur { $answered }.
goal-partners = 🚨 **Et compte! { $score }!** { $scorer } { $card } sur { $answered }, passe { ELIDE("de", $maker) }.
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
goal-again-partners = { goal-partners }
period-over = **Fin de la { $period ->
        [only] présence
        [1] première période
        [2] deuxième période
        [3] troisième période
       *[overtime] prolongation
    }.**
period-next = { $dealer } donne ensuite.
period-overtime-next = Égalité! En prolongation, le prochain but gagne. { $dealer } donne.

final-win = 🏆 **Marque finale : { $home } { $homegoals }, { $away } { $awaygoals }.** { $winner } { $players ->
        [1] l'emporte
       *[other] l'emportent
    }{ $how ->
        [overtime] {" "}en prolongation!
        [shootout] {" "}en tirs de barrage!
       *[play] !
    }
final-tie = **Marque finale : { $home } { $homegoals }, { $away } { $awaygoals }.** Match nul : pas de but en prolongation.
final-resign = 🏆 { $loser } { $losers ->
        [1] quitte
       *[other] quittent
    } la glace, { $winner } { $players ->
        [1] gagne
       *[other] gagnent
    }. La marque était { $home } { $homegoals }, { $away } { $awaygoals }.
final-walkover = 🏆 { $loser } { $losers ->
        [1] déclare forfait
       *[other] déclarent forfait
    }, { $winner } { $players ->
        [1] gagne
       *[other] gagnent
    }. La marque était { $home } { $homegoals }, { $away } { $awaygoals }.
final-clock = 🏆 Temps écoulé pour { $loser }, { $winner } { $players ->
        [1] gagne
       *[other] gagnent
    }. La marque était { $home } { $homegoals }, { $away } { $awaygoals }.
final-clock-nobody = Temps écoulé pour { $home } et { $away } : personne ne gagne. La marque était { $homegoals }{ -to }{ $awaygoals }.
final-unfinished = Le match entre { $home } et { $away } a été arrêté à { $homegoals }{ -to }{ $awaygoals }.
final-tournament = -# { $name }
final-button-rematch = Revanche
## Le résumé : pour chaque match, une phrase parmi plusieurs

recap-place-1 = en première période
recap-place-2 = en deuxième période
recap-place-3 = en troisième période
recap-place-shift = en temps réglementaire
recap-place-overtime = en prolongation
recap-place-field = { $field ->
        [1] { $half ->
            [first] en première demie
           *[second] en deuxième demie
        }
       *[other] sur le terrain { $field }
    }
recap-none = { $count ->
        [1] Un seul tir, et pas de but.
       *[other] { $count } tirs, et pas un seul but.
    }
recap-only =
    { $player } marque le seul but, { $place }.
    Un seul but a suffi : celui { ELIDE("de", $player) }, { $place }.
    Le seul but du match vient { ELIDE("de", $player) }, { $place }.
recap-first =
    { $player } ouvre la marque { $place }.
    { $player } ouvre le bal { $place }.
    Le premier but vient { ELIDE("de", $player) }, { $place }.
    { $player } brise la glace { $place }.
recap-first-overtime =
    Personne ne marque avant la prolongation. Là, { $player } conclut.
    Il faut la prolongation pour voir un but, et c'est celui { ELIDE("de", $player) }.
    Rien avant la prolongation. Là, { $player } met fin au match.
recap-seesaw =
    L'avance change de camp { $count ->
        [2] deux
       *[other] { $count }
    } fois.
    Un vrai chassé-croisé : l'avance change de camp { $count ->
        [2] deux
       *[other] { $count }
    } fois.
recap-comeback = { $count ->
        [1] Remontée { ELIDE("de", $side) } après un retard d'un but.
       *[other] Remontée { ELIDE("de", $side) } après un retard de { $count } buts.
    }
recap-rout =
    La suite est à sens unique : { $side } gagne par { $count } buts.
    Après ça, il n'y en a que pour { $side } : { $count } buts d'avance.
    Victoire sans équivoque { ELIDE("de", $side) }, par { $count } buts.
recap-ahead =
    Pas une seule fois de l'arrière pour { $side }.
    L'avance reste à { $side } jusqu'à la fin.
    Une avance jamais perdue pour { $side }.
recap-ahead-again =
    Cette avance tient jusqu'au bout.
    En face, on court après toute la soirée.
    L'avance ne change jamais de camp.
recap-level =
    { $player } porte la marque à { $score }.
    C'est { $score } après le but { ELIDE("de", $player) }.
recap-led =
    L'avance { ELIDE("de", $side) } atteint { $count } buts.
    Jusqu'à { $count } buts d'avance pour { $side }.
recap-tied =
    { $score } sur un but { ELIDE("de", $side) }, et on en reste là.
    { $score } sur un but { ELIDE("de", $side) }. Personne ne gagne.
recap-shootout =
    Il faut les tirs de barrage, et ils vont à { $side }.
    Égalité jusqu'au bout : { $side } gagne les tirs de barrage.
recap-overtime =
    En prolongation, { $player } met fin au match.
    Le but en mort subite vient { ELIDE("de", $player) }.
    Il faut la prolongation, et { $player } pour en finir.
recap-holds = { $count ->
        [1] Un dernier tir { ELIDE("de", $side) } pour égaliser. Il reste dehors.
       *[other] { $count } chances { ELIDE("de", $side) } d'égaliser. Rien.
    }
recap-back = { $count ->
        [1]
            { $player } réduit l'écart à { $score } { $place }, mais pas plus.
            { $player } réplique { $place }, { $score }. Trop tard.
       *[other]
            { $side } marque les { $count } derniers. Trop tard.
            Les { $count } derniers buts sont { ELIDE("de", $side) }. Trop tard.
    }
recap-hat-trick-told = { $count ->
        [3] Un tour du chapeau pour { $player }!
        [6] Six buts pour { $player }. Deux tours du chapeau!
        [9] Neuf buts pour { $player }. Trois tours du chapeau!
       *[other] { $count } buts pour { $player }!
    }
recap-shutout =
    Un blanchissage : rien n'entre pour { $side }.
    Aucun but pour { $side } : c'est un blanchissage.
recap-saves-told =
    { $player } réussit { $count } arrêts.
    { $player } repousse { $count } tirs.
    Devant le filet, { $player } réussit { $count } arrêts.
recap-posts-told = { $count ->
        [2]
            { $player } frappe le poteau deux fois.
            Le poteau dit non deux fois à { $player }.
       *[other]
            { $player } frappe le poteau { $count } fois.
            Le poteau dit non { $count } fois à { $player }.
    }
recap-wait =
    Il faut { $count } tirs ratés avant le premier but.
    Avant le premier but, { $count } tirs restent dehors.
recap-overtime-too =
    La prolongation n'y change rien.
    En prolongation non plus, rien n'entre.
recap-saves-across =
    À l'autre bout, { $player } en arrête { $count }.
    En face, { $player } fait { $count } arrêts.
recap-one-period = { $count ->
        [2] Les deux buts tombent { $place }.
       *[other] Les { $count } buts tombent tous { $place }.
    }
recap-wide-told =
    { $player } rate le filet { $count } fois.
    { $count } tirs { ELIDE("de", $player) } passent à côté.
recap-hat-trick = un tour du chapeau
recap-winner = le but gagnant
recap-overtime-winner = le but gagnant
recap-among = le but gagnant
recap-overtime-among = le but gagnant
recap-shootout-winner = la victoire en tirs de barrage
recap-tried = { $count ->
        [1] un tir
       *[other] { $count } tirs
    }
recap-card-won = la carte gagnante
recap-card-tied = la carte du but égalisateur
recap-card-scored = la dernière dans le filet
recap-pair-won = la paire gagnante
recap-pair-tied = la paire du but égalisateur
recap-pair-scored = la dernière paire à marquer
recap-puck = la rondelle
recap-stayed-out = jamais dans le filet
recap-no-shot = un premier tir encore à venir
recap-last =
    { $player } complète la marque, { $score } { $place }.
    Le dernier but est { ELIDE("de", $player) }, { $score } { $place }.
recap-numbers = -# **Tirs** { $homeshots }{ -close-to }{ $awayshots }, **arrêts** { $homesave }{ -close-to }{ $awaysave }{ $posts ->
        [0] {""}
       *[other] , **poteaux** { $homepost }{ -close-to }{ $awaypost }
    }
met = Face à face : { $home } { $homewins }, { $away } { $awaywins }{ $ties ->
        [0] .
       *[other] , nuls { $ties }.
    }
met-streak = { $run } de suite pour { $winner }!
recap-ratings = -# Cote : { $told }
recap-rating = { $player } { $rating } { $way ->
        [rises] (+{ $count })
        [falls] (−{ $count })
       *[stays] (inchangée)
    }
recap-star-1 = -# ⭐ 1re étoile : **{ $name }**, { $why }
recap-star-2 = -# ⭐ 2e étoile : **{ $name }**, { $why }
recap-star-3 = -# ⭐ 3e étoile : **{ $name }**, { $why }
recap-posts = les poteaux
recap-goals = { $count ->
        [1] un but
       *[other] { $count } buts
    }
recap-saves = { $count ->
        [1] un arrêt
       *[other] { $count } arrêts
    }
recap-kept-out = { $count ->
        [1] un tir repoussé
       *[other] { $count } tirs repoussés
    }
## Les équipes

team = { $emoji } { $name }
teams = { $home } – { $away }
team-of = **{ $team }** ({ $players })
team-yours = Ici, tu joues pour **{ $team }**, couleur : { $colour }.
team-left = Tu ne joues plus pour une équipe ici.
team-not-here = Chaque serveur a ses équipes : tape { COMMAND("hockey team") } là-bas.
team-none = Tu n'as pas encore d'équipe ici. Donne-lui un nom : { COMMAND("hockey team") } { name-name }:
team-emoji = Je ne peux pas montrer cet émoji. Choisis-en un sur le clavier, comme 🐻.
team-button-leave = Quitter l'équipe
colour-red = rouge
colour-orange = orange
colour-gold = or
colour-green = vert
colour-teal = sarcelle
colour-sky = bleu ciel
colour-blue = bleu marine
colour-purple = violet
colour-pink = rose
colour-black = noir
colour-silver = argent
colour-brown = brun

## Tour par tour

position-LW = AG
position-C = C
position-RW = AD
position-LD = DG
position-RD = DD
position-G = G
position-LW-name = aile gauche
position-C-name = centre
position-RW-name = aile droite
position-LD-name = défense gauche
position-RD-name = défense droite
position-G-name = gardien

lineup-pair = { $one } + { $other }
lineup-placed = { $position } { $card }
lineup-sum = { $one } + { $other }{ $chemistry ->
        [0] {""}
        [2] , même couleur +2
       *[5] , même enseigne +5
    } = **{ $value }**
lineup-value = **{ $value }**
lineup-table-attack = Attaque, { $opponent } défend
lineup-table-defence = Défense, { $opponent } attaque
lineup-table-row = { $one }+{ $other } { $sum }{ $against ->
        [unknown] {""}
       *[other] {" "}vs { $against }
    }{ $goal ->
        [goal] {" "}🚨
       *[none] {""}
    }
lineup-table-nobody = –
lineup-table-sum = { $one }+{ $other }{ $chemistry ->
        [0] {""}
        [2] , couleur +2
       *[5] , enseigne +5
    } = { $value }
lineup-card-worth = { $card } ({ $value })
lineup-line-of = **La formation { ELIDE("de", $player) }**
lineup-opening = 21 cartes de chaque côté{ $jokers ->
        [yes] , d'un paquet avec deux Jokers
       *[no] {""}
    }. Place à la mise au jeu!
lineup-faceoff = **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. { $winner } la gagne.
lineup-faceoff-level = **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Égalité : les deux se placent en secret.
lineup-comparison = { $player } { $pair } : { $attack } contre { $defence }. **{ $call }**
lineup-call = Et compte! { $score }!
lineup-comparison-held = { $player } { $pair } : { $attack } contre { $defence }. Pas de but.
lineup-scored = ## 🚨 { $line }

lineup-sums = -# Même enseigne +5, même couleur +2. L'égalité compte.
lineup-next = Ensuite : { $player } { $pair } contre { $other } { $defence }…

lineup-both-faceoff = { $player } et { $other } choisissent leur carte de mise au jeu, en secret.
lineup-one-faceoff = { $other } a choisi. { $player } choisit sa carte de mise au jeu.
lineup-both-line = { $player } et { $other } placent leur formation, en secret.
lineup-one-line = { $other } a fini. { $player } place sa formation, en secret.
lineup-loser-line = { $player } perd la mise au jeu et se place en premier, à la vue de tous.
lineup-winner-line = { $player } se place, avec la formation { ELIDE("de", $other) } sous les yeux.

lineup-goal =
    🚨 { $scorer } s'amène avec { $winger } et { $centre }, { $value } contre { $against }. **{ $call }**
    🚨 { $winger } conclut, { $centre } à la passe, { $value } contre { $against } : dans le filet! **{ $call }**
    🚨 { $defender } ne contient pas { $winger } et { $centre }, { $value } contre { $against }. **{ $call }**
    🚨 { $winger } et { $centre } se trouvent, { $value } contre { $against }, et { $scorer } en profite. **{ $call }**
    🚨 { $scorer } envoie { $winger } devant, { $centre } à la passe : { $value } contre { $against }. **{ $call }**
    🚨 { $value } suffit contre { $against } : { $winger } et { $centre } font le travail pour { $scorer }. **{ $call }**
    🚨 La paire { ELIDE("de", $defender) } vaut { $against }, { $winger } et { $centre } valent { $value }. **{ $call }**
    🚨 { $centre } gagne la rondelle, { $winger } conclut : { $value } contre { $against }. **{ $call }**
    🚨 Bel échange, { $winger } et { $centre }, { $value } contre { $against }. **{ $call }**
    🚨 { $winger } coupe au filet, { $centre } suit, { $defender } reste sans réponse : { $value } contre { $against }. **{ $call }**
    🚨 { $scorer } gagne ce duel, { $winger } et { $centre }, { $value } à { $against }. **{ $call }**
    🚨 { $winger } par l'aile, { $centre } dans l'enclave : { $value } contre { $against }. **{ $call }**
    🚨 { $defender } avait besoin de plus que { $against } : { $winger } et { $centre } apportent { $value }. **{ $call }**
    🚨 { $centre } sert { $winger }, et { $defender } arrive trop tard, { $value } contre { $against }. **{ $call }**
    🚨 C'est trop pour { $defender } : { $winger } et { $centre }, { $value } contre { $against }. **{ $call }**
    🚨 { $winger } et { $centre } se mettent au travail, { $value } contre { $against }. **{ $call }**
    🚨 { $scorer } a bien choisi ces deux-là : { $winger } et { $centre }, { $value } contre { $against }. **{ $call }**
    🚨 { $against }, ce n'est pas assez, { $defender } : { $winger } et { $centre } font { $value }. **{ $call }**
    🚨 { $centre } prépare, { $winger } complète, { $value } contre { $against }. **{ $call }**
    🚨 Un duo qui se trouve les yeux fermés : { $winger } et { $centre }, { $value } contre { $against }. **{ $call }**
lineup-period-next = Place à la prochaine mise au jeu!
lineup-overtime-next = C'est l'égalité! Prolongation : six nouvelles cartes de chaque côté, placées en secret.
lineup-decided = { $player } ne peut plus revenir en une période. C'est fini!
lineup-shootout = **Toujours l'égalité : tirs de barrage.** Une carte de chaque côté, tirée de tout le paquet. La plus forte gagne.
lineup-draw = { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } gagne!
lineup-draw-level = { $number }. { $home } { $homecard }, { $away } { $awaycard }. Égalité : on recommence.

lineup-asked-faceoff = **À toi :** choisis ta carte de mise au jeu. La plus forte gagne.
    -# Qui gagne voit d'abord l'autre formation. J, Q et K valent 10, un As 11.
lineup-waits-faceoff = Ta carte est choisie. On attend { $opponent }.
lineup-asked = **À toi :** { $faceoff ->
        [lost] mise au jeu perdue, { $own } contre { $other }. Place-toi en premier, à la vue de tous.
       *[won] mise au jeu gagnée, { $own } contre { $other }. Place-toi contre { $opponent }.
    }
lineup-waits = { $faceoff ->
        [lost] Ta formation est en place. { $opponent } la voit et place la sienne.
       *[won] Mise au jeu gagnée, { $own } contre { $other }. { $opponent } se place en premier.
    }
lineup-asked-secret = **À toi :** place ta formation en secret. { $why ->
        [level] La mise au jeu était à égalité.
       *[overtime] Tu n'as que ces six cartes.
    }
lineup-waits-secret = Ta formation est en place. On attend { $opponent }.
lineup-waits-told = Les deux formations sont en place. { $opponent } t'affronte sur la patinoire, duel par duel.
lineup-telling = Les formations s'affrontent : regarde la patinoire, duel par duel.
lineup-nudge-faceoff = { $mention }, à toi contre { $opponent }, { $homegoals }{ -to }{ $awaygoals } : choisis ta carte de mise au jeu.
lineup-nudge-line = { $mention }, à toi contre { $opponent }, { $homegoals }{ -to }{ $awaygoals } : place ta formation.

lineup-how = Touche une place, puis choisis sa carte.
lineup-button-empty = { $position } –
lineup-button-placed = { $position } { $card }
lineup-button-ready = C'est prêt
lineup-button-clear = Vider
lineup-button-use = Prendre ça
lineup-used = C'est dans ta main. Touche **C'est prêt** pour la jouer.
lineup-cards = Ta carte : { $position }
lineup-cards-move = Remplacer { $card }, ou touche sa destination
lineup-cards-tap = Touche une place pour changer sa carte
lineup-cards-none = Toutes tes cartes sont sur la glace
lineup-cards-off = Retirer { $card }
lineup-option-alone = vaut { $value }
lineup-option = { $pair } { $value }{ $chemistry ->
        [0] {""}
       *[other] {" "}(+{ $chemistry })
    }
lineup-option-against = { $pair } { $value }{ $chemistry ->
        [0] {""}
       *[other] {" "}(+{ $chemistry })
    } contre { $against }

lineup-rules = **À ton tour :** une carte de mise au jeu, en secret. Qui perd place sa formation de six en premier.
    {"**"}But :** un ailier et le centre affrontent un défenseur et le gardien. Chaque paire s'additionne. L'égalité compte.
    {"**"}Chimie :** même enseigne +5, même couleur +2.
    {"**"}La fin :** le plus de buts après trois périodes. Égalité? Prolongation, puis tirs de barrage.
lineup-rules-details = **Les détails**
    - Tu as 21 cartes pour le match. Une carte de mise au jeu ou une formation jouée est perdue.
    - Les cartes chiffrées valent leur nombre, J, Q et K 10, un As 11. Un Joker est un joueur blessé et vaut 0.
    - La plus forte carte gagne la mise au jeu. Égalité : les deux se placent en secret.
    - AG + C affronte DD + G, AD + C affronte DG + G : quatre chances par période.
    - Plus de deux buts de retard après deux périodes, et c'est fini.
    - La prolongation, c'est une période de plus avec six nouvelles cartes de chaque côté : le reste du paquet avec Jokers, sinon tirées de tout le paquet.
    - Aux tirs de barrage, chaque côté reçoit une carte de tout le paquet. La plus forte gagne.
lineup-example = **Un exemple**
lineup-rules-decisions = **Nos propres décisions, là où les vieilles règles ne disent rien**
    - Un match peut durer une période, une présence.
    - Un Joker n'a ni enseigne ni couleur, donc pas de chimie.
    - Qui a lancé le défi reçoit la première carte, et ses attaques sont racontées en premier.
    - Une carte ou une formation jouée ne se reprend pas.
    - La prolongation n'a pas de mise au jeu : avec six cartes, aucune n'est de trop. Les deux se placent en secret.
    - Les tirs de barrage comptent les valeurs : un Dix vaut un Roi. Les Jokers y sont s'ils sont du match.
    - Qui gagne les tirs de barrage gagne le match, et la marque reste à égalité.

## La main

hand-title = **{ $home } { $homegoals }{ -to }{ $awaygoals } { $away }**
hand-title-early = **{ $home } – { $away }**
hand-left-to-bot = Tu as quitté la glace contre { $opponent }. Un bot continue à ta place.
hand-leaving = 🏳️ Tu as demandé à { $partner } de quitter la glace avec toi. Confirme ou annule : { COMMAND("hockey match resign") }
hand-leaving-asked = 🏳️ { $partner } veut quitter la glace avec toi. Accepte ou continue : { COMMAND("hockey match resign") }
hand-bot-waits = 🏳️ On demande à { $names } si un bot peut prendre la place { ELIDE("de", $partner) }. Quitte ou continue : { COMMAND("hockey match resign") }
hand-bot-refused = 🏳️ Réponse { ELIDE("de", $names) } : pas de bot à la place { ELIDE("de", $partner) }. Quitte ou continue : { COMMAND("hockey match resign") }
hand-bot-asked = 🏳️ { $leaver } veut quitter, et { $partner } continuerait avec un bot. Ça te va? { COMMAND("hockey match resign") }
hand-gone = 🏳️ { $gone } a quitté le serveur. Ton temps pour répondre se termine { $until }, puis l'autre côté gagne. Continue avec un bot, ou quitte aussi : { COMMAND("hockey match resign") }
hand-gone-across = 🏳️ { $gone } a quitté le serveur. Ton temps pour répondre se termine { $until }, puis tu gagnes. Prends la victoire, ou continue avec un bot : { COMMAND("hockey match resign") }
hand-lost = Je ne peux plus écrire dans le salon du match. Continue ici.
hand-lost-thread = Joue dans tes messages privés, ou avec { COMMAND("hockey hand") } dans le salon : le fil du match est fermé.
hand-lost-dm = Tes messages privés me sont fermés, donc rien de neuf n'arrive ici. Ces cartes se jouent encore.
hand-period = -# { $period }, donne { $deal } sur { $deals }
hand-centre = Centre, de bas en haut : { $cards }
hand-cut-won = Tu as la plus haute carte, { $high } contre { $low }. **Donner, ou jouer en premier?**
    -# Donner : tu joues la dernière carte de chaque donne. Jouer en premier : tu donnes la période d'après. Ton temps pour choisir se termine { $until }, et tu donnes.
hand-cut-lost = { $player } a la plus haute carte, { $high } contre { $low }, et choisit qui donne.
hand-button-gone = Cartes sorties?
hand-button-refresh = Rafraîchir
hand-button-rink = Aller à la patinoire
hand-button-here = Amener ma main ici
hand-elsewhere-dm = Ta main contre { $opponent } est ouverte dans { $channel }.
hand-elsewhere-here = Ta main contre { $opponent } est ouverte plus bas.
hand-elsewhere-private = Ta main contre { $opponent } est dans tes messages privés.
hand-nudge = { $mention }, à toi contre { $opponent }, { $homegoals }{ -to }{ $awaygoals } : réponds à { $card }.
hand-nudge-lead = { $mention }, à toi contre { $opponent }, { $homegoals }{ -to }{ $awaygoals } : joue la première carte.
hand-nudge-empty = { $mention }, à toi contre { $opponent }, { $homegoals }{ -to }{ $awaygoals } : la glace est vide.
hand-nudge-covered = { $mention }, à toi contre { $opponent }, { $homegoals }{ -to }{ $awaygoals }.
nudge-dms-down = Je ne peux pas envoyer de messages privés en ce moment.
hand-nudge-choice = { $mention }, tu as la plus haute carte contre { $opponent }. Donner, et jouer la dernière carte de chaque donne? Ou jouer en premier, et donner la période d'après?
hand-not-yet = Pas encore : { $player } réfléchit.
hand-none = Tu n'as pas de match en cours. { COMMAND("hockey challenge") } en commence un.
hand-which = Quelle main?
hand-waiting = { $opponent } n'a pas encore répondu à ton défi. [Aller au défi]({ $link })
hand-waiting-you = { $opponent } te défie. Accepte ou refuse : [aller au défi]({ $link })
hand-waiting-table = Ton match n'est pas commencé : il attend les autres. [Aller à l'offre]({ $link })
hand-waiting-table-you = Ton match n'est pas commencé : il attend ton accord. [Aller à l'offre]({ $link })
hand-which-button = Contre { $opponent }, { $server }

## Conseils sur la carte

tip-goal = { $card } 🥅
tip-chance = { $card } 🏒
tip-block = { $card } 🛡️
tips = -# { $meanings }
tip-means-goal = 🥅 compte
tip-means-chance = 🏒 donne une échappée
tip-means-chance-partners = 🏒 fait une passe
tip-means-chance-stockham = 🏒 donne un tir
tip-means-chance-saskatchewan = 🏒 vide la glace
tip-means-chance-stops = 🏒 reprend l'échappée
tip-means-chance-stops-partners = 🏒 reprend la passe
tip-means-chance-stops-saskatchewan = 🏒 arrête le tir et vide la glace
tip-means-block-stops = 🛡️ l'arrête
tip-means-block-stops-partners = 🛡️ l'arrête
tip-means-block-stops-stockham = 🛡️ le bloque

gone = **Sorties :** { $ranks }
gone-none = rien encore
gone-held = **Juste dans ta main :** { $ranks }
gone-held-rank = { $rank } ×{ $count }
gone-few = { $left ->
        [one] **Il en reste une :**
       *[other] **Il en reste deux :**
    } { $ranks }
gone-counted = -# Il en reste : pas jouée cette période, et pas dans ta main.{ $covered ->
        [0] {""}
        [one] {" "}Une carte du centre est couverte, donc elle compte comme restante.
       *[other] {" "}{ $covered } cartes du centre sont couvertes, donc elles comptent comme restantes.
    }

## Le terrain

field-lot = Au hasard, c'est { $dealer } qui donne. { $other } commence.
field-sheet-title = Cartes { $first } à { $last } sur { $cards }
field-sheet-title-again = Terrain { $period }, cartes { $first } à { $last } sur { $cards }
field-sheet-score = { $home } **{ $homegoals }{ -to }{ $awaygoals }** { $away }
field-turn = { $arrow } { $player } joue **{ $card }** : { $stage ->
        [0] première rangée.
        [1] deuxième rangée.
        [2] troisième rangée.
       *[3] un tir au but!
    }
field-last = { $player } { $card } : { $passed ->
        [0] {""}
       *[other] passe { $cards }{ $end ->
            [passes] …
           *[other] , {""}
        }
    }{ $end ->
        [passes] {""}
        [thrown] bloque sur { $met }
       *[save] arrêt { ELIDE("de", $met) }
    }
field-last-goal = ## 🚨 { $player } compte! { $card } sur { $met }

field-play = { $player } : { $card } { $way }
field-play-on = { $player } : { $card } { $way }…
field-play-goal =
    { $player } : { $card } { $way }…
    ## 🚨 { $player } { $end }
field-step-passes = { $opened ->
        [yes]
            ouvre { $met } et passe
            ouvre { $met } et continue sa route
            ouvre { $met } et déjoue l'obstacle
            retourne { $met } et se faufile
            retourne { $met } et garde son élan
            trouve { $met }, et le passage est libre
            trouve { $met } et file tout droit
            devine juste : une ouverture devant { $met }
            risque { $met } et s'en tire
            découvre { $met } et passe en coup de vent
            ouvre { $met } et se glisse à travers
            retourne { $met } et prend l'ouverture
       *[no]
            passe { $met }
            contourne { $met }
            déjoue { $met }
            se faufile devant { $met }
            bat { $met }
            traverse { $met }
            évite { $met }
            coupe vers l'intérieur devant { $met }
            laisse { $met } derrière
            file devant { $met }
            zigzague autour { ELIDE("de", $met) }
            déborde { $met }
    }
field-step-thrown = { $opened ->
        [yes]
            ouvre { $met } et perd la rondelle : **dehors!**
            ouvre { $met } et encaisse la mise en échec : **dehors!**
            ouvre { $met } et fonce dans la bande : **dehors!**
            retourne { $met } et s'y écrase : **dehors!**
            retourne { $met } et se fait voler la rondelle : **dehors!**
            trouve { $met } et aucun passage : **dehors!**
            trouve { $met } et mange une bonne épaule : **dehors!**
            tombe sur { $met } : **dehors!**
            risque { $met } et en paie le prix : **dehors!**
            découvre { $met } et s'arrête net : **dehors!**
            ouvre { $met } et se fait harponner : **dehors!**
            retourne { $met } et tombe : **dehors!**
       *[no]
            perd la rondelle contre { $met } : **dehors!**
            se fait frapper par { $met } : **dehors!**
            fonce dans { $met } : **dehors!**
            se fait arrêter par { $met } : **dehors!**
            ne passe pas { $met } : **dehors!**
            frappe un mur, { $met } : **dehors!**
            se fait harponner par { $met } : **dehors!**
            donne la rondelle à { $met } : **dehors!**
            rebondit sur { $met } : **dehors!**
            n'avance plus contre { $met } : **dehors!**
            patine droit sur { $met } : **dehors!**
            manque de place devant { $met } : **dehors!**
    }
field-step-save =
    tire sur le gardien { $met } : **Arrêt!**
    décoche, mais le gardien est { $met } : **Arrêt!**
    vise le coin, et le gardien { $met } ferme la porte : **Arrêt!**
    laisse partir, le gardien { $met } sort la mitaine : **Arrêt!**
    tire, et le gardien { $met } repousse : **Arrêt!**
    choisit son coin, et le gardien { $met } dit non : **Arrêt!**
    tire bas, le gardien { $met } met la jambière : **Arrêt!**
    tire haut, le gardien { $met } lève le bouclier : **Arrêt!**
    prend son élan, et le gardien { $met } avale le tir : **Arrêt!**
    s'échappe, le gardien { $met } reste debout : **Arrêt!**
    tire, le gardien { $met } étouffe la rondelle : **Arrêt!**
    tente sa chance, et le gardien { $met } lui vole un but : **Arrêt!**
field-step-goal =
    tire sur le gardien { $met } : **Et compte! { $score }!**
    bat le gardien { $met } : **Et compte! { $score }!**
    trouve la lucarne du gardien { $met } : **Et compte! { $score }!**
    la glisse sous le gardien { $met } : **Et compte! { $score }!**
    tire entre les jambes du gardien { $met } : **Et compte! { $score }!**
    feinte le gardien { $met } et la pousse dedans : **Et compte! { $score }!**
    la loge derrière le gardien { $met } : **Et compte! { $score }!**
    vise le coin sur le gardien { $met } : **Et compte! { $score }!**
    trompe le gardien { $met } : **Et compte! { $score }!**
    décoche un tir sec sur le gardien { $met } : **Et compte! { $score }!**
    marque à l'aide du poteau sur le gardien { $met } : **Et compte! { $score }!**
    envoie le gardien { $met } du mauvais côté : **Et compte! { $score }!**
    soulève la rondelle par-dessus le gardien { $met } : **Et compte! { $score }!**
    la fait dévier sur le gardien { $met }, et dedans : **Et compte! { $score }!**
    la pousse à travers le gardien { $met } : **Et compte! { $score }!**
    trouve le côté rapproché du gardien { $met } : **Et compte! { $score }!**
    marque à l'aide de la barre sur le gardien { $met } : **Et compte! { $score }!**
    attend plus longtemps que le gardien { $met } : **Et compte! { $score }!**
    tire par-dessus l'épaule du gardien { $met } : **Et compte! { $score }!**
    laisse le gardien { $met } sur place : **Et compte! { $score }!**
field-goal =
    🚨 { $scorer } traverse toute la glace, { $card } sur { $met }. **Et compte! { $score }!**
    🚨 { $scorer } déjoue le gardien { ELIDE("de", $defender) }, { $card } sur { $met }. **Et compte! { $score }!**
    🚨 Dans le filet! { $scorer } met { $card } derrière { $met }. **Et compte! { $score }!**
    🚨 Trois rangées et le gardien, et { $scorer } a tout passé : { $card } sur { $met }. **Et compte! { $score }!**
    🚨 { $scorer } choisit le bon gardien : { $card } sur { $met }. **Et compte! { $score }!**
    🚨 { $defender } garde le filet avec { $met }, et { $scorer } a { $card } pour répondre. **Et compte! { $score }!**
    🚨 D'un bout à l'autre, { $scorer }, { $card } derrière { $met }. **Et compte! { $score }!**
    🚨 { $scorer } fonce sur { $met }, et { $card } passe. **Et compte! { $score }!**
    🚨 Rien n'arrête { $card } : { $scorer } compte par-dessus { $met }. **Et compte! { $score }!**
    🚨 { $card } parcourt tout le terrain pour { $scorer } et bat { $met }. **Et compte! { $score }!**
    🚨 { $scorer } met { $card } derrière { $met }, et { $defender } la ramasse au fond du filet. **Et compte! { $score }!**
    🚨 { $met } ne suffit pas! { $scorer } et { $card }, d'un bout à l'autre. **Et compte! { $score }!**
    🚨 Quelle montée { ELIDE("de", $scorer) }! { $card } sur { $met }. **Et compte! { $score }!**
    🚨 Le gardien { ELIDE("de", $defender) } part du mauvais côté! { $scorer }, { $card } sur { $met }. **Et compte! { $score }!**
    🚨 { $scorer } garde le meilleur pour la fin : { $card } sur { $met }. **Et compte! { $score }!**
    🚨 À travers les rangées et dedans : { $card } sur { $met }, { $scorer } contre { $defender }. **Et compte! { $score }!**
    🚨 { $scorer } montre à { $defender } comment on fait, { $card } sur { $met }. **Et compte! { $score }!**
    🚨 { $met } devant le filet, { $card } dedans! Un but { ELIDE("de", $scorer) }. **Et compte! { $score }!**
    🚨 { $scorer } tire { $card }, { $met } ne bouge pas, { $defender } non plus. **Et compte! { $score }!**
    🚨 Au fond du filet! { $card } { ELIDE("de", $scorer) }, derrière { $met }. **Et compte! { $score }!**

# De même au terrain, et au tour par tour : fr.broadcast.ftl dit quand.
aside-field-last-goal = {""}
aside-field-late-goal = {""}
aside-field-blind = {""}
aside-field-saves = {""}
aside-field-thrown = {""}
aside-lineup-even = {""}
aside-lineup-both = {""}
aside-lineup-rout = {""}
aside-lineup-short = {""}
aside-lineup-holds = {""}
aside-lineup-blank = {""}

final-tie-field = **Marque finale : { $home } { $homegoals }, { $away } { $awaygoals }.** Toutes les cartes sont jouées : match nul.

field-hand = **À toi :** { $stage ->
        [0] tu piges **{ $card }**. Choisis un couloir.
        [1] **{ $card }** a passé. Deuxième rangée!
        [2] **{ $card }** a passé. Troisième rangée!
       *[3] **{ $card }** s'échappe. Choisis un gardien!
    }
field-tips = -# { $stage ->
        [3] 🥅 compte, 🚫 se fait arrêter
       *[other] 🏒 passe, 🚫 se fait arrêter
    }
field-hand-wait = { $player } joue { $card }.
field-nudge = { $mention }, à toi contre { $opponent }, { $homegoals }{ -to }{ $awaygoals } : ta carte est { $card }.
field-button = { $card ->
        [closed] { $number }
       *[other] { $card }
    }
field-button-keeper = { $card ->
        [closed] Gardien { $number }
       *[other] { $number } : { $card }
    }
field-mark-passes = { $place } 🏒
field-mark-goal = { $place } 🥅
field-mark-thrown = { $place } 🚫
field-mark-save = { $place } 🚫
rink-deal = Donne { $deal } sur { $deals }
rink-over = Marque finale
rink-player = Joueur { $number }
rink-moment-goal = But!
rink-moment-chance = Échappée
rink-moment-chance-partners = Passe
rink-moment-chance-stockham = Tir
rink-moment-chance-saskatchewan = Glace vide
rink-moment-block = Bloqué!
rink-moment-post = Poteau!
rink-moment-save = Arrêt!
rink-moment-wide = À côté!
rink-alt-clock = { $period }. { $deal }.
rink-alt-bench = { $side } : { $goals ->
        [one] { $goals } but
       *[other] { $goals } buts
    }, encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
rink-alt-puck = La rondelle est au centre.
rink-alt-goal = But { ELIDE("de", $side) }, { $card } : la lumière rouge est allumée, et la rondelle est dans le filet { ELIDE("de", $other) }.
rink-alt-block = La rondelle est au centre après un blocage { ELIDE("de", $side) }.
rink-alt-post = La rondelle est au centre : poteau pour { $side }.
rink-alt-save = La rondelle est au centre après un arrêt { ELIDE("de", $other) }.
rink-alt-wide = La rondelle est au centre : tir à côté { ELIDE("de", $side) }.
rink-alt-breakaway = La rondelle est à { $side }, en échappée contre { $other }.
rink-alt-breakaway-partners = La rondelle est à { $side } après une passe, contre { $other }.
rink-alt-breakaway-stockham = La rondelle est à { $side }, avec un tir contre { $other }.
rink-alt-breakaway-saskatchewan = La rondelle est à { $side } sur la glace vide, contre { $other }.
rink-alt-empty = Aucune carte sur la glace.
rink-alt-pile = La pile, dans l'ordre du jeu{ $under ->
        [0] {""}
        [one] , par-dessus une autre
       *[other] , par-dessus { $under } autres
    } : { $cards }.
rink-alt-card = { $card } { ELIDE("de", $player) }{ $mark ->
        [goal] {" "}(but)
        [chance] {" "}(échappée)
       *[none] {""}
    }
rink-alt-card-partners = { $card } { ELIDE("de", $player) }{ $mark ->
        [goal] {" "}(but)
        [chance] {" "}(passe)
       *[none] {""}
    }
rink-alt-card-stockham = { $card } { ELIDE("de", $player) }{ $mark ->
        [goal] {" "}(but)
        [chance] {" "}(tir)
       *[none] {""}
    }
rink-alt-laid = { $card } au centre
lineup-alt-clock = { $period }. { $home } : { $homegoals }. { $away } : { $awaygoals }.
lineup-alt-line = { $player }, à partir de la gauche : { $cards }.
lineup-alt-hidden = { $player } : { $kind ->
        [closed] une formation face cachée
       *[empty] pas encore de formation
    }.
lineup-alt-faceoff = La mise au jeu : { $cards }.
lineup-alt-pair = { $pair }, { $value } contre { $against } : { $goal ->
        [yes] un but
       *[no] pas de but
    }.
lineup-alt-next = Ensuite : { $pair }.

field-alt-bench = { $player } : { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } dans le paquet, { $goals ->
        [one] { $goals } but
       *[other] { $goals } buts
    }.
field-alt-drawn = { $card } est en jeu.
field-alt-row = { $row ->
        [1] Rangée du haut
        [2] Rangée du milieu
       *[3] Rangée du bas
    }{ $next ->
        [yes] , la prochaine
       *[no] {""}
    } : { $cards }.
field-alt-keepers = Cartes des gardiens { ELIDE("de", $player) }{ $next ->
        [yes] , les prochaines
       *[no] {""}
    } : { $cards }.
field-alt-closed = { $number } fermée
field-alt-open = { $number } : { $card }{ $mark ->
        [passed] {" "}(franchie)
       *[other] {""}
    }

field-rules = **À ton tour :** pige ta carte du dessus, puis choisis un couloir dans la rangée la plus proche.
    {"**"}Même enseigne ou même rang :** tu passes à la rangée suivante. Sinon, ta carte est dehors.
    {"**"}But :** passé les trois rangées, déjoue un des deux gardiens de la même façon.
    {"**"}La fin :** toutes les cartes jouées, le plus de buts gagne.
field-rules-details = **Les détails**
    - Les cartes ouvertes restent ouvertes, pour vous deux. Suis-les, ou ouvres-en d'autres.
    - Avec 36 cartes, à partir du Six, c'est { $small } de chaque côté. Avec tout le paquet, { $large }.
    - Toutes les cartes jouées, une égalité reste une égalité.
field-rules-example = **Un exemple**
field-rules-decisions = **Nos propres décisions, là où les vieilles règles ne disent rien**
    - La carte pigée, vous la voyez à deux.
    - Une carte ne peut pas s'arrêter : elle continue jusqu'au but ou dehors.
    - Les gardiens ouverts restent ouverts aussi.
    - Les couloirs et les gardiens se comptent depuis la gauche de qui a lancé le défi.
    - On tire au sort qui donne, et l'autre commence.
    - S'il faut un gagnant, on joue un autre terrain, et l'autre commence.

## Mes matchs, abandon, revanche

matches-none = Tu n'as ni match ni défi. Lances-en un : { COMMAND("hockey challenge") }
matches-title = **Tes matchs**
matches-running-turn = **À toi** contre { $opponent }, { $game }, { $mine }{ -to }{ $theirs }. [Aller au match]({ $link })
matches-running = Contre { $opponent }, { $game }, { $mine }{ -to }{ $theirs } : à { $player } de jouer. [Aller au match]({ $link })
matches-open-mine = Ton défi à { $opponent }, { $game }. L'offre se termine { $until }. [Y aller]({ $link })
matches-open-theirs = { $opponent } te défie, { $game }. L'offre se termine { $until }. [Y aller]({ $link })
matches-open-table = { $game }, en attente de joueurs. L'offre se termine { $until }. [Y aller]({ $link })
matches-more = Et { $count } de plus.
resign-none = Tu n'as aucun match à abandonner.
resign-which = Quel match veux-tu abandonner?
resign-ask = Quitter la glace à { $mine }{ -to }{ $theirs }? Alors { $opponent } { $players ->
        [1] gagne
       *[other] gagnent
    }.
resign-ask-partner = Quitter la glace à { $mine }{ -to }{ $theirs }? Je demande d'abord à { $partner }. Si vous quittez ensemble, { $opponent } gagnent.
resign-waits = J'ai demandé à { $partner } de quitter avec toi. Le temps pour répondre se termine { $until }. Après, **J'abandonne** compte pour vous deux.
resign-not-yet = Pas encore : { $partner } peut toujours répondre. Son temps se termine { $until }.
resign-asked = 🏳️ { $partner } veut quitter la glace avec toi, à { $mine }{ -to }{ $theirs }. Si oui, { $opponent } gagnent. Ton temps pour répondre se termine { $until }. Après, { $partner } peut quitter pour vous deux.
resign-bot-offered = Ou laisse un bot prendre la place { ELIDE("de", $partner) } : ça devient un entraînement.
resign-bot-askable = Ou demande à { $names } si un bot peut prendre la place { ELIDE("de", $partner) } : ça deviendrait un entraînement.
resign-bot-waits = 🤖 J'ai demandé à { $names } si un bot peut prendre la place { ELIDE("de", $partner) } : ça deviendrait un entraînement.
resign-bot-refused = 🤖 Réponse { ELIDE("de", $names) } : pas de bot à la place { ELIDE("de", $partner) }.
resign-bot-asked = 🏳️ { $leaver } veut quitter la glace, à { $mine }{ -to }{ $theirs }. Un bot peut-il continuer avec { $partner }? Ça devient un entraînement. Sinon, { $leaver } et { $partner } continuent ou quittent. Si les deux quittent, tu gagnes.
resign-objected = Pas de bot, alors. { $partner } continue ou quitte.
resign-answered = C'est déjà répondu. Au jeu!
resign-gone = 🏳️ { $gone } a quitté le serveur, à { $mine }{ -to }{ $theirs }. Laisse jouer un bot : ça devient un entraînement. Si tu abandonnes, { $opponent } gagnent. Ton temps pour répondre se termine { $until }. Après, c'est pareil.
resign-gone-across = 🏳️ { $gone } a quitté le serveur, à { $mine }{ -to }{ $theirs }. Prends la victoire, ou laisse jouer un bot : ça devient un entraînement. Ton temps pour répondre se termine { $until }, puis tu gagnes.
resign-moot = Personne ne veut plus quitter la glace. Au jeu!
resign-no-bot = Tous mes bots jouent déjà contre toi. Finis un de ces matchs d'abord, ou abandonne ici.
resign-won = Tu gagnes, à { $mine }{ -to }{ $theirs }.
resign-button-agree = Accepter et quitter
resign-button-bot = Continuer avec un bot
resign-button-allow = Continuer avec un bot
resign-button-object = Pas de bot
resign-bot = { $name } prend la place { ELIDE("de", $partner) }. Au jeu! Le match est maintenant un entraînement.
resign-bot-told = 🏳️ { $leaver } a quitté la glace, et le bot { $name } prend sa place. Le match est maintenant un entraînement.
resign-button-win = Prendre la victoire
resign-button-yes = J'abandonne
resign-button-no = Continuer à jouer
resign-button-which = Contre { $opponent }, { $place }
resign-done = Tu as quitté la glace. { $opponent } { $players ->
        [1] gagne
       *[other] gagnent
    }. Bien joué.
resign-kept = Parfait. De retour sur la glace.
rematch-asked = Tu as demandé une revanche. [Aller au salon]({ $link })
rematch-on = La revanche commence! [Aller au match]({ $link })
rematch-in = T'es du match. [Aller à l'offre]({ $link })
rematch-waiting = Tu as déjà demandé une revanche. [Aller au défi]({ $link })

privacy = **Ce que je garde sur toi**, jamais tes messages :
    - identifiant Discord, nom et langue
    - réglages, équipes, joueurs bloqués
    - matchs, coupes du paquet, résultats, statistiques
    - signets, matchs suivis, pronostics
privacy-button-export = Envoie-moi ça
privacy-button-forget = Tout effacer
privacy-exported = Tout ce que je garde sur toi, sauf qui te bloque. Des matchs en cours, seulement tes propres coups.
privacy-exported-more = Suite, fichier { $part }.
privacy-ask = Effacer tout ce que je garde sur toi? Tu abandonnes tes matchs en cours. Tes adversaires gardent leurs résultats, contre « Joueur ». Si quelqu'un te bloque, ou si un serveur te bannit, ça reste, avec ton seul identifiant Discord.
privacy-button-yes = Tout effacer
privacy-button-no = Tout garder
privacy-kept = Rien n'a été effacé.
privacy-forgotten = Tout est effacé. Reviens quand tu veux.
forgotten-player = Joueur
player-nameless = Joueur { $id }

block-done = { $player } ne peut plus te défier, et n'en saura rien.
block-list = Les gens que tu as bloqués. Touche un nom pour débloquer.
block-more = Encore { $count } hors de la liste. { COMMAND("hockey me block") } avec un nom met la personne en tête.
block-empty = Tu n'as bloqué personne.
block-button = Débloquer { $player }
block-nobody = Choisis quelqu'un d'autre : ni toi, ni un bot.

## Tes réglages

switch-on = Oui
switch-off = Non
settings-title = **Tes réglages** sur tous les serveurs
settings-dm = Main en message privé
settings-dm-hint = -# Dès ton prochain match
settings-deal = Plus haute carte : je donne
settings-last = Dernière carte automatique
settings-tips = Conseils sur les cartes
settings-tips-hint = -# Pour tes { $matches } premiers matchs
settings-talk = Les bots parlent
settings-taunts = Taquineries
settings-colours = Cartes en quatre couleurs
settings-hidden = Statistiques privées
settings-language = Langue : { $chosen }

## Le temps de jeu

command-pause = Mettre un match en pause, ou le reprendre
command-challenge-pace = Combien dure un tour (comme d'habitude sur ce serveur par défaut)
pace-live = En direct, des minutes par tour
pace-relaxed = Tranquille, des heures par tour
pace-usual = Comme d'habitude sur ce serveur
pace = { $time } par tour
span-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
span-hours = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
clock-runs = Le tour se termine { $until }.
clock-half = ⏳ La moitié de ton temps est passée. Le tour se termine { $until }.
clock-up = ⌛ Temps écoulé pour { $late }. { $claimant } peut réclamer la victoire ou donner du temps. Le match se termine { $until }.
clock-up-yours = ⌛ Temps écoulé pour { $late }. Réclame la victoire ou donne du temps. Le match se termine { $until }.
clock-up-all = ⌛ Temps écoulé des deux côtés. Jouez, sinon le match se termine { $until }.
clock-up-you = ⌛ Ton temps est écoulé. Joue, sinon le match se termine { $until }.
clock-paused = ⏸️ En pause jusqu'au { $until }.
clock-button-claim = Réclamer la victoire
clock-button-wait = Donner plus de temps
clock-claimed = La victoire contre { $opponent } est à toi.
clock-waits = C'est gentil. Le tour se termine { $until }.
clock-unsteady = J'ai dû m'absenter un instant et je rends encore le temps. Réessaie.
pause-asked = ⏸️ { $player } demande une pause de { $time }. Elle commence quand tout le monde accepte.
pause-waits = ⏸️ Tu demandes une pause de { $time }. Le temps court jusqu'à ce que tout le monde accepte.
pause-ask = Une pause de combien de temps? Elle commence quand tout le monde accepte.
pause-agree = Une pause de { $time }? Le temps s'arrête d'ici là, ou jusqu'à ce qu'on reprenne.
pause-stands = En pause jusqu'au { $until }. Vous pouvez reprendre avant.
pause-begins = ⏸️ Match en pause jusqu'au { $until }. Vous pouvez reprendre avant.
pause-refused = Pas de pause : le temps court.
pause-over = On reprend le match : le temps court.
pause-none = Tu n'as aucun match à mettre en pause.
pause-which = Quel match veux-tu mettre en pause?
pause-nudge = { $mention }, on te demande une pause dans ton match contre { $opponent }, { $homegoals }{ -to }{ $awaygoals }.
pause-button-ask = { $days ->
        [one] Un jour
       *[other] { $days } jours
    }
pause-button-agree = Accepter la pause
pause-button-refuse = Pas de pause
pause-button-back = Annuler ma demande
pause-button-resume = Reprendre
more = Ton match contre { $opponent }, { $mine }{ -to }{ $theirs }.
more-button = ⋯ Plus
more-button-pause = Pause
more-button-resign = Abandonner

## Règles maison et réglages du serveur

admin-not-here = Tape ça sur un serveur.
admin-not-allowed = Il faut pouvoir gérer le serveur pour faire ça.

house-making = **Nouvelles règles maison**
house-seats = Joueurs : { $chosen }
house-power = Carte forte : { $rank }
house-power-none = Pas de carte forte
house-deals = Donnes : { $chosen }
house-overtime_deals = Prolongation : { $chosen }
house-centre = Pile au centre : { $chosen }
house-centre-cards = { $cards ->
        [0] aucune
       *[other] { $cards } cartes
    }
house-third = 3e carte : { $chosen }
house-third-takes-over = reprend l'échappée
house-third-cancels = annule seulement
house-third-blocks = bloque
house-third-none = aucune
house-goal_is_chance = Un but est une échappée
house-clears_ice = L'échappée vide la glace
house-power_scores = Les cartes fortes comptent
house-button-name = Leur donner un nom
house-name-title = Règles maison
house-name = Nom
house-name-about = Jusqu'à 32 caractères. Tu ne pourras plus le changer.
house-saved = **{ $name }** : c'est prêt. Choisis ce jeu dans { $seats ->
        [4] { COMMAND("hockey partners") }
       *[other] { COMMAND("hockey challenge") }
    }.
house-name-length = Il faut de 1 à { $most } caractères.
house-name-taken = Un jeu s'appelle déjà « { $name } » ici. Choisis un autre nom.
house-too-many = Ce serveur a déjà { $most } règles maison. Libère une place : { COMMAND("hockey-admin house remove") }
house-none = Pas encore de règles maison ici. Crées-en : { COMMAND("hockey-admin house create") }
house-unknown = Pas de règles maison « { $name } » ici. Choisis dans la liste.
house-list = **Les règles maison d'ici**
house-line = **{ $name }** : { $seats } joueurs, donnes de { $deals }
house-line-none = **{ $name }** : ne se joue plus, ses règles se contredisent. Retire-les : { COMMAND("hockey-admin house remove") }
house-list-more = Les règles en entier : { COMMAND("hockey rules") }
house-remove-ask = Retirer **{ $name }**? Les matchs en cours gardent ces règles.
house-button-remove = Retirer
house-button-keep = Garder
house-removed = **{ $name }** : retiré.
house-kept = **{ $name }** reste là.

house-not = Pas encore jouable :
house-not-yet = Pas encore jouable : { $reason }
house-not-seats-not-two-or-four = On joue à deux ou à quatre.
house-not-ranks-not-of-the-pack = Le paquet a 52 cartes.
house-not-power-ranks-not-of-the-pack = Nomme chaque carte forte une seule fois.
house-not-empty-deal = À chaque donne, il faut une carte par joueur.
house-not-deals-do-not-use-the-pack = Les donnes et le centre ne font pas 52 cartes. Change l'un des deux, ou le nombre de joueurs.
house-not-overtime-deals-do-not-use-the-pack = Les donnes de prolongation et le centre ne font pas 52 cartes. Change l'un des deux, ou le nombre de joueurs.
house-not-centre-cannot-be-laid = Au centre, il faut des rangs différents sans carte forte, et il en manque. Choisis un plus petit centre ou moins de cartes fortes.
house-not-third-card-on-cleared-ice = L'échappée vide la glace : il n'y a plus de pile pour une troisième carte. Choisis aucune troisième carte, ou garde la pile.
house-not-third-card-undecided = La pile reste, alors la troisième carte fait quelque chose. Choisis quoi.
house-not-power-scores-without-cleared-ice = Les cartes fortes comptent seulement sur une glace vide. Fais vider la glace par l'échappée, ou ne les fais pas compter.
house-not-power-scores-without-power-ranks = Aucune carte forte ne peut compter : il n'y en a pas. Choisis-en, ou ne les fais pas compter.
house-not-no-goal-possible = Personne ne pourrait compter : toutes les cartes sont fortes. Enlèves-en au moins une.

end-match = Match { $number } : { $players }
end-ask = Terminer le match { $number }, { $players }? Personne ne gagne. [Voir le match]({ $link })
end-button-yes = Le terminer
end-button-no = Continuer
end-done = Match terminé.
end-kept = Le match continue.
end-none = Pas de match ici en ce moment.
end-unknown = Ce match n'existe pas ici. Choisis dans la liste.
ban-done = { $player } ne peut plus jouer ici. Les matchs en cours continuent. Pour annuler : { COMMAND("hockey-admin unban") }
unban-done = { $player } peut rejouer ici.
unban-none = Personne n'est banni ici.
unban-unknown = Personne de ce nom n'est banni ici. Choisis dans la liste.
team-reset-done = { $player } n'a plus d'équipe ici. Pour l'empêcher d'en refaire une : { COMMAND("hockey-admin ban") }

setup-title = **Le hockey sur ce serveur**
setup-game = Jeu : { $chosen }
setup-length = Durée : { $chosen }
setup-length-any = Au choix des joueurs
setup-length-3 = 3 périodes
setup-length-1 = 1 période (présence)
setup-pace = Rythme : { $chosen }
setup-voice = Voix : { $chosen }
voice-traditional = Annonces traditionnelles
voice-broadcast = Comme à la télé
voice-quiet = Sobre (grands moments)
setup-language = Langue : { $chosen }
setup-challengers = Qui peut défier : tout le monde
setup-challengers-role = Défis : **{ $role }**
    -# Il le faut aussi pour prendre place ou s'entraîner
setup-button-everyone = Tous
setup-switch-knockout = Jamais de match nul
no-thread = { $why ->
        [channel] Je peux ouvrir des fils seulement dans les salons textuels : un match dans { $channel } s'affiche donc là.
        [permission] Donne-moi { permission-create_public_threads } et { permission-send_messages_in_threads } dans { $channel }. Sans ça, les matchs n'y ont pas de fil.
        [many] Ferme quelques fils : ce serveur en a autant d'ouverts que Discord le permet. Un match dans { $channel } s'affiche donc là.
       *[other] Je n'ai pas pu ouvrir de fil dans { $channel } : un match s'affiche donc là.
    }
setup-switch-threads = Un fil par match
setup-switch-rings = Un message par but
setup-switch-taunts = Taquineries après un but
setup-switch-pictures = Images de la patinoire

season-calendar = { $calendar ->
        [monthly] Une saison finit chaque mois.
        [quarterly] Une saison finit tous les trois mois.
        [hand] Un admin termine chaque saison.
       *[none] Pas de saisons : les classements comptent depuis toujours. Lances-en une : { COMMAND("hockey-admin season") }
    }
season-now = **La saison { $number }** { $how ->
        [open] dure depuis le { $since }.
        [ends] finit le { $end }.
       *[over] est finie.
    }
season-end-ask = **Terminer la saison { $number } maintenant?** Le podium s'affiche dans une minute. { $calendar ->
        [none] Il n'y aura pas d'autre saison.
       *[other] La saison { $next } part de zéro.
    }
season-button-yes = Terminer la saison
season-button-no = Pas maintenant
season-none-to-end = Aucune saison en cours. Lances-en une : { COMMAND("hockey-admin season") }

## Le classement

board-title = **{ $scope ->
        [server] Classement { ELIDE("de", $server) }
       *[everywhere] Classement, partout
    }{ $which ->
        [one] {"\u00A0"}: { $game }
       *[all] {""}
    }{ $season ->
        [0] {""}
       *[other] , saison { $season }
    }**
board-head-name = Nom
board-head-points = Pts
board-head-rating = Cote
board-head-goals = Buts
board-head-rate = Vict.
board-head-record = V-D-N
board-head-form = Forme
board-climbers = 📈 { $since ->
        [season] Cette saison
       *[week] Cette semaine
    } : { $climbers }
board-climber = { $player } { $before } → { $place }
board-row = **{ $rank }. { $player }**, { $value }
board-row-you = **{ $rank }. { $player } (toi)**, { $value }
board-value = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-goals = { $goals ->
        [one] { $goals } but
       *[other] { $goals } buts
    }
board-rate = { $rate } % de victoires
board-unrated = pas encore de cote
form-win = V
form-loss = D
form-tie = N
streak = { $kind ->
        [win] { $count ->
            [one] dernier match gagné
           *[other] { $count } victoires de suite
        }
        [loss] { $count ->
            [one] dernier match perdu
           *[other] { $count } défaites de suite
        }
        [tie] { $count ->
            [one] dernier match nul
           *[other] { $count } matchs nuls de suite
        }
       *[none] rien encore
    }
rating = cote { $rating }
rating-provisional = cote { $rating } (provisoire, { $rated } sur { $needed })
board-record = { $wins } V{ $won }, { $losses } D{ $lost }, { $ties } N · buts { $for }{ -close-to }{ $against }
board-otherwise = {" "}({ $pieces })
board-walkovers = { $count } par forfait
board-won-resigned = { $count } par abandon adverse
board-lost-resigned = { $count } par abandon
board-clock = { $count } au temps
board-by-points = Par points : 2 pour une victoire, 1 pour un match nul.
board-by-rating = Par cote. Un « ? » a moins de { $needed } matchs cotés et passe derrière; sans cote, en dernier.
board-by-goals = Par buts.
board-by-rate = Par taux de victoires. Moins de { $games } matchs passent derrière.
board-pairs = À deux contre deux, il y a d'autres classements : choisis le jeu.
board-page = Page { $page } sur { $pages }. { $legend }
board-empty = { $season ->
        [over] Personne n'a joué cette saison-là.
       *[on] Personne ici pour l'instant. Ouvre la marque : { COMMAND("hockey challenge") }
    }
board-previous = Précédent
board-next = Suivant
board-own = Ma ligne
order-points = points
order-rating = cote
order-goals = buts
order-rate = taux de victoires
season-name = saison { $number }
season-choice = Saison { $number }{ $on ->
        [yes] {" "}(en cours)
       *[no] {""}
    }
season-unknown = Cette saison n'existe pas ici. Prends-en une dans la liste de l'option.
season-none = Ce serveur n'a pas de saisons. Un admin peut en lancer une : { COMMAND("hockey-admin season") }
season-not-here = Les saisons sont propres à un serveur. Demande-les là-bas, ou laisse l'option vide.
season-everywhere = Les saisons sont propres à un serveur. Demande-les là-bas, sans « { scope-everywhere } ».
season-closed = 🏁 **La saison { $number } est finie.**
season-place = { $medal } **{ $player }**, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
season-board = Le tableau complet : { COMMAND("hockey leaderboard") }, saison { $number }
card-everywhere = partout
card-title = **{ $player }** : { $what }
card-button-numbers = Plus de chiffres
# Sur la carte même, où il y a de la place pour un mot ou deux.
card-big-wins = Victoires
card-big-goals = Buts
card-big-share = Gagnés
card-big-streak = Victoires de suite
card-form-short = Forme
card-record-short = { $wins }-{ $losses }-{ $ties }
card-rating-of = Cote{ $has ->
        [yes] {" "}: { $family }
       *[no] {""}
    }
card-rating-short = { $rating }, à { $give } près
card-patch-hats = { $count ->
        [one] tour du chapeau
       *[other] tours du chapeau
    }
card-patch-shutouts = { $count ->
        [one] blanchissage
       *[other] blanchissages
    }
card-patch-overtime = { $count ->
        [one] victoire en prolongation
       *[other] victoires en prolongation
    }
card-patch-posts = { $count ->
        [one] poteau
       *[other] poteaux
    }
card-alt = La carte de hockey { ELIDE("de", $player) }{ $has ->
        [yes] , { $team }
       *[no] {""}
    }.
card-alt-record = { $games ->
        [one] { $games } match
       *[other] { $games } matchs
    } : { $record }. Gagnés : { $share }. Buts : { $goals }. Victoires de suite : { $best }.
card-alt-form = Derniers résultats, le plus récent à la fin : { $form }.
card-alt-rating = { $has ->
        [yes] { $family }
       *[no] Au départ
    } : { $rating }, à { $give } près.
card-alt-badges = Insignes : { $badges }.
card-alt-patch = { $count } { $what }
card-alt-medal = place { $place }, { $what }
card-rating = **{ $family }** : { $rating }, à { $give } près
family-pile = Jeux de pile
family-lineup = Tour par tour
family-field = Terrain
card-no-matches = Pas encore de vrai match : { COMMAND("hockey challenge") }
card-tally = { $wins } { $wins ->
        [one] victoire
       *[other] victoires
    }, { $losses } { $losses ->
        [one] défaite
       *[other] défaites
    }, { $ties } { $ties ->
        [one] nul
       *[other] nuls
    }
card-record = **{ $games ->
        [one] { $games } match
       *[other] { $games } matchs
    }** : { $record }
card-overtime = **En prolongation** : { $record }
card-goals = **Buts** : { $for } pour, { $against } contre{ $own ->
        [all] {""}
       *[some] {" "}· dont { $goals } marqués en personne
    }
card-shots = **Tirs** : { $shots ->
        [0] aucun
       *[other] { $shots }, dont { $shooting } dans le but
    } · { $faced ->
        [none] aucun tir contre
       *[some] { $saving } des tirs contre arrêtés
    }
card-share = { $share } %
card-none = –
card-expected = **Buts attendus** : { NUMBER($own, minimumFractionDigits: 1) } pour, { NUMBER($against, minimumFractionDigits: 1) } contre
card-feats = **Poteaux** : { $posts } · reprises { $takeovers } · blanchissages { $shutouts } · tours du chapeau { $hats }
card-form = **Forme** : { $form } · { $streak } · record de victoires de suite : { $best }
card-lengths = **Match le plus long** : { $plays } coups{ $has ->
        [yes] {" "}· but le plus rapide : carte { $goal } d'une période
       *[no] {""}
    }
card-rival = **Grand rival** : { $player }, { $games ->
        [one] { $games } match
       *[other] { $games } matchs
    }, { $record }
card-curve = -# La cote, match après match : { $family }
card-badges = **Insignes** : { $badges }
card-badge = { $medal } { $what }
card-button-meaning = Ça veut dire quoi?
card-alt-curve = La cote { ELIDE("de", $player) } ({ $family }) sur { $count } matchs cotés : de { $first } à { $last }, au plus bas { $lowest }, au plus haut { $highest }.
card-hidden = Les statistiques { ELIDE("de", $player) } sont privées.
card-bot = Un bot n'a pas de statistiques : un match contre lui est un entraînement. Ton bilan contre les miens : { COMMAND("hockey practice") }
statistics = **Ce que ça veut dire.** Seuls les matchs avec un résultat comptent, jamais l'entraînement.
    - **Tir** : une carte jouée quand ton équipe a une chance : but, poteau, arrêt ou à côté. Au Tour par tour, chaque attaque; au Terrain, chaque carte devant un gardien.
    - **Arrêtés** : la part des tirs d'en face qui n'entrent pas.
    - **Reprise** : une carte qui fait de leur échappée la tienne.
    - **Blanchissage** : une victoire au jeu sans but contre. **Tour du chapeau** : trois buts à toi ou plus dans un match.
    - **Buts attendus** : ce que des chances pareilles donnent d'habitude.
    - **But le plus rapide** : à combien de cartes du début de la période. **Match le plus long** : en cartes jouées, au Tour par tour en attaques.
    - **Cote** : un nombre par famille de jeux. Tout le monde commence à 1000. Un ? veut dire moins de dix matchs cotés. Des mois sans match la rendent moins sûre : c'est le « près ». Un forfait avant le premier but ne compte pas.
rivalry-title = **{ $one } contre { $other }** : { $what }
rivalry-none = { $one } et { $other } n'ont encore fini aucun match face à face. { COMMAND("hockey challenge") } en commence un.
rivalry-two = Une rivalité se vit à deux : choisis quelqu'un d'autre.
rivalry-record = **{ $games ->
        [one] { $games } match
       *[other] { $games } matchs
    }** : { $wins } pour { $one }, { $losses } pour { $other }, { $ties ->
        [one] { $ties } nul
       *[other] { $ties } nuls
    }
rivalry-goals = **Buts** : { $one } { $mine }, { $other } { $theirs }
rivalry-of = **{ $player }** : { $shots ->
        [0] aucun tir
        [one] { $shots } tir
       *[other] { $shots } tirs
    }{ $shots ->
        [0] {""}
       *[other] , { $shooting } dans le but
    } · poteaux { $posts } · reprises { $takeovers } · blanchissages { $shutouts } · forme { $form }
rivalry-overtime = **En prolongation** : { $games ->
        [one] { $games } match
       *[other] { $games } matchs
    }, { $wins } pour { $one }, { $losses } pour { $other }, { $ties ->
        [one] { $ties } nul
       *[other] { $ties } nuls
    }
records-title = **Records** : { $what }
records-none = Aucun match qui compte n'est encore fini ici. { COMMAND("hockey challenge") } en commence un.
records-watch = Revoir le match d'un record
records-not-here = Les records sont propres à un serveur. Demande-les là-bas : { COMMAND("hockey records") }
record-goals = Le meilleur match : **{ $count } { $count ->
        [one] but
       *[other] buts
    }**, { $player }, { $day }
record-margin = La plus grosse victoire : **{ $mine }{ -close-to }{ $theirs }**, { $player }, { $day }
record-both = Le plus de buts dans un match : **{ $count }** ({ $mine }{ -close-to }{ $theirs }), { $player }, { $day }
record-shots = Le plus de tirs dans un match : **{ $count }**, { $player }, { $day }
record-longest = Match le plus long : **{ $count } coups**, avec { $player }, { $day }
record-fastest = But le plus rapide : **carte { $count }** d'une période, { $player }, { $day }
record-wins = Le plus de victoires : **{ $count }**, { $player }
record-streak = Le plus de victoires de suite : **{ $count }**, { $player }
record-scored = Le plus de buts : **{ $count }**, { $player }
record-shutouts = Le plus de blanchissages : **{ $count }**, { $player }
record-posts = Le plus de poteaux : **{ $count }**, { $player }
board-not-here = Pas de serveur ici, donc voici le classement de partout.

## Entraînement : les propres joueurs du bot

# Des noms de gens qui n'ont jamais existé : une image et un mot qu'on retient.
mind-rookie = Cornichon 🐣
mind-pro = Doc 🩺
mind-all-star = Tornade ⭐
mind-legend = Limier 🏆
# Un deuxième, un troisième de la même sorte dans un match.
mind-again = { $name } { $number }
level-rookie = Recrue
level-pro = Pro
level-all-star = Étoile
level-legend = Légende

place-dm = entraînement
practice-menu = **Contre qui veux-tu jouer?** Jeu : { $game }.
practice-level = { $name } { $level }
practice-record = **{ $name }** : { $wins } V, { $losses } D{ $ties ->
        [0] .
       *[other] , { $ties } N.
    }
practice-board = **Les { $days } derniers jours ici**
practice-board-row = { $rank }. { $player }{ $you ->
        [yes] {" "}(toi)
       *[no] {""}
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $wins } V, { $losses } D{ $ties ->
        [0] {""}
       *[other] , { $ties } N
    }
practice-board-points = -# Une victoire vaut 1 point (recrue), 2 (pro), 3 (étoile) ou 4 (légende). Un match nul vaut la moitié.
practice-button = Jouer contre un bot
practice-button-first = Mon premier match, expliqué
lesson-opening = 🏒 **{ $home } contre { $away }.** Joue la pareille : échappée. La pareille sur la réponse : but!

# Dit sous la main dans un premier match, chacun quand son annonce est entendue pour la première fois.
lesson-lets = **{ $player } te laisse lancer** jusqu'à ton premier but.
lesson-answer = Joue la pareille sur { $card } : c'est une échappée.
lesson-answer-none = Tu n'as pas de pareille pour { $card }. Touche n'importe quelle carte.
lesson-chance = 💡 **Échappée :** { $you ->
        [yes] tu as joué
       *[no] { $player } a joué
    } la pareille.
lesson-power = 💡 **Un Valet** est une échappée à lui seul.
lesson-next = Ta prochaine carte, c'est le tir. Si { $player } joue la pareille, c'est un but.
lesson-takeover = 💡 **Reprise :** { $card } sur { $shot } met fin à { $you ->
        [yes] l'échappée { ELIDE("de", $other) }. Maintenant, c'est la tienne.
       *[no] ton échappée. Maintenant, c'est celle { ELIDE("de", $player) }.
    }
lesson-goal = 💡 **But :** { $you ->
        [yes] tu étais en échappée et tu as joué
       *[no] { $player } était en échappée et a joué
    } la pareille, { $card } sur { $shot }.
lesson-earnest = Maintenant, { $player } joue pour gagner.
lesson-post = 💡 **Le poteau :** un rang d'écart. L'échappée est finie.
lesson-save = 💡 **Un arrêt :** deux rangs d'écart. L'échappée est finie.
lesson-wide = 💡 **À côté :** trois rangs d'écart ou plus. L'échappée est finie.
lesson-clears = 💡 **Une carte sûre :** sa pareille est rare, ou déjà sortie. C'est comme ça { $you ->
        [yes] que tu arrêtes
       *[no] { ELIDE("que", $player) } arrête
    } une échappée.
practice-opening = { $name } est un bot ({ $level }). L'entraînement ne compte pas au classement.

## Ce que disent les propres joueurs du bot

taunts =
    Celle-là s'en va sur le frigo.
    Vérifie le filet, il bouge peut-être encore.
    Je la voyais venir depuis la mise au jeu.
    Quelqu'un a cligné des yeux? Pas moi.
    Mets ça sur mon compte.
    Pèse sur la sirène, j'arrive.
    Tu laisses toujours ce coin-là ouvert.
    Je signerais la rondelle, mais tu vas vouloir la garder.
    T'en fais pas, il reste de la glace en masse.
    Je te montre celle-là après le match.
    C'est à ça que servent les pratiques.
    Qui a commandé un but? Il est livré.
    Encore une? J'ai le temps.
    Ton filet est plus beau avec une rondelle dedans.
    Attention au courant d'air, la porte est ouverte.
taunt-choose = Taquiner (pendant une minute)
taunt-twice = Tu as déjà taquiné pour ce but. Prochain but, prochaine phrase.
taunt-late = Trop tard : tu avais une minute. Compte encore et tu auras trois nouvelles phrases.
taunt-not-yours = Seule la personne qui a compté peut taquiner pour ce but.
taunt-unwanted = Quelqu'un dans ce match, ou le serveur, ne veut pas de taquineries.

follow-button = 🔔 Suivre
follow-on = Tu suis ce match. Le résultat va te mentionner. Touche encore pour arrêter.
follow-off = Tu ne suis plus ce match.
follow-player = Tu joues ce match. Ta main te dira comment il finit.
follow-full = Ce match a déjà { $most } abonnés. Le résultat ne peut pas en mentionner plus.
guess-button = 🔮 Victoire : { $side }
guess-kept = Ton pronostic : victoire { ELIDE("de", $side) }. Tu peux le changer jusqu'au premier but.
guess-record = Tes bons pronostics sur ce serveur : { $right } sur { $count }.
guess-late = Trop tard : les pronostics finissent au premier but.
guess-player = Tu joues ce match. Les pronostics sont pour les gens qui regardent.
final-guesses = 🔮 Bons pronostics : { $names }{ $more ->
        [0] {""}
        [one] {" "}et une autre personne
       *[other] {" "}et { $more } autres personnes
    }.
final-guesses-none = 🔮 { $count ->
        [one] Le seul pronostic était mauvais.
       *[other] Les { $count } pronostics étaient tous mauvais.
    }
final-followers = 🔔 { $people }
card-guesses = - Bons pronostics : { $right } sur { $count }
record-guessers = Meilleurs pronostics : { $guessers }
record-guesser = { $player } { $right } sur { $count }
talk = > { $player } : « { $said } »
talk-rookie-scores = { $variant ->
        [1] C'est rentré, ça? C'est rentré!
        [2] Attends que ma mère entende ça!
       *[3] Je l'ai fait exprès. Je pense.
    }
talk-rookie-concedes = { $variant ->
        [1] Fallait-tu que j'arrête ça?
        [2] Ah, c'est de ça que ç'a l'air.
       *[3] Personne m'avait parlé de celle-là!
    }
talk-rookie-wins = { $variant ->
        [1] J'ai gagné? J'ai gagné!
        [2] C'est ma tournée. De limonade.
       *[3] On peut-tu encadrer la feuille de match?
    }
talk-rookie-loses = { $variant ->
        [1] Beau match! Tu me montreras ça un jour.
        [2] Je vais finir par l'avoir.
       *[3] C'était le fun. Encore?
    }
talk-rookie-ties = { $variant ->
        [1] Match nul! Je le prends.
        [2] Personne n'a perdu. Parfait.
       *[3] Égalité. Je peux vivre avec ça.
    }
talk-pro-scores = { $variant ->
        [1] Selon le manuel.
        [2] Page douze, si tu veux vérifier.
       *[3] De la patience, et puis voilà.
    }
talk-pro-concedes = { $variant ->
        [1] Rien dans le manuel contre ça.
        [2] Bien vu.
       *[3] J'aurais joué pareil.
    }
talk-pro-wins = { $variant ->
        [1] La base, ça gagne des matchs.
        [2] Beau match. Surveille tes cartes sûres.
       *[3] Comme dans le livre.
    }
talk-pro-loses = { $variant ->
        [1] Bien joué. Je vais relire mes notes.
        [2] Tu as lu le même livre que moi.
       *[3] Celle-là ira dans la prochaine édition.
    }
talk-pro-ties = { $variant ->
        [1] Un résultat équitable.
        [2] Honneurs partagés.
       *[3] Ni toi ni moi n'avons cligné des yeux.
    }
talk-all-star-scores = { $variant ->
        [1] Je sentais que tu n'avais rien.
        [2] C'est pour ça qu'on vend des billets.
       *[3] Je l'ai vu venir deux cartes d'avance.
    }
talk-all-star-concedes = { $variant ->
        [1] Tu l'avais bien caché.
        [2] J'aurais parié le contraire.
       *[3] Bon. Ça réveille.
    }
talk-all-star-wins = { $variant ->
        [1] Même heure demain?
        [2] Tu m'as fait réfléchir. C'est bon.
       *[3] Première étoile : moi. La deuxième, de peu : toi.
    }
talk-all-star-loses = { $variant ->
        [1] Impossible de te deviner de toute la soirée.
        [2] Va saluer la foule.
       *[3] Je vais y repenser longtemps.
    }
talk-all-star-ties = { $variant ->
        [1] Disons match nul, et un bon.
        [2] Personne n'a cédé un pouce.
       *[3] À suivre.
    }
talk-legend-scores = { $variant ->
        [1] Je comptais là-dessus.
        [2] Trois étaient sorties. J'attendais la quatrième.
       *[3] Ce n'était qu'une question de cartes.
    }
talk-legend-concedes = { $variant ->
        [1] Hum. Ça n'était dans aucun de mes mondes.
        [2] Souviens-toi de celle-là. Moi, je m'en souviendrai.
       *[3] Une chance sur vingt, et tu l'as trouvée.
    }
talk-legend-wins = { $variant ->
        [1] Tu joues mieux que la plupart de ceux qui se sont assis là.
        [2] Chaque carte parle. Écoute plus longtemps.
       *[3] Merci pour le match.
    }
talk-legend-loses = { $variant ->
        [1] Je m'incline.
        [2] On peut donc encore me surprendre.
       *[3] Raconte ta victoire. Je ne la nierai pas.
    }
talk-legend-ties = { $variant ->
        [1] De force égale.
        [2] Les cartes n'ont pas su décider, et nous non plus.
       *[3] Une marque que je respecte.
    }

## L'entraîneur

hand-button-hint = Indice
hint = **{ $move }** : { $why }.
hint-bare = **{ $move }**
hint-place = Couloir { $number }
hint-keeper = Gardien { $number }
hint-position = { $position } { $card }
hint-pairs-won = { $won ->
        [0] tes plus petites cartes, parce qu'aucun des quatre duels ne vaut son prix
        [1] tes plus petites cartes qui gagnent un des quatre duels
        [4] tes plus petites cartes qui gagnent les quatre duels
       *[other] tes plus petites cartes qui gagnent { $won } des quatre duels
    }
hint-pairs-most = { $won ->
        [0] tes cartes ne gagnent aucun des quatre duels
        [1] tes cartes gagnent un des quatre duels, pas plus
        [4] tes cartes gagnent les quatre duels
       *[other] tes cartes gagnent { $won } des quatre duels, pas plus
    }
hint-not-here = Les indices sont pour l'entraînement. Contre du monde, à toi de jouer.
reason-goal = elle compte
reason-match = c'est la pareille
reason-match-chance = c'est la pareille, et tu pars en échappée
reason-match-chance-partners = c'est la pareille, et ça fait une passe
reason-match-chance-stockham = c'est la pareille, et tu as un tir
reason-match-chance-saskatchewan = c'est la pareille, et elle vide la glace pour toi
reason-match-chance-stops = c'est la pareille, et elle reprend l'échappée
reason-match-chance-stops-partners = c'est la pareille, et elle reprend la passe
reason-match-block-stops = c'est la pareille, et elle arrête l'échappée
reason-match-block-stops-partners = c'est la pareille, et elle arrête la passe
reason-match-block-stops-stockham = c'est la pareille, et elle bloque le tir
reason-safety-third-gone = personne n'a la pareille
reason-safety-pair = personne n'a joué la pareille la dernière fois, donc elle est sûrement bonne
reason-power-stops = elle arrête l'échappée adverse et en donne une
reason-power-stops-partners = elle arrête la passe adverse et en fait une
reason-power-stops-saskatchewan = elle arrête le tir et vide la glace
reason-power-blocks = elle bloque le tir
reason-power-blocks-partners = elle arrête la passe adverse
reason-fewest-left = sa pareille est la plus rare
reason-neighbour = sa pareille est aussi rare que les autres, et si ça frappe le poteau, tu peux jouer la pareille
reason-power-last = il ne reste que des cartes fortes
reason-pair-early = elle vient d'une paire, et si on joue la pareille, l'autre reprend l'échappée
reason-pair-early-cancel = elle vient d'une paire, et si on joue la pareille, l'autre annule l'échappée
reason-pair-early-stockham = elle vient d'une paire, et si on joue la pareille, l'autre bloque le tir
reason-safeties-kept = elle garde les cartes sûres pour quand il en faudra
reason-power-kept = elle garde une carte forte pour plus tard
reason-power-now = elle vaut plus maintenant que plus tard
reason-least-likely = d'après ce qui s'est joué, sa pareille est la moins probable
reason-toss-up = c'est à pile ou face avec une autre carte
reason-harder-to-match = sa pareille était plus rare
reason-only-card = c'est la seule carte
reason-counted = toutes les cartes sont connues, et c'est elle qui donne le mieux
reason-deals-last = qui donne joue en dernier à chaque donne
reason-face-off-high = une grosse carte gagne la mise au jeu, et qui la gagne voit d'abord l'autre formation
reason-unbeatable-attack = un As entre deux cartes de son enseigne qui valent 10 compte contre n'importe quoi
reason-fair-share = elle laisse une aussi bonne main pour les formations à venir
reason-weakest-that-beat = ce sont les plus petites cartes qui battent presque toute l'autre formation
reason-closed = elle est fermée et laissera peut-être passer la carte
reason-closed-fails = elle est fermée, mais rien de ce qui reste ne laisse passer la carte
reason-open-passes = elle est ouverte et laisse passer la carte
reason-open-fails = elle arrête la carte, mais n'ouvre rien à l'adversaire
reason-all-fail = elles sont toutes ouvertes et arrêtent toutes la carte
reason-sampled = c'est elle qui a fait le mieux quand j'ai essayé les cartes que tu ne vois pas

final-button-analyse = Analyse
command-analysis = Comment s'est passé un de tes matchs, et ce qu'on en apprend
command-analysis-match = Quel match (ton dernier par défaut)
analysis-none = Tu n'as pas encore terminé de match. Joues-en un : { COMMAND("hockey practice") }
analysis-no-plays = Personne n'a joué de carte dans ce match, donc il n'y a rien à en apprendre.
coach-busy = L'entraîneur est occupé. Redemande dans quelques minutes.
coach-silent = L'entraîneur a perdu le fil. Redemande dans un moment.
analysis-choice = Match { $number } contre { $opponents }

review-title = **Comment ça s'est passé : { $home } { $homegoals }{ -to }{ $awaygoals } { $away }**
review-luck = { $side } : des cartes pour { $expected } { $expected ->
        [one] but
       *[other] buts
    }, { $goals } au tableau.
review-turning = **Tournant :** { $place }, { $play }. Les chances { ELIDE("de", $side) } : { $before } % avant, { $after } % après.
review-lessons = **Pour { $player } :**
review-no-lessons = **Pour { $player } :** aucun coup ne ressort.
review-counts = -# Chances ratées : { $missed } · cartes sûres sacrifiées : { $given }
review-lesson = { $number }. { $place } : { $advice } Ça a coûté { $cost } % d'une victoire.
review-place = [{ $period }, donne { $deal }]({ $link })
review-place-period = [{ $period }]({ $link })
review-place-card = { $field ->
        [1] {"["}Carte { $number }]({ $link })
       *[other] {"["}Terrain { $field }, carte { $number }]({ $link })
    }
review-play = { $card } { ELIDE("de", $player) }
review-play-met = { $card } { ELIDE("de", $player) } contre { $met }
review-play-face-off = la mise au jeu, { $home } contre { $away }
review-play-line = la formation { ELIDE("de", $player) }
review-play-lines = les deux formations
review-better = { $you ->
        [yes] Tu as joué { $made }.
       *[no] Joué : { $made }.
    } Mieux : { $better }, { ELIDE("parce que", $why) }.
review-better-column = { $you ->
        [yes] Tu as envoyé { $card }
       *[no] Envoyé : { $card }
    } dans le couloir { $made } de la rangée { $row }. Mieux : le couloir { $better }, { ELIDE("parce que", $why) }.
review-better-keeper = { $you ->
        [yes] Tu as envoyé { $card }
       *[no] Envoyé : { $card }
    } au gardien { $made }. Mieux : le gardien { $better }, { ELIDE("parce que", $why) }.
review-better-face-off = { $you ->
        [yes] Tu as pris { $made }
       *[no] Pris : { $made }
    } pour la mise au jeu. Mieux : { $better }, { ELIDE("parce que", $why) }.
review-better-line = Meilleure formation : { $line }, { ELIDE("parce que", $why) }.
fault-missed-goal = elle aurait compté
fault-missed-chance = elle aurait donné une échappée
fault-missed-chance-partners = elle aurait fait une passe
fault-missed-chance-stockham = elle aurait donné un tir
fault-missed-chance-saskatchewan = elle aurait vidé la glace
fault-missed-block = elle aurait arrêté l'échappée
fault-missed-block-partners = elle aurait arrêté la passe
fault-missed-block-stockham = elle aurait bloqué le tir
fault-missed-block-saskatchewan = elle aurait arrêté le tir et vidé la glace
fault-safety-not-played = c'était une carte sûre, et c'était le moment d'en jouer une
fault-safety-given-up = la carte sûre valait la peine d'être gardée
fault-way-open = ce choix était ouvert et aurait laissé passer la carte
fault-stopped-knowingly = l'autre était ouvert et arrêtait la carte à coup sûr
fault-fewer-pairs = elle aurait gagné plus de duels
fault-dearer-cards = elle gagne autant de duels avec de plus petites cartes
fault-kept-for-later = elle gagne moins de duels, mais garde de meilleures cartes pour plus tard
fault-face-off-card = elle avait de meilleures chances là
fault-power-spent = la carte forte valait la peine d'être gardée
review-button-watch = Revoir { $number }
review-sure = -# Avec ces cartes, un joueur régulier aurait marqué ce nombre de buts{ $spread ->
        [0] , exactement
       *[other] , à { $spread } près
    }. Les chances sont estimées, à { $error } % près.
review-curve = Chances de gagner
review-alt = Chance de victoire { ELIDE("de", $home) }, du premier coup au dernier.
review-alt-period = { $period } : { $chance } pour cent au début.
review-alt-field = Au début du terrain { $field } : { $chance } pour cent.
review-alt-start = Au début : { $chance } pour cent.
review-alt-goal = But { ELIDE("de", $side) } : { $chance } pour cent.
review-alt-goals = { $home } { $homegoals }, { $away } { $awaygoals } : { $chance } pour cent.
review-alt-end = La fin : { $chance } pour cent.

## Aide et règles

help = **Breakaway, c'est le hockey aux cartes**, joué partout au Canada depuis 1961. Joue la pareille (le même rang) : échappée. La pareille sur la réponse : but!
    1. **Joue ton premier match** contre un bot. Il t'explique chaque annonce.
    2. **Regarde comment jouer.** La première page suffit.
    3. **Défie quelqu'un** sur un serveur. Tes cartes arrivent en message privé.
help-button-rules = Comment jouer
help-button-commands = Toutes les commandes
help-button-support = Obtenir de l'aide

help-privacy-policy = Politique de confidentialité
help-terms = Conditions d'utilisation

pitch-house = Se joue selon les règles maison de ce serveur.
rules-page = ### { $game } ({ $page } sur { $pages })
rules-button-challenge = Défier quelqu'un
rules-button-table = Proposer un deux contre deux
rules-tip-play = 💡 Garde une paire. Si on joue la pareille sur ta première carte, ta deuxième reprend l'échappée.
rules-tip-play-stops = 💡 Garde une paire. Si on joue la pareille sur ta première carte, ta deuxième arrête tout.
rules-tip-play-none = 💡 Sur la glace vide, joue un rang presque épuisé : sa pareille est rare.
rules-tip-heard = 💡 Compte les cartes. Si les trois autres du rang sont sorties, la tienne est sûre. Garde-la pour quand on tire sur toi.
rules-tip-heard-power = 💡 Compte les cartes. Si les trois autres du rang sont sorties, seule une carte qui compte sur tout bat la tienne.
rules-tip-examples = 💡 Lis la dernière carte de chaque ligne, et fais l'annonce avant de regarder.
rules-tip-decisions = 💡 Tu as la plus haute carte? Qui donne joue la dernière carte de chaque donne. Qui joue en premier donne à la période suivante.
lineup-rules-tip-play = 💡 Un As entre deux cartes de son enseigne compte contre presque tout. Il ne sert qu'une fois.
lineup-rules-tip-example = 💡 Additionne les paires toi-même avant de lire les annonces.
lineup-rules-tip-decisions = 💡 Une formation ne se reprend pas. Additionne ses quatre duels avant de toucher *C'est prêt*.
field-rules-tip-play = 💡 Les cartes ouvertes montrent le chemin aux deux. Près du but, une carte fermée est parfois un meilleur pari.
field-rules-tip-example = 💡 Même enseigne ou même rang : ça passe.
field-rules-tip-decisions = 💡 Une carte ne s'arrête pas. Regarde la rangée d'après avant de choisir un couloir.
rules-turns = À tour de rôle, une carte à la fois, sur une seule pile.
rules-turns-partners = Deux contre deux. À tour de rôle, une carte à la fois, sur une seule pile.
rules-deals = Une période, c'est tout le paquet. Tu reçois { $deals } cartes tour à tour. Qui donne joue en deuxième, et la donne change de main à chaque période.
rules-deals-partners = Une période, c'est tout le paquet. Tu reçois { $deals } cartes tour à tour. La place après la donne commence, et la donne avance d'une place à chaque période.
rules-centre = Un centre de { $centre } cartes ouvre la pile : { $powers ->
        [0] aucune paire parmi elles.
       *[other] aucune carte forte ({ $power }) parmi elles, et aucune paire.
    } La première pareille se joue sur celle du dessus. À la première donne, vous pouvez les regarder toutes.
rules-centre-partners = Un centre de { $centre } cartes ouvre la pile : { $powers ->
        [0] aucune paire parmi elles.
       *[other] aucune carte forte ({ $power }) parmi elles, et aucune paire.
    } La première pareille se joue sur celle du dessus. À la première donne, tout le monde peut les regarder.
rules-chance-match = **Échappée :** joue la pareille (le rang du dessus de la pile).
rules-chance-match-stockham = **Tir :** joue la pareille (le rang du dessus de la pile).
rules-chance-match-saskatchewan = **Vider la glace :** joue la pareille (le rang du dessus). La pile s'en va.
rules-chance-match-partners = **Passe :** joue la pareille (le rang du dessus de la pile).
rules-chance-match-power = **Échappée :** joue la pareille (le rang du dessus de la pile), ou { $apower }.
rules-chance-match-power-stockham = **Tir :** joue la pareille (le rang du dessus de la pile), ou { $apower }.
rules-chance-match-power-saskatchewan = **Vider la glace :** joue la pareille (le rang du dessus), ou { $apower }. La pile s'en va.
rules-chance-match-power-partners = **Passe :** joue la pareille (le rang du dessus de la pile), ou { $apower }.
rules-goal = **But :** joue ensuite la pareille sur la toute prochaine carte de l'adversaire. Sinon, l'échappée est perdue.
rules-goal-stockham = **But :** joue ensuite la pareille sur la toute prochaine carte de l'adversaire. Sinon, le tir est perdu.
rules-goal-partners = **But :** un adversaire joue, puis votre côté joue la pareille. Sinon, la passe est perdue.
rules-goal-saskatchewan = **But :** joue ensuite la pareille sur la toute prochaine carte de l'adversaire. Sinon, la chance est perdue.
rules-goal-power-partners = **But :** un adversaire joue, puis votre côté joue la pareille, ou { $apower }.
rules-goal-power = **But :** joue ensuite la pareille sur la toute prochaine carte de l'adversaire, ou { $apower }.
rules-end = **La fin :** le plus de buts après trois périodes gagne. Égalité? En prolongation, le premier but gagne.
rules-details = **Les détails**
rules-no-power-goal = Pas de but avec une carte forte ({ $power }).
rules-power-empty = Sur la glace vide, { $apower } ne compte pas, mais arrête le tir et vide la glace pour toi.
rules-power-empty-partners = Sur la glace vide, { $apower } ne compte pas, mais fait une nouvelle passe.
rules-goal-chance = Un but est aussi une échappée : encore la pareille, encore un but.
rules-goal-chance-saskatchewan = Un but vide aussi la glace : encore la pareille, encore un but.
rules-goal-chance-stockham = Un but est aussi un tir : encore la pareille, encore un but.
rules-goal-chance-partners = Un but est aussi une passe : votre côté peut compter encore.
rules-clears-ice = Chaque passe vide la glace : la pile est retirée.
rules-goal-clears-ice = Un but vide aussi la glace, mais ne donne pas de chance. La prochaine carte se pose sur la glace vide.
rules-goal-no-chance = Un but n'est pas une échappée, mais la pareille sur la carte qui a compté en donne une nouvelle.
rules-goal-no-chance-stockham = Un but n'est pas un tir, mais la pareille sur la carte qui a compté en donne un nouveau.
rules-goal-no-chance-partners = Un but n'est pas une passe, mais la pareille sur la carte qui a compté en fait une nouvelle.
rules-third-takes-over = On a joué la pareille sur ta carte? Joue-la encore, et l'échappée est à toi.
rules-third-takes-over-partners = On a joué la pareille sur ta carte? Joue-la encore, et la passe est à vous.
rules-third-cancels = On a joué la pareille sur ta carte? Une troisième carte du rang annule l'échappée et n'en donne pas.{ $powers ->
        [0] {""}
       *[other] {" "}Une carte forte ({ $power }) reprend une échappée.
    }
rules-third-cancels-partners = On a joué la pareille sur ta carte? Une troisième carte du rang annule la passe et n'en donne pas.{ $powers ->
        [0] {""}
       *[other] {" "}Une carte forte ({ $power }) reprend une passe.
    }
rules-third-blocks = { $powers ->
        [0] Une troisième carte du rang bloque un tir. Elle n'en donne pas.
       *[other] Une troisième carte du rang bloque un tir, et { $apower } aussi. Aucune des deux n'en donne un. Seul { $apower } bloque le tir d'{ $apower }.
    }
rules-third-blocks-partners = { $powers ->
        [0] Une troisième carte du rang bloque une passe. Elle n'en donne pas.
       *[other] Une troisième carte du rang bloque une passe, et { $apower } aussi. Aucune des deux n'en donne une.
    }
rules-carry = La pile et une échappée se gardent d'une donne à l'autre, mais pas d'une période à l'autre.
rules-carry-stockham = La pile et un tir se gardent d'une donne à l'autre, mais pas d'une période à l'autre.
rules-carry-saskatchewan = La pile et la glace vide se gardent d'une donne à l'autre, mais pas d'une période à l'autre.
rules-carry-partners = La pile et une passe se gardent d'une donne à l'autre, mais pas d'une période à l'autre.
rules-cut = Avant le match, la plus haute carte coupée choisit : donner, ou jouer en premier.
rules-overtime = En prolongation, { $deals } cartes tour à tour. Sans but, c'est un match nul, ou une autre prolongation s'il faut un gagnant.
rules-overtime-same = La prolongation se donne comme une période. Sans but, c'est un match nul, ou une autre prolongation s'il faut un gagnant.
rules-power-named = { $rank }
rules-power-or = { $first } ou { $second }
rules-power-a = { $code ->
        [Q] une { $rank }
       *[other] un { $rank }
    }

rules-heard = **Ce que tu vas entendre**
heard-chance = **{ $call }** Sa prochaine carte peut compter.
heard-chance-partners = **{ $call }** La prochaine carte de ce côté peut compter.
heard-shoots = **{ $call }** L'autre côté joue une carte : il faut la pareille.
heard-clears = **{ $call }** Pareil, mais avec une carte sûre : la deuxième d'une paire, ou la dernière de son rang.
heard-block = **{ $call }** Le tir est arrêté.
heard-block-cancel = **{ $call }** L'échappée est arrêtée.
heard-block-partners = **{ $call }** La passe est arrêtée.
heard-post = **{ $call }** Manqué d'un rang.
heard-save = **{ $call }** Manqué de deux rangs. C'est la défense qui l'annonce.
heard-wide = **{ $call }** Manqué de plus. C'est la défense qui l'annonce.
heard-goal = **{ $call }** Un but. On nomme d'abord les buts de qui mène.

rules-examples = **Des coups pour apprendre**
example-player-0 = Jon
example-player-1 = Darrell
example-player-2 = Ida
example-player-3 = Ralph
example-goal = La pareille, puis la pareille sur la réponse :
example-goal-partners = La pareille est une passe, une autre compte :
example-goal-saskatchewan = La pareille vide la glace, une autre compte :
example-goal-stockham = La pareille est un tir, une autre compte :
example-again = Un but est aussi une échappée :
example-again-saskatchewan = Un Valet ou un Deux compte aussi, et chaque but vide la glace :
example-misses = Un Valet est une échappée. Deux tirs manqués :
example-misses-partners = Un Valet est une passe. Deux tirs manqués :
example-misses-saskatchewan = Deux tirs manqués :
example-misses-stockham = Un Valet est un tir. Deux tirs manqués :
example-third-card = La troisième carte reprend l'échappée :
example-third-card-cancel = La troisième carte arrête l'échappée, et n'en donne aucune :
example-third-card-partners = La troisième carte reprend la passe :
example-third-card-stockham = La troisième carte bloque. Une quatrième est un nouveau tir :
example-jack = Un Valet est une carte comme les autres :
example-jack-cancel = Un Valet reprend l'échappée :
example-jack-saskatchewan = Sur la glace vide, un Valet ou un Deux arrête seulement le tir :
example-jack-stockham = Un Valet bloque, et n'est alors pas un tir :
example-jack-on-jack = Un Valet bloque un Valet :
example-clears = Personne n'a joué la pareille sur le premier Neuf, donc le deuxième est sûr :

rules-decisions = **Nos propres décisions, là où les vieilles règles ne disent rien**
    - Un match peut durer une période : une présence.
    - L'As est le plus fort à la coupe. Même rang? On recoupe.
    - Si tu ne choisis pas à temps, tu donnes.
    - Couper le paquet fait partie du brassage. Qui donne reçoit la dernière carte.
    - Deux rangs d'écart font un arrêt. Plus que ça, c'est à côté.
    - L'As est voisin du Roi et du Deux. Le Roi et le Deux sont loin l'un de l'autre.
    - La dernière carte d'une donne s'annonce par son rang, même avec un tir à venir.
    - L'annonce nomme d'abord les buts de qui mène.
    - Le salon montre toutes les cartes, pas seulement celle du dessus.
rules-decisions-clears = - « Dégage! » se dit aussi de la dernière carte de son rang.
rules-decisions-cancel = - « Bloque! » est notre mot.
    - Une quatrième carte est une nouvelle échappée.
    - Un Valet n'est jamais annulé et n'annule jamais : il reprend l'échappée.
rules-decisions-partners = - Une personne coupe par côté. Si celle qui gagne joue en premier, la place d'avant donne.
    - La donne passe à la place suivante.
    - La prolongation se donne comme une période.
    - Si tu abandonnes, l'autre personne de ton côté a une minute pour répondre.
rules-decisions-saskatchewan = - Le centre se donne avant les mains. La première pareille se joue sur sa carte du dessus.
    - La prolongation se donne comme une période.

## Tournois

tournament-title = ### 🏆 { $name }
tournament-terms = -# { $game } · { $terms }
tournament-format-knock-out = simple élimination
tournament-format-double = double élimination
tournament-format-round-robin = tournoi à la ronde
tournament-format-swiss = système suisse
tournament-format-duplicate = duplicate, mêmes cartes à toutes les tables
tournament-best-of = { $games ->
        [3] 2 de 3
        [5] 3 de 5
       *[other] au meilleur de { $games }
    }
tournament-starts = **Commence le { $when }** ({ $ago })
tournament-check-in-at = Confirme ta présence à partir de { $time }, sinon tu ne joues pas.
tournament-check-in = **Confirme ta présence, sinon tu ne joues pas!** Ça se termine { $until }.
tournament-signed-none = Pas encore d'inscriptions. Il y a de la place pour { $most }{ $pairs ->
        [yes] {" "}paires
       *[no] {""}
    }.
tournament-signed = Inscriptions, { $count } sur { $most }{ $pairs ->
        [yes] {" "}paires
       *[no] {""}
    } : { $names }
tournament-checked-in = Présences : { $count } sur { $of }{ $pairs ->
        [yes] {" "}paires
       *[no] {""}
    }
tournament-missing = Pas encore : { $names }
tournament-partners-asked = Partenaires qui doivent encore s'inscrire : { $names }
tournament-more = { $names } et { $count } de plus
tournament-paused = ⏸️ En pause, par un admin.
tournament-round-name = { $stage ->
        [final] Finale
        [final-again] Deuxième finale
        [semi] Demi-finales
        [quarter] Quarts de finale
       *[round] { $rounds ->
            [0] Ronde { $number }
           *[other] Ronde { $number } sur { $rounds }
        }
    }
tournament-round = **{ $round }**, se termine { $until }.
tournament-round-paused = **{ $round }**, en pause par un admin ⏸️
tournament-match = { $linked ->
        [yes] [{ $first } contre { $second }]({ $url })
       *[no] { $first } contre { $second }
    }{ $scored ->
        [yes]  : { $wins }{ -close-to }{ $losses }
       *[no] {""}
    }
tournament-more-matches = et { $count ->
        [one] { $count } autre match
       *[other] { $count } autres matchs
    }
tournament-round-played = Tout est joué. La prochaine ronde commence bientôt.
tournament-place = { $medal } **{ $players }**
tournament-no-winner = Personne ne gagne : il ne restait plus personne.
tournament-fewest = Il faut être au moins { $fewest }.
tournament-too-few = Annulé : pas assez de présences au début. Il en faut au moins { $fewest }.
tournament-cancelled = Ce tournoi est annulé.
tournament-button-join = S'inscrire
tournament-button-check-in = Je suis là
tournament-button-leave = Quitter
tournament-button-text = { $begun ->
        [no] Qui joue
       *[yes] Classement
    }
tournament-round-begins = 🏒 **{ $name } : { $round }.** À jouer d'ici le { $date } ({ $ago }).
tournament-byes = Pas de match cette fois, direct à la prochaine ronde : { $players }
tournament-see = [Voir où tout le monde en est]({ $url })
tournament-over = 🏆 **{ $name }, c'est fini!**
tournament-role-not-given = -# Admins : à vous de donner le rôle de la victoire. { $why ->
        [gone] Je ne le trouve plus.
        [permission] Il me manque la permission Gérer les rôles.
        [refused] Discord le refuse.
        [above] Il est au-dessus du mien.
       *[powers] Il donne plus qu'un honneur.
    }
tournament-head-record = V-D
tournament-picture-more = et { $count } de plus
tournament-column-losers = Repêchage { $number }
tournament-alt = { $name } : { $over ->
        [yes] c'est fini. En tête : { $names }.
       *[no] { $round }. En tête : { $names }.
    }
tournament-text-title = **{ $name } : { $what }**
tournament-text-signed = Qui joue
tournament-text-none = Personne encore
tournament-text-standings = Classement
tournament-text-part = { $what }{ $pages ->
        [1] {""}
       *[other] {" "}({ $page }/{ $pages })
    }
tournament-text-entry = { $player }{ $state ->
        [in] {" "}✅ présence confirmée
        [asked]  : { $who } doit encore s'inscrire
        [absent]  : { $who } doit encore confirmer
       *[waits] {""}
    }
tournament-text-line = **{ $place }. { $player }**{ $out ->
        [yes] {" "}(dehors)
       *[no] {""}
    } : { $format ->
        [duplicate] { $score }
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }, { $won }{"-\u2060"}{ $lost }{ $format ->
        [duplicate] {""}
        [swiss] {" "}· B { $buchholz } · SB { $sonneborn } · M { $games }
       *[round-robin] {" "}· SB { $sonneborn } · M { $games }
    }
tournament-text-bracket-line = { $place ->
        [0] **{ $player }** : encore en jeu,
       *[other] **{ $place }. { $player }** :
    } { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }, { $lost ->
        [one] { $lost } défaite
       *[other] { $lost } défaites
    }
tournament-ties = { $format ->
        [duplicate]
            -# **+1** : un but de mieux que les autres avec les mêmes cartes, sans la prolongation
            -# **2-1** : 2 victoires, 1 défaite
            -# À égalité? Le plus de matchs joués, puis les matchs entre vous
        [swiss]
            -# **2-1** : 2 victoires, 1 défaite. Une ronde sans match donne aussi un point.
            -# À égalité de points, voici ce qui décide, dans l'ordre :
            -# **B** (Buchholz) : les points de tes adversaires, sans le plus bas
            -# **SB** (Sonneborn-Berger) : les points de ceux que tu as battus
            -# Les matchs entre vous
            -# **M** : matchs gagnés, moins matchs perdus
       *[round-robin]
            -# **2-1** : 2 victoires, 1 défaite
            -# À égalité de points, voici ce qui décide, dans l'ordre :
            -# **SB** (Sonneborn-Berger) : les points de ceux que tu as battus
            -# Les matchs entre vous
            -# **M** : matchs gagnés, moins matchs perdus
    }
tournament-side = { $side ->
        [losers] **Repêchage**
       *[winners] **Tableau principal**
    }
tournament-score = { $sign ->
        [plus] +
        [minus] -
       *[none] {""}
    }{ $number }
tournament-text-pairing = { $how ->
        [open] { $first } contre { $second } : en cours
        [played] { $first } bat { $second }
        [tied] { $first } et { $second } font match nul
        [ended] { $first } contre { $second } : fini par un admin
        [forfeit] { $first } gagne par forfait contre { $second }
        [unfinished] { $first } bat { $second }, qui n'a pas fini
        [deadline] { $first } gagne au temps contre { $second }
        [no-show] { $first } gagne, { $second } n'a pas joué
        [bye] { $first } passe son tour
       *[void] { $first } contre { $second } : pas joué, les deux sont dehors
    }{ $scored ->
        [yes] , { $wins }{ -close-to }{ $losses }
       *[no] {""}
    }

## Excuses

sorry-gone = Je n'ai plus ce match.
ended-gone = Il n'y a pas de match { $match }. Vois les tiens : { COMMAND("hockey history") }
ended-unknown = Je ne sais pas quel match est « { $match } ». Choisis dans la liste, ou tape son numéro de { COMMAND("hockey history") }
ended-elsewhere = Ce match s'est joué ailleurs. Ici, on peut le voir seulement si on l'a joué.
ended-never-begun = Personne n'a accepté ce défi : il n'y a pas de match à voir.
ended-covered = D'autres jouent encore ces cartes. Reviens quand toutes les tables auront fini.
sorry-stranger = Tu n'es pas de ce match. Lance le tien : { COMMAND("hockey challenge") }
sorry-not-open = Ce défi est fermé.
sorry-not-opponent = Seules les personnes invitées peuvent répondre.
sorry-accepted = T'es déjà du match. Les autres doivent encore accepter.
sorry-seated = Tu as déjà une place.
sorry-no-seat = Cette place est prise.
sorry-not-challenger = Seule la personne qui a lancé le défi peut le retirer.
sorry-late = Trop tard : c'est déjà joué.
sorry-not-your-turn = Pas encore ton tour.
sorry-over = Ce match est fini.
sorry-still-on = Ce match n'est pas fini : ses paquets restent secrets. Redemande après.
sorry-illegal = Tu ne peux pas jouer ça maintenant. Vois ce que tu peux jouer : { COMMAND("hockey hand") }
sorry-nothing-to-launch = Il n'y a rien à lancer : je joue dans le clavardage. Tape { COMMAND("hockey challenge") } sur un serveur, ou { COMMAND("hockey help") }.
sorry-choice = Choisis dans la liste pour *{ $option }*.
sorry-button = Je ne connais plus ce bouton. Ta main est à { COMMAND("hockey hand") }, le reste à { COMMAND("hockey help") }.
sorry-error = Quelque chose a mal tourné de mon côté. Réessaie. Vois où en est ton match : { COMMAND("hockey hand") }
sorry-hand-moved = Ta main est plus bas.
sorry-kept = C'est joué. Ta main et le salon suivent dans un instant.
sorry-kept-resigned = Tu as quitté la glace. Le résultat arrive dans un instant.
sorry-kept-won = Tu gagnes. Le résultat arrive dans un instant.
sorry-kept-noted = C'est noté. La suite arrive dans un instant.
sorry-in-time = Il reste du temps à ce tour. Tu pourras réclamer la victoire après.
sorry-own-time = C'est ton propre temps qui est écoulé. Joue, et le match continue.
sorry-paused = Le match est en pause. Finis d'abord la pause.
sorry-not-paused = Le match n'est pas en pause.
sorry-not-dealt = Les cartes ne sont pas encore données. Tu pourras demander une pause après.
sorry-pause-waits = Tu as déjà demandé une pause. Les autres doivent encore accepter.
sorry-no-pause-asked = Personne ne demande de pause.
sorry-unreadable = Je n'arrive plus à lire ce match. Demande à la personne qui m'héberge de regarder le journal.
sorry-busy = La patinoire est pleine. Réessaie dans un instant.
sorry-host-only = Seuls les responsables de ce bot peuvent voir ça.
sorry-host-unknown = Discord ne dit pas en ce moment à qui est ce bot. Réessaie dans un instant.
sorry-banned = Tu ne peux pas jouer sur ce serveur : ses admins t'ont retiré l'accès au hockey.
sorry-timed-out = Tu es en exclusion temporaire. Réessaie à { $at }.

## Le livre des matchs

final-button-watch = Revoir
final-button-export = Exporter
command-history = Les matchs finis, les tiens ou ceux d'une autre personne
command-history-player = Les matchs de qui (les tiens par défaut)
command-history-opponent = Seulement les matchs contre cette personne
command-replay = Revoir un match fini, coup par coup
command-replay-match = Quel match (ton dernier par défaut)
command-replay-play = Le coup où commencer
command-export = Recevoir un match fini en fichiers : sa feuille et son sommaire
command-export-match = Quel match (ton dernier par défaut)
command-verify = Vérifier qu'un match a été brassé et joué honnêtement
command-verify-match = Quel match (ton dernier par défaut)
command-verify-file = Une feuille de match, en fichier

command-admin-export = Tous les matchs finis de ce serveur, en fichiers
command-admin-export-after = Seulement les matchs après ce numéro
archive-part = Matchs { $first } à { $last } : { $count } dans ce fichier, un par ligne, en JSON dans un gzip.
archive-done = C'est tout : { $count } { $count ->
        [one] match
       *[other] matchs
    }.
archive-nothing = { $which ->
        [all] Aucun match n'est fini ici pour l'instant.
       *[after] Aucun match après le numéro { $after } n'est fini ici.
    }
archive-later = Il y en a d'autres, mais Discord ne me laisse plus continuer ici. Retape la commande avec { name-after }: { $after }.

history-title = **{ $player } : { $count } { $count ->
        [one] match
       *[other] matchs
    }{ $season ->
        [0] {""}
       *[other] , saison { $season }
    }**
history-line = { $result ->
        [win] **V**
        [loss] **D**
       *[tie] **N**
    } { $mine }{ -to }{ $theirs } contre { $opponents }{ $by ->
        [resign] , par abandon
        [walkover] , par forfait
        [clock] , au temps
       *[play] {""}
    } · { $game } · { $when }
history-line-unfinished = **–** contre { $opponents } · { $game } · pas fini, { $when }
# In the place of a game's name: one that cannot be played any more.
history-game-gone = un ancien jeu
history-page = -# Page { $page } sur { $pages }
history-watch = En revoir un
history-choice = Match { $match } contre { $opponents }
history-button-newer = Plus récents
history-button-older = Plus anciens
history-none = { $which ->
        [some] Aucun de tes matchs finis ne correspond. Enlève un filtre, ou vois-les tous : { COMMAND("hockey history") }
       *[all] Tu n'as pas encore fini de match. Joues-en un : { COMMAND("hockey challenge") } ou { COMMAND("hockey practice") }
    }
history-none-of = { $which ->
        [some] Aucun de ses matchs finis ici ne correspond. Enlève un filtre.
       *[all] Cette personne n'a pas encore fini de match ici. Défie-la : { COMMAND("hockey challenge") }
    }
history-self = Personne ne joue contre soi-même. Choisis un autre adversaire, ou personne.
history-hidden = L'historique de cette personne est privé.
history-not-here = Ici, tu ne peux voir que tes matchs. Pour ceux des autres, demande sur un serveur.

replay-title = **Reprise du match { $match }** · coup { $play }
replay-note = 🔖 { $note }
replay-hand = { $player } : { $cards }
replay-button-first = Début
replay-button-back = ◀ Précédent
replay-button-on = Suivant ▶
replay-button-goal = Prochain but
replay-button-last = Fin
replay-button-hands-open = Montrer les mains
replay-button-hands-hidden = Cacher les mains
replay-button-mark = Signet
replay-button-unmark = Enlever le signet
replay-button-share = Publier dans le salon
replay-button-watch = Revoir
replay-marks = Tes signets
replay-choice-mark = 🔖 { $note } · match { $match }
replay-mark = Coup { $play } : { $note }
replay-note-title = Un signet pour ce coup
replay-note-label = Ta note
replay-note-about = Il n'y a que toi qui la vois.
replay-marks-full = Tu as { $most } signets dans ce match, et la liste n'en montre pas plus. Enlèves-en un.
replay-none = Tu n'as pas encore fini de match. Joues-en un : { COMMAND("hockey challenge") } ou { COMMAND("hockey practice") }
replay-nothing = Aucune carte n'a été donnée dans ce match : il n'y a rien à revoir.
replay-share-elsewhere = Ce match s'est joué sur un autre serveur. Publie ses coups là-bas.
replay-share-forbidden = Tu ne peux pas écrire dans ce salon, donc je ne peux pas y publier le coup.
replay-shared-already = Tu viens de publier ce coup ici. Attends un peu avant de recommencer.
replay-shared = { $player } montre le coup { $play } du match { $match }, { $home } contre { $away }.

export-done = Le match { $match } : sa feuille et son sommaire. N'importe qui peut vérifier la feuille : { COMMAND("hockey verify") }
box-title = { $home } – { $away } : { $game }
box-by-play = Joué jusqu'au bout.
box-by-resign = Fini par abandon.
box-by-walkover = Fini par forfait.
box-by-clock = Fini au temps.
box-by-admin = Arrêté par l'administration.
box-winner = Victoire : { $side }.
box-tie = Match nul.
box-score = { $home }–{ $away }
box-goals = Buts
box-no-goals = Aucun but.
box-call-goal = Buts
box-call-chance = Chances
box-call-block = Blocages
box-call-post = Poteaux
box-call-save = Tirs arrêtés
box-call-wide = Tirs à côté
box-call-clears = Dégagements
box-call-shoots = Tirs subis

verify-true = ✅ **Le match { $match } est en règle.** { $periods ->
        [0] Il a fini avant la première donne : il n'y a rien à vérifier.
       *[other] { $periods ->
            [one] Le brassage découle
           *[other] Les { $periods } brassages découlent
        } du secret et des coupes, et { $plays ->
            [0] aucune carte n'a été jouée
            [1] le seul coup suit les règles
           *[other] les { $plays } coups suivent les règles
        }.
    } { $own ->
        [0] Personne n'a coupé le paquet.
        [one] Une personne a coupé le paquet.
       *[other] { $own } personnes ont coupé le paquet.
    }
verify-score = { $home } **{ $homegoals }{ -to }{ $awaygoals }** { $away }
verify-same = J'ai le même match dans mes archives. Compare son sceau, `{ $commitment }`, avec [le défi]({ $link }), qui le montre depuis le début.
verify-other = J'ai un match avec ce sceau, `{ $commitment }`, mais il n'est pas pareil. Compare avec { COMMAND("hockey export") }. Ses messages : [le salon]({ $link })
verify-stranger = Aucun match à toi ou de ce serveur n'a ce sceau, `{ $commitment }`. Compare-le avec celui du salon.
verify-unsealed = ❔ **Pas scellé.** Les coups suivent les règles. Mais le sceau est enlevé, et rien ne montre que les paquets n'ont pas été choisis.
verify-false = ❌ **Pas en règle.** { $why }
verify-false-period = ❌ **Pas en règle.** Période { $period } : { $why }
verify-false-play = ❌ **Pas en règle.** Période { $period }, coup { $play } : { $why }
verify-one = Choisis un match ou un fichier, pas les deux.
verify-too-large = C'est trop gros : une feuille de match a { $most } Ko au plus.
verify-unread = Discord ne m'a pas donné ce fichier. Joins-le de nouveau.
verify-too-much = C'est trop long à vérifier. Joins le fichier de { COMMAND("hockey export") }.
flaw-not-json = Ce n'est pas du JSON.
flaw-duplicate-key = Un objet a deux fois la même clé.
flaw-wrong-type = Une valeur est du mauvais type.
flaw-missing-key = Il manque une clé.
flaw-unknown-key = La feuille de ce jeu n'a pas cette clé.
flaw-unknown-format = Ce n'est pas une feuille de match, ou son format est plus récent.
flaw-unknown-variant = Je ne connais pas ce jeu.
flaw-bad-rules = Ces règles maison ne font pas un jeu.
flaw-bad-players = Il n'y a pas autant de joueurs que de places.
flaw-bad-teams = Il faut deux équipes, chacune un nom ou null.
flaw-bad-length = Un match a trois périodes complètes, ou une.
flaw-bad-cards = Le terrain se joue avec 36, 40, 44, 48 ou 52 cartes.
flaw-bad-first = `first` est la place 0 ou 1.
flaw-bad-overtime = Il ne peut pas y avoir de prolongation ici.
flaw-incomplete-period = La période n'est pas finie, et une autre suit.
flaw-incomplete-play = La carte s'arrête en chemin, et une autre est jouée.
flaw-overlong-play = La carte continue après avoir échoué.
flaw-bad-seal = Le sceau est mal fait.
flaw-bad-cuts = Les coupes sont mal faites : pour chaque place un nombre de 30 chiffres au plus, ou null.
flaw-false-commitment = Le sceau n'est pas celui de ce secret : le bot en avait promis un autre.
flaw-false-cut = Les cartes de la coupe ne découlent pas du secret et des coupes.
flaw-false-dealer = Le choix de qui donne ne découle pas du secret et des coupes.
flaw-false-deck = Le paquet ne découle pas du secret et des coupes.
flaw-false-digest = L'empreinte est fausse : la feuille a été changée après coup.
flaw-unknown-move = Ce n'est pas un coup de ce jeu.
flaw-unknown-seat = Personne n'est assis là.
flaw-match-over = Le match est fini avant ça.
flaw-not-dealt = Aucune carte n'a été donnée.
flaw-not-your-turn = C'est le tour de quelqu'un d'autre.
flaw-not-in-hand = La carte n'est pas dans la main dont c'est le tour.
flaw-already-played = La carte a déjà été jouée.
flaw-bad-cut = Ces cartes ne peuvent pas être celles de la coupe.
flaw-bad-dealer = Ce n'est pas à cette place de donner ici.
flaw-bad-deck = Le paquet n'est pas celui de ce jeu.
flaw-bad-centre = Cette pile du centre n'est pas permise.
flaw-bad-end = Un match ne finit pas comme ça.
tournament-created = **{ $name }** commence le { $when } ({ $ago }). Les inscriptions sont ouvertes plus bas.
tournament-no-duration = Je ne comprends pas cette durée. Écris 45m, 2h 30m ou 3j.
duration-words-minute = m min minute minutes
duration-words-hour = h heure heures
duration-words-day = j jour jours
duration-words-week = sem semaine semaines
tournament-start-limits = Choisis un début entre 2 minutes et 60 jours à partir de maintenant.
tournament-round-limits = Une ronde peut durer de 10 minutes à 30 jours.
tournament-too-many = Il y a déjà { $most } tournois ouverts ici, c'est le maximum. Annules-en un, ou attends qu'un autre finisse.
tournament-name-taken = Un autre tournoi ouvert porte déjà ce nom. Choisis-en un autre.
tournament-late-pairs = Pas de retardataires dans un jeu à quatre. Enlève *{ name-late }*.
tournament-duplicate-terms = Pour un duplicate, choisis Classique ou une de ses variantes à deux, un seul match et au moins quatre places.
tournament-not-in-thread = Un tournoi se joue dans un salon, pas dans un fil. Réessaie hors de ce fil.
tournament-not-here = Les tournois appartiennent à un serveur. Demande là-bas.
tournament-role-permission = Pour donner ce rôle, il me faut la permission Gérer les rôles.
tournament-role-powers = Ce rôle est plus qu'un honneur. Choisis-en un sans permissions, qui n'est pas celui d'un bot.
tournament-role-above = Ce rôle est au-dessus du mien. Monte le mien ou choisis-en un autre.
tournament-which = Il y a plusieurs tournois. Dis lequel avec l'option *{ name-tournament }*.
tournament-none = Aucun tournoi en cours ou à venir ici.
tournament-unknown = Aucun tournoi de ce nom ici. Choisis dans la liste.
tournament-none-yet = Pas encore de tournoi. Un admin peut en annoncer un : { COMMAND("hockey-admin tournament create") }
tournament-joined = Tu es du tournoi{ $paired ->
        [yes] {" "}avec { $partner }
       *[no] {""}
    }! { $there ->
        [yes] Je te mentionne quand ton match commence.
       *[no] Confirme ta présence à partir de { $at }, sinon tu ne joues pas.
    } Tu pourrais affronter des gens que tu as bloqués.
tournament-partner-who = Avec qui joues-tu?
tournament-partner-list = Ton ou ta partenaire
tournament-partner-asked = Maintenant, { $partner } doit aussi toucher **{ $there ->
        [yes] Je suis là
       *[no] S'inscrire
    }**.
tournament-partner-waits = Tu seras du tournoi dès que l'autre aura aussi touché **S'inscrire**.
tournament-partner-gone = Cette personne n'est plus dans ce serveur.
tournament-partner-nobody = Choisis quelqu'un d'autre.
tournament-signing-already = Tu es déjà du tournoi.
tournament-signing-partner-taken = Cette personne joue déjà avec quelqu'un d'autre.
tournament-signing-full = C'est complet. Une place peut se libérer avant le début.
tournament-signing-closed = Les inscriptions sont terminées.
tournament-check-in-closed = Ce n'est pas le moment de confirmer ta présence.
tournament-checked = Ta présence est confirmée. { $waits ->
        [yes] Maintenant, { $partner } doit aussi toucher **Je suis là**, sinon c'est fini pour vous deux.
       *[no] Je te mentionne quand ton match commence.
    }
tournament-not-in = Tu n'es pas de ce tournoi.
tournament-leave-ask = **Quitter le tournoi?** Tu perds un match en cours, et tu ne peux pas revenir.
tournament-leave-yes = Quitter
tournament-leave-no = Rester
tournament-left = Tu n'es plus du tournoi.
tournament-stays = Tu es toujours du tournoi.
tournament-win-unknown = Je ne sais pas de quel match tu parles. Choisis dans la liste.
tournament-win-choice = { $alone ->
        [yes] { $player }
       *[other] { $player } (contre { $opponent })
    }{ $several ->
        [yes] , { $tournament }
       *[no] {""}
    }
tournament-win-late = Trop tard, c'est décidé : { $result }
tournament-win-done = La victoire va à { $player }. Aucune cote ne bouge.
tournament-replace-unknown = { $player } n'est pas de ce tournoi.
tournament-replace-refused = { $player } ne peut pas jouer ici.
tournament-replace-late = Trop tard : { $player } a déjà un match ou n'est plus du tournoi.
tournament-replace-twice = { $by } est déjà du tournoi.
tournament-replace-done = { $by } remplace maintenant { $player }.
tournament-extend-done = C'est fait : le message montre la nouvelle heure.
tournament-extend-limits = Tu peux ajouter au plus 30 jours à la fois.
tournament-pause-done = **{ $name }** est en pause. Les matchs commencés continuent. Pour reprendre, refais la même commande.
tournament-goes-on = **{ $name }** reprend. La durée de la pause s'ajoute aux délais.
tournament-cancel-ask = **Annuler { $name }?** C'est définitif. Les matchs commencés continuent.
tournament-cancel-yes = Annuler le tournoi
tournament-cancel-no = Le garder
tournament-cancel-done = Le tournoi est annulé.
tournament-cancel-kept = Le tournoi continue.
tournament-over-already = Trop tard : le tournoi est fini.
tournament-exported = **{ $name }** : tableau et classement, pour les programmes qui utilisent brackets-manager.
tournament-list = **Les tournois d'ici**
tournament-line = [{ $name }]({ $link }) : { $stage ->
        [sign-up] commence { $starts }
        [check-in] les présences se confirment
        [running] ronde { $round }
        [over] 🏆 { $champion }
        [cancelled] annulé
       *[empty] terminé, sans gagnant
    }{ $mine ->
        [yes] { " " }(tu en es)
       *[no] { "" }
    }
