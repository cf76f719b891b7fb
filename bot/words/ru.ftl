# Всё, что Breakaway говорит людям, по-русски. Ключи — факты, значения — слова.
# Хоккейные термины — по docs/glossary.md. К людям на «вы». Прошедшего времени о третьих лицах нет: оно выдаёт род.
# Чего здесь нет, говорится как в en.ftl.

## Команды

# Имена команд и их параметров: строчными, без пробелов, не длиннее 32 знаков.

name-hockey = хоккей
name-hockey-admin = хоккей-админ
name-match = матч
name-me = я
name-challenge = вызов
name-practice = тренировка
name-partners = партнёры
name-open = стол
name-hand = карты
name-leaderboard = таблица
name-history = история
name-replay = повтор
name-export = экспорт
name-verify = проверка
name-player = игрок
name-play = ход
name-file = файл
name-after = после
name-rules = правила
name-help = помощь
name-list = список
name-resign = сдаться
name-pause = пауза
name-analysis = разбор
name-settings = настройки
name-block = блок
name-privacy = данные
name-house = свои
name-create = создать
name-remove = убрать
name-setup = настройка
name-ban = запретить
name-unban = разрешить
name-reset = сбросить
name-end = прекратить
name-opponent = соперник
name-game = игра
name-length = длина
name-no-ties = до-победы
name-deck = колода
name-first = первый
name-pace = темп
name-partner = партнёр
name-level = уровень
name-scope = где
name-person = кто
name-base = основа
name-name = название
name-team = команда
name-emoji = эмодзи
name-colour = цвет
name-stats = статистика
name-rivalry = соперники
name-records = рекорды
name-season = сезон
name-tournament = турнир
name-win = победа
name-replace = заменить
name-extend = продлить
name-cancel = отменить
name-starts = начало
name-round = тур
name-format = формат
name-best-of = матчей
name-most = максимум
name-drawn = жребий
name-late = опоздавшие
name-bots = боты
name-champion = чемпион
name-which = какой
name-by = кем
name-time = время
name-order = порядок
name-a = первый
name-b = второй
name-calendar = календарь
name-opponent1 = соперник-1
name-opponent2 = соперник-2

command-hockey = Хоккей на картах: в него играют в Канаде с 1961 года
command-match = Ваши матчи: список, пауза, сдача, разбор
command-me = Ваши настройки, блокировки и данные
command-challenge = Вызвать кого-нибудь на матч
command-challenge-opponent = С кем сыграть
command-challenge-game = Какая игра; если не указать, обычная для этого сервера
command-challenge-length = Целый матч или смена в один период
command-challenge-knockout = При ничьей играть до победы; если не указать, как принято на сервере
command-challenge-pack = Какие карты, если игра даёт выбор
command-challenge-first = Кто ходит первым в «Поле»; если не указать, решит жребий
command-partners = Сыграть двое на двое
command-partners-partner = Партнёр; если не указать, место свободно
command-partners-opponent = Соперник; если не указать, место свободно
command-practice = Сыграть с ботом, в любое время
command-practice-level = Уровень бота; если не указать, увидите всех
command-practice-length = Длина матча; если не указать, один период
command-open = Предложить матч любому, кто здесь
pack-36 = 36 карт, от шестёрки
pack-40 = 40 карт, от пятёрки
pack-44 = 44 карты, от четвёрки
pack-48 = 48 карт, от тройки
pack-52 = Полная колода, 52 карты
pack-jokers = Полная колода и два джокера
first-0 = Я
first-1 = Соперник
command-block = Запретить игроку вызывать вас
command-block-person = Кого заблокировать; если не указать, покажу список
command-privacy = Что я о вас храню: получить или удалить
command-hand = Показать карты, только вам
command-team = Ваша хоккейная команда на этом сервере
command-team-name = Название; если не указать, покажу вашу
command-team-emoji = Один эмодзи
command-team-colour = Цвет на картинках
command-resign = Сдаться в матче
command-matches = Ваши матчи и вызовы
command-rules = Как играть
command-rules-game = В какую игру; если не указать, в «Классику»
command-help = С чего начать, и все команды
command-settings = Ваш язык, карты и подсказки
command-leaderboard = Кто правит на льду
command-leaderboard-order = В каком порядке; если не указать, по очкам
command-stats = Хоккейная карточка игрока
command-stats-player = Чья; если не указать, ваша
command-stats-season = Какой сезон этого сервера; если не указать, за всё время
command-stats-game = Какая игра; если не указать, все
command-rivalry = Счёт двух игроков между собой
command-rivalry-a = Один игрок
command-rivalry-b = Другой игрок; если не указать, вы
command-records = Рекорды этого сервера
command-leaderboard-game = Какая игра; если не указать, все игры один на один
command-leaderboard-scope = Этот сервер или весь мир
menu-challenge = Вызвать на хоккей
command-admin = Как играют в хоккей на этом сервере
command-house = Свои правила этого сервера
command-house-create = Составить свои правила на основе игры
command-house-create-base = С какой игры начать; если не указать, с игры этого сервера
command-house-list = По каким правилам здесь можно играть
command-house-remove = Убрать свои правила
command-house-remove-name = Какие правила
command-end = Прекратить матч без победителя
command-end-match = Какой матч
command-ban = Запретить игроку играть здесь
command-ban-person = Кому запретить
command-unban = Снова разрешить игроку играть
command-unban-person = Кому разрешить
command-team-reset = Убрать команду игрока
command-team-reset-person = Чью команду убрать
command-cup = Турниры этого сервера
command-cup-create = Объявить турнир в этом канале
command-cup-name = Название
command-cup-starts = Когда начало: 45м, 2ч, 3д или метка времени Discord
command-cup-round = Сколько может длиться тур: 30м, 1д
command-cup-format = Система розыгрыша (обычно на выбывание)
command-cup-best-of = Сколько матчей в паре (обычно один)
command-cup-most = Сколько участников, от 3 до 64 (обычно 32)
command-cup-drawn = Жребий вместо рейтинга
command-cup-late = Опоздавшие могут сыграть с теми, кто пропускает первый тур
command-cup-bots = Боты вместо недостающих участников
command-cup-champion = Роль для победителя
command-cup-which = Какой турнир, если их несколько
command-cup-win = Присудить победу
command-cup-win-player = Кто побеждает
command-cup-replace = Заменить игрока до первого матча
command-cup-replace-player = Кто не может играть
command-cup-replace-by = Кто играет вместо
command-cup-extend = Дать больше времени до начала или на тур
command-cup-extend-time = На сколько больше: 30м, 2ч, 1д
command-cup-pause = Поставить турнир на паузу или продолжить
command-cup-cancel = Отменить турнир
command-tournament = Турниры здесь: идут, будут, прошли
command-tournament-which = Какой (пусто: все)
command-export-tournament = Или какой турнир
tournament-games-1 = Один матч
tournament-games-3 = До двух побед
tournament-games-5 = До трёх побед
command-season = Сезоны этого сервера
command-season-calendar = Когда кончаются сезоны
command-season-end = Завершить сезон сейчас
calendar-none = Без сезонов
calendar-monthly = Каждый месяц
calendar-quarterly = Каждые три месяца
calendar-hand = Когда решит админ
command-setup = Игра, длина, темп, голос и кто может вызывать

choice-game = { $game }: { $pitch }
length-3 = Матч: три периода
length-1 = Смена: один период
length-3-phrase = три периода
length-1-phrase = смена в один период
language-auto = Как в Discord
language-en = English
language-fr = Français
language-ru = Русский
scope-server = этот сервер
scope-everywhere = весь мир

## Игры

game-classic = Классика
pitch-classic = Совпала карта — выход один на один, совпала ещё раз — гол. Валет выходит один на один сам.
game-original = Оригинал, 1961
pitch-original = Валет — обычная карта, зато каждый гол снова выводит один на один.
game-cancel = Отмена
pitch-cancel = Третья такая же карта отменяет выход один на один.
game-streak = Серия
pitch-streak = Гол — это снова выход один на один: пока карты совпадают, шайбы летят в ворота.
game-partners = Пары
pitch-partners = Двое на двое: совпала карта — передача, совпала у партнёра — гол.
game-saskatchewan = Саскачеван
pitch-saskatchewan = Очистите лёд, а потом забейте такой же картой, валетом или двойкой.
game-stockham = Стокхэм
pitch-stockham = Броски, блоки и автоматические броски, как в шестидесятых.
game-lineup = По ходам
pitch-lineup = Выиграйте вбрасывание, расставьте шестёрку, а забьёт сыгранность.
game-field = Поле
pitch-field = Проведите карту через три ряда по масти или рангу и обыграйте вратаря.
game-guided = Первый матч
pitch-guided = Три короткие раздачи, и каждый новый возглас объясняется.

## Карты

rank-2 = Двойка
    .nominative = двойка
    .accusative = двойку
    .instrumental = двойкой
rank-3 = Тройка
    .nominative = тройка
    .accusative = тройку
    .instrumental = тройкой
rank-4 = Четвёрка
    .nominative = четвёрка
    .accusative = четвёрку
    .instrumental = четвёркой
rank-5 = Пятёрка
    .nominative = пятёрка
    .accusative = пятёрку
    .instrumental = пятёркой
rank-6 = Шестёрка
    .nominative = шестёрка
    .accusative = шестёрку
    .instrumental = шестёркой
rank-7 = Семёрка
    .nominative = семёрка
    .accusative = семёрку
    .instrumental = семёркой
rank-8 = Восьмёрка
    .nominative = восьмёрка
    .accusative = восьмёрку
    .instrumental = восьмёркой
rank-9 = Девятка
    .nominative = девятка
    .accusative = девятку
    .instrumental = девяткой
rank-T = Десятка
    .nominative = десятка
    .accusative = десятку
    .instrumental = десяткой
rank-J = Валет
    .nominative = валет
    .accusative = валета
    .instrumental = валетом
rank-Q = Дама
    .nominative = дама
    .accusative = даму
    .instrumental = дамой
rank-K = Король
    .nominative = король
    .accusative = короля
    .instrumental = королём
rank-A = Туз
    .nominative = туз
    .accusative = туза
    .instrumental = тузом
rank-joker = Джокер
    .nominative = джокер
    .accusative = джокера
    .instrumental = джокером
rank-T-short = 10
card-played = –

## Возгласы

score = { $own }:{ $other }
score-called =
    { $lead ->
        [tied] Счёт равный, { $own }:{ $own }
        [behind] { $score }, впереди { $side }
       *[ahead] { $score } { $side }
    }
call-goal = Гол! { $score }!
call-block = Блок!
call-chance = Один на один!
call-chance-partners = Передача!
call-chance-stockham = Бросок!
call-chance-saskatchewan = Чистый лёд!
call-clears = Выброс!
call-shoots = Бросай…
call-post = Штанга!
call-save = Сейв!
call-wide = Мимо!
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
    🏁 **Вот и всё!** { $scorer } решает матч в овертайме.
    🏁 **Золотой гол!** Бросает { $scorer }, а { $defender } только смотрит.
    🏁 **Матч окончен!** { $scorer } забивает, { $defender } не спасает.
    🏁 **Овертайм окончен!** { $scorer } забивает, и вся скамейка высыпает на лёд.
    🏁 **Финальная сирена!** { $defender } уже ничего не изменит.
    🏁 **Можно расходиться!** { $scorer } забивает, и матч решён.
    🏁 **Победный гол в овертайме!** Забивает { $scorer }, а { $defender } опускается на лёд.
    🏁 **Больше никакого овертайма!** { $scorer } подбрасывает перчатки.

# Вторая фраза о ходе: она есть в голосах, а в традиционной манере её нет.
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

anyone = кто угодно
side-names = { $first } и { $second }
turn-first = Первую карту кладёт { $player }.
turn-empty = Ходит { $player }. Лёд пуст.
turn-answer = На **{ $card }** отвечает { $player }.
turn-shot = { $player } бросает: повторить **{ $card }** — и гол.
turn-covered = Ходит { $player }.
cards-covered = -# Карты откроются, когда доиграют все столы.
your-turn-first = **Ваш ход:** первая карта за вами.
your-turn-empty = **Ваш ход:** лёд пуст.
your-turn-answer = **Ваш ход:** ответьте на **{ $card }**.
your-turn-shot = **Ваш ход:** { $powers ->
        [0] повторите **{ $card }** — и гол!
       *[other] { $rank } или { $power } — и гол!
    }

on-chance = { $shooter } выходит один на один.
on-chance-partners = { $own ->
        [yes] Ваша передача
       *[no] Передачу отдаёт { $player }
    }: бросает { $shooter }.
on-chance-stockham = Бросает { $shooter }.
on-chance-saskatchewan = Впереди чистый лёд: { $shooter }.
on-chance-you = Вы один на один: повторите карту!
on-chance-you-partners = { $player } пасует вам: повторите карту!
on-chance-late = На бросок времени уже нет.
on-chance-you-stockham = Ваш бросок: повторите следующую карту!
on-chance-you-saskatchewan = Чистый лёд: повторите следующую карту!

## Вызов и жеребьёвка

challenge = { $opponent }, { $challenger } зовёт вас сыграть в хоккей на картах: **{ $game }**, { $setup }.
    Вызов закончится { $until }.
dare = Ваш соперник — { $opponent }: **{ $game }**, { $terms }.
    { $pitch }
dare-button = Бросить вызов
dare-who = Кого вызвать?
dare-who-list = Выберите соперника с этого сервера
challenge-button-accept = Принять
challenge-button-decline = Отказаться
challenge-button-withdraw = Отозвать
challenge-declined = { $challenger }, { $opponent } не принимает вызов. В другой раз.
challenge-withdrawn = { $opponent }, { $challenger } отзывает свой вызов.
challenge-expired = { $challenger }, { $opponent } не отвечает на вызов. Новый: { COMMAND("hockey challenge") }

table-open = { $challenger } хочет сыграть в хоккей на картах: **{ $game }**, { $setup }. Кто сыграет?
    Предложение закончится { $until }.
table-four = **{ $game }**: { $setup }. Нужно 4, закончится { $until }.
table-sides = { $home } – { $away }
table-seat-open = свободное место
table-seats-open = два свободных места
table-seat-accepted = **{ $player }** ✅
table-seat-asked = { $player }
table-withdrawn = { $challenger } отзывает предложение матча.
table-expired = { $challenger }, матч не собрался. Новый: { COMMAND("hockey open") }
challenge-button-sit = Сесть
challenge-button-sides = Поменяться сторонами
challenge-button-fill = Добрать ботов
table-fill-not-yours = Добрать ботов может только хозяин стола.
challenge-button-cut = Снять колоду
seal-line = -# 🔒 Печать { $commitment }
seal-cut = -# Колоду снимают: { $players }
cut-title = Снять колоду
cut-number = Число, от которого зависит тасовка
cut-number-about = До 30 цифр. 🔒 { $commitment }
cut-bad-number = «{ $number }» — не число. Наберите до 30 цифр.
cut-begun = Карты уже сданы. Снять колоду можно только до матча.
cut-not-yours = Колоду снимают только участники матча.

match-title = **{ $home } – { $away }**: { $game }, { $setup }.
setup-cards = { $cards } { $cards ->
        [one] карта
        [few] карты
       *[other] карт
    }
setup-jokers = с двумя джокерами
setup-first = начинает { $player }
setup-knockout = до победы
cut-again = { $first } и { $second } равны: ещё раз.
cut-won = { $player } выигрывает жеребьёвку, { $high } против { $low }: сдавать или взять первый ход?
    -# Кто сдаёт, кладёт последнюю карту каждой раздачи. Кто ходит первым, сдаёт в следующем периоде. Время на выбор закончится { $until }, и тогда сдаёт { $player }.
cut-won-again = { $player } выигрывает жеребьёвку, { $high } против { $low }: сдавать или взять первый ход?
    -# Кто сдаёт, кладёт последнюю карту каждой раздачи. Кто ходит первым, сдаёт в следующем периоде.
cut-deals = { $player } выигрывает жеребьёвку, { $high } против { $low }, и сдаёт.
cut-plays = { $player } выигрывает жеребьёвку, { $high } против { $low }, и берёт первый ход.
cut-button-deal = Сдавать
cut-button-first = Первый ход

challenge-not-here = С людьми играют на сервере: наберите там { COMMAND("hockey challenge") }. Здесь можно сыграть с одним из моих ботов.
challenge-yourself = Вбрасывание с самим собой не получится. Выберите другого игрока.
challenge-bot = Этот бот не играет в хоккей. Выберите человека или одного из моих ботов.
challenge-unseen = { $opponent } не видит этот канал. Попробуйте в канале, который видите вы оба.
rematch-not-there = В том канале вам сейчас играть нельзя. Спросите админа сервера.
rematch-not-member = Вас больше нет на том сервере. Сначала вернитесь, потом нажмите снова.
challenge-not-member = { $opponent } не на этом сервере. Пригласите сюда или выберите другого игрока.
challenge-twice-open = Вы и { $opponent }: вызов уже открыт. [Перейти]({ $link })
challenge-twice-running = Вы и { $opponent } уже играете. [Перейти к матчу]({ $link })
challenge-may-not-write = Здесь мне не хватает права «{ $permission }». Обратитесь к админу сервера или попробуйте другой канал.
challenge-pack = В игре «{ $game }» колода всегда одна: выбирать её не нужно.
challenge-first = В игре «{ $game }» первый ход решается иначе: указывать его не нужно.
challenge-length = В игре «{ $game }» нет периодов: длину выбирать не нужно.
challenge-knockout = В игре «{ $game }» победитель есть всегда: *{ name-no-ties }* не нужно.
challenge-person-twice = Один игрок назван дважды. Каждому — одно место.
challenge-role = Предлагать матчи и занимать места на этом сервере можно только с ролью { $role }. Если вас вызовет игрок с этой ролью, можно согласиться.
practice-role = На этом сервере играть с моими ботами можно только с ролью { $role }. В личных сообщениях роль не нужна: наберите там { COMMAND("hockey practice") }
challenge-cooldown = Слишком быстро. Попробуйте снова в { $at }.
challenge-most-offers = У вас уже { $count } { $count ->
        [one] открытое предложение
        [few] открытых предложения
       *[other] открытых предложений
    }. Дождитесь ответа или отзовите одно: { COMMAND("hockey match list") }
challenge-most-matches = У вас уже { $count ->
        [one] идёт { $count } матч
        [few] идут { $count } матча
       *[other] идут { $count } матчей
    }. Сначала доиграйте один: { COMMAND("hockey match list") }
challenge-no-time = { $opponent } сейчас не берёт новых матчей. Попробуйте другого игрока.
challenge-button-leave = Встать
table-no-time = Сейчас вам это место не занять.
table-twice = Ваше предложение матча здесь уже есть. [Перейти]({ $link })
challenge-game-unknown = Игры «{ $game }» нет. Выберите: { $games }.

permission-view_channel = Просматривать каналы
permission-send_messages = Отправлять сообщения
permission-read_message_history = Читать историю сообщений
permission-create_public_threads = Создавать публичные ветки
greeting = 🏒 **Здесь играют в хоккей на картах.** Повторите карту — и вы выходите один на один. Повторите ответ — гол.
permissions-missing = Чтобы показать всё, мне не хватает прав: { $permissions }. Админ может дать их моей роли или добавить меня снова: <{ $link }>
permission-attach_files = Прикреплять файлы
permission-send_messages_in_threads = Отправлять сообщения в ветках

## Протокол

period-only = Смена
thread-name = { $home } – { $away }
period-1 = Первый период
period-2 = Второй период
period-3 = Третий период
period-overtime = Овертайм
period-overtime-again = Овертайм { $number }
sheet-title-knockout = { $title } (до победы)
sheet-title = { $period }, раздача { $deal } из { $deals }
sheet-title-over = { $period }
sheet-period-short-overtime = ОТ
sheet-total = И
sheet-side = { $first } и { $second }
sheet-side-alike = { $side } ({ $number })
sheet-pile = Верхняя карта: **{ $card }**
sheet-last-minute = Последняя минута! { $count ->
        [1] У каждого по шестому полевому.
       *[other] У каждого ещё { $count } полевых.
    }
sheet-centre = В центре: **{ $card }**, под ней ещё { $others ->
        [one] { $others } карта, её видят
        [few] { $others } карты, их видят
       *[other] { $others } карт, их видят
    } только игроки.
sheet-closed = { $player }, личные сообщения закрыты: чтобы играть, нажмите **Показать мои карты** ниже.
opening-thread-deleted = Ветка этого матча удалена вместе с ходами.
opening-button-again = Показать ходы здесь
sheet-button-hand = Показать мои карты
# Что уже сыграно, мелким шрифтом над тем, что идёт сейчас.
fold-line = -# **{ $part }:** { $told }
fold-overtimes = { $count ->
        [1] Овертайм
       *[other] Овертаймы 1–{ $count }
    }
fold-deals = { $count ->
        [1] Раздача { $first }
        [2] Раздачи { $first } и { $last }
       *[other] Раздачи { $first }–{ $last }
    }
fold-overtime-deals = Овертайм { $number }, { $count ->
        [1] раздача { $first }
        [2] раздачи { $first } и { $last }
       *[other] раздачи { $first }–{ $last }
    }
fold-cards = Карты { $first }–{ $last }
fold-field-cards = Поле { $field }, карты { $first }–{ $last }
fold-goal = { $score } { $scorer }
fold-and = { $first }, { $second }
fold-more = { $first }; { $second }
fold-nothing = ни одного броска
fold-chance = { $count ->
        [one] { $count } выход один на один
        [few] { $count } выхода один на один
       *[other] { $count } выходов один на один
    }
fold-chance-partners = { $count ->
        [one] { $count } передача
        [few] { $count } передачи
       *[other] { $count } передач
    }
fold-chance-stockham = { $count ->
        [one] { $count } бросок
        [few] { $count } броска
       *[other] { $count } бросков
    }
fold-chance-saskatchewan = { $count ->
        [1] чистый лёд
        [one] чистый лёд { $count } раз
        [few] чистый лёд { $count } раза
       *[other] чистый лёд { $count } раз
    }
fold-block = { $count ->
        [one] { $count } блок
        [few] { $count } блока
       *[other] { $count } блоков
    }
fold-post = { $count ->
        [one] { $count } штанга
        [few] { $count } штанги
       *[other] { $count } штанг
    }
fold-save = { $count ->
        [one] { $count } сейв
        [few] { $count } сейва
       *[other] { $count } сейвов
    }
fold-wide = мимо { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    }
fold-wide-stockham = мимо { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    }
fold-thrown = { $count ->
        [one] { $count } карта остановлена
        [few] { $count } карты остановлены
       *[other] { $count } карт остановлено
    }

# Гол отдельной строкой, когда раздача сыграна, или сообщением. { $maker } отдаёт передачу.
goal = 🚨 **Гол! { $score }!** { $scorer }: { $card } на { $answered }.
goal-partners = 🚨 **Гол! { $score }!** { $scorer }: { $card } на { $answered }, передачу отдаёт { $maker }.
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
goal-again-partners = { goal-partners }
period-over = **{ $period ->
        [only] Смена окончена
        [1] Конец первого периода
        [2] Конец второго периода
        [3] Конец третьего периода
       *[overtime] Конец овертайма
    }.**
period-next = Дальше сдаёт { $dealer }.
period-overtime-next = Ничья! В овертайме следующий гол — победный. Сдаёт { $dealer }.

final-win = 🏆 **Итог: { $home } – { $away } { $homegoals }:{ $awaygoals }.** { $winner } { $players ->
        [1] побеждает
       *[other] побеждают
    }{ $how ->
        [overtime] {" "}в овертайме!
        [shootout] {" "}по буллитам!
       *[play] !
    }
final-tie = **Итог: { $home } – { $away } { $homegoals }:{ $awaygoals }.** Ничья: в овертайме голов нет.
final-resign = 🏆 { $loser } { $losers ->
        [1] покидает
       *[other] покидают
    } лёд, { $winner } { $players ->
        [1] побеждает
       *[other] побеждают
    }. На табло: { $home } – { $away } { $homegoals }:{ $awaygoals }.
final-walkover = 🏆 { $loser } { $losers ->
        [1] снимается с матча
       *[other] снимаются с матча
    }, { $winner } { $players ->
        [1] побеждает
       *[other] побеждают
    }. На табло: { $home } – { $away } { $homegoals }:{ $awaygoals }.
final-clock = 🏆 { $loser }: время вышло, { $winner } { $players ->
        [1] побеждает
       *[other] побеждают
    }. На табло: { $home } – { $away } { $homegoals }:{ $awaygoals }.
final-clock-nobody = { $home } и { $away }: время вышло у всех, победителя нет. На табло { $homegoals }:{ $awaygoals }.
final-unfinished = Матч { $home } – { $away } остановлен при счёте { $homegoals }:{ $awaygoals }.
final-tournament = -# { $name }
final-button-rematch = Реванш
## Итог матча: для каждого матча берётся одна из строк

recap-place-1 = в первом периоде
recap-place-2 = во втором периоде
recap-place-3 = в третьем периоде
recap-place-shift = в основное время
recap-place-overtime = в овертайме
recap-place-field = { $field ->
        [1] { $half ->
            [first] в первой половине
           *[second] во второй половине
        }
       *[other] на поле { $field }
    }
recap-none = { $count ->
        [one] { $count } бросок — и ни одного гола.
        [few] { $count } броска — и ни одного гола.
       *[other] { $count } бросков — и ни одного гола.
    }
recap-only =
    Единственный гол забивает { $player }, { $place }.
    Одного гола хватает: его забивает { $player }, { $place }.
    { $player } забивает { $place }, и больше голов нет.
recap-first =
    { $player } открывает счёт { $place }.
    Первую шайбу матча забрасывает { $player }, { $place }.
    Счёт { $place } открывает { $player }.
recap-first-overtime =
    До овертайма никто не забивает. А в нём точку ставит { $player }.
    Первого гола приходится ждать до овертайма, и забивает его { $player }.
    Основное время — без голов. В овертайме точку ставит { $player }.
recap-seesaw = { $count ->
        [one] Лидер меняется { $count } раз.
        [few] Лидер меняется { $count } раза.
       *[other] Лидер меняется { $count } раз.
    }
recap-comeback = { $count ->
        [one]
            { $side }: волевая победа, отыграна { $count } шайба.
            Волевая победа: { $side }, отыграна { $count } шайба.
        [few]
            { $side }: волевая победа, отыграны { $count } шайбы.
            Волевая победа: { $side }, отыграны { $count } шайбы.
       *[other]
            { $side }: волевая победа, отыграно { $count } шайб.
            Волевая победа: { $side }, отыграно { $count } шайб.
    }
recap-rout = { $count ->
        [one] Дальше — игра в одни ворота: { $side }, разница в { $count } шайбу.
        [few] Дальше — игра в одни ворота: { $side }, разница в { $count } шайбы.
       *[other] Дальше — игра в одни ворота: { $side }, разница в { $count } шайб.
    }
recap-ahead =
    { $side }: ни секунды в погоне.
    { $side } впереди до самого конца.
    До самого конца впереди { $side }.
recap-ahead-again =
    Это преимущество держится до самого конца.
    Погоня весь вечер, и всё впустую.
    Лидер больше не меняется.
recap-level =
    { $player } забивает: { $score }.
    { $player } забивает, и на табло { $score }.
    На табло { $score }, забивает { $player }.
recap-led = { $count ->
        [one]
            { $side } впереди, отрыв доходит до { $count } шайбы.
            Отрыв доходит до { $count } шайбы, впереди { $side }.
       *[other]
            { $side } впереди, отрыв доходит до { $count } шайб.
            Отрыв доходит до { $count } шайб, впереди { $side }.
    }
recap-tied =
    Последняя шайба — { $side }: { $score }.
    { $side }: последняя шайба, { $score }.
recap-shootout =
    Всё решает серия буллитов, и её выигрывает { $side }.
    Равенство до конца. Буллиты выигрывает { $side }.
recap-overtime =
    В овертайме точку ставит { $player }.
    Решающую шайбу в овертайме забрасывает { $player }.
recap-holds = { $count ->
        [one] { $side }: ещё { $count } шанс сравнять счёт. Впустую.
        [few] { $side }: ещё { $count } шанса сравнять счёт. Впустую.
       *[other] { $side }: ещё { $count } шансов сравнять счёт. Впустую.
    }
recap-card-scored = последняя в сетке
recap-pair-won = победная пара
recap-pair-tied = пара, сравнявшая счёт
recap-pair-scored = последний гол матча
recap-puck = шайба
recap-stayed-out = ни разу в воротах
recap-no-shot = первый бросок ещё впереди
recap-last =
    { $player } ставит точку: { $score } { $place }.
    Последнюю шайбу матча забрасывает { $player }, { $place }: { $score }.
recap-back = { $count ->
        [1]
            { $player } { $place } отыгрывает одну, { $score }, но и только.
            { $player } отвечает { $place }, { $score }. Поздно.
        [one] Последняя { $count } шайба — { $side }. Поздно.
        [few] Последние { $count } шайбы — { $side }. Поздно.
       *[other] Последние { $count } шайб — { $side }. Поздно.
    }
recap-hat-trick-told = { $count ->
        [3] { $player } оформляет хет-трик!
        [6] { $player } забивает шесть. Два хет-трика!
        [9] { $player } забивает девять. Три хет-трика!
        [one] { $player } забивает { $count } гол!
        [few] { $player } забивает { $count } гола!
       *[other] { $player } забивает { $count } голов!
    }
recap-shutout =
    { $side }: ни одной шайбы. Матч всухую.
    Матч всухую: { $side } без голов.
recap-saves-told = { $count ->
        [one] { $player } отражает { $count } бросок.
        [few]
            { $player } отражает { $count } броска.
            В воротах { $player } отражает { $count } броска.
       *[other]
            { $player } отражает { $count } бросков.
            В воротах { $player } отражает { $count } бросков.
    }
recap-posts-told = { $count ->
        [one] { $player } попадает в штангу { $count } раз.
        [few]
            { $player } попадает в штангу { $count } раза.
            В штангу { $count } раза попадает { $player }.
       *[other]
            { $player } попадает в штангу { $count } раз.
            В штангу { $count } раз попадает { $player }.
    }
recap-wait = { $count ->
        [one] До первой шайбы — { $count } бросок впустую.
        [few] До первой шайбы — { $count } броска впустую.
       *[other] До первой шайбы — { $count } бросков впустую.
    }
recap-overtime-too =
    И овертайм ничего не меняет.
    В овертайме шайба в ворота тоже не идёт.
recap-saves-across =
    У других ворот { $player } отражает { $count }.
    На другом конце { $player } отбивает { $count }.
recap-one-period = { $count ->
        [2] Оба гола забиты { $place }.
        [one] Все голы, а их { $count }, забиты { $place }.
        [few] Все { $count } гола забиты { $place }.
       *[other] Все { $count } голов забиты { $place }.
    }
recap-wide-told = { $player } бросает мимо { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }.
recap-hat-trick = хет-трик
recap-winner = победный гол
recap-overtime-winner = победный гол
recap-among = победный гол
recap-overtime-among = победный гол
recap-shootout-winner = победа в серии буллитов
recap-tried = { $count ->
        [one] { $count } бросок
        [few] { $count } броска
       *[other] { $count } бросков
    }
recap-card-won = победная карта
recap-card-tied = карта, сравнявшая счёт
recap-numbers = -# **Броски** { $homeshots }:{ $awayshots }, **сейвы** { $homesave }:{ $awaysave }{ $posts ->
        [0] {""}
       *[other] , **штанги** { $homepost }:{ $awaypost }
    }
met = Личные встречи: { $home } { $homewins }, { $away } { $awaywins }{ $ties ->
        [0] .
       *[other] , ничьих { $ties }.
    }
met-streak = { $winner }: { $run } { $run ->
        [one] победа
        [few] победы
       *[other] побед
    } подряд!
recap-ratings = -# Рейтинг: { $told }
recap-rating = { $player } { $rating } { $way ->
        [rises] (+{ $count })
        [falls] (−{ $count })
       *[stays] (прежний)
    }
recap-star-1 = -# ⭐ Первая звезда: **{ $name }**, { $why }
recap-star-2 = -# ⭐ Вторая звезда: **{ $name }**, { $why }
recap-star-3 = -# ⭐ Третья звезда: **{ $name }**, { $why }
recap-posts = штанги
recap-goals = { $count ->
        [one] { $count } гол
        [few] { $count } гола
       *[other] { $count } голов
    }
recap-saves = { $count ->
        [one] { $count } сейв
        [few] { $count } сейва
       *[other] { $count } сейвов
    }
recap-kept-out = { $count ->
        [one] { $count } отбитый бросок
        [few] { $count } отбитых броска
       *[other] { $count } отбитых бросков
    }
## Команды

team = { $emoji } { $name }
teams = { $home } – { $away }
team-of = **{ $team }** ({ $players })
team-yours = Ваша команда здесь — **{ $team }**, цвет: { $colour }.
team-left = Здесь вы больше не играете за команду.
team-none = Здесь у вас ещё нет команды. Назовите её: { COMMAND("hockey team") } { name-name }:
team-not-here = У каждого сервера свои команды игроков: наберите там { COMMAND("hockey team") }
team-emoji = Такой эмодзи видно не везде. Выберите один с клавиатуры, например 🐻.
team-button-leave = Уйти из команды
colour-red = красный
colour-orange = оранжевый
colour-gold = золотой
colour-green = зелёный
colour-teal = бирюзовый
colour-sky = голубой
colour-blue = тёмно-синий
colour-purple = фиолетовый
colour-pink = розовый
colour-black = чёрный
colour-silver = серебряный
colour-brown = коричневый

## По ходам

position-LW = ЛН
position-C = Ц
position-RW = ПН
position-LD = ЛЗ
position-RD = ПЗ
position-G = В
position-LW-name = левый нападающий
position-C-name = центр
position-RW-name = правый нападающий
position-LD-name = левый защитник
position-RD-name = правый защитник
position-G-name = вратарь

lineup-pair = { $one } + { $other }
lineup-placed = { $position } { $card }
lineup-sum = { $one } + { $other }{ $chemistry ->
        [0] {""}
        [2] , один цвет +2
       *[5] , одна масть +5
    } = **{ $value }**
lineup-value = **{ $value }**
lineup-table-attack = Атака, защищается { $opponent }
lineup-table-defence = Защита, атакует { $opponent }
lineup-table-row = { $one }+{ $other } { $sum }{ $against ->
        [unknown] {""}
       *[other] {" "}– { $against }
    }{ $goal ->
        [goal] {" "}🚨
       *[none] {""}
    }
lineup-table-nobody = ?
lineup-table-sum = { $one }+{ $other }{ $chemistry ->
        [0] {""}
        [2] , цвет +2
       *[5] , масть +5
    } = { $value }
lineup-card-worth = { $card } ({ $value })
lineup-line-of = **Состав: { $player }**
lineup-opening = У каждого по 21 карте{ $jokers ->
        [yes] {" "}из колоды с двумя джокерами
       *[no] {""}
    }. На вбрасывание!
lineup-faceoff = **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Выигрывает { $winner }.
lineup-faceoff-level = **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Ничья: оба расставляют составы втайне.
lineup-comparison = { $player } { $pair }: { $attack } против { $defence }. **{ $call }**
lineup-call = Гол! { $score }!
lineup-comparison-held = { $player } { $pair }: { $attack } против { $defence }. Гола нет.
lineup-scored = ## 🚨 { $line }

lineup-sums = -# Одна масть +5, один цвет +2. При равенстве — гол.
lineup-next = Дальше: { $player } { $pair }, в защите { $other } { $defence }…

lineup-both-faceoff = { $player } и { $other } втайне выбирают карту на вбрасывание.
lineup-one-faceoff = { $other } ждёт. { $player } выбирает карту на вбрасывание.
lineup-both-line = { $player } и { $other } втайне расставляют составы.
lineup-one-line = { $other } ждёт. { $player } втайне расставляет состав.
lineup-loser-line = { $player } проигрывает вбрасывание и расставляет состав раньше, у всех на виду.
lineup-winner-line = { $player } расставляет состав, { $other } уже на льду.

lineup-goal =
    🚨 { $scorer } идёт в атаку: { $winger } и { $centre }, { $value } против { $against }. **{ $call }**
    🚨 { $winger } с передачи { $centre }, { $value } против { $against }: шайба в воротах! **{ $call }**
    🚨 { $defender } не удерживает эту пару: { $winger } и { $centre }, { $value } против { $against }. **{ $call }**
    🚨 { $winger } и { $centre } находят друг друга, { $value } против { $against }, забивает { $scorer }. **{ $call }**
    🚨 { $scorer } выпускает { $winger }, передачу отдаёт { $centre }: { $value } против { $against }. **{ $call }**
    🚨 { $value } против { $against }, и этого хватает: { $winger } и { $centre }, забивает { $scorer }. **{ $call }**
    🚨 { $defender } выставляет { $against }, а { $winger } и { $centre } отвечают: { $value }! **{ $call }**
    🚨 { $centre } отбирает, { $winger } завершает: { $value } против { $against }. **{ $call }**
    🚨 { $winger } и { $centre } разыгрывают стенку, { $value } против { $against }. **{ $call }**
    🚨 { $winger } смещается в центр, { $centre } следом, { $defender } без ответа: { $value } против { $against }. **{ $call }**
    🚨 Эту дуэль берёт { $scorer }: { $winger } и { $centre }, { $value } против { $against }. **{ $call }**
    🚨 { $winger } с фланга, { $centre } на пятачке: { $value } против { $against }. **{ $call }**
    🚨 { $defender } набирает { $against }, этого мало: { $winger } и { $centre } дают { $value }. **{ $call }**
    🚨 { $centre } отдаёт, { $winger } бросает, { $defender } не успевает: { $value } против { $against }. **{ $call }**
    🚨 { $defender } не справляется: { $winger } и { $centre }, { $value } против { $against }. **{ $call }**
    🚨 { $winger } и { $centre } берутся за дело, { $value } против { $against }. **{ $call }**
    🚨 { $scorer } удачно ставит этих двоих: { $winger } и { $centre }, { $value } против { $against }. **{ $call }**
    🚨 { $defender } держит { $against }, а { $winger } и { $centre } всё равно проходят: { $value }. **{ $call }**
    🚨 { $centre } готовит, { $winger } завершает, { $value } против { $against }. **{ $call }**
    🚨 Связка сыграна: { $winger } и { $centre }, { $value } против { $against }. **{ $call }**
lineup-period-next = Снова вбрасывание!
lineup-overtime-next = Ничья! Овертайм: каждому шесть новых карт, расстановка втайне.
lineup-decided = { $player }, за один период столько не отыграть. Матч окончен!
lineup-shootout = **Снова ничья: буллиты.** Каждому по карте из всей колоды, старшая выигрывает.
lineup-draw = { $number }. { $home } { $homecard }, { $away } { $awaycard }. Выигрывает { $winner }!
lineup-draw-level = { $number }. { $home } { $homecard }, { $away } { $awaycard }. Поровну: ещё раз.

lineup-asked-faceoff = **Ваш ход:** выберите карту на вбрасывание. Старшая выигрывает.
    -# Победитель сначала видит чужой состав. J, Q, K — 10, туз 11.
lineup-waits-faceoff = Ваша карта принята. Теперь выбирает { $opponent }.
lineup-asked = **Ваш ход:** { $faceoff ->
        [lost] вбрасывание проиграно, { $own } против { $other }. Расставьте состав на виду у всех.
       *[won] вбрасывание за вами, { $own } против { $other }. { $opponent } уже на льду: расставьте состав.
    }
lineup-waits = { $faceoff ->
        [lost] Ваш состав готов. { $opponent } видит его и расставляет свой.
       *[won] Вбрасывание за вами, { $own } против { $other }. Сначала состав расставляет { $opponent }.
    }
lineup-asked-secret = **Ваш ход:** втайне расставьте состав. { $why ->
        [level] На вбрасывании ничья.
       *[overtime] Эти шесть карт — всё, что у вас есть.
    }
lineup-waits-secret = Ваш состав готов. Теперь расставляет { $opponent }.
lineup-waits-told = Оба состава готовы. { $opponent } и вы сходитесь на льду, пара за парой.
lineup-telling = Составы встречаются: смотрите на льду, пара за парой.
lineup-nudge-faceoff = { $mention }, ваш ход: выберите карту на вбрасывание. Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.
lineup-nudge-line = { $mention }, ваш ход: расставьте состав. Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.

lineup-how = Нажмите на место и выберите карту.
lineup-button-empty = { $position } –
lineup-button-placed = { $position } { $card }
lineup-button-ready = Готово
lineup-button-clear = Убрать всех
lineup-button-use = Взять
lineup-used = Состав уже в ваших картах. Нажмите **Готово**, чтобы сыграть.
lineup-cards = Карта: { $position }
lineup-cards-move = Замените { $card } или нажмите, куда её
lineup-cards-tap = Нажмите на место, чтобы сменить карту
lineup-cards-none = Все ваши карты на льду
lineup-cards-off = Убрать { $card }
lineup-option-alone = стоит { $value }
lineup-option = { $pair } { $value }{ $chemistry ->
        [0] {""}
       *[other] {" "}(+{ $chemistry })
    }
lineup-option-against = { $pair } { $value }{ $chemistry ->
        [0] {""}
       *[other] {" "}(+{ $chemistry })
    } против { $against }

lineup-rules = **Ваш ход:** втайне выберите карту на вбрасывание. Кто проиграет, ставит состав раньше.
    {"**"}Гол:** крайний и центр встречают защитника и вратаря. Карты пары складываются. При равенстве — гол.
    {"**"}Сыгранность:** одна масть +5, один цвет +2.
    {"**"}Конец:** побеждает тот, у кого больше голов за три периода. Ничья? Овертайм, потом буллиты.
lineup-rules-details = **Подробности**
    - На матч у вас 21 карта. Карты вбрасывания и сыгранный состав выбывают.
    - Цифры стоят столько, сколько на них. J, Q и K — 10, туз — 11. Джокер — травмированный игрок, он стоит 0.
    - Вбрасывание выигрывает старшая карта. Поровну — оба расставляют втайне.
    - ЛН + Ц встречает ПЗ + В, ПН + Ц встречает ЛЗ + В: четыре момента за период.
    - После двух периодов проигрываете больше двух шайб — матч окончен.
    - Овертайм — ещё один период, каждому шесть новых карт: с джокерами из остатка, иначе из всей колоды.
    - В буллитах каждому по карте из всей колоды. Старшая выигрывает.
lineup-example = **Пример**
lineup-rules-decisions = **Наши решения там, где старые правила молчат**
    - Матч может длиться один период, смену.
    - У джокера нет ни масти, ни цвета, а значит, и сыгранности.
    - Первую карту получает тот, кто вызывает. С его атак начинается и рассказ.
    - Сыгранную карту и состав назад не взять.
    - В овертайме нет вбрасывания: из шести карт лишней нет. Оба расставляют втайне.
    - В буллитах считается стоимость: десятка равна королю. Джокеры участвуют, если они в игре.
    - Кто выигрывает буллиты, выигрывает матч, а счёт остаётся ничейным.

## Карты на руках

hand-title = **{ $home } { $homegoals }:{ $awaygoals } { $away }**
hand-title-early = **{ $home } – { $away }**
hand-left-to-bot = Вы больше не на льду: за вас доигрывает бот. Соперник — { $opponent }.
hand-leaving = 🏳️ { $partner } решает, уходить ли вам со льда вместе. Уйти или передумать: { COMMAND("hockey match resign") }
hand-leaving-asked = 🏳️ { $partner } хочет уйти со льда вместе с вами. Согласиться или играть дальше: { COMMAND("hockey match resign") }
hand-bot-waits = 🏳️ { $partner } уходит. { $names } { $asked ->
        [one] решает
       *[other] решают
    }, можно ли взять бота. Уйти или играть дальше: { COMMAND("hockey match resign") }
hand-bot-refused = 🏳️ { $partner } уходит, а { $names } против бота. Уйти или играть дальше: { COMMAND("hockey match resign") }
hand-bot-asked = 🏳️ { $leaver } хочет уйти, а { $partner } — играть дальше с ботом. Вы согласны? { COMMAND("hockey match resign") }
hand-gone = 🏳️ { $gone } больше не на сервере. Ваше время на ответ закончится { $until }, и тогда победа у соперников. Играть с ботом или тоже уйти: { COMMAND("hockey match resign") }
hand-gone-across = 🏳️ { $gone } больше не на сервере. Ваше время на ответ закончится { $until }, и тогда победа ваша. Забрать победу или играть с ботом: { COMMAND("hockey match resign") }
hand-lost = Я больше не могу писать в канале матча. Играйте здесь.
hand-lost-thread = Играйте в личных сообщениях или через { COMMAND("hockey hand") } в канале: ветка матча закрыта.
hand-lost-dm = Ваши личные сообщения для меня закрыты: новое сюда не придёт. Этими картами ещё можно ходить.
hand-period = -# { $period }, раздача { $deal } из { $deals }
hand-centre = Центр, снизу вверх: { $cards }
hand-cut-won =
    Жеребьёвка за вами, { $high } против { $low }. **Сдавать или взять первый ход?**
    -# Сдавать: вы кладёте последнюю карту каждой раздачи. Первый ход: вы сдаёте в следующем периоде. Время на выбор закончится { $until }, и тогда сдаёте вы.
hand-cut-lost = { $player } выигрывает жеребьёвку, { $high } против { $low }, и выбирает, кто сдаёт.
hand-button-gone = Что уже ушло?
hand-button-refresh = Обновить
hand-button-rink = На площадку
hand-button-here = Карты сюда
hand-elsewhere-dm = Ваши карты открыты здесь: { $channel }. Соперник — { $opponent }.
hand-elsewhere-here = Ваши карты открыты ниже. Соперник — { $opponent }.
hand-elsewhere-private = Ваши карты в личных сообщениях. Соперник — { $opponent }.
hand-nudge = { $mention }, ваш ход: ответьте на { $card }. Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.
hand-nudge-lead = { $mention }, ваш ход: первая карта за вами. Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.
hand-nudge-empty = { $mention }, ваш ход: лёд пуст. Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.
hand-nudge-covered = { $mention }, ваш ход. Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.
nudge-dms-down = Сейчас я не могу писать в личные сообщения.
hand-nudge-choice = { $mention }, жеребьёвка за вами, соперник — { $opponent }. Сдавать и класть последнюю карту каждой раздачи? Или взять первый ход и сдавать в следующем периоде?
hand-not-yet = Ещё рано: { $player } думает.
hand-none = Вы сейчас не играете. Начать: { COMMAND("hockey challenge") }
hand-which = Какие карты?
hand-waiting = { $opponent } пока не отвечает на ваш вызов. [Перейти к вызову]({ $link })
hand-waiting-you = { $opponent } вызывает вас. Примите или откажитесь: [перейти к вызову]({ $link })
hand-waiting-table = Ваш матч ещё не начался: ждём остальных. [Перейти к предложению]({ $link })
hand-waiting-table-you = Ваш матч ещё не начался: ждём вашего согласия. [Перейти к предложению]({ $link })
hand-which-button = { $opponent }, { $server }

## Подсказки на картах

tip-goal = { $card } 🥅
tip-chance = { $card } 🏒
tip-block = { $card } 🛡️
tips = -# { $meanings }
tip-means-goal = 🥅 забивает
tip-means-chance = 🏒 выводит один на один
tip-means-chance-partners = 🏒 делает передачу
tip-means-chance-stockham = 🏒 даёт бросок
tip-means-chance-saskatchewan = 🏒 чистит лёд
tip-means-chance-stops = 🏒 перехватывает
tip-means-chance-stops-partners = 🏒 перехватывает передачу
tip-means-chance-stops-saskatchewan = 🏒 останавливает бросок и чистит лёд
tip-means-block-stops = 🛡️ останавливает
tip-means-block-stops-partners = 🛡️ останавливает
tip-means-block-stops-stockham = 🛡️ блокирует его

gone = **Ушли:** { $ranks }
gone-none = пока ничего
gone-held = **Только у вас:** { $ranks }
gone-held-rank = { $rank } ×{ $count }
gone-few = { $left ->
        [1] **Осталась одна:**
       *[other] **Остались две:**
    } { $ranks }
gone-counted = -# Осталась — значит, не сыграна в этом периоде и не у вас.{ $covered ->
        [0] {""}
        [one] {" "}{ $covered } карта центра закрыта и тоже считается.
        [few] {" "}{ $covered } карты центра закрыты и тоже считаются.
       *[other] {" "}{ $covered } карт центра закрыты и тоже считаются.
    }

## Поле

field-lot = По жребию сдаёт { $dealer }. Начинает { $other }.
field-sheet-title = Карты { $first }–{ $last } из { $cards }
field-sheet-title-again = Поле { $period }, карты { $first }–{ $last } из { $cards }
field-sheet-score = { $home } **{ $homegoals }:{ $awaygoals }** { $away }
field-turn = { $arrow } { $player } играет **{ $card }**: { $stage ->
        [0] первый ряд.
        [1] второй ряд.
        [2] третий ряд.
       *[3] бросок по воротам!
    }
field-last = { $player } { $card }: { $passed ->
        [0] {""}
       *[other] проходит { $cards }{ $end ->
            [passes] …
           *[other] , {""}
        }
    }{ $end ->
        [passes] {""}
        [thrown] не проходит { $met }
       *[save] сейв: { $met }
    }
field-last-goal = ## 🚨 { $player } забивает! { $card } на { $met }

field-play = { $player }: { $card } { $way }
field-play-on = { $player }: { $card } { $way }…
field-play-goal =
    { $player }: { $card } { $way }…
    ## 🚨 { $player } { $end }
field-step-passes = { $opened ->
        [yes]
            открывает { $met } и проходит
            открывает { $met } и катит дальше
            открывает { $met } и уходит финтом
            вскрывает { $met } и проскальзывает
            вскрывает { $met } и не сбавляет ход
            находит { $met } и свободную дорожку
            находит { $met } и мчит дальше
            пробует { $met } и видит открытый путь
            рискует, открывает { $met } и проходит
            раскрывает { $met } и пролетает мимо
            открывает { $met } и протискивается
            вскрывает { $met } и врывается в зону
       *[no]
            проходит { $met }
            объезжает { $met }
            обводит { $met }
            проскальзывает мимо { $met }
            переигрывает { $met }
            минует { $met }
            обыгрывает { $met }
            смещается в центр, позади { $met }
            оставляет позади { $met }
            пролетает мимо { $met }
            раскачивает { $met } и уходит
            огибает { $met }
    }
field-step-thrown = { $opened ->
        [yes]
            открывает { $met } и теряет шайбу: **вылет!**
            открывает { $met } и попадает на силовой приём: **вылет!**
            открывает { $met } и врезается в борт: **вылет!**
            вскрывает { $met } и натыкается на стену: **вылет!**
            вскрывает { $met } и отдаёт шайбу: **вылет!**
            находит { $met }, прохода нет: **вылет!**
            находит { $met } и получает корпусом: **вылет!**
            не угадывает, там { $met }: **вылет!**
            рискует, открывает { $met } и расплачивается: **вылет!**
            раскрывает { $met } и останавливается намертво: **вылет!**
            открывает { $met } и остаётся без шайбы: **вылет!**
            вскрывает { $met } и падает: **вылет!**
       *[no]
            теряет шайбу на { $met }: **вылет!**
            попадает под каток { $met }: **вылет!**
            врезается в { $met }: **вылет!**
            натыкается на { $met }: **вылет!**
            не проходит { $met }: **вылет!**
            упирается в { $met }: **вылет!**
            отдаёт шайбу { $met }: **вылет!**
            отскакивает от { $met }: **вылет!**
            застревает у { $met }: **вылет!**
            падает перед { $met }: **вылет!**
            не находит места возле { $met }: **вылет!**
            летит прямо на { $met }: **вылет!**
    }
field-step-save =
    бросает, вратарь { $met }: **Сейв!**
    щёлкает, но в воротах { $met }: **Сейв!**
    целится в угол, вратарь { $met } закрывает ворота: **Сейв!**
    бросает, вратарь { $met } ловит: **Сейв!**
    бросает, вратарь { $met } отбивает щитком: **Сейв!**
    выбирает угол, а вратарь { $met } говорит «нет»: **Сейв!**
    бросает низом, вратарь { $met } садится на шпагат: **Сейв!**
    бросает верхом, вратарь { $met } подставляет блин: **Сейв!**
    замахивается, вратарь { $met } накрывает: **Сейв!**
    выходит один на один, вратарь { $met } стоит до конца: **Сейв!**
    щёлкает, вратарь { $met } тащит: **Сейв!**
    бросает в угол, вратарь { $met } достаёт: **Сейв!**
field-step-goal =
    бросает, вратарь { $met }: **Гол! { $score }!**
    переигрывает вратаря { $met }: **Гол! { $score }!**
    бросает в девятку, вратарь { $met }: **Гол! { $score }!**
    бросает под вратаря { $met }: **Гол! { $score }!**
    бросает в домик, вратарь { $met }: **Гол! { $score }!**
    качает, вратарь { $met } ложится: **Гол! { $score }!**
    вколачивает, вратарь { $met }: **Гол! { $score }!**
    находит угол, вратарь { $met } не достаёт: **Гол! { $score }!**
    обманывает вратаря { $met }: **Гол! { $score }!**
    щёлкает, вратарь { $met } не успевает: **Гол! { $score }!**
    попадает от штанги, вратарь { $met }: **Гол! { $score }!**
    заставляет вратаря { $met } смотреть в другую сторону: **Гол! { $score }!**
    перебрасывает вратаря { $met }: **Гол! { $score }!**
    бросает рикошетом, вратарь { $met } не реагирует: **Гол! { $score }!**
    проталкивает шайбу, вратарь { $met } не накрывает: **Гол! { $score }!**
    бросает в ближний угол, вратарь { $met }: **Гол! { $score }!**
    попадает от перекладины, вратарь { $met }: **Гол! { $score }!**
    пережидает вратаря { $met }: **Гол! { $score }!**
    бросает над плечом, вратарь { $met }: **Гол! { $score }!**
    оставляет ни с чем вратаря { $met }: **Гол! { $score }!**
field-goal =
    🚨 { $scorer } проходит всю площадку: { $card } на { $met }. **Гол! { $score }!**
    🚨 { $scorer } обыгрывает вратаря, { $defender } хватается за голову: { $card } на { $met }. **Гол! { $score }!**
    🚨 { $scorer }: { $card } проходит { $met }, и шайба в воротах! **Гол! { $score }!**
    🚨 Три ряда и вратарь — { $scorer } проходит всё: { $card } на { $met }. **Гол! { $score }!**
    🚨 { $scorer } угадывает вратаря: { $card } на { $met }. **Гол! { $score }!**
    🚨 { $defender } ставит в ворота { $met }, а { $scorer } кладёт { $card }. **Гол! { $score }!**
    🚨 { $scorer } мчит от ворот до ворот: { $card } на { $met }. **Гол! { $score }!**
    🚨 { $scorer } едет прямо на { $met }, и { $card } пробивает. **Гол! { $score }!**
    🚨 { $card } никто не останавливает: { $scorer } забивает, в воротах { $met }. **Гол! { $score }!**
    🚨 { $card } проезжает всё поле, бросает { $scorer }: в воротах { $met }. **Гол! { $score }!**
    🚨 { $scorer } кладёт { $card } на { $met }, { $defender } достаёт шайбу из сетки. **Гол! { $score }!**
    🚨 { $met } не спасает: { $card } проходит всех, забивает { $scorer }. **Гол! { $score }!**
    🚨 Какой проход выдаёт { $scorer }! { $card } на { $met }. **Гол! { $score }!**
    🚨 Вратарь едет не туда, { $defender } в отчаянии: { $card } на { $met }, бросает { $scorer }. **Гол! { $score }!**
    🚨 { $scorer } бережёт лучшее напоследок: { $card } на { $met }. **Гол! { $score }!**
    🚨 Сквозь все ряды и в ворота: { $card } на { $met }! Забивает { $scorer }, а { $defender } разводит руками. **Гол! { $score }!**
    🚨 { $scorer } показывает, как это делается, { $defender } смотрит: { $card } на { $met }. **Гол! { $score }!**
    🚨 { $met } в рамке, { $card } в сетке: забивает { $scorer }. **Гол! { $score }!**
    🚨 { $scorer } бросает { $card }, { $met } не ловит, { $defender } качает головой. **Гол! { $score }!**
    🚨 Шайба едет домой: { $scorer } кладёт { $card } на { $met }. **Гол! { $score }!**

# То же на поле и по ходам: когда, сказано в ru.broadcast.ftl.
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

final-tie-field = **Итог: { $home } – { $away } { $homegoals }:{ $awaygoals }.** Все карты сыграны: ничья.

field-hand = **Ваш ход:** { $stage ->
        [0] вы открываете **{ $card }**. Выберите дорожку.
        [1] **{ $card }** проходит. Второй ряд!
        [2] **{ $card }** проходит. Третий ряд!
       *[3] **{ $card }** у ворот. Выберите вратаря!
    }
field-tips = -# { $stage ->
        [3] 🥅 гол, 🚫 не пройти
       *[other] 🏒 проходит, 🚫 не пройти
    }
field-hand-wait = { $player } играет { $card }.
field-nudge = { $mention }, ваш ход: ваша карта { $card }. Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.
field-button = { $card ->
        [closed] { $number }
       *[other] { $card }
    }
field-button-keeper = { $card ->
        [closed] Вратарь { $number }
       *[other] { $number }: { $card }
    }
field-mark-passes = { $place } 🏒
field-mark-goal = { $place } 🥅
field-mark-thrown = { $place } 🚫
field-mark-save = { $place } 🚫
rink-deal = Раздача { $deal } из { $deals }
rink-over = Конец матча
rink-player = Игрок { $number }
rink-moment-goal = Гол!
rink-moment-chance = Один на один
rink-moment-chance-partners = Передача
rink-moment-chance-stockham = Бросок
rink-moment-chance-saskatchewan = Чистый лёд
rink-moment-block = Блок!
rink-moment-post = Штанга!
rink-moment-save = Сейв!
rink-moment-wide = Мимо!
rink-alt-clock = { $period }. { $deal }.
rink-alt-bench = { $side }: { $goals ->
        [one] { $goals } гол
        [few] { $goals } гола
       *[other] { $goals } голов
    }, осталось { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
    }.
rink-alt-puck = Шайба в центре площадки.
rink-alt-goal = Гол: { $side }, { $card }. Горит лампа, шайба в воротах соперника: { $other }.
rink-alt-block = Шайба в центре площадки. Блок: { $side }.
rink-alt-post = Шайба в центре площадки. Штанга: { $side }.
rink-alt-save = Шайба в центре площадки. Сейв: { $other }.
rink-alt-wide = Шайба в центре площадки. Мимо: { $side }.
rink-alt-breakaway = С шайбой { $side }, выход один на один. Соперник: { $other }.
rink-alt-breakaway-partners = С шайбой { $side } после передачи. Соперник: { $other }.
rink-alt-breakaway-stockham = С шайбой { $side }, впереди бросок. Соперник: { $other }.
rink-alt-breakaway-saskatchewan = С шайбой { $side }, впереди чистый лёд. Соперник: { $other }.
rink-alt-empty = На льду нет карт.
rink-alt-pile = Стопка по порядку ходов{ $under ->
        [0] {""}
        [one] , под ней ещё { $under } карта
        [few] , под ней ещё { $under } карты
       *[other] , под ней ещё { $under } карт
    }: { $cards }.
rink-alt-card = { $player } { $card }{ $mark ->
        [goal] {" "}(гол)
        [chance] {" "}(выход один на один)
       *[none] {""}
    }
rink-alt-card-partners = { $player } { $card }{ $mark ->
        [goal] {" "}(гол)
        [chance] {" "}(передача)
       *[none] {""}
    }
rink-alt-card-stockham = { $player } { $card }{ $mark ->
        [goal] {" "}(гол)
        [chance] {" "}(бросок)
       *[none] {""}
    }
rink-alt-laid = { $card } в центре
lineup-alt-clock = { $period }. { $home }: { $homegoals }. { $away }: { $awaygoals }.
lineup-alt-line = { $player }, слева направо: { $cards }.
lineup-alt-hidden = { $player }: { $kind ->
        [closed] состав лежит рубашкой вверх
       *[empty] состава ещё нет
    }.
lineup-alt-faceoff = Вбрасывание: { $cards }.
lineup-alt-pair = { $pair }, { $value } против { $against }: { $goal ->
        [yes] гол
       *[no] гола нет
    }.
lineup-alt-next = Дальше: { $pair }.

field-alt-bench = { $player }: { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[other] { $left } карт
    } в стопке, { $goals ->
        [one] { $goals } гол
        [few] { $goals } гола
       *[other] { $goals } голов
    }.
field-alt-drawn = В игре { $card }.
field-alt-row = { $row ->
        [1] Верхний ряд
        [2] Средний ряд
       *[3] Нижний ряд
    }{ $next ->
        [yes] , следующий
       *[no] {""}
    }: { $cards }.
field-alt-keepers = { $player }, вратари{ $next ->
        [yes] , следующие
       *[no] {""}
    }: { $cards }.
field-alt-closed = { $number } закрыта
field-alt-open = { $number }: { $card }{ $mark ->
        [passed] {" "}(пройдена)
       *[other] {""}
    }

field-rules = **Ваш ход:** откройте верхнюю карту и выберите дорожку в ближайшем ряду.
    {"**"}Та же масть или тот же ранг:** вы проходите к следующему ряду. Иначе карта вылетает.
    {"**"}Гол:** за третьим рядом так же пройдите одного из двух вратарей.
    {"**"}Конец:** карты кончились — побеждает тот, у кого больше голов.
field-rules-details = **Подробности**
    - Открытые карты остаются открытыми для обоих. Идите по ним или открывайте новые.
    - При 36 картах (от шестёрки) у каждого по { $small }, при полной колоде по { $large }.
    - Карты кончились, счёт равный — ничья.
field-rules-example = **Пример**
field-rules-decisions = **Наши решения там, где старые правила молчат**
    - Открытую карту видят оба.
    - Карта не может остановиться: она идёт, пока не забьёт или не вылетит.
    - Открытые вратари тоже остаются открытыми.
    - Дорожки и вратарей считаем слева от того, кто вызывает.
    - Кто сдаёт, решает жребий, начинает другой.
    - Нужен победитель? Ещё одно поле, и начинает другой.

## Мои матчи, сдача, реванш

matches-none = У вас нет ни матчей, ни вызовов. Начать: { COMMAND("hockey challenge") }
matches-title = **Ваши матчи**
matches-running-turn = **Ваш ход.** Соперник — { $opponent }, { $game }, { $mine }:{ $theirs }. [Перейти к матчу]({ $link })
matches-running = Соперник — { $opponent }, { $game }, { $mine }:{ $theirs }, ходит { $player }. [Перейти к матчу]({ $link })
matches-open-mine = Ваш вызов: { $opponent }, { $game }. Вызов закончится { $until }. [Перейти]({ $link })
matches-open-theirs = { $opponent } вызывает вас, { $game }. Вызов закончится { $until }. [Перейти]({ $link })
matches-open-table = { $game }, ждём игроков. Предложение закончится { $until }. [Перейти]({ $link })
matches-more = И ещё { $count }.
resign-none = Вам негде сдаваться: матчей нет.
resign-which = В каком матче сдаться?
resign-ask = Уйти со льда при { $mine }:{ $theirs }? Тогда { $opponent } { $players ->
        [1] выигрывает
       *[other] выигрывают
    }.
resign-ask-partner = Уйти со льда при { $mine }:{ $theirs }? Сначала решает { $partner }. Если уйдёте оба, { $opponent } выигрывают.
resign-waits = { $partner } решает, уходить ли вам вместе. Время на ответ закончится { $until }. После этого **Сдаюсь** действует за вас обоих.
resign-not-yet = Ещё рано: { $partner } может ответить. Время на ответ закончится { $until }.
resign-asked = 🏳️ { $partner } хочет уйти со льда вместе с вами, при { $mine }:{ $theirs }. Если да, { $opponent } выигрывают. Ваше время на ответ закончится { $until }. Потом { $partner } может сдаться за вас обоих.
resign-bot-offered = { $partner } уходит? Вместо партнёра может сыграть бот: матч станет тренировкой.
resign-bot-askable = { $partner } уходит? Спросите соперников ({ $names }), можно ли взять бота: матч станет тренировкой.
resign-bot-waits = 🤖 { $partner } уходит. Вопрос соперникам ({ $names }): можно ли взять бота? Матч станет тренировкой.
resign-bot-refused = 🤖 { $partner } уходит, а соперники ({ $names }) против бота.
resign-bot-asked = 🏳️ { $leaver } хочет уйти со льда при { $mine }:{ $theirs }. Пусть { $partner } играет дальше с ботом? Матч станет тренировкой. Без бота { $leaver } и { $partner } играют вместе или уходят. Если уходят, победа ваша.
resign-objected = Значит, без бота. { $partner } играет дальше или уходит.
resign-answered = Ответ уже дан. Играем!
resign-gone = 🏳️ { $gone } больше не на сервере, счёт { $mine }:{ $theirs }. Пусть вместо партнёра играет бот: матч станет тренировкой. Если вы сдадитесь, { $opponent } выигрывают. Ваше время на ответ закончится { $until }, и тогда победа тоже у них.
resign-gone-across = 🏳️ { $gone } больше не на сервере, счёт { $mine }:{ $theirs }. Заберите победу, или пусть играет бот: матч станет тренировкой. Ваше время на ответ закончится { $until }, и тогда победа ваша.
resign-moot = Уходить больше никто не хочет. Играем!
resign-no-bot = Все мои боты уже играют с вами. Сначала закончите один из этих матчей или сдайтесь здесь.
resign-won = Победа ваша, при счёте { $mine }:{ $theirs }.
resign-button-agree = Согласиться и уйти
resign-button-bot = Играть дальше с ботом
resign-button-allow = Играть дальше с ботом
resign-button-object = Без бота
resign-bot = На лёд выходит { $name }, { $partner } уходит. Играем! Теперь матч — тренировка.
resign-bot-told = 🏳️ { $leaver } уходит со льда, место занимает бот { $name }. Теперь матч — тренировка.
resign-button-win = Забрать победу
resign-button-yes = Сдаюсь
resign-button-no = Играть дальше
resign-button-which = { $opponent }, { $place }
resign-done = Вы ушли со льда. { $opponent } { $players ->
        [1] выигрывает
       *[other] выигрывают
    }. Хорошая игра.
resign-kept = Возвращаемся на лёд.
rematch-asked = Вы просите реванш. [Перейти в канал]({ $link })
rematch-on = Реванш начинается! [Перейти к матчу]({ $link })
rematch-in = Вы в игре. [Перейти к предложению]({ $link })
rematch-waiting = Вы уже попросили реванш. [Перейти к вызову]({ $link })

privacy = **Что я о вас храню** (но не сообщения)
    - id в Discord, имя и язык
    - настройки, команды и блокировки
    - матчи, жеребьёвки, итоги и статистику
    - закладки, прогнозы, подписки на матчи
privacy-button-export = Прислать мне
privacy-button-forget = Удалить
privacy-exported = Всё, что я о вас храню, кроме того, кто вас блокирует. Из идущих матчей — только ваши ходы.
privacy-exported-more = Часть { $part }.
privacy-ask = Удалить всё, что я о вас храню? В идущих матчах вы сдаётесь. У соперников результаты останутся, а вместо вас — «Игрок». Если вас кто-то блокирует или сервер запрещает вам играть, это остаётся, но только с вашим id в Discord.
privacy-button-yes = Удалить всё
privacy-button-no = Оставить
privacy-kept = Ничего не удалено.
privacy-forgotten = Всё удалено. Возвращайтесь, когда захотите.
forgotten-player = Игрок
player-nameless = Игрок { $id }

block-done = { $player } больше не сможет вызвать вас и об этом не узнает.
block-list = Кто у вас заблокирован. Нажмите на имя, чтобы разблокировать.
block-more = Не поместились: { $count }. { COMMAND("hockey me block") } с именем поставит игрока первым.
block-empty = Вы никого не блокируете.
block-button = Разблокировать: { $player }
block-nobody = Выберите другого игрока: не себя и не бота.

## Ваши настройки

switch-on = Да
switch-off = Нет
settings-title = **Ваши настройки** на всех серверах
settings-dm = Карты в личные сообщения
settings-dm-hint = -# Со следующего матча
settings-deal = Всегда сдавать
settings-last = Последняя карта ходит сама
settings-tips = Подсказки на картах
settings-tips-hint = -# В первых { $matches } матчах
settings-talk = Боты разговаривают
settings-taunts = Подначки
settings-colours = Карты в четыре цвета
settings-hidden = Скрытая статистика
settings-language = Язык: { $chosen }

## Время на ход

command-pause = Приостановить матч или продолжить
command-challenge-pace = Сколько длится ход; если не указать, как принято на этом сервере
pace-live = Вживую, минуты на ход
pace-relaxed = Не спеша, часы на ход
pace-usual = Как принято на этом сервере
pace = { $time } на ход
span-days = { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
span-hours = { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[other] { $count } часов
    }
span-minutes = { $count ->
        [one] { $count } мин.
        [few] { $count } мин.
       *[other] { $count } мин.
    }
span-seconds = { $count ->
        [one] { $count } сек.
        [few] { $count } сек.
       *[other] { $count } сек.
    }
clock-runs = Ход закончится { $until }.
clock-half = ⏳ Половина времени прошла. Ход закончится { $until }.
clock-up = ⌛ { $late }: время вышло. { $claimant } может забрать победу или дать ещё времени. Матч закончится { $until }.
clock-up-yours = ⌛ { $late }: время вышло. Заберите победу или дайте ещё времени. Матч закончится { $until }.
clock-up-all = ⌛ Время вышло у обеих сторон. Ходите, иначе матч закончится { $until }.
clock-up-you = ⌛ Ваше время вышло. Ходите, иначе матч закончится { $until }.
clock-paused = ⏸️ Пауза до { $until }.
clock-button-claim = Забрать победу
clock-button-wait = Дать ещё времени
clock-claimed = Победа ваша. Соперник — { $opponent }.
clock-waits = Благородно. Ход закончится { $until }.
clock-unsteady = Меня ненадолго не было, я ещё возвращаю время. Попробуйте снова.
pause-asked = ⏸️ { $player } просит паузу на { $time }. Она начнётся, когда все согласятся.
pause-waits = ⏸️ Вы просите паузу на { $time }. Время идёт, пока все не согласятся.
pause-ask = Какая пауза нужна? Она начнётся, когда все согласятся.
pause-agree = Пауза на { $time }? Время встанет до её конца или пока кто-нибудь не продолжит.
pause-stands = Матч на паузе до { $until }. Продолжить можно и раньше.
pause-begins = ⏸️ Матч на паузе до { $until }. Любой из вас может продолжить раньше.
pause-refused = Без паузы: время идёт.
pause-over = Матч продолжается: время идёт.
pause-none = Вы сейчас не играете: ставить на паузу нечего.
pause-which = Какой матч приостановить?
pause-nudge = { $mention }, вас просят о паузе: да или нет? Соперник — { $opponent }, { $homegoals }:{ $awaygoals }.
pause-button-ask = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
pause-button-agree = Согласиться на паузу
pause-button-refuse = Без паузы
pause-button-back = Отозвать просьбу
pause-button-resume = Продолжить
more = Ваш матч: соперник — { $opponent }, { $mine }:{ $theirs }.
more-button = ⋯ Ещё
more-button-pause = Пауза
more-button-resign = Сдаться

## Свои правила и настройки сервера

admin-not-here = Это команда для серверов: наберите её там.
admin-not-allowed = Это могут только те, кто управляет сервером.

house-making = **Новые правила**
house-seats = Игроков: { $chosen }
house-power = Сильная карта: { $rank }
house-power-none = Без сильных карт
house-deals = Раздачи: { $chosen }
house-overtime_deals = В овертайме: { $chosen }
house-centre = Стопка в центре: { $chosen }
house-centre-cards = { $cards ->
        [0] нет
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
house-third = Третья карта: { $chosen }
house-third-takes-over = перехватывает
house-third-cancels = только отменяет
house-third-blocks = блокирует
house-third-none = нет
house-goal_is_chance = Гол — снова один на один
house-clears_ice = Один на один чистит лёд
house-power_scores = Сильные карты забивают
house-button-name = Дать имя
house-name-title = Свои правила
house-name = Название
house-name-about = До 32 символов. Потом изменить его нельзя.
house-saved = **{ $name }**: готово. Выберите эту игру в { $seats ->
        [4] { COMMAND("hockey partners") }
       *[other] { COMMAND("hockey challenge") }
    }.
house-name-length = Нужно от 1 до { $most } символов.
house-name-taken = Название «{ $name }» здесь уже занято. Выберите другое.
house-too-many = Своих правил здесь уже { $most }. Освободите место: { COMMAND("hockey-admin house remove") }
house-none = Своих правил здесь пока нет. Создайте их: { COMMAND("hockey-admin house create") }
house-unknown = Правил «{ $name }» здесь нет. Выберите из списка.
house-list = **Свои правила сервера**
house-line = **{ $name }**: игроков { $seats }, раздачи по { $deals }
house-line-none = **{ $name }**: играть нельзя, правила противоречат друг другу. Уберите их: { COMMAND("hockey-admin house remove") }
house-list-more = Правила целиком: { COMMAND("hockey rules") }
house-remove-ask = Убрать **{ $name }**? Идущие матчи доигрываются по этим правилам.
house-button-remove = Убрать
house-button-keep = Оставить
house-removed = **{ $name }**: этих правил больше нет.
house-kept = **{ $name }**: правила остаются.

house-not = Так играть ещё нельзя:
house-not-yet = Так играть ещё нельзя: { $reason }
house-not-seats-not-two-or-four = Играют двое или четверо.
house-not-ranks-not-of-the-pack = В колоде 52 карты.
house-not-power-ranks-not-of-the-pack = Назовите каждую сильную карту один раз.
house-not-empty-deal = В каждой раздаче каждому нужна хотя бы одна карта.
house-not-deals-do-not-use-the-pack = Раздачи и центр вместе не дают 52 карты. Измените то или другое или число игроков.
house-not-overtime-deals-do-not-use-the-pack = Раздачи овертайма и центр вместе не дают 52 карты. Измените то или другое или число игроков.
house-not-centre-cannot-be-laid = В центре нужны разные ранги без сильных карт, а их не хватает. Выберите центр поменьше или меньше сильных карт.
house-not-third-card-on-cleared-ice = Выход один на один чистит лёд, и третьей карте нечего повторять. Выберите «нет» или оставьте стопку.
house-not-third-card-undecided = Стопка остаётся, и третья карта что-то делает. Выберите что.
house-not-power-scores-without-cleared-ice = Сильные карты забивают только на чистом льду. Пусть выход один на один чистит лёд, или пусть они не забивают.
house-not-power-scores-without-power-ranks = Сильных карт нет, забивать нечем. Выберите их, или пусть они не забивают.
house-not-no-goal-possible = Так никто не забьёт: все карты сильные. Уберите хотя бы одну.

end-match = Матч { $number }: { $players }
end-ask = Прекратить матч { $number }, { $players }? Победителя не будет. [Посмотреть]({ $link })
end-button-yes = Прекратить
end-button-no = Играть дальше
end-done = Матч прекращён.
end-kept = Матч продолжается.
end-none = Сейчас здесь нет матчей.
end-unknown = Такого матча здесь нет. Выберите из списка.
ban-done = { $player } больше не может здесь играть. Начатые матчи продолжаются. Чтобы отменить: { COMMAND("hockey-admin unban") }
unban-done = { $player } снова может здесь играть.
unban-none = Здесь никому не запрещено играть.
unban-unknown = Такого игрока в списке нет. Выберите из списка.
team-reset-done = { $player } теперь здесь без команды. Чтобы так и осталось: { COMMAND("hockey-admin ban") }

setup-title = **Хоккей на этом сервере**
setup-game = Игра: { $chosen }
setup-length = Длина: { $chosen }
setup-length-any = На выбор игроков
setup-length-3 = 3 периода
setup-length-1 = 1 период (смена)
setup-pace = Темп: { $chosen }
setup-voice = Голос: { $chosen }
voice-traditional = По традиции
voice-broadcast = Репортаж
voice-quiet = Тихо (только главное)
setup-language = Язык: { $chosen }
setup-challengers = Кто может вызывать: все
setup-challengers-role = Вызывать может **{ $role }**
    -# Чтобы сесть или тренироваться, роль тоже нужна
setup-button-everyone = Все
setup-switch-knockout = До победы, без ничьих
no-thread = { $why ->
        [channel] Ветки открываются только в текстовых каналах, поэтому матч идёт прямо здесь: { $channel }.
        [permission] Дайте мне права { permission-create_public_threads } и { permission-send_messages_in_threads } здесь: { $channel }. Без них у матчей нет веток.
        [many] Закройте несколько веток: на сервере их столько, сколько разрешает Discord. Матч идёт прямо здесь: { $channel }.
       *[other] Ветка не открылась, поэтому матч идёт прямо здесь: { $channel }.
    }
setup-switch-threads = Ветка для каждого матча
setup-switch-rings = Сообщение о каждом голе
setup-switch-taunts = Подначки после гола
setup-switch-pictures = Картинки площадки

season-calendar = { $calendar ->
        [monthly] Сезоны кончаются каждый месяц.
        [quarterly] Сезоны кончаются каждые три месяца.
        [hand] Сезоны завершает админ.
       *[none] Сезонов нет: таблицы за всё время. Начать: { COMMAND("hockey-admin season") }
    }
season-now = **Сезон { $number }** { $how ->
        [open] идёт с { $since }.
        [ends] кончится { $end }.
       *[over] завершён.
    }
season-end-ask = **Завершить сезон { $number } сейчас?** Призёры появятся в канале через минуту. { $calendar ->
        [none] Новый сезон не начнётся.
       *[other] Сезон { $next } начнётся с нуля.
    }
season-button-yes = Завершить сезон
season-button-no = Не сейчас
season-none-to-end = Сейчас нет сезона. Начать: { COMMAND("hockey-admin season") }

## Турнирная таблица

board-title = **{ $scope ->
        [server] Таблица: { $server }
       *[everywhere] Таблица всего мира
    }{ $which ->
        [one] {" "}· { $game }
       *[all] {""}
    }{ $season ->
        [0] {""}
       *[other] , сезон { $season }
    }**
board-head-name = Имя
board-head-points = Очки
board-head-rating = Рейт
board-head-goals = Шайбы
board-head-rate = Побед
board-head-record = В-П-Н
board-head-form = Форма
board-climbers = 📈 { $since ->
        [season] За сезон
       *[week] За неделю
    }: { $climbers }
board-climber = { $player } { $before } → { $place }
board-row = **{ $rank }. { $player }**, { $value }
board-row-you = **{ $rank }. { $player } (вы)**, { $value }
board-value = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
board-goals = { $goals ->
        [one] { $goals } гол
        [few] { $goals } гола
       *[other] { $goals } голов
    }
board-rate = { $rate } % побед
board-unrated = рейтинга ещё нет
form-win = В
form-loss = П
form-tie = Н
streak = { $kind ->
        [win] { $count ->
            [1] последний матч: победа
            [one] { $count } победа подряд
            [few] { $count } победы подряд
           *[other] { $count } побед подряд
        }
        [loss] { $count ->
            [1] последний матч: поражение
            [one] { $count } поражение подряд
            [few] { $count } поражения подряд
           *[other] { $count } поражений подряд
        }
        [tie] { $count ->
            [1] последний матч: ничья
            [one] { $count } ничья подряд
            [few] { $count } ничьи подряд
           *[other] { $count } ничьих подряд
        }
       *[none] пока ничего
    }
rating = рейтинг { $rating }
rating-provisional = рейтинг { $rating } (предварительный, { $rated } из { $needed })
board-record = { $wins } В{ $won }, { $losses } П{ $lost }, { $ties } Н · шайбы { $for }:{ $against }
board-otherwise = {" "}({ $pieces })
board-walkovers = { $count } за неявку
board-won-resigned = { $count } сдачей соперника
board-lost-resigned = { $count } сдачей
board-clock = { $count } по времени
board-by-points = По очкам: победа 2, ничья 1.
board-by-rating = По рейтингу. «?» — меньше { $needed } рейтинговых матчей, место ниже остальных; без рейтинга место в самом низу.
board-by-goals = По голам.
board-by-rate = По доле побед. Кто сыграл меньше { $games } матчей, стоит ниже.
board-pairs = Двое на двое — отдельные таблицы: выберите игру.
board-page = Страница { $page } из { $pages }. { $legend }
board-empty = { $season ->
        [over] В этом сезоне никто не играл.
       *[on] Здесь пока никого. Откройте счёт: { COMMAND("hockey challenge") }
    }
board-previous = Назад
board-next = Вперёд
board-own = Моя строка
order-points = очки
order-rating = рейтинг
order-goals = голы
order-rate = доля побед
season-name = сезон { $number }
season-choice = Сезон { $number }{ $on ->
        [yes] {" "}(идёт)
       *[no] {""}
    }
season-unknown = Такого сезона здесь нет. Выберите из списка.
season-none = На этом сервере нет сезонов. Начать их может админ: { COMMAND("hockey-admin season") }
season-not-here = Сезоны есть только на серверах. Спросите там или не указывайте сезон.
season-everywhere = Сезоны есть только на серверах. Спросите там, без «{ scope-everywhere }».
season-closed = 🏁 **Сезон { $number } завершён.**
season-place = { $medal } **{ $player }**, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
season-board = Вся таблица: { COMMAND("hockey leaderboard") }, сезон { $number }
card-everywhere = весь мир
card-title = **{ $player }**: { $what }
card-button-numbers = Все цифры
# На самой карточке, где хватает места на слово или два.
card-big-wins = Победы
card-big-goals = Голы
card-big-share = Побед
card-big-streak = Побед подряд
card-form-short = Форма
card-record-short = { $wins }-{ $losses }-{ $ties }
card-rating-of = Рейтинг{ $has ->
        [yes] : { $family }
       *[no] {""}
    }
card-rating-short = { $rating } ± { $give }
card-patch-hats = { $count ->
        [one] хет-трик
        [few] хет-трика
       *[other] хет-триков
    }
card-patch-shutouts = { $count ->
        [one] сухой матч
        [few] сухих матча
       *[other] сухих матчей
    }
card-patch-overtime = { $count ->
        [one] победа в овертайме
        [few] победы в овертайме
       *[other] побед в овертайме
    }
card-patch-posts = { $count ->
        [one] штанга
        [few] штанги
       *[other] штанг
    }
card-alt = Хоккейная карточка: { $player }{ $has ->
        [yes] , { $team }
       *[no] {""}
    }.
card-alt-record = { $games ->
        [one] { $games } матч
        [few] { $games } матча
       *[other] { $games } матчей
    }: { $record }. Доля побед: { $share }. Голы: { $goals }. Больше всего побед подряд: { $best }.
card-alt-form = Последние матчи, самый новый в конце: { $form }.
card-alt-rating = { $has ->
        [yes] { $family }
       *[no] В начале
    }: { $rating }, ±{ $give }.
card-alt-badges = Награды: { $badges }.
card-alt-patch = { $count } { $what }
card-alt-medal = { $place }-е место, { $what }
card-rating = **{ $family }**: { $rating }, ±{ $give }
family-pile = Игры со стопкой
family-lineup = По ходам
family-field = Поле
card-no-matches = Матчей с людьми пока нет: { COMMAND("hockey challenge") }
card-tally = побед { $wins }, поражений { $losses }, ничьих { $ties }
card-record = **{ $games ->
        [one] { $games } матч
        [few] { $games } матча
       *[other] { $games } матчей
    }**: { $record }
card-overtime = **В овертайме**: { $record }
card-goals = **Голы**: забито { $for }, пропущено { $against }{ $own ->
        [all] {""}
       *[some] {" "}· из них лично { $goals }
    }
card-shots = **Броски**: { $shots ->
        [0] нет
       *[other] { $shots }, реализовано { $shooting }
    } · { $faced ->
        [none] чужих нет
       *[some] чужих отбито { $saving }
    }
card-share = { $share } %
card-none = –
card-expected = **Ожидаемые голы**: свои { NUMBER($own, minimumFractionDigits: 1) }; чужие { NUMBER($against, minimumFractionDigits: 1) }
card-feats = **Штанги**: { $posts } · перехваты { $takeovers } · сухие матчи { $shutouts } · хет-трики { $hats }
card-form = **Форма**: { $form } · { $streak } · больше всего побед подряд: { $best }
card-lengths = **Самый долгий матч**, в ходах: { $plays }{ $has ->
        [yes] {" "}· самый быстрый гол: { $goal }-я карта периода
       *[no] {""}
    }
card-rival = **Главный соперник**: { $player }, { $games ->
        [one] { $games } матч
        [few] { $games } матча
       *[other] { $games } матчей
    }, { $record }
card-curve = -# Рейтинг от матча к матчу: { $family }
card-badges = **Награды**: { $badges }
card-badge = { $medal } { $what }
card-button-meaning = Что это значит?
card-alt-curve = { $player }, рейтинг ({ $family }) за рейтинговые матчи ({ $count }): от { $first } до { $last }, самый низкий { $lowest }, самый высокий { $highest }.
card-hidden = { $player } скрывает свою статистику.
card-bot = У ботов нет статистики: матч против бота — тренировка. Ваш счёт с моими игроками: { COMMAND("hockey practice") }
statistics = **Что это значит.** Идут в счёт только матчи с результатом, тренировки — никогда.
    - **Бросок**: карта, которой сторона разыгрывает свой момент: гол, штанга, сейв или мимо. В игре «По ходам» — каждая атака, в игре «Поле» — каждая карта у вратаря.
    - **Отбито**: доля чужих бросков, которые не стали голом.
    - **Перехват**: карта, которая делает чужой выход один на один вашим.
    - **Сухой матч**: победа в игре без пропущенных голов. **Хет-трик**: три своих гола в матче или больше.
    - **Ожидаемые голы**: сколько голов обычно приносят такие моменты.
    - **Самый быстрый гол**: на какой карте периода. **Самый долгий матч**: по числу карт, в игре «По ходам» — атак.
    - **Рейтинг**: число для каждой семьи игр. У всех в начале 1000. Знак ? — рейтинговых матчей меньше десяти. Месяцы без матчей увеличивают ±. Неявка до первого гола не в счёт.
rivalry-title = **{ $one } – { $other }**: { $what }
rivalry-none = { $one } и { $other } ещё не сыграли ни одного матча друг с другом. Начать: { COMMAND("hockey challenge") }
rivalry-two = Соперников двое: выберите кого-нибудь ещё.
rivalry-record = **{ $games ->
        [one] { $games } матч
        [few] { $games } матча
       *[other] { $games } матчей
    }**, победы: { $one } { $wins }, { $other } { $losses }, ничьих { $ties }
rivalry-goals = **Голы**: { $one } { $mine }, { $other } { $theirs }
rivalry-of = **{ $player }**: { $shots ->
        [0] бросков нет
        [one] { $shots } бросок
        [few] { $shots } броска
       *[other] { $shots } бросков
    }{ $shots ->
        [0] {""}
       *[other] , реализовано { $shooting }
    } · штанги { $posts } · перехваты { $takeovers } · сухие матчи { $shutouts } · форма { $form }
rivalry-overtime = **В овертайме**: { $games ->
        [one] { $games } матч
        [few] { $games } матча
       *[other] { $games } матчей
    }, победы: { $one } { $wins }, { $other } { $losses }, ничьих { $ties }
records-title = **Рекорды**: { $what }
records-none = Сыгранных матчей, которые идут в счёт, здесь пока нет. Начать: { COMMAND("hockey challenge") }
records-watch = Посмотреть матч рекорда
records-not-here = Рекорды есть только на серверах. Спросите там: { COMMAND("hockey records") }
record-goals = Лучший матч: **{ $count } { $count ->
        [one] гол
        [few] гола
       *[other] голов
    }**, { $player }, { $day }
record-margin = Самая крупная победа: **{ $mine }:{ $theirs }**, { $player }, { $day }
record-both = Больше всего голов за матч: **{ $count }** ({ $mine }:{ $theirs }), { $player }, { $day }
record-shots = Больше всего бросков за матч: **{ $count }**, { $player }, { $day }
record-longest = Самый долгий матч, в ходах: **{ $count }**, { $player }, { $day }
record-fastest = Самый быстрый гол: **{ $count }-я карта** периода, { $player }, { $day }
record-wins = Больше всего побед: **{ $count }**, { $player }
record-streak = Больше всего побед подряд: **{ $count }**, { $player }
record-scored = Больше всего голов: **{ $count }**, { $player }
record-shutouts = Больше всего сухих матчей: **{ $count }**, { $player }
record-posts = Больше всего штанг: **{ $count }**, { $player }
board-not-here = Здесь не сервер, поэтому вот таблица всего мира.

## Тренировка: игроки самого бота

# Имена тех, кого никогда не было: картинка и слово, которое запоминается.
mind-rookie = Огурчик 🐣
mind-pro = Док 🩺
mind-all-star = Молния ⭐
mind-legend = Сыщик 🏆
# Второй, третий такой же в одном матче.
mind-again = { $name } { $number }
level-rookie = Новичок
level-pro = Профи
level-all-star = Звезда
level-legend = Легенда

place-dm = тренировка
practice-menu = **С кем хотите сыграть?** Игра: { $game }.
practice-level = { $name } { $level }
practice-record = **{ $name }**: побед { $wins }, поражений { $losses }{ $ties ->
        [0] .
       *[other] , ничьих { $ties }.
    }
practice-board = **Последние { $days } дней здесь**
practice-board-row = { $rank }. { $player }{ $you ->
        [yes] {" "}(вы)
       *[no] {""}
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: побед { $wins }, поражений { $losses }{ $ties ->
        [0] {""}
       *[other] , ничьих { $ties }
    }
practice-board-points = -# Победа — это 1 очко (новичок), 2 (профи), 3 (звезда) или 4 (легенда). Ничья — половина.
practice-button = Сыграть с ботом
practice-button-first = Первый матч с объяснениями
lesson-opening = 🏒 **{ $home } – { $away }.** Повторите карту — выход один на один. Повторите ответ — гол!

# Говорится под картами в первом матче, каждое при первом своём возгласе.
lesson-lets = **{ $player } даёт вам бросать**, пока вы не забьёте.
lesson-answer = Повторите { $card } — и вы один на один.
lesson-answer-none = Повторить { $card } нечем. Нажмите на любую карту.
lesson-chance = 💡 **Выход один на один:** { $you ->
        [yes] вы повторяете
       *[no] { $player } повторяет
    } ранг карты на столе.
lesson-power = 💡 **Валет** сам по себе выводит один на один.
lesson-next = Ваша следующая карта — бросок. Если { $player } повторит её, это гол.
lesson-takeover = 💡 **Перехват:** { $card } на { $shot }. Теперь один на один { $you ->
        [yes] выходите вы, а не { $other }.
       *[no] выходит { $player }, а не вы.
    }
lesson-goal = 💡 **Гол:** { $you ->
        [yes] вы выходите один на один и повторяете
       *[no] { $player } выходит один на один и повторяет
    } бросок: { $card } на { $shot }.
lesson-earnest = Дальше { $player } играет на победу.
lesson-post = 💡 **Штанга:** промах на один ранг. Выход один на один упущен.
lesson-save = 💡 **Сейв:** промах на два ранга. Выход один на один упущен.
lesson-wide = 💡 **Мимо:** промах на три ранга или больше. Выход один на один упущен.
lesson-clears = 💡 **Надёжная карта:** её трудно повторить или совсем нечем. Так { $you ->
        [yes] вы срываете
       *[no] { $player } срывает
    } выход один на один.
practice-opening = { $name } — бот ({ $level }). Тренировка не идёт в таблицу.

## Что говорят игроки самого бота

taunts =
    Этот гол — в рамку и на стену.
    Проверь сетку, она, кажется, ещё качается.
    С самого вбрасывания видно: быть голу.
    Кто-то моргнул? Только не я.
    Запиши на мой счёт.
    Включай сирену, это мой гол!
    Этот угол у тебя всегда открыт.
    Автограф на шайбе бесплатно.
    Не беда, льда ещё много.
    После матча научу и этому.
    Вот для чего нужны тренировки.
    Кто заказывал гол? Доставка!
    Повторить? У меня есть время.
    С шайбой твои ворота смотрятся лучше.
    Чувствуешь сквозняк? Дверь-то открыта.
taunt-choose = Подразнить (одна минута)
taunt-twice = За этот гол вы уже дразнили. Новый гол — новая фраза.
taunt-late = Поздно: на это была минута. Забейте ещё, и будут три новые фразы.
taunt-not-yours = Дразнить за этот гол может только его автор.
taunt-unwanted = Кто-то в этом матче или сервер не хочет подначек.

follow-button = 🔔 Следить
follow-on = Вы следите за этим матчем. Итог упомянет вас. Нажмите ещё раз, чтобы перестать.
follow-off = Вы больше не следите за этим матчем.
follow-player = Вы играете в этом матче. Его итог придёт вместе с картами.
follow-full = За этим матчем уже следят { $most }. Больше имён в итоге не поместится.
guess-button = 🔮 Победа: { $side }
guess-kept = Ваш прогноз на победу: { $side }. До первого гола его можно изменить.
guess-record = Ваши прогнозы на этом сервере: верных { $right } из { $count }.
guess-late = Поздно: прогнозы закрываются с первым голом.
guess-player = Вы играете в этом матче. Прогнозы — для тех, кто смотрит.
final-guesses = 🔮 Верный прогноз: { $names }{ $more ->
        [0] {""}
       *[other] {" "}и ещё { $more }
    }.
final-guesses-none = 🔮 { $count ->
        [1] Единственный прогноз мимо.
        [2] Оба прогноза мимо.
        [one] Все прогнозы мимо ({ $count }).
        [few] Все { $count } прогноза мимо.
       *[other] Все { $count } прогнозов мимо.
    }
final-followers = 🔔 { $people }
card-guesses = - Прогнозы: верных { $right } из { $count }
record-guessers = Лучшие прогнозы: { $guessers }
record-guesser = { $player } { $right } из { $count }
talk = > { $player }: «{ $said }»
talk-rookie-scores = { $variant ->
        [1] Она в воротах? В воротах!
        [2] Вот мама обрадуется!
       *[3] Так и задумано. Наверное.
    }
talk-rookie-concedes = { $variant ->
        [1] А это надо было ловить?
        [2] Так вот как это выглядит.
       *[3] Про такое мне не рассказывали!
    }
talk-rookie-wins = { $variant ->
        [1] Это победа? Победа!
        [2] Угощаю всех. Лимонадом.
       *[3] Можно протокол в рамочку?
    }
talk-rookie-loses = { $variant ->
        [1] Хорошая игра! Научи меня как-нибудь.
        [2] Я ещё освоюсь.
       *[3] Весело! Ещё раз?
    }
talk-rookie-ties = { $variant ->
        [1] Ничья! Беру.
        [2] Никто не в обиде. Отлично.
       *[3] Поровну. С этим можно жить.
    }
talk-pro-scores = { $variant ->
        [1] Всё по учебнику.
        [2] Страница двенадцать, если хочешь проверить.
       *[3] Терпение, и вот результат.
    }
talk-pro-concedes = { $variant ->
        [1] Против этого в учебнике ничего нет.
        [2] Отличное чтение игры.
       *[3] Моё решение было бы таким же.
    }
talk-pro-wins = { $variant ->
        [1] Вот что значит школа.
        [2] Хороший матч. Береги надёжные карты.
       *[3] Как по нотам.
    }
talk-pro-loses = { $variant ->
        [1] Отлично сыграно. Загляну в свои записи.
        [2] У нас с тобой один учебник.
       *[3] Это войдёт в следующее издание.
    }
talk-pro-ties = { $variant ->
        [1] Справедливо.
        [2] Достойны оба.
       *[3] Никто не моргнул.
    }
talk-all-star-scores = { $variant ->
        [1] Чувствую: у тебя там пусто.
        [2] За это и покупают билеты.
       *[3] Это было видно ещё две карты назад.
    }
talk-all-star-concedes = { $variant ->
        [1] Хорошо ты её прячешь.
        [2] Вот на это ставки не было.
       *[3] Ладно. Теперь я просыпаюсь.
    }
talk-all-star-wins = { $variant ->
        [1] Завтра в это же время?
        [2] Есть над чем подумать. Спасибо.
       *[3] Первая звезда матча — я. Вторая, совсем рядом, — ты.
    }
talk-all-star-loses = { $variant ->
        [1] Весь вечер гадаю, и всё мимо.
        [2] Аплодирую стоя.
       *[3] Об этом я ещё подумаю.
    }
talk-all-star-ties = { $variant ->
        [1] Пусть будет ничья, и хорошая.
        [2] Ни сантиметра никто не уступает.
       *[3] Продолжение следует.
    }
talk-legend-scores = { $variant ->
        [1] Расчёт был на это.
        [2] Три уже ушли. Оставалось ждать четвёртую.
       *[3] Такой уж расклад.
    }
talk-legend-concedes = { $variant ->
        [1] Хм. Ни в одном из моих миров этого нет.
        [2] Запомни эту карту. Я запомню.
       *[3] Один шанс из двадцати, и он ваш.
    }
talk-legend-wins = { $variant ->
        [1] Ты играешь лучше многих, кто здесь сидит.
        [2] Каждая карта говорит. Слушай дольше.
       *[3] Спасибо за игру.
    }
talk-legend-loses = { $variant ->
        [1] Снимаю шлем.
        [2] Значит, меня ещё можно удивить.
       *[3] Рассказывай всем об этой победе. Подтвержу.
    }
talk-legend-ties = { $variant ->
        [1] Равные силы.
        [2] Карты не смогли решить, и мы тоже.
       *[3] Такой счёт я уважаю.
    }

## Тренер

hand-button-hint = Подсказка
hint = **{ $move }**: { $why }.
hint-bare = **{ $move }**
hint-place = Дорожка { $number }
hint-keeper = Вратарь { $number }
hint-position = { $position } { $card }
hint-pairs-won = { $won ->
        [0] самые дешёвые карты, ведь любая из четырёх пар обойдётся дороже, чем принесёт
        [1] самые дешёвые карты, которые берут одну из четырёх пар
        [4] самые дешёвые карты, которые берут все четыре пары
       *[other] самые дешёвые карты, которые берут { $won } пары из четырёх
    }
hint-pairs-most = { $won ->
        [0] ваши карты не берут ни одной из четырёх пар
        [1] ваши карты берут одну пару из четырёх, не больше
        [4] ваши карты берут все четыре пары
       *[other] ваши карты берут { $won } пары из четырёх, не больше
    }
hint-not-here = Подсказки — для тренировки. Против людей решаете вы.
reason-goal = она забивает
reason-match = она повторяет карту на столе
reason-match-chance = она повторяет карту на столе, и вы выходите один на один
reason-match-chance-partners = она повторяет карту на столе, и это передача партнёру
reason-match-chance-stockham = она повторяет карту на столе, и у вас бросок
reason-match-chance-saskatchewan = она повторяет карту на столе и чистит вам лёд
reason-match-chance-stops = она повторяет карту на столе и перехватывает выход один на один
reason-match-chance-stops-partners = она повторяет карту на столе и перехватывает передачу
reason-match-block-stops = она повторяет карту на столе и срывает выход один на один
reason-match-block-stops-partners = она повторяет карту на столе и срывает передачу
reason-match-block-stops-stockham = она повторяет карту на столе и блокирует бросок
reason-safety-third-gone = её некому повторить
reason-safety-pair = в прошлый раз этот ранг никто не повторил, так что она, скорее всего, надёжна
reason-power-stops = она срывает чужой выход один на один и даёт вам свой
reason-power-stops-partners = она срывает чужую передачу и сама становится передачей
reason-power-stops-saskatchewan = она останавливает бросок и чистит лёд
reason-power-blocks = она блокирует бросок
reason-power-blocks-partners = она срывает чужую передачу
reason-fewest-left = её труднее всего повторить
reason-neighbour = повторить её не легче других, а бросок в штангу повторите вы
reason-power-last = остались только сильные карты
reason-pair-early = она из пары: если её повторят, вы повторите снова и перехватите выход один на один
reason-pair-early-cancel = она из пары: если её повторят, вы повторите снова и отмените выход один на один
reason-pair-early-stockham = она из пары: если её повторят, вы повторите снова и заблокируете бросок
reason-safeties-kept = надёжные карты останутся на нужный момент
reason-power-kept = сильная карта останется на потом
reason-power-now = сейчас она нужнее, чем потом
reason-least-likely = судя по игре, её вряд ли повторят
reason-toss-up = разницы с другой картой почти нет
reason-harder-to-match = повторить её было труднее
reason-only-card = другой карты нет
reason-counted = все карты уже известны, и с ней выходит лучше всего
reason-deals-last = кто сдаёт, ходит последним в каждой раздаче
reason-face-off-high = старшая карта выигрывает вбрасывание, а победитель сначала видит чужой состав
reason-unbeatable-attack = туз между двумя картами своей масти по 10 очков забивает кому угодно
reason-fair-share = на следующие составы остаются карты не хуже
reason-weakest-that-beat = это самые дешёвые карты, которые бьют почти весь чужой состав
reason-closed = она закрыта и, может быть, пропустит карту
reason-closed-fails = она закрыта, но ни одна из оставшихся карту не пропустит
reason-open-passes = она открыта и пропускает карту
reason-open-fails = она останавливает карту, зато ничего не открывает сопернику
reason-all-fail = все открыты, и каждая останавливает карту
reason-sampled = с ней выходит лучше всего, если перебрать карты, которых вам не видно

final-button-analyse = Разбор
command-analysis = Как прошёл ваш матч и чему он учит
command-analysis-match = Какой матч; если не указать, последний
analysis-none = У вас ещё нет сыгранного матча. Начать: { COMMAND("hockey practice") }
analysis-no-plays = В этом матче никто не ходил, учиться не на чем.
coach-busy = Тренер занят. Спросите через несколько минут.
coach-silent = Тренер теряет нить. Спросите ещё раз через минуту.
analysis-choice = Матч { $number }: { $opponents }

review-title = **Как это было: { $home } { $homegoals }:{ $awaygoals } { $away }**
review-luck = { $side }: карт на { $expected } { $expected ->
        [one] гол
        [few] гола
        [many] голов
       *[other] гола
    }, забито { $goals }.
review-turning = **Перелом:** { $place }, { $play }. { $side }: шансы { $before } % до, { $after } % после.
review-lessons = **{ $player }:**
review-no-lessons = **{ $player }:** явных ошибок не видно.
review-counts = -# Упущенные шансы: { $missed } · отданные надёжные карты: { $given }
review-lesson = { $number }. { $place }: { $advice } Цена: { $cost } % победы.
review-place = [{ $period }, раздача { $deal }]({ $link })
review-place-period = [{ $period }]({ $link })
review-place-card = { $field ->
        [1] {"["}Карта { $number }]({ $link })
       *[other] {"["}Поле { $field }, карта { $number }]({ $link })
    }
review-play = { $player }, { $card }
review-play-met = { $player }, { $card } против { $met }
review-play-face-off = вбрасывание, { $home } – { $away }
review-play-line = состав: { $player }
review-play-lines = оба состава
review-better = { $you ->
        [yes] Вы сыграли { $made }.
       *[no] Сыграно: { $made }.
    } Лучше { $better }: { $why }.
review-better-column = { $you ->
        [yes] Вы сыграли { $card }
       *[no] Сыграно: { $card }
    } в ряду { $row } на дорожку { $made }. Лучше дорожка { $better }: { $why }.
review-better-keeper = { $you ->
        [yes] Вы сыграли { $card }
       *[no] Сыграно: { $card }
    } против вратаря { $made }. Лучше вратарь { $better }: { $why }.
review-better-face-off = { $you ->
        [yes] Вы выбрали { $made }
       *[no] Выбор: { $made }
    } на вбрасывание. Лучше { $better }: { $why }.
review-better-line = Лучше состав { $line }: { $why }.
fault-missed-goal = она забивала
fault-missed-chance = она выводила один на один
fault-missed-chance-partners = она делала передачу
fault-missed-chance-stockham = она давала бросок
fault-missed-chance-saskatchewan = она чистила лёд
fault-missed-block = она срывала выход один на один
fault-missed-block-partners = она срывала передачу
fault-missed-block-stockham = она блокировала бросок
fault-missed-block-saskatchewan = она останавливала бросок и чистила лёд
fault-safety-not-played = это надёжная карта, и её время пришло
fault-safety-given-up = надёжную карту стоило приберечь
fault-way-open = эта карта была открыта и пропускала вашу
fault-stopped-knowingly = та карта была открыта и останавливала наверняка
fault-fewer-pairs = так берут больше пар
fault-dearer-cards = столько же пар берут карты подешевле
fault-kept-for-later = пар меньше, зато лучшие карты остаются на потом
fault-face-off-card = шансы с ней были лучше
fault-power-spent = сильную карту стоило приберечь
review-button-watch = Смотреть { $number }
review-sure = -# Столько голов с этими картами забил бы ровный игрок{ $spread ->
        [0] , это точное число
       *[other] , плюс-минус { $spread }
    }. Шансы — оценка, плюс-минус { $error } %.
review-curve = Шансы на победу
review-alt = Шансы на победу от первой карты до последней: { $home }.
review-alt-period = { $period }, начало: { $chance } { $chance ->
        [one] процент
        [few] процента
       *[other] процентов
    }.
review-alt-field = Начало поля { $field }: { $chance } { $chance ->
        [one] процент
        [few] процента
       *[other] процентов
    }.
review-alt-start = Начало: { $chance } { $chance ->
        [one] процент
        [few] процента
       *[other] процентов
    }.
review-alt-goal = Гол, { $side }: { $chance } { $chance ->
        [one] процент
        [few] процента
       *[other] процентов
    }.
review-alt-goals = { $home } – { $away } { $homegoals }:{ $awaygoals }, шансы { $chance } { $chance ->
        [one] процент
        [few] процента
       *[other] процентов
    }.
review-alt-end = Конец: { $chance } { $chance ->
        [one] процент
        [few] процента
       *[other] процентов
    }.

## Помощь и правила

help = **Breakaway — это хоккей на картах**, в Канаде в него играют с 1961 года. Повторите карту — выход один на один. Повторите ответ — гол!
    1. **Сыграйте первый матч** с ботом. Он объяснит каждый возглас.
    2. **Посмотрите, как играть.** Хватит первой страницы.
    3. **Вызовите друга** на сервере. Карты придут в личные сообщения.
help-button-rules = Как играть
help-button-commands = Все команды
help-button-support = Поддержка

help-privacy-policy = Конфиденциальность
help-terms = Условия использования

pitch-house = Игра по своим правилам этого сервера.
rules-page = ### { $game } ({ $page } из { $pages })
rules-button-challenge = Вызвать соперника
rules-button-table = Предложить двое на двое
rules-tip-play = 💡 Берегите пару. Если первую карту повторят, вторая перехватит выход один на один.
rules-tip-play-stops = 💡 Берегите пару. Если первую карту повторят, вторая всё остановит.
rules-tip-play-none = 💡 На чистый лёд кладите карту, чей ранг почти весь ушёл. Её труднее всего повторить.
rules-tip-heard = 💡 Считайте карты. Если три другие того же ранга ушли, ваша надёжна. Берегите её, пока не бросают по вам.
rules-tip-heard-power = 💡 Считайте карты. Если три другие того же ранга ушли, вашу бьёт только та, что забивает на любую.
rules-tip-examples = 💡 Прочтите последнюю карту строки и назовите возглас, не подглядывая.
rules-tip-decisions = 💡 Жеребьёвка за вами? Кто сдаёт, кладёт последнюю карту каждой раздачи. Кто ходит первым, сдаёт в следующем периоде.
lineup-rules-tip-play = 💡 Туз между двумя картами своей масти забивает почти кому угодно. Но потратить его можно только раз.
lineup-rules-tip-example = 💡 Сложите пары сами, а потом читайте возгласы.
lineup-rules-tip-decisions = 💡 Состав назад не взять. Сложите все четыре пары, прежде чем нажать «Готово».
field-rules-tip-play = 💡 Открытые карты показывают дорогу обоим. У самых ворот закрытая порой выгоднее.
field-rules-tip-example = 💡 Та же масть или тот же ранг — и карта проходит.
field-rules-tip-decisions = 💡 Остановиться карта не может. Прежде чем пройти ряд, посмотрите на следующий.
rules-turns = Ходите по очереди, по одной карте, в одну стопку.
rules-turns-partners = Двое на двое. Ходите по очереди, по одной карте, в одну стопку.
rules-deals = Период — это одна колода. Карт на руки по очереди: { $deals }. Кто сдаёт, ходит вторым, а сдают по очереди, каждый период.
rules-deals-partners = Период — это одна колода. Карт на руки по очереди: { $deals }. Первым ходит игрок за сдающим. Каждый период сдаёт следующий.
rules-centre = Стопку открывает центр, карт в нём { $centre }: { $powers ->
        [0] пар среди них нет.
       *[other] пар среди них нет, сильных карт ({ $power }) тоже.
    } Верхнюю повторяют первой. В первой раздаче вы оба можете посмотреть их все.
rules-centre-partners = Стопку открывает центр, карт в нём { $centre }: { $powers ->
        [0] пар среди них нет.
       *[other] пар среди них нет, сильных карт ({ $power }) тоже.
    } Верхнюю повторяют первой. В первой раздаче все могут посмотреть их.
rules-chance-match = **Один на один:** повторите ранг верхней карты.
rules-chance-match-stockham = **Бросок:** повторите ранг верхней карты.
rules-chance-match-saskatchewan = **Чистый лёд:** повторите ранг верхней карты. Стопка убирается.
rules-chance-match-partners = **Передача:** повторите ранг верхней карты.
rules-chance-match-power = **Один на один:** повторите ранг верхней карты или сыграйте { $apower }.
rules-chance-match-power-stockham = **Бросок:** повторите ранг верхней карты или сыграйте { $apower }.
rules-chance-match-power-saskatchewan = **Чистый лёд:** повторите ранг верхней карты или сыграйте { $apower }. Стопка убирается.
rules-chance-match-power-partners = **Передача:** повторите ранг верхней карты или сыграйте { $apower }.
rules-goal = **Гол:** сразу повторите следующую карту соперника. Не вышло — выход один на один упущен.
rules-goal-stockham = **Гол:** сразу повторите следующую карту соперника. Не вышло — бросок упущен.
rules-goal-partners = **Гол:** соперник ходит, и его карту повторяет ваш партнёр. Не вышло — передача упущена.
rules-goal-saskatchewan = **Гол:** сразу повторите следующую карту соперника. Не вышло — момент упущен.
rules-goal-power-partners = **Гол:** соперник ходит, и ваш партнёр повторяет его карту или кладёт на неё { $apower }.
rules-goal-power = **Гол:** сразу повторите следующую карту соперника или положите на неё { $apower }.
rules-end = **Конец:** побеждает тот, у кого больше голов за три периода. Ничья? В овертайме решает первый гол.
rules-details = **Подробности**
rules-no-power-goal = Сильная карта ({ $power }) никогда не забивает.
rules-power-empty = На пустом льду { $apower } играть можно, но гола не будет. Зато бросок сорван и лёд чист для вас.
rules-power-empty-partners = На пустом льду { $apower } играть можно, но гола не будет. Зато это новая передача.
rules-goal-chance = Гол — это снова выход один на один: повторите ещё раз и забейте ещё раз.
rules-goal-chance-saskatchewan = Гол тоже чистит лёд: повторите ещё раз и забейте ещё раз.
rules-goal-chance-stockham = Гол — это снова бросок: повторите ещё раз и забейте ещё раз.
rules-goal-chance-partners = Гол — это снова передача: ваш партнёр может забить ещё.
rules-clears-ice = Каждая передача чистит лёд: стопка убирается.
rules-goal-clears-ice = Гол тоже убирает стопку, но момента не даёт. Следующая карта ложится на пустой лёд.
rules-goal-no-chance = Гол не выводит один на один, но забившую карту можно повторить и выйти снова.
rules-goal-no-chance-stockham = Гол не даёт броска, но забившую карту можно повторить и получить новый.
rules-goal-no-chance-partners = Гол — не передача, но забившую карту можно повторить и сделать новую.
rules-third-takes-over = Соперник повторяет вашу карту? Повторите ещё раз, и вы выходите один на один.
rules-third-takes-over-partners = Соперник повторяет вашу карту? Повторите ещё раз, и передача ваша.
rules-third-cancels = Соперник повторяет вашу карту? Третья того же ранга отменяет выход один на один, но нового не даёт.{ $powers ->
        [0] {""}
       *[other] {" "}Сильная карта ({ $power }) перехватывает выход один на один.
    }
rules-third-cancels-partners = Соперник повторяет вашу карту? Третья того же ранга отменяет передачу, но новой не даёт.{ $powers ->
        [0] {""}
       *[other] {" "}Сильная карта ({ $power }) перехватывает передачу.
    }
rules-third-blocks = { $powers ->
        [0] Третья карта того же ранга блокирует бросок, но своего не даёт.
       *[other] Третья карта того же ранга блокирует бросок. Можно и сыграть { $apower }. Своего броска это не даёт. Бросок сильной карты блокируется, только если сыграть { $apower }.
    }
rules-third-blocks-partners = { $powers ->
        [0] Третья карта того же ранга блокирует передачу, но своей не даёт.
       *[other] Третья карта того же ранга блокирует передачу. Можно и сыграть { $apower }. Своей передачи это не даёт.
    }
rules-carry = Стопка и выход один на один переходят из раздачи в раздачу, но не из периода в период.
rules-carry-stockham = Стопка и бросок переходят из раздачи в раздачу, но не из периода в период.
rules-carry-saskatchewan = Стопка и чистый лёд переходят из раздачи в раздачу, но не из периода в период.
rules-carry-partners = Стопка и передача переходят из раздачи в раздачу, но не из периода в период.
rules-cut = Перед матчем тянут карту. У кого старше, тот выбирает: сдавать или ходить первым.
rules-overtime = В овертайме карт на руки по очереди: { $deals }. Без гола это ничья, а если нужен победитель, ещё овертайм.
rules-overtime-same = Овертайм сдаётся как период. Без гола это ничья, а если нужен победитель, ещё овертайм.
rules-power-named = { FORM($rank, "nominative") }
rules-power-or = { $first } или { $second }
rules-power-a = { FORM($rank, "accusative") }

rules-heard = **Что вы услышите**
heard-chance = **{ $call }** Следующая карта этого игрока может забить.
heard-chance-partners = **{ $call }** Партнёр этого игрока может забить следующей картой.
heard-shoots = **{ $call }** Другая сторона кладёт карту, которую надо повторить.
heard-clears = **{ $call }** То же, но карта надёжная: вторая из пары или последняя своего ранга.
heard-block = **{ $call }** Бросок остановлен.
heard-block-cancel = **{ $call }** Выход один на один сорван.
heard-block-partners = **{ $call }** Передача сорвана.
heard-post = **{ $call }** Промах на один ранг.
heard-save = **{ $call }** Промах на два ранга. Это говорит защита.
heard-wide = **{ $call }** Промах больше. Это говорит защита.
heard-goal = **{ $call }** Гол. Первыми называются голы того, кто впереди.

rules-examples = **Ходы для примера**
example-player-0 = Jon
example-player-1 = Darrell
example-player-2 = Ida
example-player-3 = Ralph
example-goal = Повторите карту, а потом и ответ:
example-goal-partners = Повтор — это передача, и партнёр забивает:
example-goal-saskatchewan = Повтор чистит лёд, ещё один забивает:
example-goal-stockham = Повтор — бросок, ещё один — гол:
example-again = Гол — это снова выход один на один:
example-again-saskatchewan = Валет или двойка тоже забивает, и каждый гол чистит лёд:
example-misses = Валет выводит один на один. Два промаха:
example-misses-partners = Валет — это передача. Два промаха:
example-misses-saskatchewan = Два промаха:
example-misses-stockham = Валет — это бросок. Два промаха:
example-third-card = Третья карта перехватывает выход один на один:
example-third-card-cancel = Третья карта срывает выход один на один и нового не даёт:
example-third-card-partners = Третья карта перехватывает передачу:
example-third-card-stockham = Третья карта блокирует. Четвёртая — новый бросок:
example-jack = Валет — карта как все:
example-jack-cancel = Валет перехватывает выход один на один:
example-jack-saskatchewan = На пустом льду валет или двойка только срывает бросок:
example-jack-stockham = Валет блокирует, и это уже не бросок:
example-jack-on-jack = Валет блокирует валета:
example-clears = Первую девятку никто не повторил, значит, вторая надёжна:

rules-decisions = **Наши решения там, где старые правила молчат**
    - Матч может длиться один период. Это смена.
    - В жеребьёвке туз старший. Ранги равны? Тянут снова.
    - Если вовремя не выбрать, сдаёте вы.
    - Снятие колоды — часть тасовки. Сдающий получает последнюю карту.
    - Промах на два ранга — сейв. Больше — мимо.
    - Туз стоит рядом и с королём, и с двойкой. Король и двойка друг от друга далеко.
    - Последняя карта раздачи называется по рангу, даже если впереди бросок.
    - Первыми называются голы того, кто впереди.
    - В канале видны все карты, а не только верхняя.
rules-decisions-clears = - «Выброс!» говорится и о последней карте своего ранга.
rules-decisions-cancel = - «Блок!» — наше слово.
    - Четвёртая карта снова выводит один на один.
    - Валета не отменить, и сам он не отменяет: он перехватывает.
rules-decisions-partners =
    - Тянут двое, по одному от стороны. Если победитель ходит первым, сдаёт место перед ним.
    - Затем сдаёт следующее место.
    - Овертайм сдаётся как период.
    - Если вы сдаётесь, сначала я спрашиваю партнёра. На ответ минута.
rules-decisions-saskatchewan = - Центр сдаётся раньше, чем карты игрокам. Его верхнюю карту повторяют первой.
    - Овертайм сдаётся как период.

## Турниры

tournament-title = ### 🏆 { $name }
tournament-terms = -# { $game } · { $terms }
tournament-format-knock-out = на выбывание
tournament-format-double = до двух поражений
tournament-format-round-robin = круговой турнир
tournament-format-swiss = швейцарская система
tournament-format-duplicate = дубликат: на всех столах одни карты
tournament-best-of = { $games ->
        [3] до 2 побед
        [5] до 3 побед
       *[other] до победы в серии из { $games }
    }
tournament-starts = **Начнётся { $when }** ({ $ago })
tournament-check-in-at = Отметьтесь после { $time }, иначе вы не играете.
tournament-check-in = **Отметьтесь, иначе вы не играете!** Отметка закончится { $until }.
tournament-signed-none = Пока никого. Мест{ $pairs ->
        [yes] {" "}для пар
       *[no] {""}
    }: { $most }.
tournament-signed = В игре { $count } из { $most }{ $pairs ->
        [yes] {" "}пар
       *[no] {""}
    }: { $names }
tournament-checked-in = Отметились: { $count } из { $of }{ $pairs ->
        [yes] {" "}пар
       *[no] {""}
    }
tournament-missing = Ещё нет: { $names }
tournament-partners-asked = Партнёры, которым ещё надо нажать **Участвую**: { $names }
tournament-more = { $names } и ещё { $count }
tournament-paused = ⏸️ Пауза, по решению админа.
tournament-round-name = { $stage ->
        [final] Финал
        [final-again] Второй финал
        [semi] Полуфинал
        [quarter] Четвертьфинал
       *[round] { $rounds ->
            [0] Тур { $number }
           *[other] Тур { $number } из { $rounds }
        }
    }
tournament-round = **{ $round }**, закончится { $until }.
tournament-round-paused = **{ $round }**, пауза по решению админа ⏸️
tournament-match = { $linked ->
        [yes] [{ $first } – { $second }]({ $url })
       *[no] { $first } – { $second }
    }{ $scored ->
        [yes] , { $wins }:{ $losses }
       *[no] {""}
    }
tournament-more-matches = и ещё { $count ->
        [one] { $count } матч
        [few] { $count } матча
       *[other] { $count } матчей
    }
tournament-round-played = Всё сыграно. Скоро следующий тур.
tournament-place = { $medal } **{ $players }**
tournament-no-winner = Победителя нет: игроков не осталось.
tournament-fewest = Нужно игроков: { $fewest } или больше.
tournament-too-few = Турнир отменён: к началу слишком мало игроков. Нужно хотя бы { $fewest }.
tournament-cancelled = Турнир отменён.
tournament-button-join = Участвую
tournament-button-check-in = Я здесь
tournament-button-leave = Выйти
tournament-button-text = { $begun ->
        [no] Кто играет
       *[yes] Таблица
    }
tournament-round-begins = 🏒 **{ $name }: { $round }.** Играем до { $date } ({ $ago }).
tournament-byes = Без матча сразу в следующий тур: { $players }
tournament-see = [Кто на каком месте]({ $url })
tournament-over = 🏆 **{ $name }: турнир окончен!**
tournament-role-not-given = -# Админам: роль за победу выдайте сами. { $why ->
        [gone] Я больше не нахожу её.
        [permission] У меня нет права «Управлять ролями».
        [refused] Discord её не даёт.
        [above] Она выше моей.
       *[powers] Она даёт лишние права.
    }
tournament-head-record = В-П
tournament-picture-more = и ещё { $count }
tournament-column-losers = Нижняя { $number }
tournament-alt = { $name }: { $over ->
        [yes] турнир окончен. Впереди: { $names }.
       *[no] { $round }. Впереди: { $names }.
    }
tournament-text-title = **{ $name }: { $what }**
tournament-text-signed = Кто играет
tournament-text-none = Пока никого
tournament-text-standings = Таблица
tournament-text-part = { $what }{ $pages ->
        [1] {""}
       *[other] {" "}({ $page }/{ $pages })
    }
tournament-text-entry = { $player }{ $state ->
        [in] {" "}✅ на месте
        [asked] , ждём согласия: { $who }
        [absent] , ждём отметки: { $who }
       *[waits] {""}
    }
tournament-text-line = **{ $place }. { $player }**{ $out ->
        [yes] {" "}(вне игры)
       *[no] {""}
    }: { $format ->
        [duplicate] { $score }
       *[other] { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[other] { $points } очков
        }
    }, { $won }{"-\u2060"}{ $lost }{ $format ->
        [duplicate] {""}
        [swiss] {" "}· Б { $buchholz } · ЗБ { $sonneborn } · М { $games }
       *[round-robin] {" "}· ЗБ { $sonneborn } · М { $games }
    }
tournament-text-bracket-line = { $place ->
        [0] **{ $player }**: ещё в игре,
       *[other] **{ $place }. { $player }**:
    } { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[other] { $won } побед
    }, { $lost ->
        [one] { $lost } поражение
        [few] { $lost } поражения
       *[other] { $lost } поражений
    }
tournament-ties = { $format ->
        [duplicate]
            -# **+1**: на шайбу лучше, чем у других с теми же картами, без овертайма
            -# **2-1**: 2 победы, 1 поражение
            -# При равенстве: число сыгранных матчей, затем личные встречи
        [swiss]
            -# **2-1**: 2 победы, 1 поражение. Тур без матча – тоже очко.
            -# При равенстве очков решают по порядку:
            -# **Б** (Бухгольц): очки ваших соперников без худшего
            -# **ЗБ** (Зоннеборн-Бергер): очки тех, кого вы обыграли
            -# Личные встречи
            -# **М**: выигранные матчи минус проигранные
       *[round-robin]
            -# **2-1**: 2 победы, 1 поражение
            -# При равенстве очков решают по порядку:
            -# **ЗБ** (Зоннеборн-Бергер): очки тех, кого вы обыграли
            -# Личные встречи
            -# **М**: выигранные матчи минус проигранные
    }
tournament-side = { $side ->
        [losers] **Нижняя сетка**
       *[winners] **Верхняя сетка**
    }
tournament-score = { $sign ->
        [plus] +
        [minus] -
       *[none] {""}
    }{ $number }
tournament-text-pairing = { $how ->
        [open] { $first } – { $second }: матч идёт
        [played] { $first } обыгрывает { $second }
        [tied] { $first } – { $second }: ничья
        [ended] { $first } – { $second }: матч остановлен админом
        [forfeit] { $first } обходит { $second } без игры
        [unfinished] { $first } обыгрывает { $second }: матч не доигран
        [deadline] { $first } обыгрывает { $second } по времени
        [no-show] { $first } побеждает, { $second } не играет
        [bye] { $first } проходит без матча
       *[void] { $first } – { $second }: матча не было, оба вне игры
    }{ $scored ->
        [yes] , { $wins }:{ $losses }
       *[no] {""}
    }

## Извинения

sorry-gone = Этого матча у меня больше нет.
ended-gone = Матча { $match } нет. Посмотрите свои: { COMMAND("hockey history") }
ended-unknown = Непонятно, какой это матч: «{ $match }». Выберите из списка или наберите номер из { COMMAND("hockey history") }
ended-elsewhere = Этот матч сыгран в другом месте. Здесь его могут смотреть только его игроки.
ended-never-begun = Этот вызов никто не принял, смотреть нечего.
ended-covered = Этими картами ещё играют. Возвращайтесь, когда доиграют все столы.
sorry-stranger = Вы не в этом матче. Начните свой: { COMMAND("hockey challenge") }
sorry-not-open = Этот вызов закрыт.
sorry-not-opponent = Ответить могут только те, кого спросили.
sorry-accepted = Вы уже в игре. Остальным ещё нужно согласиться.
sorry-seated = У вас уже есть место.
sorry-no-seat = Это место занято.
sorry-not-challenger = Отозвать вызов может только тот, кто его бросил.
sorry-late = Поздно: это уже сыграно.
sorry-not-your-turn = Сейчас не ваш ход.
sorry-over = Этот матч окончен.
sorry-still-on = Этот матч ещё идёт, поэтому его колоды — тайна. Спросите, когда он закончится.
sorry-illegal = Сейчас это сыграть нельзя. Что можно: { COMMAND("hockey hand") }
sorry-nothing-to-launch = Запускать нечего: я играю в чате. Наберите { COMMAND("hockey challenge") } на сервере или { COMMAND("hockey help") }.
sorry-choice = *{ $option }*: выберите из списка.
sorry-button = Эту кнопку я больше не знаю. Ваши карты: { COMMAND("hockey hand") }, всё остальное: { COMMAND("hockey help") }
sorry-error = У меня что-то пошло не так. Попробуйте снова. Как идёт матч: { COMMAND("hockey hand") }
sorry-hand-moved = Ваши карты ниже.
sorry-kept = Сыграно. Ваши карты и канал сейчас обновятся.
sorry-kept-resigned = Вы ушли со льда. Итог сейчас появится.
sorry-kept-won = Победа ваша. Итог сейчас появится.
sorry-kept-noted = Принято. Остальное сейчас появится.
sorry-in-time = Время на этот ход ещё есть. Победу можно забрать потом.
sorry-own-time = Вышло ваше собственное время. Сыграйте, и матч продолжится.
sorry-paused = Матч на паузе. Сначала закончите паузу.
sorry-not-paused = Матч не на паузе.
sorry-not-dealt = Карты ещё не сданы. Попросить паузу можно после этого.
sorry-pause-waits = Вы уже попросили паузу. Остальным ещё нужно согласиться.
sorry-no-pause-asked = Никто не просит паузу.
sorry-unreadable = Этот матч мне больше не прочитать. Попросите того, кто меня запускает, заглянуть в журнал.
sorry-busy = На площадке тесно. Попробуйте через минутку.
sorry-host-only = Это видят только владельцы бота.
sorry-host-unknown = Discord сейчас не говорит, чей это бот. Попробуйте через минутку.
sorry-banned = На этом сервере админы запретили вам играть в хоккей.
sorry-timed-out = Модератор дал вам тайм-аут. Попробуйте снова в { $at }.

## Книга матчей

final-button-watch = Смотреть
final-button-export = Экспорт
command-history = Сыгранные матчи, ваши или другого игрока
command-history-player = Чьи матчи; если не указать, ваши
command-history-opponent = Только матчи против этого игрока
command-replay = Посмотреть сыгранный матч, ход за ходом
command-replay-match = Какой матч; если не указать, последний
command-replay-play = С какого хода начать
command-export = Получить сыгранный матч файлами: протокол и сводка
command-export-match = Какой матч; если не указать, последний
command-verify = Проверить, что матч сдан и сыгран честно
command-verify-match = Какой матч; если не указать, последний
command-verify-file = Протокол матча, файлом

command-admin-export = Все сыгранные матчи этого сервера, файлами
command-admin-export-after = Только матчи после этого номера
archive-part = Матчи с { $first } по { $last }: в этом файле { $count }, по строке на матч, JSON в gzip.
archive-done = Это всё: { $count } { $count ->
        [one] матч
        [few] матча
       *[many] матчей
    }.
archive-nothing = { $which ->
        [all] Здесь ещё нет сыгранных матчей.
       *[after] После матча { $after } здесь нет сыгранных матчей.
    }
archive-later = Есть ещё, но Discord не даёт мне продолжать здесь. Наберите команду снова, с { name-after }: { $after }.

history-title = **{ $player }: { $count } { $count ->
        [one] матч
        [few] матча
       *[many] матчей
    }{ $season ->
        [0] {""}
       *[other] , сезон { $season }
    }**
history-line = { $result ->
        [win] **В**
        [loss] **П**
       *[tie] **Н**
    } { $mine }:{ $theirs }, { $opponents }{ $by ->
        [resign] , сдача
        [walkover] , неявка
        [clock] , по времени
       *[play] {""}
    } · { $game } · { $when }
history-line-unfinished = **–** { $opponents } · { $game } · без итога, { $when }
# In the place of a game's name: one that cannot be played any more.
history-game-gone = прежняя игра
history-page = -# Страница { $page } из { $pages }
history-watch = Посмотреть один из них
history-choice = Матч { $match }: { $opponents }
history-button-newer = Новее
history-button-older = Старее
history-none = { $which ->
        [some] Таких среди ваших сыгранных матчей нет. Уберите условие или посмотрите все: { COMMAND("hockey history") }
       *[all] У вас ещё нет сыгранных матчей. Сыграйте: { COMMAND("hockey challenge") } или { COMMAND("hockey practice") }
    }
history-none-of = { $which ->
        [some] Таких сыгранных матчей у этого игрока здесь нет. Уберите условие.
       *[all] У этого игрока здесь ещё нет сыгранных матчей. Бросьте вызов: { COMMAND("hockey challenge") }
    }
history-self = Против самого себя не играют. Выберите другого соперника или никого.
history-hidden = История этого игрока закрыта.
history-not-here = Здесь видны только ваши матчи. Чужие смотрите на сервере.

replay-title = **Повтор матча { $match }** · ход { $play }
replay-note = 🔖 { $note }
replay-hand = { $player }: { $cards }
replay-button-first = Начало
replay-button-back = ◀ Назад
replay-button-on = Дальше ▶
replay-button-goal = К голу
replay-button-last = Конец
replay-button-hands-open = Открыть карты
replay-button-hands-hidden = Скрыть карты
replay-button-mark = Закладка
replay-button-unmark = Убрать закладку
replay-button-share = Показать в канале
replay-button-watch = Смотреть
replay-marks = Ваши закладки
replay-choice-mark = 🔖 { $note } · матч { $match }
replay-mark = Ход { $play }: { $note }
replay-note-title = Закладка на этот ход
replay-note-label = Ваша заметка
replay-note-about = Её видите только вы.
replay-marks-full = В этом матче у вас { $most } закладок, больше список не покажет. Уберите одну.
replay-none = У вас ещё нет сыгранных матчей. Сыграйте: { COMMAND("hockey challenge") } или { COMMAND("hockey practice") }
replay-nothing = В этом матче карты не сданы, смотреть нечего.
replay-share-elsewhere = Этот матч сыгран на другом сервере. Покажите его ходы там.
replay-share-forbidden = Вам нельзя писать в этом канале, поэтому я не могу показать здесь ход.
replay-shared-already = Вы только что показали здесь этот ход. Подождите немного.
replay-shared = { $player } показывает ход { $play } матча { $match }, { $home } – { $away }.

export-done = Матч { $match }: протокол и сводка. Протокол может проверить любой: { COMMAND("hockey verify") }
box-title = { $home } – { $away }: { $game }
box-by-play = Сыграно до конца.
box-by-resign = Конец: сдача.
box-by-walkover = Конец: неявка.
box-by-clock = Конец: время.
box-by-admin = Остановка администратором.
box-winner = Победа: { $side }.
box-tie = Ничья.
box-score = { $home }:{ $away }
box-goals = Голы
box-no-goals = Голов нет.
box-call-goal = Голы
box-call-chance = Моменты
box-call-block = Блоки
box-call-post = Штанги
box-call-save = Отбитые броски
box-call-wide = Броски мимо
box-call-clears = Выбросы
box-call-shoots = Броски соперника

verify-true = ✅ **Матч { $match } подлинный.** { $periods ->
        [0] Матч окончен до первой сдачи, проверять нечего.
       *[other] Все колоды ({ $periods } { $periods ->
            [one] период
            [few] периода
           *[many] периодов
        }) следуют из тайны и снятий, { $plays ->
            [0] а карт не сыграно ни одной
           *[other] все ходы ({ $plays }) — по правилам
        }.
    } { $own ->
        [0] Колоду никто не снимал.
        [one] Колода снята один раз.
       *[other] Колода снята столько раз: { $own }.
    }
verify-score = { $home } **{ $homegoals }:{ $awaygoals }** { $away }
verify-same = У меня такой же матч. Сравните его печать, `{ $commitment }`, с той, что с самого начала показывает [вызов]({ $link }).
verify-other = У меня есть матч с этой печатью, `{ $commitment }`, но другой. Сравните с { COMMAND("hockey export") }. Его сообщения: [канал]({ $link })
verify-stranger = Ни у вас, ни на этом сервере нет матча с такой печатью: `{ $commitment }`. Сравните её с печатью в канале.
verify-unsealed = ❔ **Без печати.** Ходы — по правилам. Но печать убрана, и ничто не показывает, что колоды не выбраны нарочно.
verify-false = ❌ **Не сходится.** { $why }
verify-false-period = ❌ **Не сходится.** Период { $period }: { $why }
verify-false-play = ❌ **Не сходится.** Период { $period }, ход { $play }: { $why }
verify-one = Выберите матч или файл, что-то одно.
verify-too-large = Слишком велико: протокол матча занимает не больше { $most } КБ.
verify-unread = Discord не отдаёт этот файл. Приложите его ещё раз.
verify-too-much = Проверка требует слишком много ресурсов. Приложите файл из { COMMAND("hockey export") }.
flaw-not-json = Это не JSON.
flaw-duplicate-key = В объекте дважды один и тот же ключ.
flaw-wrong-type = Значение не того типа.
flaw-missing-key = Не хватает ключа.
flaw-unknown-key = В протоколе этой игры такого ключа нет.
flaw-unknown-format = Это не протокол матча, или его формат новее.
flaw-unknown-variant = Я не знаю такой игры.
flaw-bad-rules = По таким своим правилам играть нельзя.
flaw-bad-players = Игроков не столько, сколько мест.
flaw-bad-teams = Команд должно быть две, каждая — имя или null.
flaw-bad-length = В матче три полных периода или один.
flaw-bad-cards = На поле играют 36, 40, 44, 48 или 52 картами.
flaw-bad-first = `first` — место 0 или 1.
flaw-bad-overtime = Овертайма здесь быть не может.
flaw-incomplete-period = Период не закончен, а за ним идёт другой.
flaw-incomplete-play = Карта останавливается на пути, а ходит уже другая.
flaw-overlong-play = Карта идёт дальше там, где ей уже не пройти.
flaw-bad-seal = Печать записана неверно.
flaw-bad-cuts = Снятия записаны неверно: на каждое место число до 30 цифр или null.
flaw-false-commitment = Печать не от этой тайны: обещана другая.
flaw-false-cut = Карты жеребьёвки не следуют из тайны и снятий.
flaw-false-dealer = Сдающий не следует из тайны и снятий.
flaw-false-deck = Колода не следует из тайны и снятий.
flaw-false-digest = Отпечаток неверен: протокол изменён после записи.
flaw-unknown-move = В этой игре так не ходят.
flaw-unknown-seat = Там никто не сидит.
flaw-match-over = К этому времени матч уже окончен.
flaw-not-dealt = Карты не сданы.
flaw-not-your-turn = Сейчас ход другого игрока.
flaw-not-in-hand = Этой карты нет на руках у того, чей ход.
flaw-already-played = Эта карта уже сыграна.
flaw-bad-cut = Таких карт в жеребьёвке быть не может.
flaw-bad-dealer = Здесь сдаёт другой игрок.
flaw-bad-deck = Это не колода этой игры.
flaw-bad-centre = Такой стопки в центре быть не может.
flaw-bad-end = Так матчи не кончаются.
tournament-created = **{ $name }** начнётся { $when } ({ $ago }). Запись открыта ниже.
tournament-no-duration = Не понимаю это время. Напишите, например, 45м, 2ч 30м или 3д.
duration-words-minute = м мин минута минуту минуты минут
duration-words-hour = ч час часа часов
duration-words-day = д дн день дня дней
duration-words-week = н нед неделя неделю недели недель
tournament-start-limits = Выберите начало: от 2 минут до 60 дней с этого момента.
tournament-round-limits = Тур может длиться от 10 минут до 30 дней.
tournament-too-many = Здесь уже открыто турниров: { $most }, больше нельзя. Отмените один или дождитесь конца.
tournament-name-taken = Так уже называется другой открытый турнир. Выберите другое название.
tournament-late-pairs = Пары не могут вступать после начала. Уберите *{ name-late }*.
tournament-duplicate-terms = Для дубликата нужны классика или её вариант на двоих, один матч в туре и хотя бы четыре места.
tournament-not-in-thread = Турнир проводится в канале, а не в ветке. Попробуйте вне этой ветки.
tournament-not-here = Турниры бывают на серверах. Спросите там.
tournament-role-permission = Чтобы выдать эту роль, мне нужно право «Управлять ролями».
tournament-role-powers = Эта роль даёт не только почёт. Выберите роль без прав, и не роль бота.
tournament-role-above = Эта роль выше моей. Поднимите мою или выберите другую.
tournament-which = Турниров несколько. Укажите нужный в поле *{ name-tournament }*.
tournament-none = Здесь нет ни идущих, ни будущих турниров.
tournament-unknown = Такого турнира здесь нет. Выберите из списка.
tournament-none-yet = Турниров ещё не было. Их объявляют админы: { COMMAND("hockey-admin tournament create") }
tournament-joined = Вы в турнире! { $paired ->
        [yes] Ваш партнёр: { $partner }.{" "}
       *[no] {""}
    }{ $there ->
        [yes] Когда начнётся ваш матч, я вас позову.
       *[no] Отметьтесь после { $at }, иначе вы не играете.
    } Личные блокировки в турнире не действуют.
tournament-partner-who = Кто ваш партнёр?
tournament-partner-list = Ваш партнёр
tournament-partner-asked = Теперь { $partner } тоже нажимает **{ $there ->
        [yes] Я здесь
       *[no] Участвую
    }**.
tournament-partner-waits = Вы будете в турнире, когда партнёр тоже нажмёт **Участвую**.
tournament-partner-gone = Этого игрока больше нет на сервере.
tournament-partner-nobody = Выберите партнёром другого человека.
tournament-signing-already = Вы уже в турнире.
tournament-signing-partner-taken = Этот игрок уже в другой паре.
tournament-signing-full = Мест нет. До начала место может освободиться.
tournament-signing-closed = Запись закрыта.
tournament-check-in-closed = Сейчас отметиться нельзя.
tournament-checked = Отмечено. { $waits ->
        [yes] Теперь { $partner } тоже нажимает **Я здесь**, иначе ваша пара выбывает.
       *[no] Когда начнётся ваш матч, я вас позову.
    }
tournament-not-in = Вас нет в этом турнире.
tournament-leave-ask = **Выйти из турнира?** Начатый матч будет проигран, вернуться нельзя.
tournament-leave-yes = Выйти
tournament-leave-no = Остаться
tournament-left = Вы больше не в турнире.
tournament-stays = Вы остаётесь в турнире.
tournament-win-unknown = Непонятно, какой это матч. Выберите игрока из списка.
tournament-win-choice = { $alone ->
        [yes] { $player }
       *[other] { $player } (соперник: { $opponent })
    }{ $several ->
        [yes] , { $tournament }
       *[no] {""}
    }
tournament-win-late = Слишком поздно, всё решено: { $result }
tournament-win-done = Победа присуждена: { $player }. Рейтинг не меняется.
tournament-replace-unknown = { $player }: такого участника нет.
tournament-replace-refused = { $player } не может здесь играть.
tournament-replace-late = Поздно: { $player } уже в игре или вне турнира.
tournament-replace-twice = { $by } уже в турнире.
tournament-replace-done = Теперь вместо { $player } играет { $by }.
tournament-extend-done = Готово: новое время в сообщении.
tournament-extend-limits = За один раз можно добавить не больше 30 дней.
tournament-pause-done = **{ $name }** на паузе. Начатые матчи продолжаются. Снять паузу можно той же командой.
tournament-goes-on = **{ $name }** продолжается. Сроки сдвинуты на время паузы.
tournament-cancel-ask = **Отменить { $name }?** Это навсегда. Начатые матчи продолжаются.
tournament-cancel-yes = Отменить турнир
tournament-cancel-no = Оставить
tournament-cancel-done = Турнир отменён.
tournament-cancel-kept = Турнир продолжается.
tournament-over-already = Слишком поздно: турнир окончен.
tournament-exported = **{ $name }**: сетка и таблица для программ с brackets-manager.
tournament-list = **Турниры здесь**
tournament-line = [{ $name }]({ $link }): { $stage ->
        [sign-up] начнётся { $starts }
        [check-in] идёт отметка участников
        [running] тур { $round }
        [over] 🏆 { $champion }
        [cancelled] отменён
       *[empty] окончен, победителя нет
    }{ $mine ->
        [yes] { " " }(вы участвуете)
       *[no] { "" }
    }
