# The quiet voice in English: goals without decoration. Of a deal's plays, its sheet shows the last one only.
# What is not here is said as in en.ftl.

goal = **Scores! { $score }!** { $scorer } { $card } on { $answered }.
goal-partners = { goal }
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
goal-again-partners = { goal }

lineup-goal = **{ $call }** { $winger } and { $centre }, { $value } to { $against }.

field-step-passes = { $opened ->
        [yes] opens { $met }
       *[no] passes { $met }
    }
field-step-thrown = { $opened ->
        [yes] opens { $met }: out
       *[no] runs into { $met }: out
    }
field-step-save = goalie { $met }: Save!
field-step-goal = beats goalie { $met }: **Scores! { $score }!**
field-goal = **Scores! { $score }!** { $scorer }: { $card } on { $met }.
