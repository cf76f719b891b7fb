# The quiet voice in English: goals without decoration. Of a deal's plays, its sheet shows the last one only.
# What is not here is said as in en.ftl.

goal = **Scores! { $score } { $side }!** { $card } from { $scorer } on { $answered } from { $defender }.
goal-partners = { goal }
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
