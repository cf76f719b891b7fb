# Тихий голос по-русски: голы без украшений. Из ходов раздачи протокол показывает только последний.
# Чего здесь нет, говорится как в ru.ftl.

goal = **Гол! { $score } { $side }!** { $scorer }: { $card } на { $answered } ({ $defender }).
goal-partners = { goal }
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
