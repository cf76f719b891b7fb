# Тихий голос по-русски: голы без украшений. Из ходов раздачи протокол показывает только последний.
# Чего здесь нет, говорится как в ru.ftl.

goal = **Гол! { $score } { $side }!** { $scorer }: { $card } на { $answered } ({ $defender }).
goal-partners = { goal }
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
goal-again-partners = { goal }

lineup-goal = **{ $call }** { $winger } и { $centre }, { $value } против { $against }.

field-step-passes = { $opened ->
        [yes] открывает { $met } ({ $number })
       *[no] проходит { $met } ({ $number })
    }
field-step-thrown = { $opened ->
        [yes] открывает { $met } ({ $number }): вон
       *[no] упирается в { $met } ({ $number }): вон
    }
field-step-save = вратарь { $number }, { $met }: Сейв!
field-step-goal = вратарь { $number }, { $met }: **Гол! { $score } { $scorer }!**
field-goal = **Гол! { $score } { $side }!** { $card } на { $met }.
