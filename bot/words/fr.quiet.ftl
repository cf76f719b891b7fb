# La voix sobre en français : les buts sans décoration. Des jeux d'une donne, sa feuille ne montre que le dernier.
# Ce qui manque ici se dit comme dans fr.ftl.

goal = **Compte! { $score } { $side }!** { $card } de { $scorer } sur { $answered } de { $defender }.
goal-partners = { goal }
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
