# Тихий голос по-русски: голы без украшений. Из ходов раздачи протокол показывает только последний.
# Чего здесь нет, говорится как в ru.ftl.

goal = **Гол! { $score }!** { $scorer }: { $card } на { $answered }.
goal-partners = { goal }
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
goal-again-partners = { goal }

lineup-goal = **{ $call }** { $winger } и { $centre }, { $value } против { $against }.

field-step-passes = { $opened ->
        [yes] открывает { $met }
       *[no] проходит { $met }
    }
field-step-thrown = { $opened ->
        [yes] открывает { $met }: вылет
       *[no] упирается в { $met }: вылет
    }
field-step-save = вратарь { $met }: Сейв!
field-step-goal = забивает, вратарь { $met }: **Гол! { $score }!**
field-goal = **Гол! { $score }!** { $scorer }: { $card } на { $met }.
