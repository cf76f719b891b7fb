# La voix sobre en français : les buts sans décoration. Des jeux d'une donne, sa feuille ne montre que le dernier.
# Ce qui manque ici se dit comme dans fr.ftl.

goal = **Et compte! { $score }!** { $scorer } { $card } sur { $answered }.
goal-partners = { goal }
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
goal-again-partners = { goal }

lineup-goal = **{ $call }** { $winger } et { $centre }, { $value } contre { $against }.

field-step-passes = { $opened ->
        [yes] ouvre { $met }
       *[no] passe { $met }
    }
field-step-thrown = { $opened ->
        [yes] ouvre { $met } : dehors
       *[no] bute sur { $met } : dehors
    }
field-step-save = gardien { $met } : Arrêt!
field-step-goal = bat le gardien { $met } : **Et compte! { $score }!**
field-goal = **Et compte! { $score }!** { $scorer } { $card } sur { $met }.
