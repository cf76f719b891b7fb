# La voix télévisée en français : quelqu'un décrit le jeu, quelqu'un d'autre dit un mot quand ça vaut la peine.
# Ce qui manque ici se dit comme dans fr.ftl.
#
# CHAQUE LIGNE EN RETRAIT EST UNE FAÇON DE LE DIRE. Pour en ajouter une, écris-la sous les autres, avec les mêmes espaces.
# Nomme qui agit dans chaque ligne, et n'accorde rien selon le genre de quelqu'un (« est parti ») : verbes au présent, noms.
# Une ligne ne commence ni par une étoile, ni par un point, ni par un crochet. `make words LANGUAGE=fr` lit des matchs entiers.

play = **{ $card }** { $call }
play-aside = { $play } *{ $aside }*

# { $player } joue { $rank }. Personne n'a à jouer la pareille pour un but, mais une échappée attend peut-être de nouvelles cartes.
call-rank =
    { $player } transporte { FORM($rank, "definite") } en zone neutre.
    { $player } envoie { FORM($rank, "definite") } au fond du territoire.
    { $player } fait bondir { FORM($rank, "definite") } sur la baie vitrée.
    { $player } calme le jeu avec { FORM($rank, "definite") }.
    { $player } envoie { FORM($rank, "definite") } le long de la bande.
    { $player } entre en zone avec { FORM($rank, "definite") }.
    { $player } fait circuler { FORM($rank, "definite") } dans le coin.
    Jeu simple { ELIDE("de", $player) }, avec { FORM($rank, "definite") }.
    { $player } glisse { FORM($rank, "definite") } sur l'aile.
    { $player } revient sur ses pas et tente { FORM($rank, "definite") }.
    { $player } prend tout son temps avec { FORM($rank, "definite") }.
    { $player } soulève { FORM($rank, "definite") } de l'autre côté.
    { $player } fait le tour du filet avec { FORM($rank, "definite") }.
    { $player } lobe { FORM($rank, "definite") } jusqu'au centre.
    Belles mains, { $player }, avec { FORM($rank, "definite") }.
    { $player } tient la ligne bleue avec { FORM($rank, "definite") }.
    { $player } sort { FORM($rank, "definite") } du coin, du revers.
    { $player } va chercher { FORM($rank, "definite") } dans la mêlée.
    { $player } relance l'attaque avec { FORM($rank, "definite") }.
    { $player } lève la tête et pousse { FORM($rank, "definite") } devant.

# { $player } file en échappée : { $defender } joue ensuite, puis { $shooter } tire (la même personne que { $player },
# ou son partenaire à deux contre deux).
call-chance =
    { $player } file derrière tout le monde : échappée!
    Échappée! { $player } n'a plus { ELIDE("que", $defender) } à battre.
    { $player } vole la rondelle, et c'est une échappée!
    Regardez { $player } aller : échappée!
    { $player } passe entre les deux défenseurs. Échappée!
    Une échappée pour { $player }, et { $defender } n'a rien vu venir!
    { $player } trouve de la glace libre : échappée!
    { $player } saute sur la rondelle libre et part en échappée!
    { $defender } s'avance trop, { $player } en profite. Échappée!
    Le champ libre! { $player } en échappée!
    { $player } se détache en échappée, { $defender } à ses trousses!
    Voici { $player }, plus personne devant sauf { $defender }. Échappée!
    { $player } harponne la rondelle et file : échappée!
    C'est une échappée! { $player } fonce sur { $defender }!
call-chance-partners =
    { $player } glisse la passe à { $shooter } entre les bâtons!
    Sur la palette, la passe { ELIDE("de", $player) } à { $shooter }!
    { $player } repère { $shooter } sans couverture, la passe est là!
    Superbe passe { ELIDE("de", $player) }, en plein sur { $shooter }!
    { $player } alimente { $shooter } devant le filet, passe parfaite!
    { $player } soulève une passe à { $shooter }!
    Sur le bâton { ELIDE("de", $shooter) }! Quelle passe { ELIDE("de", $player) }!
    Sans regarder, une passe { ELIDE("de", $player) }, et { $shooter } l'attendait!
    { $player } voit { $shooter } sans surveillance : la passe est là!
    { $player } laisse une passe derrière pour { $shooter }!
    D'une aile à l'autre, une passe { ELIDE("de", $player) } à { $shooter }!
    { $player } faufile une passe jusqu'à { $shooter }!
call-chance-stockham =
    { $player } décoche : un tir sur { $defender }!
    { $player } tire!
    { $player } s'élance, et voici le tir!
    Tir instantané { ELIDE("de", $player) }, { $defender } doit faire vite!
    Un tir du cercle { ELIDE("de", $player) }!
    Un tir des poignets { ELIDE("de", $player) }, { $defender } doit répondre!
    { $player } lance au filet, un tir sorti de nulle part!
    Grand élan { ELIDE("de", $player) } : voici le tir!
    Sur réception, { $player }! Un tir sur { $defender }!
    { $player } s'avance et tire!
    { $player } décoche un tir sec sur { $defender }!
    Un tir de la pointe { ELIDE("de", $player) }!
call-chance-saskatchewan =
    { $player } vide la glace!
    Tout s'en va : { $player } vide la glace!
    { $player } vide la glace, il ne reste { ELIDE("que", $defender) }!
    Une glace toute propre pour { $player }!
    { $player } balaie toute la glace!
    Plus rien devant! { $player } vide la glace.
    La glace est vide, et elle est à { $player }!
    { $player } nettoie tout, avec { $defender } à battre!
    { $player } passe l'éponge sur toute la glace!
    { $player } vient de vider la glace et regarde { $defender }!
    Rien que de la glace libre pour { $player }!
    Voici la Zamboni! { $player } vide la glace!

# Pareil, avec une carte qui prend l'échappée à { $defender }, ou la passe destinée à { $defender }.
call-taken =
    { $player } soutire la rondelle à { $defender } et repart dans l'autre sens : échappée!
    Rondelle volée par { $player }, et l'échappée change de bord!
    { $defender } perd la rondelle, { $player } file. Échappée vers l'autre filet!
    { $player } rattrape { $defender } et renverse la vapeur : échappée!
    Pas si vite, { $defender }! { $player } reprend la rondelle. Échappée!
    { $player } soulève le bâton { ELIDE("de", $defender) } et part en échappée!
    Tout se retourne : { $player } en échappée, maintenant!
    { $player } fait les poches { ELIDE("de", $defender) } : échappée de l'autre côté!
    { $defender } tenait son échappée, et c'est { $player } qui l'a maintenant!
    { $player } harponne la rondelle devant { $defender } : échappée dans l'autre sens!
    Beau repli { ELIDE("de", $player) }, et l'échappée est à l'autre bout!
    Quel vol { ELIDE("de", $player) }! Échappée, et il n'y a { ELIDE("que", $defender) } derrière!
call-taken-partners =
    { $player } coupe la passe à { $defender } et en sert une à { $shooter }!
    Interception! { $player } devance { $defender } et fait la passe à { $shooter }!
    Elle ne se rend pas à { $defender } : passe { ELIDE("de", $player) } à { $shooter }!
    { $player } se glisse devant { $defender }, et voilà la passe à { $shooter }!
    Revirement! Passe { ELIDE("de", $player) } à { $shooter }, et { $defender } doit revenir!
    { $player } vole la rondelle à { $defender }, et la passe file à { $shooter }!
    La passe était pour { $defender }, mais { $player } l'intercepte et sert { $shooter }!
    { $player } arrive avant { $defender }. Belle passe à { $shooter }!
    « Non », dit { $player } à { $defender }, et la passe est pour { $shooter }!
    { $player } brise le jeu et lance { $shooter } d'une longue passe! { $defender } se fait surprendre!
    Une passe pour { $defender }, un vol { ELIDE("de", $player) }, une passe pour { $shooter }!
    { $player } rabat la rondelle devant { $defender }, et la passe part vers { $shooter }!
call-taken-saskatchewan =
    { $player } vide la glace à son tour, et la chance { ELIDE("de", $defender) } s'envole!
    Tout s'en va encore! { $player } vide la glace devant { $defender }!
    { $defender } avait toute la glace, et { $player } la vide à son tour!
    Pas si vite, { $defender } : { $player } vide la glace!
    { $player } répond à { $defender } et vide la glace!
    Encore un coup de balai! { $player } vide la glace, plus rien pour { $defender }!
    { $player } reprend la glace à { $defender }, et la vide encore!
    Tout se retourne : { $player } vide la glace, et c'est { $defender } en défense!
    Vidée une deuxième fois! { $player } ne laisse rien à { $defender }!
    { $player } n'est pas d'accord et vide la glace devant { $defender }!
    La monnaie de sa pièce pour { $defender } : { $player } vide la glace!
    { $defender } lève les yeux, et { $player } a encore vidé la glace!

# { $defender } joue la dernière carte d'une donne contre une échappée : { $shooter } tire avec de nouvelles cartes. Ensuite
# la même chose avec la dernière carte d'une période : il n'y a plus de tir.
call-waits =
    { $defender } retient { $shooter } avec { FORM($rank, "definite") }. Le tir attend de nouvelles cartes.
    { $defender } laisse { FORM($rank, "definite") }. { $shooter } aura de nouvelles cartes pour tirer.
    { $defender } ralentit tout avec { FORM($rank, "definite") }. { $shooter } va tirer avec une main neuve.
    Plus de carte pour tirer : { $defender } montre { FORM($rank, "definite") }, { $shooter } doit attendre.
    { $defender } laisse { FORM($rank, "definite") } sur la glace, et { $shooter } attend la donne.
    Il faut donner d'abord : { $shooter } garde son tir, sur { FORM($rank, "definite") } { ELIDE("de", $defender) }.
    { $defender } dépose { FORM($rank, "definite") }. { $shooter } cherche une réponse dans la prochaine donne.
    Un instant : { $defender } joue { FORM($rank, "definite") }, et la donne finit avant le tir { ELIDE("de", $shooter) }.
    Dernière carte de la donne, { FORM($rank, "definite") } { ELIDE("de", $defender) }. { $shooter } reviendra pour le tir.
    { $shooter } n'a plus de cartes, { $defender } joue { FORM($rank, "definite") }. À suivre.
    Les mains sont vides : { $defender } joue { FORM($rank, "definite") }, { $shooter } tire à la prochaine donne.
call-expires =
    { $defender } écoule le temps avec { FORM($rank, "definite") }, et { $shooter } ne tirera pas.
    { $defender } joue { FORM($rank, "definite") }, et le temps manque à { $shooter }!
    { $shooter } veut tirer sur { FORM($rank, "definite") } { ELIDE("de", $defender) }, mais c'est la sirène!
    Terminé! { $defender } dépose { FORM($rank, "definite") }, et { $shooter } n'a plus de cartes.
    La sirène sauve { $defender }! Sur { FORM($rank, "definite") }, pas de tir pour { $shooter }.
    { $defender } s'accroche avec { FORM($rank, "definite") }. Plus de temps pour { $shooter }.
    Trop tard, { $shooter }! { $defender } tient jusqu'à la sirène avec { FORM($rank, "definite") }.
    Dernière carte, { FORM($rank, "definite") } { ELIDE("de", $defender) }, et { $shooter } reste avec la rondelle sur la palette.
    { $defender } bat l'horloge avec { FORM($rank, "definite") }. { $shooter } ne peut pas tirer.
    Une seconde de trop, { $shooter }! Avec { FORM($rank, "definite") }, { $defender } se rend à la sirène.
    Et la sirène, sur { FORM($rank, "definite") } { ELIDE("de", $defender) }! { $shooter } avait l'ouverture, pas le temps.

# { $defender } présente { $rank }, et { $shooter } doit jouer la pareille.
call-shoots =
    { $shooter } tire, { $defender } sort de son filet…
    { $defender } se place, { $shooter } tire…
    { $shooter }, devant { $defender }, tire…
    { $defender } montre { FORM($rank, "definite") }, voici le tir { ELIDE("de", $shooter) }…
    { $shooter } vise, { $defender } attend…
    { $defender } reste debout, { $shooter } laisse partir…
    { $shooter } change de direction, { $defender } suit, le tir…
    { $defender } ferme l'angle, { $shooter } tire…
    C'est { $shooter } contre { $defender }, le tir…
    { $shooter } cherche un coin, { $defender } laisse { FORM($rank, "definite") }…
    { $defender } se jette au sol, { $shooter } tire en haut…
    { $shooter } ramène la rondelle, { $defender } ne bouge pas…

# Pareil avec une carte sûre; mais une fois de temps en temps { $shooter } compte quand même.
call-clears =
    { $defender } dégage, loin { ELIDE("de", $shooter) }!
    { $defender } a { FORM($rank, "definite") }. Personne ne touche à ça!
    { $defender } sort la rondelle. Cours après, { $shooter }!
    Par la bande et dehors : { $defender } dégage devant { $shooter }.
    { $defender } voit clair dans le jeu { ELIDE("de", $shooter) } et dégage sa zone!
    Par la baie vitrée et dehors! Dégagement { ELIDE("de", $defender) }!
    { $defender } met le bâton devant { $shooter } : dégagé!
    { $defender } joue de prudence : la rondelle à l'autre bout!
    Dégagement { ELIDE("de", $defender) }, et { $shooter } attend encore.
    { $defender } balaie ça loin { ELIDE("de", $shooter) }!
    Tête froide : { $defender } dégage.
    { $defender } lève la rondelle par-dessus { $shooter } et dégage!

# { $defender } arrête { $shooter } avec une carte du même rang, ou une qui en a le pouvoir.
call-block =
    { $defender } se met devant : le tir { ELIDE("de", $shooter) } est bloqué!
    Bloqué! { $defender } enlève ça à { $shooter }.
    { $shooter } n'ira pas plus loin, { $defender } bloque!
    { $defender } se jette et bloque!
    Bloqué par { $defender }, sur les jambières!
    { $defender } voit venir { $shooter }, et bloque!
    Quel jeu défensif { ELIDE("de", $defender) }, bloqué!
    { $defender } glisse devant : bloqué!
    { $shooter } avait une ouverture, { $defender } la ferme. Bloqué!
    Le bâton dans le chemin, { $defender } bloque { $shooter }!
    { $defender } s'avance et bloque!
    Pas de place pour { $shooter } : { $defender } bloque!

# { $shooter } manque ce que { $defender } a présenté : d'un rang, de deux, de plus.
call-post =
    { $shooter } frappe le poteau!
    Sur le métal! { $shooter } avait battu { $defender }!
    { $shooter } fait sonner la barre horizontale!
    Poteau! Si proche pour { $shooter }!
    { $shooter } tire, et c'est le poteau! { $defender } respire.
    Cling! { $shooter } ne trouve que du métal!
    { $shooter } bat { $defender }, mais pas le poteau!
    Le poteau dit non à { $shooter }!
    { $shooter } touche l'extérieur du poteau!
    À un pouce près! { $shooter } sur le poteau!
    { $defender } n'a pas bougé, et { $shooter } frappe le poteau!
    Le poteau sauve { $defender }! { $shooter } n'en revient pas!
call-save =
    { $defender } fait l'arrêt devant { $shooter }!
    Arrêt { ELIDE("de", $defender) }! { $shooter } pensait déjà au but.
    { $shooter } tire, { $defender } sort la mitaine!
    Quel arrêt de la jambière! { $defender } vole { $shooter }!
    { $defender } met la jambière sur le tir { ELIDE("de", $shooter) }!
    { $shooter } tire en haut, { $defender } l'attrape!
    { $defender } dit non à { $shooter }!
    Grand arrêt { ELIDE("de", $defender) }, { $shooter } avait le champ libre!
    { $defender } étouffe le tir { ELIDE("de", $shooter) }. Arrêt!
    Du bouclier, { $defender }! { $shooter } lève les yeux au plafond!
    { $shooter } tente entre les jambes, { $defender } ferme. Arrêt!
    { $defender } s'étire de tout son long et vole { $shooter }!
call-wide =
    { $shooter } tire à côté { ELIDE("de", $defender) }!
    À côté! { $shooter } rate le filet.
    { $shooter } tire à un pied du filet.
    Haut et à côté, { $shooter }!
    { $shooter } rate la cible, { $defender } peut souffler.
    { $shooter } tire dans le côté du filet!
    { $shooter } fend l'air, et ça roule à côté { ELIDE("de", $defender) }.
    { $defender } force { $shooter } vers l'extérieur, et c'est à côté!
    Loin du but, ce tir { ELIDE("de", $shooter) }!
    { $shooter } perd le contrôle, et ça glisse à côté.
    Par-dessus la baie vitrée, ce tir { ELIDE("de", $shooter) }! { $defender } n'a rien à faire.
    { $shooter } se presse et tire à côté!
    { $shooter } rate le filet, et ça frappe la bande du fond.
    { $shooter } s'avance trop et tire à côté.

# Pareil quand { $defender } vient de dégager : ce que { $shooter } renvoie part de loin.
call-post-cleared =
    { $shooter } renvoie la rondelle du centre, et c'est le poteau!
    { $shooter } rattrape la rondelle, tire de loin et trouve le poteau!
    Ça revient, un long tir { ELIDE("de", $shooter) } : le poteau!
    De l'autre ligne bleue, { $shooter } frappe le poteau!
    { $defender } n'y pensait plus, et { $shooter } fait sonner le poteau de loin!
    { $shooter } renvoie ça au filet, et { $defender } entend le poteau!
    Un long tir { ELIDE("de", $shooter) }, et le poteau vient en aide à { $defender }!
    De nulle part, un tir { ELIDE("de", $shooter) } : le poteau!
    { $shooter } court après, pivote et frappe le poteau!
    Un dégagement, mais pas pour longtemps : { $shooter } frappe le poteau, de la bande!
    { $shooter } la fait bondir du centre. Poteau! { $defender } ne regardait pas!
call-save-cleared =
    { $shooter } renvoie la rondelle de loin, arrêt facile { ELIDE("de", $defender) }.
    { $shooter } relance au filet, { $defender } la pousse dans le coin. Arrêt!
    Un long tir { ELIDE("de", $shooter) }, { $defender } le voit venir. Arrêt.
    { $shooter } rattrape la rondelle et tire d'un angle fermé : arrêt { ELIDE("de", $defender) }!
    { $defender } garde l'œil ouvert : long tir { ELIDE("de", $shooter) }, et l'arrêt.
    { $shooter } tire du centre, { $defender } sort la mitaine.
    Ça revient { ELIDE("de", $shooter) }, et { $defender } repousse. Arrêt!
    { $shooter } essaie de la bande, { $defender } couvre la rondelle. Arrêt.
    Un tir de désespoir { ELIDE("de", $shooter) }, un arrêt tranquille { ELIDE("de", $defender) }.
    { $shooter } lobe ça vers le filet, et { $defender } étouffe.
    { $defender } voit venir ça de loin : arrêt devant { $shooter }.
call-wide-cleared =
    { $shooter } rattrape la rondelle et tire à côté, de loin.
    { $shooter } relance au filet, à côté { ELIDE("de", $defender) }.
    Un long tir { ELIDE("de", $shooter) }, bien à côté.
    { $shooter } tire du centre : à côté.
    Tir de désespoir { ELIDE("de", $shooter) }. À côté.
    { $shooter } la rejoint, mais n'a pas d'angle. À côté.
    { $shooter } lance ça vers le filet, de la bande : à côté.
    Le temps { ELIDE("que", $shooter) } reprenne la rondelle, { $defender } est en place. À côté.
    { $shooter } tire d'un angle fermé, à côté { ELIDE("de", $defender) }.
    Plus de danger : { $shooter } tire à côté, de très loin.
    { $shooter } essaie de la ligne bleue, et ça passe à côté.

# { $shooter } compte contre { $defender } : { $score } est « 2-1 Jon » ou l'égalité.
call-goal =
    { $shooter } lance et compte! { $score }!
    Dans le filet! { $shooter } bat { $defender }! { $score }!
    { $shooter } la glisse derrière { $defender }! { $score }!
    { $shooter } dans la lucarne contre { $defender }! { $score }!
    { $shooter } la passe entre les jambes { ELIDE("de", $defender) }! { $score }!
    { $shooter } ne rate pas ça! { $score }!
    C'est dedans! { $shooter } gagne son duel contre { $defender }! { $score }!
    { $shooter } allume la lumière rouge! { $score }!
    { $shooter } la loge sous la barre, par-dessus { $defender }! { $score }!
    Et le but! { $shooter }, sans réponse { ELIDE("de", $defender) }! { $score }!
    { $shooter } fait bouger les cordages! { $score }!
    { $shooter } feinte, { $defender } mord, et c'est dedans! { $score }!
    { $shooter } trouve le coin contre { $defender }! { $score }!
    Du revers, et c'est le but! { $shooter } déjoue { $defender }! { $score }!
    { $shooter } la met au fond! { $score }!
    Quelle finition { ELIDE("de", $shooter) }! { $score }!
    { $shooter } la faufile sous { $defender }! { $score }!
    La barre et dedans! { $shooter } contre { $defender }! { $score }!
    { $shooter } la met du côté rapproché sur { $defender }! { $score }!
    { $shooter } compte! { $defender } cherche encore la rondelle! { $score }!

# Le message d'un but : { $defender } a présenté { $answered }, { $scorer } a joué { $card } dessus. À deux contre deux,
# { $maker } a fait la passe.
goal =
    🚨 La lumière rouge s'allume! { $scorer } bat { $answered } { ELIDE("de", $defender) } avec { $card }. **Et compte! { $score }!**
    🚨 { $scorer } attend { ELIDE("que", $defender) } bouge en premier! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $defender } offre { $answered }, { $scorer } dit merci avec { $card }. **Et compte! { $score }!**
    🚨 { $scorer } a une réponse à { $answered } : { $card }, derrière { $defender }! **Et compte! { $score }!**
    🚨 { $card } sur { $answered }, et { $scorer } laisse { $defender } derrière, les bras en l'air! **Et compte! { $score }!**
    🚨 Est-ce { ELIDE("que", $defender) } l'a seulement vue? { $scorer }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } s'amène devant { $defender }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $card } bat { $answered } { ELIDE("de", $defender) } d'aplomb! Quel tir { ELIDE("de", $scorer) }! **Et compte! { $score }!**
    🚨 Quel sang-froid! { $scorer } dépose { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $answered } { ELIDE("de", $defender) } ne suffit pas : { $scorer } a { $card }. **Et compte! { $score }!**
    🚨 Écoutez la foule! { $scorer } met { $card } sur { $answered }, derrière { $defender }. **Et compte! { $score }!**
    🚨 La bouteille d'eau revole! { $card } sur { $answered }, { $scorer } contre { $defender }. **Et compte! { $score }!**
    🚨 { $scorer } soulève { $card } par-dessus { $answered }, { $defender } la ramasse au fond du filet. **Et compte! { $score }!**
    🚨 { $defender } va d'un bord, { $scorer } de l'autre! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Va chercher ça dans ton filet, { $defender }! { $scorer } met { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Le calme { ELIDE("de", $scorer) }! { $card } sur { $answered }, et { $defender } est au tapis. **Et compte! { $score }!**
    🚨 À peine { $defender } dépose { $answered }, et { $scorer } répond : { $card }. **Et compte! { $score }!**
    🚨 Un cadeau ou un pari? { $defender } met { $answered }, { $scorer } a { $card }. **Et compte! { $score }!**
    🚨 Les bâtons dans les airs pour { $scorer }! { $card } sur { $answered }, derrière { $defender }. **Et compte! { $score }!**
    🚨 La sirène! { $scorer } bat { $answered } avec { $card }, { $defender } ne peut que regarder. **Et compte! { $score }!**
goal-saskatchewan =
    🚨 Rien que de la glace libre pour { $scorer }! { $card } sur { $answered }, derrière { $defender }. **Et compte! { $score }!**
    🚨 { $scorer } a toute la place du monde devant { $defender }! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $defender } ne dégage pas, { $scorer } bat { $answered } avec { $card }. **Et compte! { $score }!**
    🚨 Glace propre, tir propre! { $scorer }, { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $scorer } balaie { $answered } avec { $card }, et { $defender } du même coup. **Et compte! { $score }!**
    🚨 { $scorer } descend la glace vide! { $card } sur { $answered }, autour { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $answered } { ELIDE("de", $defender) } toute seule sur la glace, { $scorer } saute dessus avec { $card }. **Et compte! { $score }!**
    🚨 { $scorer } ne laisse rien derrière, pas même { $defender }! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Il n'y a personne chez { $defender }! { $scorer } entre sans cogner, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } glisse jusqu'à { $defender } sans opposition, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 La glace était vide, et { $scorer } en profite! { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 Une glace toute neuve, un but tout neuf! { $scorer } bat { $defender }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 On n'entend que les patins : { $scorer } devant { $defender }, { $card } sur { $answered }, et c'est dedans! **Et compte! { $score }!**
    🚨 La neige dehors, la rondelle dedans! { $scorer } bat { $answered } { ELIDE("de", $defender) } avec { $card }. **Et compte! { $score }!**
    🚨 { $defender } dépose { $answered } sur une patinoire déserte, et { $scorer } fonce avec { $card }. **Et compte! { $score }!**
    🚨 Pas un chat sur la glace! { $scorer } bat { $defender }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Du hockey des Prairies! { $scorer } a de la place à perte de vue, { $card } sur { $answered }, loin devant { $defender }. **Et compte! { $score }!**
    🚨 Pelleter, patiner, compter! { $scorer }, { $card } sur { $answered }, et { $defender } doit s'incliner. **Et compte! { $score }!**
    🚨 Des milles de glace et une seule idée! { $scorer }, { $card } sur { $answered }, derrière { $defender }. **Et compte! { $score }!**
    🚨 Pas une trace de patin, mais un but au tableau! { $scorer }, { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
goal-stockham =
    🚨 { $scorer } tire, { $card } sur { $answered }, et { $defender } doit s'incliner. **Et compte! { $score }!**
    🚨 Le tir est bon! { $scorer } bat { $answered } { ELIDE("de", $defender) } avec { $card }. **Et compte! { $score }!**
    🚨 { $defender } n'a pas pu bloquer! { $scorer }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 À travers { $defender }! Le tir { ELIDE("de", $scorer) }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } garde le tir bas, { $card } sur { $answered }, { $defender } arrive trop tard. **Et compte! { $score }!**
    🚨 Un boulet { ELIDE("de", $scorer) }! { $card } sur { $answered }, { $defender } n'a pas bronché. **Et compte! { $score }!**
    🚨 { $defender } laisse { $answered }, et { $scorer } tire { $card } dans l'ouverture. **Et compte! { $score }!**
    🚨 { $scorer } bat { $defender } d'aplomb, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Tir, but! { $answered } { ELIDE("de", $defender) }, { $card } { ELIDE("de", $scorer) }. **Et compte! { $score }!**
    🚨 { $scorer } complète son élan avec { $card } sur { $answered }, { $defender } se retourne vers son filet. **Et compte! { $score }!**
    🚨 Pas de tir bloqué cette fois, { $defender } : { $scorer } met { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Où était { $defender }? { $scorer } choisit son coin, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } y va de toutes ses forces, { $card } sur { $answered }, et { $defender } ne veut rien savoir. **Et compte! { $score }!**
    🚨 { $defender } se jette devant avec { $answered }, et { $scorer } trouve quand même le fond du filet : { $card }. **Et compte! { $score }!**
    🚨 Entendez-vous ce bruit sec? { $scorer }, { $card } sur { $answered }, et { $defender } sursaute. **Et compte! { $score }!**
    🚨 { $answered } fait écran au lieu de bloquer : { $defender } n'a jamais vu { $card } { ELIDE("de", $scorer) }. **Et compte! { $score }!**
    🚨 De la palette au fond du filet! { $scorer }, { $card } sur { $answered }, aucune chance pour { $defender }. **Et compte! { $score }!**
    🚨 Cette rondelle-là avait des yeux! { $scorer } trouve le chemin devant { $defender }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $defender } cligne des yeux, { $scorer } non! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Inscrivez un tir et un but pour { $scorer }! { $card } sur { $answered }, et { $defender } frappe son bâton au sol. **Et compte! { $score }!**
goal-partners =
    🚨 { $maker } à { $scorer }, { $card } sur { $answered }… et { $defender } n'a rien vu! **Et compte! { $score }!**
    🚨 { $scorer } termine ce { ELIDE("que", $maker) } commence! { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 Du beau travail, { $maker } et { $scorer }! { $card } sur { $answered }, derrière { $defender }. **Et compte! { $score }!**
    🚨 { $maker } attire { $defender }, { $scorer } a le filet ouvert! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } contre { $defender }, sur une passe { ELIDE("de", $maker) }! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } salue { $maker } du bâton! { $card } sur { $answered }, quelle passe! **Et compte! { $score }!**
    🚨 { $maker } prépare, { $scorer } pousse dedans, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Passe { ELIDE("de", $maker) }, tir { ELIDE("de", $scorer) }! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $defender } regarde { $maker }, et { $scorer } a le champ libre! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $maker } et { $scorer } se trouvent les yeux fermés, { $card } sur { $answered } derrière { $defender }. **Et compte! { $score }!**
    🚨 Comme dessiné au tableau : { $maker } à { $scorer }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $defender } présente { $answered }, mais { $maker } a repéré { $scorer }, qui a { $card }. **Et compte! { $score }!**
    🚨 Un vrai tic-tac-toe! { $maker }, { $scorer }, { $card } sur { $answered }, et { $defender } n'a pas bougé. **Et compte! { $score }!**
    🚨 Des yeux tout le tour de la tête, { $maker }! { $scorer } bat { $answered } { ELIDE("de", $defender) } avec { $card }. **Et compte! { $score }!**
    🚨 { $defender } est en sandwich : { $maker } d'un côté, { $scorer } de l'autre, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Encadrez la passe { ELIDE("de", $maker) }! { $scorer } fait le reste devant { $defender }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } doit un souper à { $maker }! { $card } sur { $answered }, et le filet tremble derrière { $defender }. **Et compte! { $score }!**
    🚨 La rondelle voyage plus vite { ELIDE("que", $defender) } : { $maker }, { $scorer }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 { $scorer } a la palette sur la glace, { $maker } la trouve! { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 Une idée, deux bâtons : { $maker } et { $scorer }, { $card } sur { $answered }, et { $defender } cherche encore. **Et compte! { $score }!**
goal-again =
    🚨 Et un autre! { $answered } { ELIDE("de", $defender) }, { $card } { ELIDE("de", $scorer) }, sans attendre. **Et compte! { $score }!**
    🚨 { $scorer } n'a pas fini! { $card } sur { $answered }, encore derrière { $defender }! **Et compte! { $score }!**
    🚨 Ça rentre encore! { $scorer } met { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 Il en pleut! { $card } sur { $answered }, { $scorer } contre { $defender }. **Et compte! { $score }!**
    🚨 { $defender } a à peine le temps de se retourner! { $scorer }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Un seul ne suffit pas à { $scorer }! { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $scorer } continue, { $card } sur { $answered }, et { $defender } a besoin d'une pause. **Et compte! { $score }!**
    🚨 Encore une fois! { $scorer } bat { $answered } { ELIDE("de", $defender) } avec { $card }. **Et compte! { $score }!**
    🚨 Coup sur coup! { $card } sur { $answered }, { $scorer } revient hanter { $defender }. **Et compte! { $score }!**
    🚨 La lumière rouge est encore chaude! { $scorer }, { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $defender } n'a pas le temps de souffler : { $card } { ELIDE("de", $scorer) } sur { $answered }. **Et compte! { $score }!**
    🚨 La main chaude, { $scorer }! { $card } sur { $answered }, encore derrière { $defender }! **Et compte! { $score }!**
    🚨 On n'a même pas annoncé l'autre! { $scorer } bat { $answered } { ELIDE("de", $defender) } avec { $card }. **Et compte! { $score }!**
    🚨 Restez debout! { $scorer } déjoue { $defender }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 La foudre frappe deux fois! { $scorer } met { $card } sur { $answered }, et ça sent le brûlé chez { $defender }. **Et compte! { $score }!**
    🚨 On compte, on respire, on compte! { $defender } a juste le temps de jouer { $answered }, et { $scorer } a { $card }. **Et compte! { $score }!**
    🚨 Il faut un temps d'arrêt à { $defender }! { $scorer }, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Le siège continue devant { $defender }! { $card } sur { $answered }, et { $scorer } trouve la brèche. **Et compte! { $score }!**
    🚨 L'organiste ne fournit plus! { $scorer } bat { $answered } avec { $card }, et { $defender } baisse la tête. **Et compte! { $score }!**
    🚨 Du tac au tac! { $defender } dit { $answered }, { $scorer } dit { $card }. **Et compte! { $score }!**
goal-again-partners =
    🚨 Et de deux pour le duo! { $maker } il y a un instant, { $scorer } cette fois! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 À tour de rôle! { $maker }, puis { $scorer }, { $card } sur { $answered } derrière { $defender }. **Et compte! { $score }!**
    🚨 { $maker } n'est pas encore au banc, et { $scorer } met { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $scorer } imite { $maker }! { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 On surveille qui? { $maker } tantôt, { $scorer } maintenant, { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 La lumière rouge est encore chaude du but { ELIDE("de", $maker) }! { $scorer }, { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 Bing, bang! { $maker } et { $scorer }, { $card } sur { $answered }, coup sur coup. **Et compte! { $score }!**
    🚨 { $defender } regarde encore { $maker }, et { $scorer } bat { $answered } avec { $card }. **Et compte! { $score }!**
    🚨 On n'a même pas annoncé le but { ELIDE("de", $maker) }, et { $scorer } met { $card } sur { $answered }! **Et compte! { $score }!**
    🚨 La foudre frappe deux fois, de deux nuages : { $maker } d'abord, et { $scorer } avec { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Coup double! { $maker } en premier, { $scorer } en deuxième, { $card } sur { $answered } derrière { $defender }. **Et compte! { $score }!**
    🚨 Gardez-en pour demain, { $maker } et { $scorer }! { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $scorer } félicite { $maker } et repart à l'attaque! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Vite, un temps d'arrêt! Après { $maker } vient { $scorer }! { $card } sur { $answered }, et { $defender } baisse la tête. **Et compte! { $score }!**
    🚨 But { ELIDE("de", $maker) }, { $answered } { ELIDE("de", $defender) }, but { ELIDE("de", $scorer) } avec { $card } : aussi vite que ça! **Et compte! { $score }!**
    🚨 L'organiste ne suit plus ce duo! { $maker } avant, { $scorer } maintenant! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 C'est contagieux! { $scorer } l'attrape { ELIDE("de", $maker) }! { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 Restez debout! { $maker } vous fait lever, { $scorer } ne vous laisse pas vous rasseoir! { $card } sur { $answered }. **Et compte! { $score }!**
    🚨 Tenez bien vos tuques! { $maker } d'un bord, { $scorer } de l'autre, { $card } sur { $answered } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 Côte à côte sur la feuille de match : { $maker }, et juste en dessous { $scorer }, { $card } sur { $answered }. **Et compte! { $score }!**

# La deuxième voix. { $player } vient de jouer; { $side } est son côté et { $other } celui d'en face, peut-être deux personnes :
# écris ce qui va pour une et pour deux. { $count } est toujours plus grand que un.

# Sur un but : le premier du match; juste après le sien; juste après le leur; un qui égalise; un qui prend l'avance;
# le premier en { $count } cartes; un tard dans la période; celui qui finit la prolongation.
aside-first =
    Voilà qui ouvre la marque.
    Premier but au tableau.
    Il fallait bien briser la glace.
    Le premier est toujours le plus dur.
    Le premier va à { $side }.
    Le zéro disparaît du tableau pour { $side }.
    Voilà le premier de la soirée.
    Ce premier but-là change tout.
aside-again =
    Aussi simple que ça!
    Pas le temps de se replacer pour { $other }.
    On venait à peine de reprendre le jeu.
    Le filet bouge encore du précédent.
    Rien n'arrête { $side } en ce moment!
    Deux buts coup sur coup pour { $side }!
    Clignez des yeux et vous en manquez deux.
    Il faudrait un temps d'arrêt à { $other }!
aside-reply =
    Quelle réponse { ELIDE("de", $player) }!
    L'autre banc venait à peine de s'asseoir.
    Retour direct de l'autre côté!
    Les célébrations auront été courtes.
    À peine le temps de savourer celui-là.
    { $player } n'allait pas en rester là.
    But pour but!
    On marque ici, on marque là-bas.
aside-level =
    C'est l'égalité.
    On repart à zéro!
    Bon, tout est à refaire.
    L'avance a fondu.
    Retour à la case départ.
    On revient au point de départ.
    { $side }, de retour dans le match.
    C'est le match de tout le monde, maintenant.
aside-lead =
    Et l'avance change de camp!
    Quel revirement { ELIDE("de", $player) }!
    Il fallait remonter, et c'est fait!
    Qui menait, déjà, dans ce match?
    Et qui mène maintenant? { $side }!
    De l'arrière, et maintenant en avant!
    Tout le match à l'envers!
    L'avance glisse des mains { ELIDE("de", $other) }.
aside-drought =
    Ça met fin à une attente de { $count } cartes.
    On a eu { $count } cartes sans but, jusqu'ici.
    Il était temps, après { $count } cartes.
    Le premier but en { $count } cartes!
    Le filet est rouvert, après { $count } cartes.
    { $count } cartes d'attente, et ça valait la peine.
    On oubliait presque de quoi ça a l'air : { $count } cartes!
    Fin de la disette, après { $count } cartes.
aside-late-goal =
    Il ne restait presque plus de cartes!
    Quel moment pour compter.
    Si près de la sirène!
    Celui-là fait mal, si tard dans la période.
    Quel moment pour { $player }!
    Un but qui va faire jaser.
    À peine le temps de répondre.
    Au pire moment pour { $other }.
aside-sudden =
    C'est fini, la prolongation!
    C'est comme ça qu'on finit ça.
    Tout le monde saute sur la glace!
    On va en parler longtemps, de celui-là.
    Bonsoir, tout le monde!
    Bon retour à la maison, tout le monde!
    Un tir, et c'est tout.
    Tout le monde sur { $player }!

# Un but qui est aussi une échappée.
aside-keeps =
    Et tout de suite une autre occasion pour { $side }.
    Pas de répit pour { $other } : le prochain tir s'en vient.
    La rondelle reste à { $side }!
    Et ça continue, pas moyen de souffler pour { $other }.
    Et le prochain tir est encore du même bord!
    On ne bouge pas, { $other } : ça revient.
    Et c'est reparti vers le même filet.
    Un but, et la prochaine chance avec, pour { $side }.

# En échappée : { $count } cartes avant la fin d'une période; la première d'un côté en prolongation; la { $count }e sans but.
aside-late =
    Et il ne reste que { $count } cartes dans la période!
    La sirène n'est pas loin.
    Tard dans la période, et tout le monde le sait.
    C'est peut-être la dernière chance avant la sirène.
    Le temps file dans cette période : { $count } cartes à jouer.
    Pas de temps à perdre, il reste { $count } cartes.
    Quel moment pour une chance pareille.
    { $count } cartes avant la sirène, retenez votre souffle.
aside-overtime =
    Un seul tir peut tout finir.
    Tout le banc est debout.
    Le prochain but gagne, ne l'oubliez pas.
    On entendrait une mouche voler.
    Ça peut finir ici.
    Tout l'aréna est debout.
    Personne ne quitte son siège.
    Une chance de jouer les héros.
aside-chances =
    Chance numéro { $count } pour { $side }, et toujours pas de but.
    Ça fait { $count } chances pour { $side }. Est-ce qu'il y en a une qui va rentrer?
    { $count } occasions pour { $side }, et rien au fond du filet pour l'instant.
    Zéro en { $count } pour { $side }.
    Ça cogne à la porte pour { $side } : { $count } chances, aucun but.
    Après { $count } chances, on se demande ce qu'il faut à { $side }.
    { $count } chances pour { $side }, et un zéro au tableau.
    Le zéro tient bon pour { $side }, après { $count } chances.

# En échappée à la dernière carte de la période : plus personne ne peut tirer.
aside-horn =
    Et la sirène, avant le tir!
    Pas le temps de tirer : c'est la sirène.
    La sirène sauve { $other }!
    Trop tard, la période est finie.
    Une carte trop tard pour { $side }!
    Le champ libre, mais plus de temps.
    { $player } lève les yeux vers l'horloge : zéro.
    Si près, et ça sonne!

# Sur un tir manqué : { $count } poteaux de suite de { $player }; { $count } cartes sans but; { $count } tirs de suite sans but.
aside-posts =
    Ça fait { $count } poteaux de suite pour { $player }!
    Encore le métal, { $count } de suite!
    Quelqu'un devrait mesurer ce filet.
    { $player } trouve encore le métal, pas les cordages.
    Et ça sonne encore : { $count } fois le métal de suite!
    { $player } et le poteau se tutoient.
    { $count } poteaux de suite : ça fait mal.
    Un pouce, et encore un pouce.
aside-dry =
    Pas de but depuis { $count } cartes.
    Les buts sont rares : aucun en { $count } cartes.
    Du hockey serré, rien depuis { $count } cartes.
    Quelqu'un va craquer. { $count } cartes sans but.
    C'est fermé des deux bords depuis { $count } cartes.
    { $count } cartes, et la lumière rouge reste éteinte.
    Une leçon de jeu défensif, depuis { $count } cartes.
    On attend toujours, { $count } cartes plus tard.
aside-misses =
    Ça fait { $count } tirs de suite sans but pour { $player }.
    { $player } n'a rien à montrer pour ses { $count } derniers tirs.
    Il faudrait un bond favorable à { $player } : { $count } de suite sont restés dehors.
    Tiens ton bâton moins serré, { $player } : { $count } tirs de suite sans but.
    Et de { $count } qui n'entrent pas pour { $player }.
    { $player } serre son bâton : { $count } tirs, aucun but.
    { $count } de suite qui restent dehors, et { $player } secoue la tête.
    Ça va venir pour { $player }, mais ça fait { $count } fois que non.

# Sur une carte à laquelle un tir doit répondre : { $count } chances sur cent, d'après les cartes visibles, que { $player } puisse
# marquer. Ici, { $player } va tirer, et { $other } vient de jouer.
aside-danger =
    D'après les cartes qui restent, les chances de but sont de { $count } %.
    Plus d'une chance sur deux pour { $player } : { $count } %.
    Les chances sont du bord { ELIDE("de", $side) } : { $count } sur cent.
    C'est dangereux, ça : { $count } %.
    Comptez les cartes et retenez votre souffle : { $count } %.
    À { $count } %, ça devrait rentrer.
    Mauvaise carte à laisser là, { $other } : { $count } %.
    Plus nulle part où se cacher : { $count } % pour { $side }.

# Sur un but : à { $count } chances sur cent, d'après les cartes visibles; qui donne l'avance à { $side }, qui a perdu contre { $other }
# les { $count } dernières fois.
aside-long-shot =
    Les cartes donnaient { $count } % à ce tir-là!
    { $count } %, et ça rentre!
    Personne ne l'a vu venir, à { $count } %.
    Il ne restait presque plus de carte pour ça : { $count } %!
    Contre toute attente, { $player } : { $count } %!
    { $count } %, ce n'est pas zéro, dit { $player }!
    On ne parie pas là-dessus : { $count } %.
    Les chances disaient { $count } %. { $player } dit : but.
aside-revenge =
    { $count } défaites de suite contre { $other }, et maintenant l'avance!
    Les { $count } dernières fois, c'était perdu pour { $side }. Pas cette fois, pas encore!
    Après { $count } défaites de suite contre { $other }, { $player } en a assez!
    Les { $count } derniers matchs sont allés à { $other }. { $side } s'en souvient.
    { $count } de suite pour { $other } avant aujourd'hui. Est-ce que ça finit ici?
    Ça doit faire du bien, après { $count } de suite de l'autre bord.
    Demandez à { $side } ce que valaient les { $count } derniers contre { $other }. Ou regardez le tableau.
    Les { $count } derniers étaient à { $other }. Celui-ci n'est pas fini.

# Tour par tour : la paire { $pair } de { $player } attaque { $defender }; les sommes disent pourquoi, { $call } annonce le but.
lineup-comparison =
    { $player } { $pair } : { $attack } contre { $defence }. Quel jeu de passes! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Ça passe à travers la défense { ELIDE("de", $defender) }! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. { $defender } n'arrive pas à suivre! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Tic-tac-toe, et c'est dedans! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Ce duo-là vole sur la glace! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. De l'aile jusqu'au fond du filet! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. La paire { ELIDE("de", $defender) } regarde passer le train! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Le retour est là, et c'est dedans! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Dans le haut du filet, un but { ELIDE("de", $player) }! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Rien à faire pour { $defender }! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Sur réception, et la lumière rouge s'allume! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. { $player } avait bien préparé son coup! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Personne au deuxième poteau pour { $defender }! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Le gardien { ELIDE("de", $defender) } n'a rien vu! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. On fait circuler, on tire, c'est dedans! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Entre les jambes du gardien { ELIDE("de", $defender) }! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Un filet ouvert, et { $defender } arrive trop tard! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Ça dévie, et c'est derrière { $defender }! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. { $player } a le duel qu'il fallait, et le but! **{ $call }**
    { $player } { $pair } : { $attack } contre { $defence }. Autour de la défense, et au fond! **{ $call }**
lineup-comparison-held =
    { $player } { $pair } : { $attack } contre { $defence }. { $defender } tient bon, pas de but.
    { $player } { $pair } : { $attack } contre { $defence }. Arrêté, pas de but : belle défense { ELIDE("de", $defender) }.
    { $player } { $pair } : { $attack } contre { $defence }. Pas de but, { $defender } ne donne rien.
    { $player } { $pair } : { $attack } contre { $defence }. Le gardien { ELIDE("de", $defender) } a tout vu, pas de but.
    { $player } { $pair } : { $attack } contre { $defence }. Pas de but : la passe ne se rend pas.
    { $player } { $pair } : { $attack } contre { $defence }. Mise en échec à la ligne bleue par { $defender }, pas de but.
    { $player } { $pair } : { $attack } contre { $defence }. La paire { ELIDE("de", $defender) } gagne la bataille, pas de but.
    { $player } { $pair } : { $attack } contre { $defence }. Pas de but, { $defender } ferme l'enclave.
    { $player } { $pair } : { $attack } contre { $defence }. Gros arrêt { ELIDE("de", $defender) }, pas de but.
    { $player } { $pair } : { $attack } contre { $defence }. Pas de but : il en fallait un peu plus à { $player }.
    { $player } { $pair } : { $attack } contre { $defence }. { $defender } dégage le retour, pas de but.
    { $player } { $pair } : { $attack } contre { $defence }. Pas de but, pas de place, pas de chance pour { $player }.

# La mise au jeu d'une période, et un tir de barrage : qui montre quoi, et qui gagne. À égalité, les deux formations se
# placent en secret, ou l'on pige encore deux cartes.
lineup-faceoff =
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. { $winner } la gagne nettement!
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. { $winner } soulève un bâton et la gagne.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. { $winner } la gagne et tire la rondelle vers l'arrière.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Les mains les plus rapides : { $winner } la gagne.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Gagnée par { $winner }, et l'autre formation doit se montrer la première.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. { $winner } touche la rondelle en premier et la gagne.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Une vraie bataille, et { $winner } en sort avec la rondelle.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. { $winner } la gagne, et verra d'abord l'autre formation.
lineup-faceoff-level =
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Égalité! Les deux formations se placent en secret.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Personne ne cède un pouce : égalité, tout se place en secret.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Rien pour les départager, les deux formations se placent en secret.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Les bâtons se bloquent. Égalité : on se place en secret des deux côtés.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Personne ne la gagne, et les deux formations se placent en secret.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. La rondelle reste là. Égalité : les deux formations se placent en secret.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Bâton contre bâton, égalité, et tout le monde se place en secret.
    🏒 **Mise au jeu :** { $home } { $homecard }, { $away } { $awaycard }. Égalité au point de mise au jeu : on se place en secret.
lineup-draw =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } gagne, et tout le banc saute sur la glace!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. C'est fini, { $winner } gagne!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } ne rate pas sa chance et gagne!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Quels nerfs! { $winner } gagne!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } gagne la séance, bonsoir tout le monde!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Et c'est le match! { $winner } gagne!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Un tir décide de tout, et { $winner } gagne!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Les gants volent! { $winner } gagne!
lineup-draw-level =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Égalité, et on retourne au centre.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Égalité! Le suspense continue.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Personne ne cligne des yeux. Égalité : on recommence.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Égalité! Envoyez les deux suivants.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Pas encore de gagnant : égalité, et ça continue.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Tir pour tir, égalité. On recommence.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Égalité, et personne ne se rassoit.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Impossible de les départager : égalité, on recommence.

# Le terrain : ce qui arrive à une carte devant { $met }, qui était fermée (yes) ou ouverte (no). Les étapes d'une carte
# font une seule phrase, avec des virgules : commence chacune par un verbe, sans point à la fin si elle continue. Le gardien
# est celui de { $defender }. Pas de couloirs : l'image les montre.
field-step-passes = { $opened ->
        [yes]
            ouvre { $met } et file au centre
            ouvre { $met } et ne ralentit même pas
            ouvre { $met } et prend une longueur d'avance
            retourne { $met } et fend la défense
            retourne { $met } et met les gaz
            retourne { $met } et pousse la rondelle plus loin
            devine juste, et { $met } s'écarte
            devine juste, et { $met } ne suit pas
            dévoile { $met } et coupe vers l'intérieur
            dévoile { $met } et tricote tout autour
            découvre { $met } et fonce
            découvre { $met } et trouve la brèche
            tente { $met } et passe en un éclair
            tente sa chance, et { $met } ouvre la porte
       *[no]
            dépasse { $met } à pleine vitesse
            tourne autour { ELIDE("de", $met) }
            prend { $met } de vitesse
            glisse la rondelle sous le bâton { ELIDE("de", $met) }
            tricote devant { $met }
            laisse { $met } sur place
            pivote autour { ELIDE("de", $met) }
            connaît le chemin devant { $met }
            sème { $met }
            joue la bande pour éviter { $met }
            passe en douceur devant { $met }
            fait mal paraître { $met }
            feinte { $met } et file
            ouvre la machine devant { $met }
    }
field-step-thrown = { $opened ->
        [yes]
            ouvre { $met } et se fait sonner : **dehors!**
            ouvre { $met } et finit dans la bande : **dehors!**
            ouvre { $met }, et c'est un cul-de-sac : **dehors!**
            retourne { $met } et se fait déposséder : **dehors!**
            retourne { $met } et ne voit rien venir : **dehors!**
            retourne { $met } et perd pied : **dehors!**
            devine mal, et { $met } claque la porte : **dehors!**
            devine mal, et { $met } monte à sa rencontre : **dehors!**
            dévoile { $met } et se fait coller à la bande : **dehors!**
            dévoile { $met } et s'étend de tout son long : **dehors!**
            découvre { $met } et n'a plus d'issue : **dehors!**
            découvre { $met } et lui remet la rondelle : **dehors!**
            tente { $met } et n'ira pas plus loin : **dehors!**
            tente sa chance, et { $met } lit le jeu : **dehors!**
       *[no]
            patine tête baissée vers { $met } : **dehors!**
            se fait aplatir par { $met } : **dehors!**
            se fait tasser par { $met } : **dehors!**
            remet la rondelle à { $met } : **dehors!**
            essaie { $met } et ne va nulle part : **dehors!**
            s'attaque à { $met } et rebrousse chemin : **dehors!**
            trouve un mur, { $met } : **dehors!**
            se fait coincer par { $met } : **dehors!**
            se fait soutirer la rondelle par { $met } : **dehors!**
            trouve la route barrée par { $met } : **dehors!**
            se fait rattraper par { $met } : **dehors!**
            tire droit sur { $met } : **dehors!**
            encaisse l'épaule { ELIDE("de", $met) } : **dehors!**
            n'arrive pas à contourner { $met } : **dehors!**
    }
field-step-save =
    laisse partir un tir, le gardien { $met } { ELIDE("de", $defender) } sort la mitaine : **Arrêt!**
    s'amène devant le gardien { ELIDE("de", $defender) }, et { $met } ne mord pas : **Arrêt!**
    décoche sur le gardien { ELIDE("de", $defender) }, et { $met } repousse dans le coin : **Arrêt!**
    vise en haut sur le gardien { ELIDE("de", $defender) }, et { $met } y met l'épaule : **Arrêt!**
    cherche les jambes du gardien { ELIDE("de", $defender) }, et { $met } ferme tout : **Arrêt!**
    feinte le gardien { ELIDE("de", $defender) }, et { $met } suit jusqu'au bout : **Arrêt!**
    dégaine contre le gardien { ELIDE("de", $defender) }, et { $met } avale tout : **Arrêt!**
    choisit son coin contre le gardien { ELIDE("de", $defender) }, et { $met } s'y rend avant : **Arrêt!**
    prend son élan devant le gardien { ELIDE("de", $defender) }, et { $met } sort le bouclier : **Arrêt!**
    tire à ras la glace sur le gardien { ELIDE("de", $defender) }, et { $met } étouffe ça : **Arrêt!**
    y va du revers sur le gardien { ELIDE("de", $defender) }, et { $met } fait le grand écart : **Arrêt!**
    n'a plus que le gardien { ELIDE("de", $defender) } à battre, et { $met } reste debout : **Arrêt!**
    frappe un boulet sur le gardien { ELIDE("de", $defender) }, et { $met } gèle la rondelle : **Arrêt!**
    se bute au gardien { ELIDE("de", $defender) }, { $met } : **Arrêt!**
field-step-goal =
    allume la lumière rouge derrière le gardien { $met } : **Et compte! { $score }!**
    la loge sous la barre du gardien { $met } : **Et compte! { $score }!**
    la passe à travers le gardien { $met } : **Et compte! { $score }!**
    touche la barre et bat le gardien { $met } : **Et compte! { $score }!**
    bat d'aplomb le gardien { ELIDE("de", $defender) }, { $met } : **Et compte! { $score }!**
    étend le gardien { $met } { ELIDE("de", $defender) } sur la glace : **Et compte! { $score }!**
    revient du revers sur le gardien { $met } : **Et compte! { $score }!**
    la faufile sous le bras du gardien { $met } : **Et compte! { $score }!**
    foudroie le gardien { $met } : **Et compte! { $score }!**
    trouve les cordages derrière le gardien { $met } : **Et compte! { $score }!**
    déshabille le gardien { ELIDE("de", $defender) }, { $met } : **Et compte! { $score }!**
    vise le côté rapproché sur le gardien { $met } : **Et compte! { $score }!**
    fait poteau et dedans sur le gardien { $met } : **Et compte! { $score }!**
    fait le tour du filet et surprend le gardien { $met } : **Et compte! { $score }!**
    l'enfonce derrière le gardien { $met } : **Et compte! { $score }!**
    ne rate pas sa chance sur le gardien { ELIDE("de", $defender) }, { $met } : **Et compte! { $score }!**
    fige le gardien { $met } et la pousse au fond : **Et compte! { $score }!**
    place un tir parfait sur le gardien { $met } : **Et compte! { $score }!**
    couche le gardien { $met } { ELIDE("de", $defender) } et tire par-dessus : **Et compte! { $score }!**
    attire le gardien { $met } hors de son filet : **Et compte! { $score }!**

# Le message d'un but au terrain : { $card } de { $scorer } a passé trois rangées et un gardien de { $defender }, { $met }.
field-goal =
    🚨 D'un bout à l'autre de la patinoire! { $scorer } met { $card } sur { $met }, derrière { $defender }. **Et compte! { $score }!**
    🚨 { $scorer } traverse tout, { $card } sur { $met }, et { $defender } ne peut que regarder. **Et compte! { $score }!**
    🚨 Trois rangées, puis { $met } : quelle montée pour { $card } { ELIDE("de", $scorer) }! **Et compte! { $score }!**
    🚨 Va chercher ça, { $defender }! { $card } sur { $met }, signé { $scorer }. **Et compte! { $score }!**
    🚨 Tout un terrain à traverser pour { $scorer }, et { $card } y arrive : { $met } s'incline. **Et compte! { $score }!**
    🚨 Écoutez la foule! { $card } { ELIDE("de", $scorer) } bat { $met }. **Et compte! { $score }!**
    🚨 { $card } bat { $met } d'aplomb! { $defender } n'en revient pas, { $scorer } non plus. **Et compte! { $score }!**
    🚨 Personne ne touche à { $card }! { $scorer } bat { $met } { ELIDE("de", $defender) }. **Et compte! { $score }!**
    🚨 { $met } n'a pas bronché! But { ELIDE("de", $scorer) } avec { $card }, et { $defender } lève les yeux au plafond. **Et compte! { $score }!**
    🚨 La lumière rouge s'allume! { $scorer } envoie { $card } derrière { $met }. **Et compte! { $score }!**
    🚨 { $scorer } lit le terrain comme un livre, { $card } sur { $met }, et { $defender } ramasse la rondelle. **Et compte! { $score }!**
    🚨 D'un filet à l'autre! { $card } { ELIDE("de", $scorer) } laisse { $met } sans réponse. **Et compte! { $score }!**
    🚨 Aviez-vous un doute? { $card } sur { $met }, { $scorer } contre { $defender }. **Et compte! { $score }!**
    🚨 Le filet bouge derrière { $met }! { $card } { ELIDE("de", $scorer) }. **Et compte! { $score }!**
    🚨 Un but pour les faits saillants : { $scorer }, { $card }, à travers tout le monde et derrière { $met }. **Et compte! { $score }!**
    🚨 { $defender } avait quatre rangées en travers, et { $card } { ELIDE("de", $scorer) } passe aussi { $met }. **Et compte! { $score }!**
    🚨 { $scorer } met la touche finale : { $card } sur { $met }. **Et compte! { $score }!**
    🚨 Les deux bras en l'air, { $scorer }! { $card } derrière { $met }. **Et compte! { $score }!**
    🚨 En pleine circulation, { $card } sur { $met } : { $scorer } bat { $defender }. **Et compte! { $score }!**
    🚨 On va le revoir aux nouvelles, celui-là : { $scorer }, { $card } par-dessus { $met }. **Et compte! { $score }!**

# La deuxième voix au terrain, une fois le chemin d'une carte fini. Sur un but : avec la dernière carte; à quatre de la fin.
aside-field-last-goal =
    Avec la toute dernière carte!
    Plus une carte dans les piles, et ça rentre.
    Le dernier mot va à { $player }.
    On ne peut pas attendre plus tard!
    Et c'était la dernière carte!
    Une seule carte à jouer, et { $player } en profite.
    Pas de réponse à celui-là : les piles sont vides.
    Quelle façon de vider les piles!
aside-field-late-goal =
    Il ne reste presque plus de cartes!
    Quel moment pour trouver le filet.
    Presque plus de cartes à { $other } pour répondre.
    Celui-là fait mal, si tard.
    Les piles sont presque vides, et ça rentre pour { $side }!
    Quel moment pour { $player }!
    Toute une fin de terrain!
    Les cartes qui restent se comptent sur une main.
# Sur un tir : { $count } cartes fermées de suite l'ont laissée passer; { $other } a fait { $count } arrêts de suite.
aside-field-blind =
    { $count } cartes fermées, et toutes de la bonne sorte!
    Pas besoin de regarder : { $count } cartes fermées, { $count } bons choix.
    { $player } choisit { $count } cartes fermées de suite, sans se tromper.
    Personne ne savait ce qu'il y avait là : { $count } sur { $count }!
    Ça fait { $count } choix à l'aveugle, tous bons.
    Les yeux fermés jusqu'au bout : { $count } cartes, aucun détour.
    On ne voit pas ça souvent : { $count } cartes fermées, et pas une en travers.
    La chance ou un sixième sens? { $count } cartes fermées s'ouvrent devant { $player }.
aside-field-saves =
    Ça fait { $count } arrêts de suite du côté { ELIDE("de", $other) }.
    Rien ne passe devant { $other } : { $count } arrêts de suite!
    { $count } tirs de suite, et rien au bout pour { $player }.
    Il y a un mur devant le filet { ELIDE("de", $other) } : { $count } de suite.
    Les gardiens { ELIDE("de", $other) } font des miracles, { $count } de suite déjà.
    { $count } arrêts de suite de ce bord-là. Quelqu'un est en feu!
    Et de { $count } qui restent dehors, coup sur coup.
    Jusqu'au demi-cercle, puis l'arrêt, { $count } fois de suite pour { $side }.
# Sur une carte dehors, la { $count }e de suite de { $player } sans un tir.
aside-field-thrown =
    Rien ne va pour { $side } : { $count } cartes de suite dehors.
    Pas de passage pour { $player } : { $count } de suite sont dehors.
    Ça fait { $count } cartes de suite sans un tir pour { $side }.
    { $player } ne trouve pas le chemin : { $count } cartes, aucun tir.
    C'est l'heure de pointe devant { $side } : { $count } de suite.
    { $count } montées { ELIDE("de", $player) }, et pas un seul tir au bout.
    Porte fermée { $count } fois de suite. { $player } doit trouver une autre route.
    Et de { $count } dehors, { $other } ne va pas s'en plaindre.

# La deuxième voix du tour par tour. Sur un but : sommes égales, { $count } chacune; le deuxième d'une formation dans une
# période; { $count } points de plus que la défense.
aside-lineup-even =
    { $count } contre { $count }, et l'égalité va à l'attaque!
    Juste assez, { $count } sur { $count }.
    Par l'épaisseur d'un poteau : { $count } contre { $count }.
    Un point de plus en travers, et ça restait dehors.
    Une égalité vaut un but ici, ne l'oubliez pas.
    Pas un point de trop pour { $player }!
    Nez à nez, et la rondelle est dedans.
    La défense { ELIDE("de", $other) } vaut autant, et ce n'est pas assez.
aside-lineup-both =
    Les deux ailes comptent pour { $side }!
    Deux duos, deux buts.
    Aile gauche, aile droite, et ça rentre deux fois!
    Cette formation ne rate rien cette période.
    Rien n'arrête { $player } cette période : deux en deux.
    Il faudrait un temps d'arrêt à { $other } : deux en une période.
    Une formation ne peut pas faire mieux : deux attaques, deux buts.
    { $player } tire le maximum de cette formation.
aside-lineup-rout =
    { $count } points de trop pour la défense!
    Même pas proche, { $count } points d'écart.
    Un duel inégal, de { $count } points.
    { $other } n'avait aucune chance : { $count } points de moins.
    Ce duo-là pouvait donner { $count } points d'avance.
    Par { $count } points! Qui leur a laissé toute cette place?
    Pas de contestation : { $count } points de différence.
    { $count } points, c'est large comme une porte de grange.
# Sur un arrêt : il manquait un point; le { $count }e de suite de { $other }; le dernier d'une période sans but.
aside-lineup-short =
    Il manque un point!
    Un seul petit point garde ça dehors.
    Par un point! { $other } peut respirer.
    Si près : un point de plus, et c'est dedans.
    { $player } va refaire ses calculs.
    Il s'en est fallu d'un cheveu.
    Un point de plus, et la lumière s'allume.
    Sauvetage in extremis pour { $other }, par un point.
aside-lineup-holds =
    Ça fait { $count } arrêts de suite pour { $other }.
    { $other } ne laisse rien passer : { $count } de suite.
    { $count } de suite arrêtés du côté { ELIDE("de", $other) }.
    Un mur, cette défense : { $count } de suite.
    { $player } cogne { $count } fois de suite, et personne n'ouvre.
    Rien à faire pour { $side }, { $count } fois de suite.
    Une leçon de défense { ELIDE("de", $other) } : { $count } de suite.
    { $count } attaques, { $count } arrêts. { $side }, il faut essayer autre chose.
aside-lineup-blank =
    Et voilà une période sans but.
    Une période blanche au tableau.
    Quatre attaques, aucun but. Chapeau, la défense.
    La lumière rouge reste éteinte toute la période.
    Rien au tableau cette fois-ci.
    Tout ce travail, et pas un seul but.
    Les défenses gagnent cette période.
    Les deux gardiens peuvent être fiers de celle-là.
