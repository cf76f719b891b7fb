# Голос репортажа по-русски: один ведёт игру, другой вставляет слово, когда оно того стоит.
# Чего здесь нет, говорится как в ru.ftl.
#
# КАЖДАЯ СТРОКА С ОТСТУПОМ — ОДИН ИЗ СПОСОБОВ ЭТО СКАЗАТЬ. Новую пишите ниже остальных, с тем же отступом.
# В каждой строке назовите, кто действует. Только настоящее время и существительные: прошедшее выдаёт род. Имена не склоняются.
# Строка не начинается со звёздочки, точки или скобки. `make words LANGUAGE=ru` печатает целые матчи.

play = **{ $card }** { $call }
play-aside = { $play } *{ $aside }*

# { $player } играет { $rank }. Повторять её ради гола никто не обязан, но чей-то момент может ждать новых карт.
call-rank =
    { $player } проводит { FORM($rank, "accusative") } через среднюю зону.
    { $player } забрасывает { FORM($rank, "accusative") } в зону.
    { $player } пускает { FORM($rank, "accusative") } по стеклу.
    { $player } придерживает { FORM($rank, "accusative") } и успокаивает игру.
    { $player } пускает { FORM($rank, "accusative") } вдоль борта.
    { $player } въезжает в зону с { FORM($rank, "instrumental") }.
    { $player } крутит { FORM($rank, "accusative") } по углам.
    { $player } без затей отдаёт { FORM($rank, "accusative") }.
    { $player } отправляет { FORM($rank, "accusative") } на фланг.
    { $player } разворачивается и пробует { FORM($rank, "accusative") }.
    { $player } не спешит и прячет { FORM($rank, "accusative") } в углу.
    { $player } мягко переводит { FORM($rank, "accusative") } на другой край.
    { $player } прокидывает { FORM($rank, "accusative") } за воротами.
    { $player } набрасывает { FORM($rank, "accusative") } в центр площадки.
    { $player } работает руками: { FORM($rank, "nominative") }.
    { $player } удерживает { FORM($rank, "accusative") } у синей линии.
    { $player } с неудобной стороны выносит { FORM($rank, "accusative") } из угла.
    { $player } выцарапывает { FORM($rank, "accusative") } у борта.
    { $player } начинает атаку заново: { FORM($rank, "nominative") }.
    { $player } поднимает голову и отдаёт { FORM($rank, "accusative") }.

# { $player } выходит один на один: дальше ходит { $defender }, потом бросает { $shooter } (это { $player }
# или, двое на двое, партнёр).
call-chance =
    { $player } убегает от всех: один на один!
    Один на один! { $player }, а впереди только { $defender }.
    { $player } чисто отбирает шайбу, и это выход один на один!
    Только посмотрите: { $player } выходит один на один!
    { $player } проходит между защитниками. Один на один!
    Выход один на один! { $player } бежит, { $defender } не успевает!
    { $player } находит свободный лёд: один на один!
    { $player } подхватывает ничейную шайбу и выходит один на один!
    { $defender } идёт вперёд, и зря: { $player } выходит один на один!
    Никого рядом! { $player } один на один!
    { $player } вырывается один на один, { $defender } догоняет!
    Вот { $player }, на пути только { $defender }. Один на один!
    { $player } выбивает шайбу и получает выход один на один!
    Это выход один на один! Катит { $player }, встречает { $defender }!
call-chance-partners =
    { $player } отдаёт передачу, её принимает { $shooter }!
    Передача крюк в крюк: { $player } — { $shooter }!
    { $player } находит партнёра: { $shooter } без опеки, передача!
    Какая передача! { $player } отдаёт, { $shooter } принимает!
    { $player } выводит на ворота: { $shooter } получает передачу!
    { $player } отдаёт верхом, и точно на крюке шайбу ловит { $shooter }!
    Прямо на клюшку: передачу отдаёт { $player }, принимает { $shooter }!
    { $player } отдаёт передачу не глядя! А { $shooter } уже ждёт!
    { $player } замечает: { $shooter } без присмотра. Передача!
    { $player } оставляет шайбу, { $shooter } подхватывает. Вот это передача!
    Передача через всю площадку: { $player }, и вот { $shooter }!
    { $player } проталкивает передачу, { $shooter } на месте!
call-chance-stockham =
    { $player } отпускает шайбу: бросок, отвечать будет { $defender }!
    { $player } бросает!
    { $player } замахивается, и вот бросок!
    { $player } бросает с кистей, бросок пошёл!
    { $player } заряжает из круга! Бросок!
    { $player } бросает кистевым! Что скажет { $defender }?
    { $player } бросает по воротам из ничего!
    { $player } широко замахивается... бросок!
    { $player } бросает в касание! { $defender } ищет шайбу глазами!
    { $player } подъезжает и бросает!
    { $player } щёлкает, { $defender } на пути броска!
    { $player } бросает от синей линии!
call-chance-saskatchewan =
    { $player } чистит лёд!
    Всё долой! { $player } чистит лёд!
    { $player } чистит лёд, остаётся только { $defender }!
    Чистый лёд, и хозяйничает на нём { $player }!
    { $player } сметает всё со льда!
    Впереди ничего! { $player } чистит лёд.
    Лёд чист! Браво: { $player } не оставляет ничего!
    { $player } убирает всё, впереди только { $defender }!
    Свежий лёд! За рулём комбайна { $player }!
    { $player } чистит лёд и смотрит, где { $defender }!
    Только чистый лёд, и { $player } на нём без помех!
    Комбайн на лёд! { $player } чистит всё!

# То же, но карта отнимает момент: на выходе { $defender } или передача для { $defender }.
call-taken =
    { $player } отбирает шайбу и бежит обратно: один на один, { $defender } догоняет!
    { $player } перехватывает! Один на один в другую сторону!
    { $defender } теряет шайбу, { $player } убегает. Один на один!
    { $player } догоняет, отбирает, и всё наоборот: один на один!
    Рано радуетесь, { $defender }! { $player } забирает шайбу. Один на один!
    { $player } приподнимает чужую клюшку и выходит один на один, { $defender } позади!
    Всё переворачивается: теперь { $player } выходит один на один!
    { $player } крадёт шайбу: один на один у других ворот, { $defender } не успевает!
    Шайба меняет хозяина: { $player } один на один, { $defender } возвращается!
    { $player } выбивает шайбу, и вот встречный выход один на один!
    Вот это возврат! { $player } отбирает и выходит один на один!
    Какой отбор! { $player } один на один, впереди только { $defender }!
call-taken-partners =
    { $player } перехватывает пас, { $defender } без шайбы: передачу принимает { $shooter }!
    Перехват! { $player } опережает, { $defender } позади, передачу получает { $shooter }!
    Пас не доходит, { $defender } ждёт зря: { $player } отдаёт передачу, убегает { $shooter }!
    { $player } читает игру, { $defender } не успевает: передача, и { $shooter } на ходу!
    Потеря! { $player } отдаёт передачу, { $shooter } принимает, { $defender } догоняет!
    { $player } отбирает шайбу, { $defender } ни с чем: передачу ловит { $shooter }!
    Прямо с крюка! { $defender } без шайбы, { $player } отдаёт передачу, { $shooter } без опеки!
    { $player } успевает раньше, чем { $defender }: передача, и вот { $shooter }!
    { $player } говорит «нет», { $defender } без шайбы: передача, и на ней { $shooter }!
    { $player } рушит атаку, и сразу длинная передача: { $shooter } бежит, { $defender } позади!
    Пас ждёт { $defender }, перехватывает { $player }. И снова передача, теперь для своих: { $shooter }!
    { $player } сбивает шайбу и сразу отдаёт передачу: { $shooter } на месте, { $defender } уже нет!
call-taken-saskatchewan =
    { $player } снова чистит лёд, и { $defender } остаётся без момента!
    И опять всё долой! { $player } чистит лёд, { $defender } смотрит!
    Лёд меняет хозяина: его чистит { $player }, { $defender } ни с чем!
    Рано радуетесь, { $defender }: лёд чистит { $player }!
    { $player } отвечает тем же и чистит лёд, { $defender } в обороне!
    Снова метла! Теперь лёд чистит { $player }, { $defender } отступает!
    { $player } отбирает лёд: снова чисто, { $defender } без момента!
    Всё наоборот: { $player } чистит лёд, обороняется { $defender }!
    Сразу обратно! Теперь лёд чистит { $player }, ждёт { $defender }!
    { $player } возражает: лёд снова чист, { $defender } ни с чем!
    Той же монетой! { $player } чистит лёд, { $defender } не верит глазам!
    { $defender } поднимает глаза, а { $player } уже снова чистит лёд!

# { $defender } играет последнюю карту раздачи против момента: { $shooter } бросает с новых карт. Затем то же с последней
# картой периода: броска уже нет.
call-waits =
    { $defender } тормозит атаку: { FORM($rank, "nominative") }. { $shooter } бросит с новых карт.
    { $defender } играет { FORM($rank, "accusative") }, а { $shooter } будет бросать уже с новых карт.
    { $defender } придерживает игру: { FORM($rank, "nominative") }. { $shooter } бросит в следующей раздаче.
    Бросать нечем: { $defender } показывает { FORM($rank, "accusative") }, { $shooter } ждёт.
    { $defender } оставляет { FORM($rank, "accusative") } на льду, { $shooter } ждёт раздачи.
    Сначала новые карты: { $defender } оставляет { FORM($rank, "accusative") }, бросать будет { $shooter }.
    { $defender } кладёт { FORM($rank, "accusative") }. { $shooter } ищет ответ в следующей раздаче.
    Секунду: { $defender } играет { FORM($rank, "accusative") }, раздача кончается, а { $shooter } ещё не бросает.
    { $defender } закрывает раздачу { FORM($rank, "instrumental") }. { $shooter } ещё вернётся к броску.
    { $shooter } без карт, { $defender } играет { FORM($rank, "accusative") }. Продолжение следует.
    Руки пусты: { $defender } играет { FORM($rank, "accusative") }, { $shooter } бросает в новой раздаче.
call-expires =
    { $defender } тянет время: { FORM($rank, "nominative") }, и { $shooter } не успевает бросить.
    { $defender } играет { FORM($rank, "accusative") }, время выходит: { $shooter } без броска!
    { $shooter } готовит бросок, { $defender } кладёт { FORM($rank, "accusative") }, и время истекает!
    Всё! { $defender } кладёт { FORM($rank, "accusative") }, { $shooter } без карт.
    Спасает сирена! { $defender } играет { FORM($rank, "accusative") }, { $shooter } не бросает.
    { $defender } держится: { FORM($rank, "nominative") }. { $shooter } бросить не успевает.
    Поздно, { $shooter }! { $defender } доигрывает: { FORM($rank, "nominative") }.
    { $defender } закрывает период { FORM($rank, "instrumental") }, а { $shooter } так и остаётся с шайбой на крюке.
    Время играет за оборону: { $defender } кладёт { FORM($rank, "accusative") }, { $shooter } не бросает.
    Не хватает секунды! { $defender } дотягивает до сирены: { FORM($rank, "nominative") }, { $shooter } без броска.
    Сирена! { $defender } играет { FORM($rank, "accusative") }, { $shooter } видит щель, но времени нет.

# { $defender } выкладывает карту ранга { $rank }, а { $shooter } должен её повторить.
call-shoots =
    { $shooter } бросает, { $defender } выкатывается навстречу…
    { $defender } ждёт на месте, { $shooter } бросает…
    { $shooter } на ударной позиции, { $defender } напротив, бросок…
    { $defender } показывает { FORM($rank, "accusative") }, { $shooter } бросает…
    { $shooter } целится, { $defender } не двигается…
    { $defender } стоит до конца, { $shooter } отпускает шайбу…
    { $shooter } финтит, { $defender } не верит, бросок…
    { $defender } сокращает угол, { $shooter } бросает…
    Дуэль: { $shooter } бросает, { $defender } в воротах…
    { $shooter } ищет угол, { $defender } оставляет { FORM($rank, "accusative") }…
    { $defender } ложится, { $shooter } бросает верхом…
    { $shooter } убирает под себя, { $defender } ждёт…

# То же, но карта надёжная; очень редко { $shooter } всё равно забивает.
call-clears =
    { $defender } выбрасывает шайбу, { $shooter } остаётся без неё!
    { $defender } кладёт { FORM($rank, "accusative") }. Такую никто не тронет!
    { $defender } выкидывает из зоны, { $shooter } едет догонять.
    По стеклу и за линию! { $defender } выбрасывает, { $shooter } разводит руками.
    { $defender } опережает, { $shooter } без шайбы: она уже за зоной!
    { $defender } выбрасывает по стеклу, подальше от ворот!
    { $defender } подставляет клюшку, { $shooter } без шайбы: выброс!
    { $defender } играет надёжно, шайба далеко.
    { $defender } выбрасывает. А { $shooter } всё ждёт.
    { $defender } отбрасывает шайбу подальше, { $shooter } её не достаёт!
    { $defender } не паникует и выбрасывает.
    { $defender } поднимает шайбу, { $shooter } не дотягивается — выброс!

# { $defender } останавливает { $shooter } картой того же ранга или той, что это может.
call-block =
    { $defender } ложится под бросок: блок, { $shooter } без шайбы!
    Блок! { $defender } отнимает всё, { $shooter } ни с чем.
    { $shooter } не проходит! { $defender } ставит блок!
    { $defender } падает и блокирует!
    { $defender } блокирует щитками!
    { $shooter } замахивается, { $defender } читает замысел и блокирует!
    Вот это блок! { $defender } рискует и выигрывает!
    { $defender } перекрывает дорогу: блок!
    { $shooter } видит щель, { $defender } её закрывает. Блок!
    Клюшка на пути: { $defender } блокирует, { $shooter } ни с чем!
    { $defender } выкатывается и блокирует!
    Места нет, { $shooter }: блок ставит { $defender }!

# { $shooter } промахивается мимо того, что выкладывает { $defender }: на один ранг, на два, больше.
call-post =
    { $shooter } попадает в штангу!
    В каркас! { $defender } не успевает, но и { $shooter } без гола!
    { $shooter } бросает, и звенит перекладина!
    Штанга! Совсем рядом бросает { $shooter }!
    { $shooter } бросает — штанга! { $defender } выдыхает.
    Дзынь! { $shooter } находит только железо!
    { $shooter } переигрывает вратаря, но не штангу! { $defender } улыбается.
    Штанга говорит «нет»: { $shooter } без гола!
    { $shooter } попадает во внешнюю сторону штанги!
    Сантиметра не хватает! { $shooter } попадает в штангу!
    { $defender } даже не двигается, а { $shooter } попадает в штангу!
    Штанга спасает! { $defender } выдыхает, { $shooter } не верит!
call-save =
    { $defender } берёт бросок! { $shooter } без гола!
    Сейв! { $defender } на месте, а { $shooter } уже поднимает руки.
    { $shooter } бросает, { $defender } ловит в ловушку!
    Щитком! { $defender } отбивает, { $shooter } хватается за голову!
    { $defender } успевает щитком, { $shooter } без гола!
    { $shooter } бросает верхом, { $defender } снимает шайбу!
    { $defender } не пускает: { $shooter } ни с чем!
    Какой сейв! { $shooter } бросает без помех, { $defender } тащит!
    { $defender } накрывает бросок, { $shooter } ждёт отскока зря. Сейв!
    { $defender } отбивает блином! { $shooter } смотрит в потолок!
    { $shooter } пробует в домик, { $defender } закрывает. Сейв!
    { $defender } тянется через все ворота, { $shooter } не верит глазам!
call-wide =
    { $shooter } бросает мимо, { $defender } не волнуется!
    Мимо! { $shooter } не попадает в ворота.
    { $shooter } смещается слишком далеко, бросок мимо.
    { $shooter } бросает выше и мимо!
    { $shooter } мимо цели, { $defender } отдыхает.
    В боковую сетку! { $shooter } мимо.
    { $shooter } машет впустую, шайба катится мимо, { $defender } только провожает.
    { $defender } вытесняет, { $shooter } бросает мимо!
    { $shooter } бросает далеко мимо!
    { $shooter } теряет шайбу, она скользит мимо.
    За стекло! { $shooter } бросает, { $defender } провожает взглядом.
    { $shooter } торопится и бросает мимо!
    В задний борт! { $shooter } бросает мимо.
    { $shooter } проезжает дальше нужного, бросок мимо.

# То же после выброса, { $defender } уже в безопасности: { $shooter } бросает издалека.
call-post-cleared =
    { $shooter } бросает издалека — и штанга!
    { $shooter } догоняет шайбу, бросает с ходу и попадает в штангу!
    { $shooter } отправляет шайбу обратно. Штанга!
    { $shooter } бросает с красной линии. Штанга!
    { $defender } уже не ждёт, а { $shooter } попадает в штангу издалека!
    { $shooter } отправляет шайбу обратно, { $defender } слышит звон: штанга!
    { $shooter } бросает издалека! Спасает штанга!
    Из ничего! { $shooter } бросает от борта, штанга!
    { $shooter } подбирает шайбу, разворот, бросок — штанга!
    Выброс не спасает: { $shooter } возвращает шайбу и попадает в штангу!
    { $shooter } набрасывает из средней зоны. Штанга! { $defender } выдыхает!
call-save-cleared =
    { $shooter } бросает издалека, { $defender } легко ловит. Сейв.
    { $shooter } возвращает шайбу к воротам, { $defender } отводит в угол. Сейв!
    { $shooter } бросает издалека, { $defender } видит его сразу. Сейв.
    { $shooter } бросает с острого угла, { $defender } делает сейв!
    { $defender } начеку: { $shooter } бросает издали, сейв.
    { $shooter } бросает с красной линии, { $defender } ловит.
    Шайба летит обратно, бросает { $shooter }, { $defender } отбивает. Сейв!
    { $shooter } пробует от борта, { $defender } накрывает. Сейв.
    { $shooter } бросает наудачу, { $defender } спокойно забирает.
    { $shooter } набрасывает на ворота, { $defender } прижимает шайбу.
    { $defender } видит всё за версту: { $shooter } бросает, сейв.
call-wide-cleared =
    { $shooter } догоняет шайбу и бросает издали мимо.
    { $shooter } забрасывает обратно, мимо, { $defender } провожает взглядом.
    { $shooter } бросает издалека. Далеко мимо.
    { $shooter } бросает с красной линии: мимо.
    { $shooter } бросает наудачу. Мимо.
    { $shooter } у самого борта, бросок неудобный. Мимо.
    { $shooter } швыряет шайбу к воротам от борта: мимо.
    Пока { $shooter } подбирает шайбу, { $defender } уже на месте. Мимо.
    { $shooter } бросает с острого угла, мимо, { $defender } не волнуется.
    { $shooter } бросает издали, уже не опасно. Мимо.
    { $shooter } пробует от синей линии, шайба улетает мимо.

# { $shooter } забивает, { $defender } пропускает: счёт со стороны забившего и чья это сторона.
call-goal =
    { $shooter } забивает! { $score } { $scorer }!
    Шайба в воротах! Забивает { $shooter }, { $defender } не верит! { $score } { $scorer }!
    { $shooter } протаскивает шайбу, { $defender } позади! { $score } { $scorer }!
    В девятку! Бросает { $shooter }, { $defender } не достаёт! { $score } { $scorer }!
    { $shooter } бросает в домик, { $defender } не успевает! { $score } { $scorer }!
    { $shooter } не ошибается! { $score } { $scorer }!
    Есть! { $shooter } забивает, { $defender } уже на льду! { $score } { $scorer }!
    { $shooter } зажигает красный свет! { $score } { $scorer }!
    { $shooter } — под перекладину, { $defender } не дотягивается! { $score } { $scorer }!
    Гол! Забивает { $shooter }, { $defender } без ответа! { $score } { $scorer }!
    { $shooter } вколачивает шайбу! { $score } { $scorer }!
    { $shooter } качает, { $defender } ложится — гол! { $score } { $scorer }!
    { $shooter } находит угол, { $defender } опаздывает! { $score } { $scorer }!
    С неудобной стороны — гол! Забивает { $shooter }, { $defender } опаздывает! { $score } { $scorer }!
    { $shooter } отправляет шайбу куда надо! { $score } { $scorer }!
    Какой бросок! { $shooter } забивает! { $score } { $scorer }!
    { $shooter } протискивает шайбу, { $defender } накрыть не успевает! { $score } { $scorer }!
    От перекладины в ворота! Бросает { $shooter }, { $defender } в шоке! { $score } { $scorer }!
    { $shooter } бросает в ближний угол, { $defender } не ждёт такого! { $score } { $scorer }!
    { $defender } не спасает, { $shooter } забивает! { $score } { $scorer }!

# Сообщение о голе: { $defender } выкладывает { $answered }, { $scorer } кладёт на неё { $card }. Двое на двое передачу
# отдаёт { $maker }.
goal =
    🚨 { $defender }: { $answered }, { $scorer }: { $card }, и загорается красный свет! **Гол! { $score } { $side }!**
    🚨 { $scorer } ждёт, пока { $defender } дёрнется: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $defender } предлагает { $answered }, { $scorer } благодарит: { $card }. **Гол! { $score } { $side }!**
    🚨 { $scorer } находит ответ на { $answered }: { $card }, и { $defender } не успевает! **Гол! { $score } { $side }!**
    🚨 { $card } на { $answered }: { $defender } позади, { $scorer } поднимает руки! **Гол! { $score } { $side }!**
    🚨 { $defender } это вообще видит? { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $scorer } выкатывается, { $defender } едет навстречу: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $defender } пробует { $answered }, а { $scorer } отвечает: { $card }. **Гол! { $score } { $side }!**
    🚨 Железные нервы: { $scorer } кладёт { $card } на { $answered }, { $defender } ничего не может. **Гол! { $score } { $side }!**
    🚨 { $defender } кладёт { $answered }, и этого мало: { $scorer } кладёт { $card }. **Гол! { $score } { $side }!**
    🚨 Слышите трибуны? { $scorer } кладёт { $card } на { $answered }, { $defender } не дотягивается. **Гол! { $score } { $side }!**
    🚨 Бутылка слетает с ворот! { $card } на { $answered }, бросает { $scorer }, { $defender } не успевает. **Гол! { $score } { $side }!**
    🚨 { $scorer } перекидывает: { $card } через { $answered }, { $defender } достаёт шайбу из сетки. **Гол! { $score } { $side }!**
    🚨 { $defender } в одну сторону, { $scorer } в другую: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Доставайте, { $defender }! { $card } на { $answered }, бросает { $scorer }. **Гол! { $score } { $side }!**
    🚨 { $scorer } само спокойствие! { $card } на { $answered }, { $defender } на льду. **Гол! { $score } { $side }!**
    🚨 { $defender } отпускает { $answered }, и { $scorer } тут же возвращает { $card }. **Гол! { $score } { $side }!**
    🚨 Подарок или догадка? { $defender } кладёт { $answered }, { $scorer } — { $card }. **Гол! { $score } { $side }!**
    🚨 Клюшки вверх! { $card } на { $answered }, забивает { $scorer }, { $defender } не спасает. **Гол! { $score } { $side }!**
    🚨 Ревёт сирена! { $scorer } кладёт { $card } на { $answered }, { $defender } только смотрит. **Гол! { $score } { $side }!**
goal-saskatchewan =
    🚨 Впереди один чистый лёд, и { $scorer } забивает: { $card } на { $answered }, { $defender } позади. **Гол! { $score } { $side }!**
    🚨 Места сколько угодно, { $scorer }: { $card } на { $answered }, { $defender } не мешает. **Гол! { $score } { $side }!**
    🚨 { $defender } не может выбросить, { $scorer } кладёт { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Чистый лёд, чистый бросок: { $scorer } кладёт { $card } на { $answered }, { $defender } не верит глазам. **Гол! { $score } { $side }!**
    🚨 { $scorer } сметает и { $answered }, { $card } сверху, { $defender } ни с чем. **Гол! { $score } { $side }!**
    🚨 По пустому льду катит { $scorer }: { $card } на { $answered }, { $defender } в стороне. **Гол! { $score } { $side }!**
    🚨 На льду только { $answered }, { $defender } ждёт, { $scorer } тут как тут: { $card }. **Гол! { $score } { $side }!**
    🚨 { $scorer } не оставляет на льду ничего, { $defender } без шансов: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Как в пустом доме! { $defender } далеко, { $scorer } рядом, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $scorer } подъезжает без помех, { $defender } только смотрит: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Лёд чист, и { $scorer } этим пользуется: { $card } на { $answered }, { $defender } далеко. **Гол! { $score } { $side }!**
    🚨 Гладко, как по свежему льду: забивает { $scorer }, { $card } на { $answered }, { $defender } опаздывает. **Гол! { $score } { $side }!**
    🚨 В тишине одни коньки: { $scorer } летит, { $defender } ждёт, { $card } на { $answered }, и шайба там! **Гол! { $score } { $side }!**
    🚨 Снег за борт, шайбу в ворота! { $scorer } кладёт { $card } на { $answered }, { $defender } разводит руками. **Гол! { $score } { $side }!**
    🚨 { $defender } выкладывает { $answered } на голый лёд, и { $scorer } летит напролом: { $card }. **Гол! { $score } { $side }!**
    🚨 Дома никого, { $defender }? { $scorer } входит без стука, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Вот он, хоккей прерий! { $scorer } на просторе, { $card } на { $answered }, { $defender } не догоняет. **Гол! { $score } { $side }!**
    🚨 Лопата, коньки, красный свет: { $scorer } кладёт { $card } на { $answered }, { $defender } не спасает. **Гол! { $score } { $side }!**
    🚨 Льда на целую версту, а в голове одно: { $scorer } забивает, { $card } на { $answered }, { $defender } позади. **Гол! { $score } { $side }!**
    🚨 Пусто на льду, да не на табло! { $scorer }, { $card } на { $answered }, { $defender } только смотрит. **Гол! { $score } { $side }!**
goal-stockham =
    🚨 { $scorer } бросает, { $card } на { $answered }, { $defender } не ловит. **Гол! { $score } { $side }!**
    🚨 Бросок в цель! { $scorer } кладёт { $card } на { $answered }, { $defender } не спасает. **Гол! { $score } { $side }!**
    🚨 { $defender } не успевает с блоком: { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Насквозь! Бросает { $scorer }, { $defender } только оборачивается: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $scorer } бросает низом, { $card } на { $answered }, { $defender } опаздывает. **Гол! { $score } { $side }!**
    🚨 Пушка! { $scorer }, { $card } на { $answered }, { $defender } не шелохнётся. **Гол! { $score } { $side }!**
    🚨 { $defender } оставляет { $answered }, и { $scorer } бросает туда же: { $card }. **Гол! { $score } { $side }!**
    🚨 { $scorer } бросает чисто, { $defender } без шансов: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Бросок, гол! { $defender }: { $answered }, { $scorer }: { $card }. **Гол! { $score } { $side }!**
    🚨 { $scorer } вкладывается в бросок, { $card } на { $answered }, { $defender } оглядывается на сетку. **Гол! { $score } { $side }!**
    🚨 На этот раз без блока, { $defender }: { $scorer } кладёт { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Где же { $defender }? { $scorer } выбирает угол, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $scorer } бросает от души, { $card } на { $answered }, { $defender } под такое не лезет. **Гол! { $score } { $side }!**
    🚨 { $defender } кладёт { $answered } и ложится под бросок, но { $scorer } всё равно попадает: { $card }. **Гол! { $score } { $side }!**
    🚨 Слышите этот хлопок? { $scorer }, { $card } на { $answered }, { $defender } вздрагивает. **Гол! { $score } { $side }!**
    🚨 { $answered } закрывает обзор, а не ворота: { $defender } не видит шайбы, { $scorer } кладёт { $card }. **Гол! { $score } { $side }!**
    🚨 С крюка прямо в сетку: { $scorer }, { $card } на { $answered }, { $defender } не реагирует. **Гол! { $score } { $side }!**
    🚨 Зрячая шайба! { $scorer } находит дорогу к воротам, { $defender } не находит шайбу: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $defender } моргает, а { $scorer } нет: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Записывайте гол! { $scorer } кладёт { $card } на { $answered }, { $defender } бьёт клюшкой об лёд. **Гол! { $score } { $side }!**
goal-partners =
    🚨 { $maker } отдаёт, { $scorer } бросает: { $card } на { $answered }, { $defender } не успевает! **Гол! { $score } { $side }!**
    🚨 { $scorer } завершает то, что начинает { $maker }: { $card } на { $answered }, { $defender } на льду. **Гол! { $score } { $side }!**
    🚨 Прекрасно играют { $maker } и { $scorer }! { $card } на { $answered }, { $defender } позади. **Гол! { $score } { $side }!**
    🚨 { $maker } отвлекает, { $defender } ведётся, { $scorer } видит пустой угол: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Пас отдаёт { $maker }, бросает { $scorer }, { $defender } позади: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $scorer } кивает на партнёра: какую передачу отдаёт { $maker }! { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $maker } готовит, { $scorer } добивает: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $maker } отдаёт в касание, { $scorer } бросает с ходу: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $defender } смотрит, где { $maker }, а { $scorer } без опеки: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $maker } и { $scorer } как часы: { $card } на { $answered }, { $defender } не успевает. **Гол! { $score } { $side }!**
    🚨 Как по нарисованному! { $maker } и { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $defender } ставит { $answered }, но { $maker } уже находит партнёра: { $scorer }, { $card }. **Гол! { $score } { $side }!**
    🚨 Раз, два — и там! { $maker }, { $scorer }, { $card } на { $answered }, { $defender } и не шевелится. **Гол! { $score } { $side }!**
    🚨 У кого глаза на затылке? { $maker } отдаёт не глядя, { $scorer } кладёт { $card } на { $answered }, { $defender } опускает голову. **Гол! { $score } { $side }!**
    🚨 { $defender } между двух огней: с одной стороны { $maker }, с другой { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Этот пас — в рамку! { $maker } отдаёт, { $scorer } не портит: { $card } на { $answered }, { $defender } только оборачивается. **Гол! { $score } { $side }!**
    🚨 С вас ужин, { $scorer }: такой пас отдаёт { $maker }! { $card } на { $answered }, { $defender } вздыхает. **Гол! { $score } { $side }!**
    🚨 За шайбой не угнаться, { $defender }! { $maker } пасует, { $scorer } бросает, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $scorer } держит крюк на льду, { $maker } попадает точно в него: { $card } на { $answered }, { $defender } не мешает. **Гол! { $score } { $side }!**
    🚨 Одна мысль, две клюшки: { $maker } и { $scorer }, { $card } на { $answered }, а { $defender } всё гадает. **Гол! { $score } { $side }!**
goal-again =
    🚨 И ещё одна шайба! { $defender }: { $answered }, { $scorer }: { $card }. **Гол! { $score } { $side }!**
    🚨 { $scorer } не унимается: { $card } на { $answered }, { $defender } снова лезет в сетку за шайбой! **Гол! { $score } { $side }!**
    🚨 И снова там! { $scorer } кладёт { $card } на { $answered }, { $defender } не верит глазам. **Гол! { $score } { $side }!**
    🚨 Посыпались шайбы! { $card } на { $answered }, забивает { $scorer }, { $defender } считает. **Гол! { $score } { $side }!**
    🚨 { $defender } едва оборачивается: { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Всё мало, { $scorer }? { $card } на { $answered }, { $defender } не спасает. **Гол! { $score } { $side }!**
    🚨 { $scorer } продолжает: { $card } на { $answered }, { $defender } просит отдыха. **Гол! { $score } { $side }!**
    🚨 Ещё разок! { $scorer } кладёт { $card } на { $answered }, { $defender } разводит руками. **Гол! { $score } { $side }!**
    🚨 Шайба за шайбой! { $card } на { $answered }, забивает { $scorer }, { $defender } без ответа. **Гол! { $score } { $side }!**
    🚨 Красный свет ещё не остыл: { $scorer }, { $card } на { $answered }, { $defender } не спасает. **Гол! { $score } { $side }!**
    🚨 { $defender } не успевает перевести дух: { $scorer } кладёт { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 { $scorer } ловит кураж: { $card } на { $answered }, { $defender } бессильно смотрит. **Гол! { $score } { $side }!**
    🚨 Диктор ещё объявляет прошлую шайбу! { $scorer }, { $card } на { $answered }, { $defender } ищет шайбу в сетке. **Гол! { $score } { $side }!**
    🚨 Не садитесь! { $scorer } кладёт { $card } на { $answered }, { $defender } не спасает. **Гол! { $score } { $side }!**
    🚨 Молния бьёт дважды! { $scorer }, { $card } на { $answered }, а { $defender } чует запах гари. **Гол! { $score } { $side }!**
    🚨 Гол, выдох, гол! { $defender } едва кладёт { $answered }, а { $scorer } уже тут: { $card }. **Гол! { $score } { $side }!**
    🚨 Тайм-аут бы сейчас, { $defender }! { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Осада! { $defender } еле держится, { $scorer } пробивает брешь: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Барабаны не умолкают! { $scorer } кладёт { $card } на { $answered }, { $defender } опускает голову. **Гол! { $score } { $side }!**
    🚨 { $defender } надеется на { $answered }, { $scorer } надежду отбирает: { $card }. **Гол! { $score } { $side }!**
goal-again-partners =
    🚨 А теперь партнёр! Миг назад { $maker }, на этот раз { $scorer }: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 По очереди! Сначала { $maker }, потом { $scorer }, { $card } на { $answered }, { $defender } не успевает. **Гол! { $score } { $side }!**
    🚨 { $maker } ещё не на скамейке, а { $scorer } кладёт { $card } на { $answered }, { $defender } не спасает. **Гол! { $score } { $side }!**
    🚨 Пример заразителен! Забивает { $maker }, забивает { $scorer }: { $card } на { $answered }, { $defender } бессильно смотрит. **Гол! { $score } { $side }!**
    🚨 Кого держать? В прошлый раз { $maker }, в этот { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Красный свет ещё не гаснет, { $maker } принимает поздравления, а { $scorer } кладёт { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Раз — { $maker }, два — { $scorer }! { $card } на { $answered }, { $defender } и не шевелится. **Гол! { $score } { $side }!**
    🚨 { $defender } ещё смотрит, где { $maker }, а { $scorer } уже кладёт { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Диктор ещё объявляет, что забивает { $maker }! А { $scorer } кладёт { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Молния бьёт дважды, из двух туч: { $maker } и { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Двойной удар! Первый наносит { $maker }, второй { $scorer }: { $card } на { $answered }, { $defender } вздыхает. **Гол! { $score } { $side }!**
    🚨 Оставьте и на завтра, { $maker } и { $scorer }! { $card } на { $answered }, { $defender } просит отдыха. **Гол! { $score } { $side }!**
    🚨 { $scorer } обнимает партнёра и забивает следом, { $maker } аплодирует: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Тайм-аут бы сейчас! Один гол — { $maker }, второй — { $scorer }: { $card } на { $answered }, { $defender } на льду. **Гол! { $score } { $side }!**
    🚨 Гол, { $answered }, гол! Забивает { $maker }, ходит { $defender }, забивает { $scorer }: { $card }. **Гол! { $score } { $side }!**
    🚨 Орган не поспевает за этими двумя! То { $maker }, то { $scorer }: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Эстафета голов! Сперва { $maker }, теперь палочка у партнёра: { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Не садитесь! { $maker } поднимает трибуны, { $scorer } не даёт сесть: { $card } на { $answered }. **Гол! { $score } { $side }!**
    🚨 Держите шапки! С одного края { $maker }, с другого { $scorer }, { $card } на { $answered }, { $defender } разводит руками. **Гол! { $score } { $side }!**
    🚨 Рядом в протоколе: { $maker }, строкой ниже { $scorer }, { $card } на { $answered }. **Гол! { $score } { $side }!**

# Второй голос. Только что ходит { $player }; { $side } — своя сторона, { $other } — сторона напротив, может быть, двое:
# пишите так, чтобы подходило и одному, и двоим. { $count } всегда больше одного.

# О голе: первый в матче; сразу после своего; сразу после чужого; сравнивает счёт; выводит вперёд;
# первый за { $count } карт; в конце периода; завершает овертайм.
aside-first =
    Счёт открыт.
    Первая на табло.
    Лёд тронулся.
    Первая шайба всегда самая трудная.
    { $side }: почин есть.
    { $side }: нуля на табло больше нет.
    Вот и первая за вечер.
    Первая шайба меняет всё.
aside-again =
    Вот так просто!
    { $other }: опомниться некогда.
    Шайбу едва успели вбросить.
    Сетка ещё дрожит от прошлой.
    Кто их сейчас остановит?
    { $side }: шайба за шайбой!
    Моргнёшь — и пропустишь две.
    { $other }, пора брать тайм-аут!
aside-reply =
    Вот это ответ!
    Там ещё и сесть не успели.
    И сразу обратно!
    Недолго же длился праздник.
    Радость была недолгой.
    { $player } молчать не собирается.
    Гол на гол!
    Забивают там, забивают и здесь.
aside-level =
    Снова поровну.
    Игра начинается заново!
    И вот уже ничья.
    Преимущества больше нет.
    Всё с чистого листа.
    Разницы больше нет.
    { $side }: снова в игре.
    Теперь может выиграть кто угодно.
aside-lead =
    Лидер сменился!
    { $player } переворачивает матч!
    Из догоняющих в лидеры!
    Кто там вёл в этом матче?
    Новый лидер матча: { $side }!
    Отставание в прошлом, теперь впереди { $side }!
    Всё встаёт с ног на голову!
    { $other }: преимущество уходит из рук.
aside-drought =
    Позади { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } ожидания.
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без голов, и вот наконец.
    Давно пора: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без голов.
    Первый гол за { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }!
    Ворота снова открыты, после { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    } на замке.
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } ждём, и оно того стоит.
    Уже и забывается, как это выглядит: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без голов!
    Конец засухе: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без голов.
aside-late-goal =
    Карт в периоде почти не осталось!
    Вот это время для гола.
    Совсем близко к сирене!
    Обидная шайба, под конец периода.
    { $player } выбирает лучший момент!
    Вот о чём будут спорить после матча.
    На ответ времени почти нет.
    { $other }: хуже времени не придумать.
aside-sudden =
    Овертайм окончен!
    Вот так это и заканчивают.
    Все через борт, на лёд!
    Об этой шайбе ещё поговорят.
    Всем спокойной ночи!
    Зрители остаются не зря.
    Один бросок — и всё.
    { $player } тонет в объятиях!

# Гол, который сам даёт новый момент.
aside-keeps =
    { $side }: и сразу новая попытка.
    { $other }: передышки нет, следующий бросок близко.
    Шайба остаётся там же: снова { $side }!
    И это не конец, { $other } в осаде.
    К голу прилагается ещё бросок.
    Не расслабляйтесь, { $other }: шайба уже летит обратно.
    И снова к тем же воротам.
    { $side }: гол, а с ним и новый момент.

# О выходе один на один: { $count } карт до конца периода; первый у стороны в овертайме; { $count }-й без гола.
aside-late =
    А карт до конца периода всего { $count }!
    До сирены недалеко.
    Конец периода, и все это знают.
    Может быть, последний момент перед сиреной.
    Период уходит: ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
    Терять времени нельзя: ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, и сирена.
    Самое время для такого момента.
    До сирены { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, затаите дыхание.
aside-overtime =
    Один бросок может решить всё.
    Вся скамейка стоит.
    Следующий гол победный, не забывайте.
    Слышно, как муха пролетит.
    Всё может закончиться прямо сейчас.
    Весь дворец стоит.
    С трибун не уходит никто.
    Вот он, шанс стать героем.
aside-chances =
    { $side }: момент номер { $count }, а гола всё нет.
    { $side }: моментов уже { $count }. Будет ли хоть один гол?
    { $side }: подходов к воротам { $count }, а в сетке пусто.
    Вот и момент номер { $count }, а { $side } всё без гола.
    { $side }: атака за атакой, моментов { $count }, голов нет.
    Моментов { $count }. Что ещё нужно, { $side }?
    { $side }: таких моментов уже { $count }, а на табло ноль.
    { $side }: моментов { $count }, а ноль с табло не уходит.

# О моменте с последней картой периода: бросить уже нельзя.
aside-horn =
    И сирена, раньше броска!
    Бросить некогда: сирена.
    { $other }: спасает сирена!
    Поздно, период окончен.
    { $side }: не хватает одной карты!
    Момент есть, времени нет.
    { $player } смотрит на часы: нули.
    Так близко, и сирена.

# О промахе: { $count } штанг подряд; { $count } карт без голов; { $count } промахов подряд.
aside-posts =
    Штанга номер { $count } подряд! { $player } собирает металлолом.
    Опять железо! Подряд уже { $count }.
    Кто-нибудь, измерьте эти ворота.
    { $player } снова находит железо, а не сетку.
    Звенит опять, { $count }-й раз подряд!
    { $player } со штангой уже на «ты».
    Штанга { $count }-й раз подряд. Это больно.
    Сантиметр, и опять сантиметр.
aside-dry =
    Голов нет уже { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
    С голами туго: уже { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без них.
    Вязкий хоккей: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без голов.
    Кто-то дрогнет. Уже { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без голов.
    Обе зоны на замке уже { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
    Уже { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } красный свет не горит.
    Урок обороны: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } без голов.
    Всё ещё ждём, уже { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
aside-misses =
    { $player }: бросков подряд без гола уже { $count }.
    { $player }: { $count ->
        [one] { $count } бросок
        [few] { $count } броска
       *[many] { $count } бросков
    } подряд, и всё впустую.
    Нужен счастливый отскок, { $player }: бросков впустую уже { $count }.
    Не сжимайте так клюшку, { $player }: бросков без гола уже { $count }.
    { $player }: не идёт шайба, без гола уже { $count }-й бросок подряд.
    { $player } сжимает клюшку: бросков { $count }, голов нет.
    Бросков без гола уже { $count }, { $player } качает головой.
    Гол придёт, { $player }, но впустую подряд уже { $count }.

# О карте, на которую нужно ответить броском: { $count } шансов из ста, по открытым картам, что { $player } забьёт.
# Здесь { $player } ещё бросает, а сторона { $other } только что сыграла.
aside-danger =
    По оставшимся картам шанс гола { $count } %.
    { $player }: больше половины, { $count } %.
    Шансы на этой стороне, { $side }: { $count } из ста.
    Это опасно: { $count } %.
    Считаем карты и не дышим: { $count } %.
    { $count } % за то, что будет гол.
    { $other }: неудачная карта в обороне, { $count } % за гол.
    { $other }: прятаться негде, { $count } % за гол.

# О голе: по открытым картам на него было { $count } шансов из ста; о голе, который выводит вперёд сторону { $side }, проигравшую
# { $other } последние { $count } матчей.
aside-long-shot =
    Карты давали этому броску { $count } %!
    { $count } %, и шайба в воротах!
    Такого никто не ждёт: { $count } %.
    Карт для этого почти нет: { $count } %!
    Вопреки всему, { $player }: { $count } %!
    И { $count } % — это шанс, говорит { $player }!
    На такое не ставят: { $count } %.
    Шансы говорят { $count } %, { $player } говорит «гол».
aside-revenge =
    { $side }: поражений подряд { $count }, и вот впереди!
    { $side }: поражений подряд { $count }, а этот матч пока другой!
    { $player }: поражений подряд { $count }, и хватит!
    Поражений подряд { $count }? Кажется, хватит!
    { $other }: побед подряд { $count }. Не здесь ли конец этой серии?
    { $side }: какое облегчение, когда поражений подряд { $count }.
    Прошлых встреч лучше не вспоминать, { $side }: поражений подряд { $count }. Но взгляните на табло.
    { $other }: побед подряд { $count }. Но этот матч ещё идёт.

# По ходам: пара { $pair } ({ $player }) атакует, обороняется { $defender }; суммы объясняют, { $call } объявляет гол.
lineup-comparison =
    { $player } { $pair }: { $attack } против { $defence }. Какая комбинация! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Насквозь! { $defender } не успевает! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. { $defender } за ними не угонится! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Раз, два, три — и в сетке! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Эта пара летит! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. С фланга прямо в ворота! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. { $defender } только провожает взглядом! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Отскок — и добивание! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Под перекладину, забивает { $player }! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. { $defender } тут ничего не может сделать! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. В касание, и загорается красный свет! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. { $player } всё рассчитывает верно! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. У дальней штанги без опеки! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Вратарь не видит шайбы, { $defender } опаздывает! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Разыгрывают, бросают, забивают! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. В домик! { $defender } не сдвигает щитки! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Пустой угол, { $defender } опаздывает! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Рикошет, и { $defender } бессильно смотрит! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. { $player } находит нужную пару, и это гол! **{ $call }**
    { $player } { $pair }: { $attack } против { $defence }. Вокруг защиты и в сетку! **{ $call }**
lineup-comparison-held =
    { $player } { $pair }: { $attack } против { $defence }. { $defender } выдерживает, гола нет.
    { $player } { $pair }: { $attack } против { $defence }. Стоп, гола нет: { $defender } отлично обороняется.
    { $player } { $pair }: { $attack } против { $defence }. Гола нет, { $defender } ничего не даёт.
    { $player } { $pair }: { $attack } против { $defence }. Вратарь на месте, { $defender } спасается, гола нет.
    { $player } { $pair }: { $attack } против { $defence }. Гола нет: передача не проходит.
    { $player } { $pair }: { $attack } против { $defence }. { $defender } встречает на синей линии, гола нет.
    { $player } { $pair }: { $attack } против { $defence }. { $defender } выигрывает борьбу, гола нет.
    { $player } { $pair }: { $attack } против { $defence }. Гола нет, { $defender } перекрывает пятачок.
    { $player } { $pair }: { $attack } против { $defence }. { $defender } спасает, гола нет.
    { $player } { $pair }: { $attack } против { $defence }. Гола нет: чуть-чуть не хватает.
    { $player } { $pair }: { $attack } против { $defence }. { $defender } убирает отскок, гола нет.
    { $player } { $pair }: { $attack } против { $defence }. Не везёт: { $player } ни с чем, гола нет.

# Вбрасывание периода и попытка в серии буллитов: кто что выкладывает и кто выигрывает. Если поровну, обе стороны
# расставляются втайне, или берутся ещё две карты.
lineup-faceoff =
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Чисто выигрывает { $winner }!
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } поднимает чужую клюшку и выигрывает.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } выигрывает и отбрасывает шайбу назад.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Руки быстрее, выигрывает { $winner }.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Выигрывает { $winner }, а напротив придётся открыться первыми.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } успевает к шайбе раньше и выигрывает.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Борьба до последнего, выигрывает { $winner }.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Выигрывает { $winner } и сначала увидит чужой состав.
lineup-faceoff-level =
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Ничья! Оба расставляют составы втайне.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Никто не уступает: ничья, оба расставляют составы втайне.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Ноздря в ноздрю, и оба расставляют составы втайне.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Клюшки сцепились. Ничья: оба расставляют составы втайне.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Не выигрывает никто, оба расставляют составы втайне.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Шайба лежит на месте. Ничья: оба расставляют составы втайне.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. Клюшка в клюшку, ничья, и оба расставляют составы втайне.
    🏒 **Вбрасывание:** { $home } { $homecard }, { $away } { $awaycard }. На точке равенство: оба расставляют составы втайне.
lineup-draw =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Выигрывает { $winner }, и вся скамейка уже на льду!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Всё, выигрывает { $winner }!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } не ошибается и выигрывает!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Вот это нервы! Выигрывает { $winner }!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Серию выигрывает { $winner }, всем спокойной ночи!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Вот и весь матч: выигрывает { $winner }!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Один буллит решает всё, и выигрывает { $winner }!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Перчатки летят вверх! Выигрывает { $winner }!
lineup-draw-level =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Поровну, и снова на точку.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Разницы никакой: ещё раз.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Никто не дрогнет. Поровну: ещё раз.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Поровну! Выходят следующие двое.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Победителя пока нет: поровну, серия продолжается.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Бросок на бросок, поровну. Ещё раз.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Поровну, и никто не садится.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Их не разнять: поровну, ещё раз.

# Поле: что происходит с картой у { $met }, которая лежала закрытой (yes) или открытой (no). Шаги одной карты складываются
# в одно предложение через запятую: начинайте каждый с глагола, не ставьте точку после шага, за которым идёт следующий.
# Вратарь принадлежит игроку { $defender }. Дорожек не называйте: их показывает картинка.
field-step-passes = { $opened ->
        [yes]
            открывает { $met } и ныряет в просвет
            открывает { $met } и даже не притормаживает
            открывает { $met } и опережает всех на шаг
            вскрывает { $met } и рассекает оборону
            вскрывает { $met } и прибавляет
            вскрывает { $met } и проталкивает шайбу дальше
            угадывает, и { $met } уступает дорогу
            угадывает, и { $met } не успевает
            переворачивает { $met } и смещается в центр
            переворачивает { $met } и катит по дуге
            раскрывает { $met } и рвётся вперёд
            раскрывает { $met } и видит просвет
            проверяет { $met } и пролетает стрелой
            идёт наугад, и { $met } открывает калитку
       *[no]
            проносится мимо { $met }
            обкатывает { $met }
            уходит по флангу от { $met }
            пробрасывает шайбу мимо { $met }
            обманывает финтом { $met }
            оставляет на месте { $met }
            раскручивает { $met }
            знает, как объехать { $met }
            стряхивает { $met }
            обходит вдоль борта { $met }
            спокойно проезжает { $met }
            прошивает { $met }
            ловит на противоходе { $met }
            прибавляет и уходит от { $met }
    }
field-step-thrown = { $opened ->
        [yes]
            открывает { $met } и налетает на корпус: **вылет!**
            открывает { $met } и улетает в борт: **вылет!**
            открывает { $met }, а там тупик: **вылет!**
            вскрывает { $met } и лишается шайбы: **вылет!**
            вскрывает { $met } и нарывается на силовой приём: **вылет!**
            вскрывает { $met } и спотыкается: **вылет!**
            не угадывает, и { $met } захлопывает дверь: **вылет!**
            не угадывает, и { $met } выходит навстречу: **вылет!**
            переворачивает { $met } и вязнет у борта: **вылет!**
            переворачивает { $met } и растягивается на льду: **вылет!**
            раскрывает { $met } и не видит выхода: **вылет!**
            раскрывает { $met } и отдаёт шайбу без боя: **вылет!**
            проверяет { $met } и застревает: **вылет!**
            идёт наугад, а { $met } читает всё: **вылет!**
       *[no]
            едет с опущенной головой прямо на { $met }: **вылет!**
            теряет равновесие у { $met }: **вылет!**
            уходит в угол, там { $met }: **вылет!**
            дарит шайбу { $met }: **вылет!**
            пробует { $met } и буксует: **вылет!**
            атакует { $met } и откатывается: **вылет!**
            упирается в стену { $met }: **вылет!**
            проигрывает борьбу { $met }: **вылет!**
            лишается шайбы у { $met }: **вылет!**
            видит, что дорогу закрывает { $met }: **вылет!**
            не убегает от { $met }: **вылет!**
            бросает прямо в { $met }: **вылет!**
            получает корпусом от { $met }: **вылет!**
            никак не объедет { $met }: **вылет!**
    }
field-step-save =
    бросает, вратарь { $met } ({ $defender }) выбрасывает ловушку: **Сейв!**
    выкатывается на ворота, вратарь { $met } ({ $defender }) не ведётся: **Сейв!**
    щёлкает, вратарь { $met } ({ $defender }) отбивает в угол: **Сейв!**
    целит в девятку, вратарь { $met } ({ $defender }) подставляет плечо: **Сейв!**
    целит в домик, вратарь { $met } ({ $defender }) сдвигает щитки: **Сейв!**
    качает, вратарь { $met } ({ $defender }) не отстаёт: **Сейв!**
    бросает с ходу, вратарь { $met } ({ $defender }) намертво: **Сейв!**
    выбирает угол, вратарь { $met } ({ $defender }) уже там: **Сейв!**
    замахивается, вратарь { $met } ({ $defender }) подставляет блин: **Сейв!**
    бросает низом, вратарь { $met } ({ $defender }) накрывает: **Сейв!**
    переводит на неудобную, вратарь { $met } ({ $defender }) садится на шпагат: **Сейв!**
    остаётся один на один, вратарь { $met } ({ $defender }) стоит стеной: **Сейв!**
    вкладывается в бросок, вратарь { $met } ({ $defender }) прижимает шайбу: **Сейв!**
    натыкается на стену, вратарь { $met } ({ $defender }): **Сейв!**
field-step-goal =
    зажигает красный свет, вратарь { $met } бессилен: **Гол! { $score } { $scorer }!**
    бросает под перекладину, вратарь { $met }: **Гол! { $score } { $scorer }!**
    пробивает насквозь вратаря { $met }: **Гол! { $score } { $scorer }!**
    бросает в перекладину и в сетку, вратарь { $met }: **Гол! { $score } { $scorer }!**
    чисто бросает, вратарь { $met } ({ $defender }) не спасает: **Гол! { $score } { $scorer }!**
    укладывает вратаря { $met } ({ $defender }): **Гол! { $score } { $scorer }!**
    бросает с неудобной, вратарь { $met }: **Гол! { $score } { $scorer }!**
    протискивает шайбу, вратарь { $met } не закрывает: **Гол! { $score } { $scorer }!**
    расстреливает вратаря { $met }: **Гол! { $score } { $scorer }!**
    трясёт сетку, вратарь { $met }: **Гол! { $score } { $scorer }!**
    раздевает вратаря { $met } ({ $defender }): **Гол! { $score } { $scorer }!**
    бросает в короткий угол, вратарь { $met }: **Гол! { $score } { $scorer }!**
    бросает от штанги в сетку, вратарь { $met }: **Гол! { $score } { $scorer }!**
    объезжает ворота, вратарь { $met } не успевает: **Гол! { $score } { $scorer }!**
    забивает в упор, вратарь { $met }: **Гол! { $score } { $scorer }!**
    не ошибается, вратарь { $met } ({ $defender }): **Гол! { $score } { $scorer }!**
    гипнотизирует вратаря { $met } и закатывает шайбу: **Гол! { $score } { $scorer }!**
    снимает паутину, вратарь { $met }: **Гол! { $score } { $scorer }!**
    бросает верхом, вратарь { $met } ({ $defender }) уже на льду: **Гол! { $score } { $scorer }!**
    выманивает из ворот вратаря { $met }: **Гол! { $score } { $scorer }!**

# Сообщение о голе на поле: { $card } игрока { $scorer } проходит три ряда и вратаря { $met }, пропускает { $defender }.
field-goal =
    🚨 Через весь лёд! { $scorer } кладёт { $card } на { $met }, { $defender } не верит глазам. **Гол! { $score } { $side }!**
    🚨 { $scorer } проходит от ворот до ворот, { $card } на { $met }, { $defender } только смотрит. **Гол! { $score } { $side }!**
    🚨 Три ряда, потом { $met }: вот это рейд, { $card }, и забивает { $scorer }! **Гол! { $score } { $side }!**
    🚨 { $defender } достаёт шайбу: { $card } на { $met }, забивает { $scorer }. **Гол! { $score } { $side }!**
    🚨 Впереди всё поле, и { $card } его проходит: { $met } не спасает, забивает { $scorer }. **Гол! { $score } { $side }!**
    🚨 Послушайте трибуны! Бросает { $scorer }, { $card } на { $met }. **Гол! { $score } { $side }!**
    🚨 { $defender } ставит в ворота { $met }, а { $scorer } отвечает: { $card }! **Гол! { $score } { $side }!**
    🚨 { $card } никто и пальцем не трогает! { $scorer } забивает, { $met } не ловит. **Гол! { $score } { $side }!**
    🚨 { $met } не шелохнётся! { $scorer } кладёт { $card }, { $defender } смотрит в потолок. **Гол! { $score } { $side }!**
    🚨 Загорается красный свет! { $scorer } отправляет { $card }, в воротах { $met }. **Гол! { $score } { $side }!**
    🚨 { $scorer } читает поле как книгу, { $card } на { $met }, { $defender } ничего не может. **Гол! { $score } { $side }!**
    🚨 { $card } едет от ворот до ворот! { $met } без ответа, забивает { $scorer }. **Гол! { $score } { $side }!**
    🚨 Разве были сомнения? { $card } на { $met }, { $scorer } забивает, { $defender } кивает. **Гол! { $score } { $side }!**
    🚨 Сетка за { $met } дрожит! { $card }, бросает { $scorer }. **Гол! { $score } { $side }!**
    🚨 Гол для обзора дня! { $scorer } проходит всех, { $card } на { $met }. **Гол! { $score } { $side }!**
    🚨 Четыре линии карт, { $defender } за последней, а { $card } проходит и { $met }: забивает { $scorer }. **Гол! { $score } { $side }!**
    🚨 { $scorer } ставит точку: { $card } на { $met }. **Гол! { $score } { $side }!**
    🚨 { $scorer } поднимает руки! { $card } проходит { $met }. **Гол! { $score } { $side }!**
    🚨 Сквозь толпу, { $card } на { $met }: забивает { $scorer }, { $defender } не видит шайбы. **Гол! { $score } { $side }!**
    🚨 Это покажут в вечерних новостях: { $scorer } кладёт { $card } на { $met }. **Гол! { $score } { $side }!**

# Второй голос на поле, когда путь карты окончен. О голе: последней картой поля; когда их осталось не больше четырёх.
aside-field-last-goal =
    Самой последней картой!
    Стопки пусты, а шайба в воротах.
    Последнее слово: { $player }.
    Тянуть дольше было некуда!
    И это была последняя карта!
    Одна карта в запасе, и { $player } её не тратит зря.
    Ответить нечем: стопки пусты.
    Вот так и надо доигрывать стопку!
aside-field-late-goal =
    Карт почти не осталось!
    Самое время для гола.
    { $other }: отвечать уже почти нечем.
    Обидная шайба, под самый конец.
    Стопки почти пусты, и забивает { $side }!
    { $player } выбирает лучший момент!
    Вот это развязка на поле!
    Оставшиеся карты сосчитаешь по пальцам одной руки.
# О броске: подряд закрытых карт, что пропускают эту, { $count }; подряд сейвов стороны { $other } — { $count }.
aside-field-blind =
    Закрытых карт подряд { $count }, и подошла каждая!
    Зачем смотреть? Закрытых { $count }, угаданных тоже { $count }.
    { $player } выбирает вслепую { $count } раза подряд, и всё верно.
    Никто не знал, что там лежит: { $count } из { $count }!
    Выборов вслепую { $count }, и все удачные.
    С закрытыми глазами до самых ворот: { $count } из { $count }.
    Такое видишь нечасто: закрытых { $count }, и ни одна не мешает.
    Везение или шестое чувство, { $player }? Закрытых подряд { $count }.
aside-field-saves =
    { $other }: сейвов подряд уже { $count }.
    { $other } не пропускает ничего: уже { $count } подряд!
    { $player }: бросков впустую подряд уже { $count }.
    { $other }: в воротах стена, уже { $count } подряд.
    { $other }: вратари творят чудеса, уже { $count } подряд.
    Уже { $count } подряд на одних воротах. Кто-то в ударе!
    Вот и { $count }-й сейв подряд.
    { $side }: до самых ворот и ни с чем, уже { $count } подряд.
# О карте, которая выбывает: { $count }-я подряд у игрока { $player } без броска.
aside-field-thrown =
    { $side }: вылетает уже { $count }-я карта подряд.
    { $player }: прохода нет, { $count }-й вылет подряд.
    { $side }: уже { $count }-я карта подряд без броска.
    { $player } не находит дорожки: карт { $count }, бросков нет.
    { $side }: сплошные пробки, уже { $count } подряд.
    { $player }: рейдов { $count }, бросков ни одного.
    Дверь закрыта, уже { $count } подряд. { $player } ищет другую дорогу.
    Опять вылет, уже { $count }-й подряд, а { $other } не возражает.

# Второй голос по ходам. О голе: суммы равны, по { $count }; второй гол состава за период; лишних очков { $count }.
aside-lineup-even =
    { $count } против { $count }, и ничья в пользу атаки!
    Ровно столько, сколько нужно: { $count } на { $count }.
    На толщину штанги: { $count } против { $count }.
    Одно очко больше в защите, и гола нет.
    Равные суммы тут забивают, не забывайте.
    { $player } не тратит ни очка лишнего!
    Вровень, и шайба в сетке.
    { $other }: защита стоит столько же, и этого мало.
aside-lineup-both =
    { $side }: забивают оба фланга!
    Две пары, два гола.
    Левый фланг, правый фланг, и оба раза в сетку!
    Этот состав в этом периоде не промахивается.
    { $player }: в этом периоде не остановить, два из двух.
    { $other }, пора брать тайм-аут: две шайбы за период.
    Больше состав и не может: две атаки, два гола.
    { $player } выжимает из состава всё.
aside-lineup-rout =
    Лишних очков { $count }!
    И близко не было: разница { $count }.
    Неравная встреча, разница { $count }.
    { $other }: шансов никаких, не хватает { $count }.
    Этого хватает и с форой: { $count }.
    Разница { $count }! Кто оставил им столько места?
    Без вопросов: разница { $count }.
    Для этой защиты это слишком: лишних { $count }.
# Об остановленной атаке: не хватило одного очка; { $count }-я подряд у стороны { $other }; последняя в периоде без голов.
aside-lineup-short =
    Не хватает одного очка!
    Всё решает одно очко.
    Одно очко! { $other }, можно выдохнуть.
    Так близко: ещё одно очко, и гол.
    { $player } ещё раз всё пересчитает.
    Тоньше и не бывает.
    Ещё очко, и горит красный свет.
    { $other }: спасает одно очко.
aside-lineup-holds =
    { $other } останавливает { $count }-ю атаку подряд.
    { $other } не пропускает ничего: уже { $count } подряд.
    Атаки разбиваются, уже { $count } подряд: обороняется { $other }.
    Не защита, а стена: уже { $count } подряд.
    { $player } стучится { $count }-й раз подряд, не открывают.
    { $side }: не выходит ничего, уже { $count } подряд.
    { $other }: урок обороны, уже { $count } подряд.
    Атак { $count }, голов нет. { $side }, пора что-то менять.
aside-lineup-blank =
    И вот период без голов.
    В протокол идёт сухой период.
    Четыре атаки, ни одного гола. Браво, защита.
    Красный свет весь период не горит.
    На табло за период ничего.
    Столько расставляли, и ни одного гола.
    Этот период за защитой.
    Оба вратаря могут гордиться таким периодом.
