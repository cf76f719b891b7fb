# The broadcast voice in English: somebody calls the play, somebody else says a word where it is worth one.
# What is not here is said as in en.ftl.
#
# EVERY INDENTED LINE IS ONE WAY TO SAY IT. To add one, write it below the others, with the same spaces in front.
# The match picks a line, so that none comes back within ten such calls if there are eleven lines or more.
# Name who does it in every line. A reader sees the card before the line: **8♠** Jon carries the Eight ...
# Keys with several lines refer to no other such key: that would be too long for Fluent.
# A line may not begin with a star, a dot or a bracket. `make words` prints whole matches, for reading aloud.

play = **{ $card }** { $call }
play-called = { play }
play-aside = { $play } *{ $aside }*

# { $player } plays the { $rank }. Nobody has to match it for a goal, but a breakaway may be waiting for new cards.
call-rank =
    { $player } carries the { $rank } through the neutral zone.
    { $player } dumps the { $rank } in deep.
    { $player } chips the { $rank } off the glass.
    { $player } settles things down with the { $rank }.
    The { $rank } from { $player }, along the boards.
    { $player } skates the { $rank } over the blue line.
    { $player } cycles the { $rank } low.
    { $player } with the { $rank }, nothing fancy.
    { $player } slides the { $rank } up the wing.
    { $player } turns back and tries the { $rank }.
    Patient now, { $player }: the { $rank }.
    { $player } feathers the { $rank } to the far side.
    { $player } rims the { $rank } around behind the net.
    { $player } lobs the { $rank } to centre ice.
    Quick hands from { $player }, the { $rank }.
    { $player } holds the line with the { $rank }.
    { $player } circles back with the { $rank }.
    { $player } backhands the { $rank } out of the corner.
    { $player } digs the { $rank } out along the wall.
    { $player } regroups with the { $rank }.
    { $player } takes the { $rank } wide and looks up.
    { $player } taps the { $rank } across.

# { $player } is on a breakaway now: { $defender } plays next, then { $shooter } shoots (the same as { $player },
# in a match of two against two the partner).
call-chance =
    { $player } is in behind everybody: breakaway!
    Breakaway! { $player } has only { $defender } to beat.
    { $player } picks it clean, and it's a breakaway!
    Look at { $player } go: breakaway!
    { $player } splits the defence. Breakaway!
    A breakaway for { $player }, and { $defender } is caught flat-footed!
    { $player } finds open ice: breakaway!
    { $player } jumps on the loose puck, and is off on a breakaway!
    { $defender } pinches, and { $player } is gone. Breakaway!
    All alone! { $player } on the breakaway!
    { $player } bursts away on a breakaway, { $defender } chasing!
    Here comes { $player }, nobody back but { $defender }. Breakaway!
    { $player } pokes it free and has a breakaway!
    It's a breakaway! { $player } slips in on { $defender }!
call-chance-partners =
    { $player } threads the pass to { $shooter }!
    Tape to tape, a pass from { $player } to { $shooter }!
    { $player } finds { $shooter } wide open with the pass!
    Lovely pass, { $player }, and { $shooter } has it!
    { $player } feeds { $shooter } in front, a perfect pass!
    { $player } saucers a pass over to { $shooter }!
    Right on the stick of { $shooter }, a pass by { $player }!
    A no-look pass from { $player }, and { $shooter } was ready!
    { $player } spots { $shooter } all alone: the pass is there!
    { $player } drops the pass for { $shooter }!
    Cross-ice pass, { $player } to { $shooter }!
    { $player } slips a pass through to { $shooter }!
call-chance-stockham =
    { $player } lets it go: a shot on { $defender }!
    { $player } shoots!
    { $player } winds up, and there's the shot!
    Quick release from { $player }, the shot is on the way!
    A shot from the circle by { $player }!
    A wrist shot from { $player }, and { $defender } has to answer!
    { $player } throws it on net, a shot out of nothing!
    Big windup, { $player }: here's the shot!
    { $player } with the one-timer! A shot on { $defender }!
    { $player } steps in and shoots!
    { $player } snaps a shot at { $defender }!
    A shot from the point by { $player }!
call-chance-saskatchewan =
    { $player } clears the ice!
    Off it all comes: { $player } clears the ice!
    { $player } clears the ice, and only { $defender } is left!
    A clear sheet of ice for { $player }!
    { $player } sweeps the ice clear!
    Nothing left out there! { $player } clears the ice.
    The ice is clear, and it belongs to { $player }!
    { $player } clears the lot, with { $defender } to beat!
    Clean ice, made by { $player }!
    { $player } has cleared the ice and looks at { $defender }!
    Nothing but open ice for { $player }!
    Like a resurfacer, { $player } clears the ice!

# The same, but with a card that takes the breakaway from { $defender }, or the pass that was meant for { $defender }.
call-taken =
    { $player } strips { $defender } and goes the other way: breakaway!
    Stolen by { $player }, and now the breakaway is the other way!
    { $defender } loses it to { $player }. Breakaway, the other way!
    { $player } catches { $defender } from behind and turns it around: breakaway!
    Not so fast, { $defender }! { $player } takes it right back. Breakaway!
    { $player } lifts the stick of { $defender } and is off on a breakaway!
    Turned right around: { $player } has the breakaway now!
    { $player } picks the pocket of { $defender }: breakaway at the other end!
    { $defender } had a breakaway. Now { $player } has it!
    Poked loose by { $player }, and it's a breakaway against { $defender }!
    { $player } backchecks, wins it, and the breakaway goes the other way!
    What a steal by { $player }! Breakaway, with only { $defender } back!
call-taken-partners =
    { $player } picks off the pass to { $defender } and finds { $shooter }!
    Intercepted! { $player } takes it off { $defender } and passes to { $shooter }!
    That pass never gets to { $defender }: { $player } sends one up to { $shooter }!
    { $player } steps in front of { $defender }, and there's the pass to { $shooter }!
    Turned over! { $player } with the pass to { $shooter }, and { $defender } has to chase!
    { $player } steals it from { $defender }, a pass the other way to { $shooter }!
    Right off the stick of { $defender }: { $player } passes to { $shooter }!
    { $player } gets there before { $defender }, and the pass is on to { $shooter }!
    No, says { $player }, takes it from { $defender }, and passes to { $shooter }!
    { $player } breaks it up and springs { $shooter } with a pass, { $defender } caught!
    A pass for { $defender }, a steal by { $player }, a pass for { $shooter }!
    { $player } knocks it down in front of { $defender }, and here's the pass to { $shooter }!
call-taken-saskatchewan =
    { $player } clears the ice right back, and the chance of { $defender } is gone!
    All of it off again! { $player } clears the ice on { $defender }!
    { $defender } had the ice all clear. Now { $player } clears it!
    Not so fast, { $defender }: { $player } clears the ice!
    { $player } answers { $defender } and clears the ice in turn!
    Swept again! { $player } clears the ice, and { $defender } is left with nothing!
    { $player } takes the ice away from { $defender }: cleared again!
    Turned around: { $player } clears the ice, { $defender } has to defend!
    One clearing after the other! This one is by { $player }, on { $defender }!
    { $player } won't have it, and clears the ice against { $defender }!
    The same trick right back: { $player } clears the ice on { $defender }!
    { $defender } looks up, and { $player } has cleared the ice again!

# { $defender } plays a deal's last card against a breakaway: { $shooter } shoots with new cards. Then the same with a
# period's last card: there is no shot any more.
call-waits =
    { $defender } holds { $shooter } up with the { $rank }. The shot waits for new cards.
    The { $rank } from { $defender }, and { $shooter } gets new cards for the shot.
    { $defender } slows it down, the { $rank }. { $shooter } will shoot with a fresh hand.
    No card left to shoot with: { $defender } shows the { $rank }, { $shooter } has to wait.
    { $defender } leaves the { $rank } out there, and { $shooter } waits for the deal.
    New cards first: { $shooter } still has the shot, on the { $rank } of { $defender }.
    { $defender } lays down the { $rank }. { $shooter } looks for an answer in the next deal.
    Hold on: the { $rank } from { $defender }, and the deal is over before { $shooter } shoots.
    { $defender } with the { $rank }, last card of the deal. { $shooter } comes back for the shot.
    { $shooter } is out of cards, { $defender } plays the { $rank }. To be continued.
    The hands are empty: { $defender } plays the { $rank }, { $shooter } shoots out of the next one.
call-expires =
    { $defender } kills the clock with the { $rank }, and { $shooter } never gets to shoot.
    The { $rank } from { $defender }, and time runs out on { $shooter }!
    { $shooter } wants to shoot, { $defender } has the { $rank }, and time is up!
    Time! { $defender } gets the { $rank } down, and { $shooter } is out of cards.
    Saved by the horn, { $defender }: the { $rank }, and no shot for { $shooter }.
    { $defender } hangs on with the { $rank }. No time left for { $shooter }.
    Out of time, { $shooter }! { $defender } sees it off with the { $rank }.
    Last card, the { $rank } from { $defender }, and { $shooter } is left with the puck on the stick.
    The clock is with { $defender }: the { $rank }, and { $shooter } can't get the shot away.
    A second too late, { $shooter }! The { $rank } from { $defender } takes us to the horn.
    There goes the horn, over the { $rank } from { $defender }. { $shooter } had the lane and no time.

# { $defender } puts up the { $rank }, and { $shooter } has to match it.
call-shoots =
    { $shooter } shoots, { $defender } comes out to meet it...
    { $defender } squares up, { $shooter } shoots...
    { $shooter } in on { $defender }, shoots...
    { $defender } shows the { $rank }, here's the shot from { $shooter }...
    { $shooter } takes aim at { $defender }...
    { $defender } stands tall, { $shooter } lets it fly...
    { $shooter } dekes, { $defender } stays with it, the shot...
    { $defender } cuts down the angle, { $shooter } shoots...
    It's { $shooter } against { $defender }, the shot...
    { $shooter } looks for a corner, { $defender } leaves the { $rank }...
    { $defender } drops low, { $shooter } goes high...
    { $shooter } draws it back, { $defender } waits...

# The same with a safe card; but once in a long while { $shooter } scores all the same.
call-clears =
    { $defender } clears it, away from { $shooter }!
    A safe { $rank }: { $defender } clears!
    { $defender } flips it out, and { $shooter } has to chase.
    Off the boards and out: { $defender } clears it on { $shooter }.
    { $defender } reads { $shooter } all the way and clears the zone!
    Down the ice it goes, cleared by { $defender }!
    { $defender } gets a stick in front of { $shooter }: cleared!
    { $defender } with the safe play, all the way down.
    Cleared by { $defender }, and { $shooter } is left waiting.
    { $defender } sweeps it clear of { $shooter }!
    A cool head: { $defender } clears it away.
    { $defender } lifts it over { $shooter } and clear!

# { $defender } stops { $shooter } with a card of the same rank, or one that has the power to.
call-block =
    { $defender } gets in the lane: a block on { $shooter }!
    Block! { $defender } takes it away from { $shooter }.
    { $shooter } is denied, a block by { $defender }!
    { $defender } goes down and blocks it!
    Blocked by { $defender }, off the shin pads!
    { $defender } reads { $shooter }, and blocks!
    What a block by { $defender }!
    { $defender } slides across: block!
    { $shooter } had a lane, { $defender } shuts it. Block!
    Stick in the way, { $defender } blocks { $shooter }!
    { $defender } steps up and blocks it!
    No room for { $shooter }: { $defender } with the block!

# { $shooter } misses what { $defender } has put up: by one rank, by two, by more.
call-post =
    { $shooter } hits the post!
    Off the iron! { $shooter } had { $defender } beaten!
    { $shooter } rings it off the crossbar!
    Post! So close for { $shooter }!
    { $shooter } shoots, and it's the post! { $defender } breathes out.
    Clang! { $shooter } finds nothing but pipe!
    { $shooter } beats { $defender }, but not the post!
    The goalpost says no to { $shooter }!
    { $shooter } catches the outside of the post!
    By an inch! { $shooter } off the post!
    { $defender } never moved, and { $shooter } hits the post!
    The post bails out { $defender }! { $shooter } can't believe it!
call-save =
    { $defender } makes the save on { $shooter }!
    Save by { $defender }! { $shooter } looked sure to score.
    { $shooter } shoots, { $defender } gloves it!
    Kick save by { $defender } on { $shooter }!
    { $defender } gets a pad on the shot from { $shooter }!
    { $shooter } goes upstairs, { $defender } snatches it!
    { $defender } turns { $shooter } away!
    Great save by { $defender }, with { $shooter } all alone!
    { $defender } smothers the shot from { $shooter }. Save!
    Blocker save by { $defender }, and { $shooter } looks to the rafters!
    { $shooter } tries five-hole, { $defender } closes up. Save!
    { $defender } stretches right across to rob { $shooter }!
call-wide =
    { $shooter } shoots wide of { $defender }!
    Wide! { $shooter } misses the net.
    { $shooter } drags it wide of the goal.
    High and wide from { $shooter }!
    { $shooter } misses the target, { $defender } can relax.
    Into the side netting! { $shooter } puts it wide.
    { $shooter } fans on it, and it rolls wide of { $defender }.
    { $defender } forces { $shooter } wide!
    Well wide from { $shooter }!
    { $shooter } loses the handle, and it trickles wide.
    Over the glass! { $shooter } sends it wide of { $defender }.
    { $shooter } rushes it and shoots wide!
    Off the end boards, a wide one from { $shooter }.
    { $shooter } overskates it and shoots wide.

# The same once { $defender } has cleared: whatever { $shooter } sends back comes from far out.
call-post-cleared =
    { $shooter } throws it back from centre ice, and it hits the post!
    { $shooter } runs it down, shoots from far out, and finds the post!
    Back it comes from { $shooter }, a long one: off the post!
    From the far blue line, { $shooter } hits the post!
    { $defender } thought it was gone, and { $shooter } rings the post from way out!
    { $shooter } fires it back in, and { $defender } hears the post!
    A long shot by { $shooter }, and the post has to help { $defender }!
    Out of nowhere { $shooter } sends it back: the post!
    { $shooter } chases it down, spins, and hits the post!
    Cleared, but not for long: { $shooter } hits the post from the boards!
    { $shooter } bounces it in from centre. Post! { $defender } wasn't looking!
call-save-cleared =
    { $shooter } sends it back from far out, an easy save for { $defender }.
    { $shooter } throws it back on net, and { $defender } steers it aside. Save!
    A long one from { $shooter }, { $defender } has it all the way. Save.
    { $shooter } runs it down and shoots from a bad angle: save by { $defender }!
    { $defender } stays awake: a long shot by { $shooter }, and a save.
    { $shooter } fires from centre ice, { $defender } gloves it.
    Back it comes from { $shooter }, and { $defender } kicks it out. Save!
    { $shooter } tries it from the boards, { $defender } covers up. Save.
    A hopeful shot by { $shooter }, a calm save by { $defender }.
    { $shooter } lobs it at the net, and { $defender } smothers it.
    { $defender } sees it coming from a mile away: a save on { $shooter }.
call-wide-cleared =
    { $shooter } runs it down and fires wide from far out.
    { $shooter } throws it back in, wide of { $defender }.
    A long shot by { $shooter }, well wide.
    { $shooter } sends it back from centre ice: wide.
    Nothing left for { $shooter } but a hopeful one, and it goes wide.
    { $shooter } gets there, but never gets a good look. Wide.
    { $shooter } flings it at the net from the boards: wide.
    By the time { $shooter } has it again, { $defender } is set. Wide.
    { $shooter } shoots from a bad angle, wide of { $defender }.
    No danger now: { $shooter } puts it wide from way out.
    { $shooter } tries from the blue line, and it sails wide.

# { $shooter } scores on { $defender }: the score as the scorer has it, and whose it is.
call-goal =
    { $shooter } scores! { $score } { $scorer }!
    In the net! { $shooter } beats { $defender }! { $score } { $scorer }!
    { $shooter } tucks it in behind { $defender }! { $score } { $scorer }!
    { $shooter } goes top shelf on { $defender }! { $score } { $scorer }!
    { $shooter } slides it through the legs of { $defender }! { $score } { $scorer }!
    { $shooter } makes no mistake! { $score } { $scorer }!
    It's in! { $shooter } gets the better of { $defender }! { $score } { $scorer }!
    { $shooter } lights the lamp! { $score } { $scorer }!
    { $shooter } roofs it over { $defender }! { $score } { $scorer }!
    Goal by { $shooter }! { $defender } had no answer! { $score } { $scorer }!
    { $shooter } buries it! { $score } { $scorer }!
    { $shooter } fakes, { $defender } bites, and it's in! { $score } { $scorer }!
    { $shooter } finds the corner on { $defender }! { $score } { $scorer }!
    Backhand, and a goal! { $shooter } on { $defender }! { $score } { $scorer }!
    { $shooter } puts it away! { $score } { $scorer }!
    What a finish by { $shooter }! { $score } { $scorer }!
    { $shooter } squeezes it under { $defender }! { $score } { $scorer }!
    Off the bar and in! { $shooter } on { $defender }! { $score } { $scorer }!
    { $shooter } picks the short side on { $defender }! { $score } { $scorer }!
    { $defender } is beaten, { $shooter } scores! { $score } { $scorer }!

# The message of a goal: { $defender } put up { $answered }, { $scorer } played { $card } on it. In a match of two
# against two, { $maker } is who passed.
goal =
    🚨 { $answered } from { $defender }, { $card } from { $scorer }, and the red light is on! **Scores! { $score } { $side }!**
    🚨 { $scorer } waits for { $defender } to move first: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $defender } offers { $answered }, { $scorer } says thank you with { $card }. **Scores! { $score } { $side }!**
    🚨 { $scorer } has an answer to { $answered }: { $card }, past { $defender }! **Scores! { $score } { $side }!**
    🚨 { $card } on { $answered }, and { $scorer } is past { $defender } with both arms up! **Scores! { $score } { $side }!**
    🚨 Did { $defender } even see it? { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } walks in on { $defender }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $defender } tries { $answered }, and { $scorer } has { $card } for it. **Scores! { $score } { $side }!**
    🚨 No nerves at all: { $scorer } lays { $card } on { $answered }, and { $defender } is beaten. **Scores! { $score } { $side }!**
    🚨 { $answered } from { $defender } is not enough: { $scorer } has { $card }. **Scores! { $score } { $side }!**
    🚨 Listen to the building! { $scorer } puts { $card } on { $answered }, past { $defender }. **Scores! { $score } { $side }!**
    🚨 The water bottle goes flying! { $card } on { $answered }, { $scorer } on { $defender }. **Scores! { $score } { $side }!**
    🚨 { $scorer } lifts { $card } over { $answered }, and { $defender } fishes it out of the net. **Scores! { $score } { $side }!**
    🚨 { $defender } goes one way, { $scorer } the other: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Pick that one out, { $defender }! { $card } on { $answered } by { $scorer }. **Scores! { $score } { $side }!**
    🚨 Cool as you like, { $scorer }: { $card } on { $answered }, with { $defender } left sprawling. **Scores! { $score } { $side }!**
    🚨 { $answered } leaves { $defender }, and { $card } comes right back from { $scorer }. **Scores! { $score } { $side }!**
    🚨 A gift or a guess? { $defender } lays { $answered }, { $scorer } has { $card }. **Scores! { $score } { $side }!**
    🚨 Sticks in the air for { $scorer }! { $card } on { $answered }, right by { $defender }. **Scores! { $score } { $side }!**
    🚨 The horn sounds! { $scorer } has { $card } for { $answered }, and { $defender } can only look. **Scores! { $score } { $side }!**
goal-saskatchewan =
    🚨 Nothing but clear ice for { $scorer }: { $card } on { $answered }, past { $defender }. **Scores! { $score } { $side }!**
    🚨 { $scorer } has all the room in the world, { $card } on { $answered }, { $defender } beaten. **Scores! { $score } { $side }!**
    🚨 { $defender } can't clear it, { $scorer } has { $card } for { $answered }. **Scores! { $score } { $side }!**
    🚨 Clean ice, clean shot: { $scorer } with { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 { $scorer } sweeps { $answered } away with { $card }, and { $defender } along with it. **Scores! { $score } { $side }!**
    🚨 Down the empty ice goes { $scorer }: { $card } on { $answered }, around { $defender }. **Scores! { $score } { $side }!**
    🚨 { $answered } alone on the ice from { $defender }, and { $scorer } pounces with { $card }. **Scores! { $score } { $side }!**
    🚨 { $scorer } leaves nothing behind, { $defender } included: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Nobody home for { $defender }! { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } glides in on { $defender } untouched, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 The ice was clear, and { $scorer } made it count: { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 As smooth as fresh ice: { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 All you hear is the skates: { $scorer } on { $defender }, { $card } on { $answered }, and it's in! **Scores! { $score } { $side }!**
    🚨 Snow off the pond, puck in the net! { $scorer } has { $card } for { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 { $defender } drops { $answered } on a bare rink, and { $scorer } comes barrelling through with { $card }. **Scores! { $score } { $side }!**
    🚨 It gets lonely out there, { $defender }: { $scorer } is here already, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Prairie hockey! { $scorer } with room to the horizon, { $card } on { $answered }, and { $defender } is far behind. **Scores! { $score } { $side }!**
    🚨 Shovel, skate, score: { $scorer } with { $card } on { $answered }, and { $defender } is beaten. **Scores! { $score } { $side }!**
    🚨 Miles of ice and one thing in mind: { $scorer }, { $card } on { $answered }, past { $defender }. **Scores! { $score } { $side }!**
    🚨 Not a mark on the ice, and now there's one on the board! { $scorer }, { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
goal-stockham =
    🚨 { $scorer } shoots, { $card } on { $answered }, and { $defender } is beaten. **Scores! { $score } { $side }!**
    🚨 The shot goes in! { $scorer } has { $card } for { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 { $defender } could not block it: { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Right through { $defender }! The shot by { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } keeps the shot low, { $card } on { $answered }, and { $defender } is late. **Scores! { $score } { $side }!**
    🚨 A rocket from { $scorer }: { $card } on { $answered }, and { $defender } never moved. **Scores! { $score } { $side }!**
    🚨 { $defender } leaves { $answered }, and { $scorer } sends { $card } right past it. **Scores! { $score } { $side }!**
    🚨 { $scorer } beats { $defender } clean, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Shot, goal! { $answered } from { $defender }, { $card } from { $scorer }. **Scores! { $score } { $side }!**
    🚨 { $scorer } follows through with { $card } on { $answered }, and { $defender } looks back at the net. **Scores! { $score } { $side }!**
    🚨 No block this time, { $defender }: { $scorer } puts { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Where was { $defender }? { $scorer } picks the spot, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } lets it rip, { $card } on { $answered }, and { $defender } wants no part of it. **Scores! { $score } { $side }!**
    🚨 { $defender } sells out for the block with { $answered }, and { $scorer } still gets { $card } home. **Scores! { $score } { $side }!**
    🚨 Did you hear that crack? { $scorer }, { $card } on { $answered }, and { $defender } jumps. **Scores! { $score } { $side }!**
    🚨 { $answered } was a screen and not a block: { $defender } never saw { $card } from { $scorer }. **Scores! { $score } { $side }!**
    🚨 Off the stick and into the net: { $scorer }, { $card } on { $answered }, before { $defender } can blink. **Scores! { $score } { $side }!**
    🚨 That one had eyes! { $scorer } finds a way by { $defender }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $defender } flinches, { $scorer } doesn't: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Put { $scorer } down for a shot and a goal: { $card } on { $answered }, and { $defender } taps the posts. **Scores! { $score } { $side }!**
goal-partners =
    🚨 { $maker } to { $scorer }, { $card } on { $answered }, and { $defender } is beaten! **Scores! { $score } { $side }!**
    🚨 { $scorer } finishes what { $maker } began: { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 Beautiful work, { $maker } and { $scorer }! { $card } on { $answered }, past { $defender }. **Scores! { $score } { $side }!**
    🚨 { $maker } draws { $defender } out, { $scorer } has the open side: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } on { $defender }, from { $maker }: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } points right at { $maker }: { $card } on { $answered }, what a pass that was! **Scores! { $score } { $side }!**
    🚨 { $maker } sets it up, { $scorer } knocks it in, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 One touch by { $maker }, one shot by { $scorer }: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $defender } looks at { $maker }, and { $scorer } is alone: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $maker } and { $scorer } in perfect time, { $card } on { $answered } past { $defender }. **Scores! { $score } { $side }!**
    🚨 You can't draw it up better: { $maker } to { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $defender } puts up { $answered }, but { $maker } has found { $scorer }, who has { $card }. **Scores! { $score } { $side }!**
    🚨 Tic-tac-toe! { $maker }, { $scorer }, { $card } on { $answered }, and { $defender } never moved. **Scores! { $score } { $side }!**
    🚨 Eyes in the back of the head, { $maker }! { $scorer } has { $card } for { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 { $defender } is caught in between: { $maker } on one side, { $scorer } on the other, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Hang that pass by { $maker } on the wall! { $scorer } does the rest in front of { $defender }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } owes { $maker } a dinner! { $card } on { $answered }, and the net is shaking behind { $defender }. **Scores! { $score } { $side }!**
    🚨 That puck moves faster than { $defender }: { $maker }, { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $scorer } has the stick on the ice, { $maker } hits it: { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 One idea, two sticks: { $maker } and { $scorer }, { $card } on { $answered }, with { $defender } still guessing. **Scores! { $score } { $side }!**
goal-again =
    🚨 And another one! { $answered } from { $defender }, { $card } from { $scorer }. **Scores! { $score } { $side }!**
    🚨 { $scorer } is not done: { $card } on { $answered }, again past { $defender }! **Scores! { $score } { $side }!**
    🚨 Straight back in! { $scorer } puts { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 They pour in now: { $card } on { $answered }, { $scorer } on { $defender }. **Scores! { $score } { $side }!**
    🚨 { $defender } has hardly turned around: { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 One was not enough for { $scorer }: { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 { $scorer } keeps going, { $card } on { $answered }, and { $defender } needs a rest. **Scores! { $score } { $side }!**
    🚨 Once more with feeling! { $scorer } has { $card } for { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 Make it one more! { $card } on { $answered }, { $scorer } right back at { $defender }. **Scores! { $score } { $side }!**
    🚨 The red light hasn't cooled down: { $scorer }, { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 { $defender } can't catch a breath: { $card } from { $scorer } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Hot hand, { $scorer }! { $card } on { $answered }, and { $defender } is beaten again. **Scores! { $score } { $side }!**
    🚨 They haven't announced the last one yet! { $scorer } has { $card } for { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 Stay on your feet! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Lightning strikes twice! { $scorer } puts { $card } on { $answered }, and { $defender } can smell the smoke. **Scores! { $score } { $side }!**
    🚨 Goal, sigh, goal! { $defender } has barely put up { $answered }, and { $scorer } has { $card }. **Scores! { $score } { $side }!**
    🚨 Will somebody call a timeout for { $defender }! { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 { $defender } is under siege: { $card } on { $answered }, and { $scorer } breaks through. **Scores! { $score } { $side }!**
    🚨 The organist can't keep up! { $scorer } has { $card } for { $answered }, and { $defender } can't look. **Scores! { $score } { $side }!**
    🚨 No sooner said than answered: { $defender } says { $answered }, { $scorer } says { $card }. **Scores! { $score } { $side }!**
goal-again-partners =
    🚨 And now the partner! { $maker } a moment ago, { $scorer } this time: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 They take turns! { $maker }, then { $scorer }, { $card } on { $answered } past { $defender }. **Scores! { $score } { $side }!**
    🚨 { $maker } isn't even back at the bench, and { $scorer } puts { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 Anything { $maker } can do! { $scorer } lays { $card } on { $answered }, and { $defender } is beaten. **Scores! { $score } { $side }!**
    🚨 Which one do you cover? { $maker } got the last one, { $scorer } gets this one, { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 The red light is still warm from { $maker }: { $scorer }, { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 Bang, bang! { $maker } and { $scorer }, { $card } on { $answered }, one right after the other. **Scores! { $score } { $side }!**
    🚨 { $defender } is still looking at { $maker }, and { $scorer } has { $card } for { $answered }. **Scores! { $score } { $side }!**
    🚨 They haven't announced the goal by { $maker } yet, and { $scorer } puts { $card } on { $answered }! **Scores! { $score } { $side }!**
    🚨 Lightning strikes twice, out of two clouds: { $maker } first, and { $scorer } with { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 A one-two punch! { $maker } lands the first, { $scorer } the second, { $card } on { $answered } past { $defender }. **Scores! { $score } { $side }!**
    🚨 Save some for tomorrow, { $maker } and { $scorer }! { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 { $scorer } hugs { $maker } and goes right back to work: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Will somebody call a timeout! After { $maker } comes { $scorer }: { $card } on { $answered }, with { $defender } left sprawling. **Scores! { $score } { $side }!**
    🚨 Goal by { $maker }, { $answered } from { $defender }, goal by { $scorer } with { $card }: that quick! **Scores! { $score } { $side }!**
    🚨 The organist can't keep up with these two! { $maker } before, { $scorer } now: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 It's contagious! { $scorer } has caught it from { $maker }: { $card } on { $answered }, and { $defender } can't look. **Scores! { $score } { $side }!**
    🚨 Stay on your feet! { $maker } got you up, { $scorer } keeps you there: { $card } on { $answered }. **Scores! { $score } { $side }!**
    🚨 Hold on to your toques! { $maker } on one side, { $scorer } on the other, { $card } on { $answered } from { $defender }. **Scores! { $score } { $side }!**
    🚨 Side by side on the scoresheet: { $maker }, and right below { $scorer }, { $card } on { $answered }. **Scores! { $score } { $side }!**

# The second voice. { $player } has just played; { $side } is the player's side and { $other } the one against it, which may
# be two people: write what fits one and two. { $count } is always more than one.

# On a goal: the match's first one; right after one's own; right after theirs; one that ties the match; one that takes the
# lead from them; the first in { $count } cards; late in a period; the one that ends overtime.
aside-first =
    That opens the scoring.
    First one on the board.
    Somebody had to break the ice.
    The first one is always the hardest.
    The first one goes to { $side }.
    No more zero up there for { $side }.
    There is the opener.
    That first goal changes everything.
aside-again =
    Just like that!
    No time to regroup for { $other }.
    They had hardly dropped the puck again.
    The net has hardly stopped shaking.
    They can't stop { $side } right now!
    A quick one for { $side }!
    Blink and you miss two of them.
    Somebody call a timeout for { $other }!
aside-reply =
    What an answer from { $player }!
    The other bench had barely sat down.
    Straight back the other way!
    So much for celebrating.
    There was hardly time to enjoy that one.
    { $player } was not going to take that lying down.
    Goal for goal, it goes!
    You score, they score.
aside-level =
    All even now.
    A brand new game!
    And just like that, we are tied.
    The lead is gone.
    Back to square one.
    Nothing in it any more.
    Right back in it, { $side }.
    Anybody's game now.
aside-lead =
    And the lead changes hands!
    Turned right around by { $player }!
    From behind to in front!
    Remember who was ahead in this one?
    And who is in front now? { $side }!
    They trailed, and now they lead!
    The whole match on its head!
    { $other } had it, and let it slip.
aside-drought =
    That ends a wait of { $count } cards.
    We had { $count } cards without a goal, until now.
    About time, after { $count } cards.
    The first goal in { $count } cards!
    The net is open for business again, after { $count } cards.
    { $count } cards of waiting, all worth it.
    We were starting to forget what one looks like: { $count } cards!
    The dry spell is over, at { $count } cards.
aside-late-goal =
    With hardly any cards left in the period!
    What a time to score.
    So close to the horn!
    That one stings, so late in the period.
    What a moment for { $player }!
    That one will be talked about.
    Hardly time for an answer.
    A goal at the worst time for { $other }.
aside-sudden =
    Overtime is over!
    That is how you end it.
    Everybody over the boards!
    They will be talking about that one.
    Good night, everybody!
    That is what they came to see.
    One shot, and that is all.
    Pile on { $player }!

# The first shot of a goal that is a breakaway too.
aside-keeps =
    And another look right away for { $side }.
    No rest for { $other }: the next shot is coming.
    The puck stays with { $side }!
    And it goes on, with { $other } pinned in.
    One more shot comes with that.
    Stay right there, { $other }: here it comes again.
    And straight back at the same net.
    A goal, and the next chance with it for { $side }.

# On a breakaway: { $count } cards before a period's end; a side's first in overtime; a side's { $count }th without a goal.
aside-late =
    And only { $count } cards left in the period!
    The horn is not far away.
    Late in the period, and everybody knows it.
    This may be the last look before the horn.
    Time is running out on this period: { $count } cards.
    No time to waste with { $count } cards to go.
    What a time for a chance like this.
    { $count } cards to the horn, hold your breath.
aside-overtime =
    One shot can end it now.
    Everybody on the bench is standing.
    Next goal wins, don't forget.
    You could hear a pin drop in here.
    It could end right here.
    This building is on its feet.
    Nobody is leaving early now.
    Here is a chance to be the hero.
aside-chances =
    Chance number { $count } for { $side }, and still no goal.
    That makes { $count } chances for { $side }. Will one go in?
    { $count } looks at the net for { $side }, and nothing in it so far.
    There is number { $count }, and { $side } without a goal so far.
    Knock, knock from { $side }: { $count } chances, no goal.
    After { $count } chances, { $side } must wonder what it takes.
    { $count } of these for { $side }, and a zero on the board.
    The zero stays up for { $side }, through { $count } chances.

# On a breakaway with the period's last card: nobody can shoot any more.
aside-horn =
    And there is the horn, before the shot!
    No time to shoot: that is the horn.
    The horn saves { $other }!
    Too late, the period is over.
    A card too late for { $side }!
    Open ice, and out of time.
    { $player } looks up at the clock: zero.
    So close, and the horn sounds.

# On a miss: { $count } posts in a row by { $player }; { $count } cards without a goal; { $count } shots in a row without one.
aside-posts =
    That is { $count } posts in a row for { $player }!
    The iron again, { $count } in a row!
    Somebody should measure that net.
    { $player } has found the iron again, and not the twine.
    Ring it again: { $count } off the iron in a row!
    { $player } is on a first-name basis with that post.
    { $count } posts in a row: that hurts.
    An inch, and again an inch.
aside-dry =
    No goal in { $count } cards now.
    Goals are hard to come by: none in { $count } cards.
    Tight hockey, nothing in for { $count } cards.
    Somebody will crack. { $count } cards without a goal.
    Both ends shut tight, for { $count } cards now.
    { $count } cards, and the lamp stays dark.
    A clinic in defence, { $count } cards of it.
    We are still waiting, { $count } cards and counting.
aside-misses =
    That is { $count } shots in a row without a goal for { $player }.
    { $player } has nothing to show for the last { $count } shots.
    { $player } needs a lucky bounce: { $count } in a row have stayed out.
    Hold the stick a little looser, { $player }: { $count } in a row have not gone in.
    Number { $count } in a row that won't go in for { $player }.
    { $player } is squeezing the stick: { $count } shots, no goal.
    { $count } straight that stay out, and { $player } shakes it off.
    It will come for { $player }, but { $count } times now it has not.

# On a card that a shot has to answer: { $count } chances in a hundred, by the cards that lie open, that { $player } can
# score on it. { $player } is about to shoot here, and { $other } has played.
aside-danger =
    By the cards still out there, the chance of a goal is { $count }%.
    Better than even for { $player }: { $count }%.
    The odds are with { $side }: { $count } in a hundred.
    This one is dangerous: { $count }%.
    Count the cards and hold your breath: { $count }%.
    { $count }% says this goes in.
    A bad card to leave out there, { $other }: { $count }%.
    Nowhere left to hide: { $count }% for { $side }.

# On a goal: by the cards that lay open, one that had { $count } chances in a hundred; one that puts { $side } ahead, who lost to
# { $other } the last { $count } times that they met.
aside-long-shot =
    The cards gave that one { $count }%!
    { $count }%, and in it goes!
    Nobody saw that coming, at { $count }%.
    There was hardly a card left to do it: { $count }%!
    Against all odds, { $player }: { $count }%!
    { $count }% is not zero, says { $player }!
    You don't bet on those: { $count }%.
    The odds said { $count }%. { $player } says goal.
aside-revenge =
    { $count } straight losses to { $other }, and now a lead!
    { $side } lost the last { $count } of these. This one looks different!
    After { $count } losses in a row to { $other }, { $player } has had enough!
    The last { $count } all went to { $other }. Somebody remembers.
    { $count } in a row for { $other } before this one. Is this where it ends?
    That must feel good, after { $count } in a row the other way.
    Ask { $side } about the last { $count } against { $other }. Or look at the board now.
    { $other } had the last { $count } of these. Not this one, not yet.

# Turn-Based: { $player }'s { $pair } attacks { $defender }; the sums tell why, { $call } is the call of a goal.
lineup-comparison =
    { $player } { $pair }: { $attack } against { $defence }. What a passing play! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. They go right through { $defender }! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. { $defender } can't keep up with them! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. Tic-tac-toe, and it's in! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. That pair is flying! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. Off the wing and into the net! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. { $defender }'s pair is caught watching! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. The rebound is there, and it's in! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. Top corner, and { $player } has a goal! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. Nothing { $defender } could do about that one! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. A one-timer, and the red light is on! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. { $player } drew that one up well! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. Backdoor, all alone! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. { $defender }'s goaltender never saw it! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. They cycle it, they shoot it, it's in! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. Right through the legs of { $defender }'s goaltender! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. A tap-in, with { $defender } scrambling! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. It deflects, and it's in behind { $defender }! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. { $player } gets the matchup and the goal! **{ $call }**
    { $player } { $pair }: { $attack } against { $defence }. Around the defence they go, and home! **{ $call }**
lineup-comparison-held =
    { $player } { $pair }: { $attack } against { $defence }. { $defender } holds, no goal.
    { $player } { $pair }: { $attack } against { $defence }. Stopped, no goal: well defended by { $defender }.
    { $player } { $pair }: { $attack } against { $defence }. No goal, { $defender } gives them nothing.
    { $player } { $pair }: { $attack } against { $defence }. { $defender }'s goaltender has it covered, no goal.
    { $player } { $pair }: { $attack } against { $defence }. No goal: the pass never gets there.
    { $player } { $pair }: { $attack } against { $defence }. Stood up at the blue line by { $defender }, no goal.
    { $player } { $pair }: { $attack } against { $defence }. { $defender }'s pair wins the battle, no goal.
    { $player } { $pair }: { $attack } against { $defence }. No goal, steered wide by { $defender }.
    { $player } { $pair }: { $attack } against { $defence }. A big stop by { $defender }, no goal.
    { $player } { $pair }: { $attack } against { $defence }. No goal: { $player } needed a little more than that.
    { $player } { $pair }: { $attack } against { $defence }. { $defender } clears the rebound, no goal.
    { $player } { $pair }: { $attack } against { $defence }. No goal, no lane, no luck for { $player }.

# The face-off of a period, and a round of the shootout: who shows what, and who wins. Level, both set up in secret, or
# two more cards are drawn.
lineup-faceoff =
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it clean!
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } lifts a stick and wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } snaps it back and wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Quicker hands: { $winner } wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Won by { $winner }, and the other line has to show first.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } gets a stick on it first and wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. A battle, and { $winner } comes out with the puck.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it, and gets to look before setting up.
lineup-faceoff-level =
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Level! Both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Neither gives an inch: level, and both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. A dead heat, so both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. They tie each other up. Level: both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Nobody wins that one, and both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. The puck just sits there. Level: both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Stick on stick, level, so both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. All square at the dot: both set up in secret.
lineup-draw =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it, and everybody is over the boards!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. It's over, { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } makes no mistake and wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. What nerves! { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins the shootout, and good night!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. That's the match: { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. One shot decides, and { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Gloves in the air! { $winner } wins it!
lineup-draw-level =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Level, and they line up once more.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Nothing between them: once more.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Nobody blinks. Level: once more.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Level! Send out the next two.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. No winner there: level, and on it goes.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Shot for shot, level. Once more.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Level, and nobody is sitting down.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. You can't part these two: level, once more.

# Field: what becomes of a card at { $met }, which lay closed (yes) or open (no). { $number } is a column of a row, or a
# goalkeeper's. The steps of a card make one sentence, with commas between: **Jon: 8♠** opens ..., blows by ...
# Begin each with a verb, and put no full stop behind one that goes on. { $defender } is whose goalkeeper it is.
field-step-passes = { $opened ->
        [yes]
            opens { $met } in column { $number } and darts through the seam
            opens { $met } in column { $number } and never breaks stride
            opens { $met } in column { $number } and has a step on everybody
            turns up { $met } in column { $number } and splits the defence
            turns up { $met } in column { $number } and picks up speed
            turns up { $met } in column { $number } and chips it by
            guesses column { $number }, where { $met } steps aside
            guesses column { $number }, where { $met } can't keep up
            flips over { $met } in column { $number } and cuts to the middle
            flips over { $met } in column { $number } and toe-drags around it
            uncovers { $met } in column { $number } and powers on
            uncovers { $met } in column { $number } and finds daylight
            takes a chance on { $met } in column { $number } and is by in a flash
            takes a chance on column { $number }, where { $met } opens the gate
       *[no]
            blows by { $met } in column { $number }
            walks around { $met } in column { $number }
            goes wide on { $met } in column { $number }
            puts it through the legs of { $met } in column { $number }
            toe-drags past { $met } in column { $number }
            leaves { $met } flat-footed in column { $number }
            spins off { $met } in column { $number }
            knows the way past { $met } in column { $number }
            shakes off { $met } in column { $number }
            banks it off the boards around { $met } in column { $number }
            cruises by { $met } in column { $number }
            burns { $met } in column { $number }
            fakes { $met } in column { $number } out of position
            turns on the jets past { $met } in column { $number }
    }
field-step-thrown = { $opened ->
        [yes]
            opens { $met } in column { $number } and gets rocked: **out!**
            opens { $met } in column { $number } and is sent into the boards: **out!**
            opens { $met } in column { $number }, and it's a dead end: **out!**
            turns up { $met } in column { $number } and is stripped clean: **out!**
            turns up { $met } in column { $number } and never sees it coming: **out!**
            turns up { $met } in column { $number } and loses an edge: **out!**
            guesses column { $number }, and { $met } slams the door: **out!**
            guesses column { $number }, and { $met } steps right up: **out!**
            flips over { $met } in column { $number } and is rubbed out along the wall: **out!**
            flips over { $met } in column { $number } and is flattened: **out!**
            uncovers { $met } in column { $number } and has nowhere to turn: **out!**
            uncovers { $met } in column { $number } and hands it right over: **out!**
            takes a chance on { $met } in column { $number } and is buried: **out!**
            takes a chance on column { $number }, and { $met } reads it all the way: **out!**
       *[no]
            skates head down into { $met } in column { $number }: **out!**
            is levelled by { $met } in column { $number }: **out!**
            is angled off by { $met } in column { $number }: **out!**
            coughs it up to { $met } in column { $number }: **out!**
            tries { $met } in column { $number } and gets nowhere: **out!**
            goes at { $met } in column { $number } and is turned away: **out!**
            meets a wall, { $met } in column { $number }: **out!**
            is pinned to the boards by { $met } in column { $number }: **out!**
            is stripped of the puck by { $met } in column { $number }: **out!**
            finds the road closed by { $met } in column { $number }: **out!**
            is run down by { $met } in column { $number }: **out!**
            shoots it right into { $met } in column { $number }: **out!**
            takes a big hit from { $met } in column { $number }: **out!**
            never gets around { $met } in column { $number }: **out!**
    }
field-step-save =
    lets one go, and { $defender }'s goalkeeper { $number }, { $met }, flashes the glove: **Save!**
    walks in on { $defender }'s goalkeeper { $number }, and { $met } won't bite: **Save!**
    fires on { $defender }'s goalkeeper { $number }, and { $met } kicks it into the corner: **Save!**
    goes high on { $defender }'s goalkeeper { $number }, and { $met } gets a shoulder on it: **Save!**
    tries five-hole on { $defender }'s goalkeeper { $number }, and { $met } slams it shut: **Save!**
    dekes { $defender }'s goalkeeper { $number }, and { $met } stays right there: **Save!**
    snaps it at { $defender }'s goalkeeper { $number }, and { $met } swallows it whole: **Save!**
    picks a corner on { $defender }'s goalkeeper { $number }, and { $met } gets there first: **Save!**
    winds up on { $defender }'s goalkeeper { $number }, and { $met } gets the blocker on it: **Save!**
    goes low on { $defender }'s goalkeeper { $number }, and { $met } smothers it: **Save!**
    goes to the backhand on { $defender }'s goalkeeper { $number }, and { $met } does the splits: **Save!**
    has only { $defender }'s goalkeeper { $number } to beat, and { $met } stands tall: **Save!**
    rips one at { $defender }'s goalkeeper { $number }, and { $met } freezes it: **Save!**
    is stoned by { $defender }'s goalkeeper { $number }, { $met }: **Save!**
field-step-goal =
    lights the lamp behind goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    roofs it over goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    threads it through goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    goes bar down on goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    beats { $defender }'s goalkeeper { $number }, { $met }, clean: **Scores! { $score } { $scorer }!**
    leaves { $defender }'s goalkeeper { $number }, { $met }, sprawling: **Scores! { $score } { $scorer }!**
    goes backhand, forehand and in on goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    squeezes it in past goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    rips it by goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    finds twine behind goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    undresses { $defender }'s goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    goes short side on goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    goes post and in on goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    wraps it around on goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    hammers it home past goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    makes no mistake on { $defender }'s goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    freezes goalkeeper { $number }, { $met }, and slips it home: **Scores! { $score } { $scorer }!**
    picks the top corner on goalkeeper { $number }, { $met }: **Scores! { $score } { $scorer }!**
    gets { $defender }'s goalkeeper { $number }, { $met }, down and goes over the top: **Scores! { $score } { $scorer }!**
    draws goalkeeper { $number }, { $met }, right out of the net: **Scores! { $score } { $scorer }!**

# The message of a goal in Field: { $card } of { $scorer } has passed three rows and a goalkeeper of { $defender }, { $met }.
field-goal =
    🚨 All the way down the ice! { $scorer } with { $card } on { $met }, past { $defender }. **Scores! { $score } { $side }!**
    🚨 { $scorer } goes coast to coast, { $card } on { $met }, and { $defender } can only watch. **Scores! { $score } { $side }!**
    🚨 Three rows, then { $met }: what a rush by { $card } for { $scorer }! **Scores! { $score } { $side }!**
    🚨 Pick that one out, { $defender }! { $card } on { $met } by { $scorer }. **Scores! { $score } { $side }!**
    🚨 A whole field to cross for { $scorer }, and { $card } does it: { $met } is beaten. **Scores! { $score } { $side }!**
    🚨 Listen to this place! { $card } from { $scorer } beats { $met }. **Scores! { $score } { $side }!**
    🚨 { $defender } has { $met } in goal, and { $scorer } has { $card } for it! **Scores! { $score } { $side }!**
    🚨 Nobody laid a stick on { $card }! { $scorer } beats { $defender }'s { $met }. **Scores! { $score } { $side }!**
    🚨 { $met } never moved! { $card } for { $scorer }, and { $defender } looks to the rafters. **Scores! { $score } { $side }!**
    🚨 There's the red light! { $scorer } sends { $card } past { $met }. **Scores! { $score } { $side }!**
    🚨 { $scorer } reads the field like a book, { $card } on { $met }, and { $defender } is beaten. **Scores! { $score } { $side }!**
    🚨 From one end to the other, { $card }! { $met } has no answer, and { $scorer } has a goal. **Scores! { $score } { $side }!**
    🚨 Was that ever in doubt? { $card } on { $met }, { $scorer } over { $defender }. **Scores! { $score } { $side }!**
    🚨 The net behind { $met } bulges! { $card } from { $scorer }. **Scores! { $score } { $side }!**
    🚨 One for the highlights: { $scorer }, { $card }, through everybody and past { $met }. **Scores! { $score } { $side }!**
    🚨 { $defender } had four lines of cards in the way, and { $card } from { $scorer } gets by { $met }, too. **Scores! { $score } { $side }!**
    🚨 { $scorer } puts the finishing touch on it: { $card } on { $met }. **Scores! { $score } { $side }!**
    🚨 Both arms up, { $scorer }! { $card } past { $met }. **Scores! { $score } { $side }!**
    🚨 Straight through traffic, { $card } on { $met }: { $scorer } beats { $defender }. **Scores! { $score } { $side }!**
    🚨 That one will make the late news: { $scorer } with { $card } over { $met }. **Scores! { $score } { $side }!**

# The second voice of Field, once a card's way has ended. On a goal: with a field's last card; with at most four left.
aside-field-last-goal =
    With the very last card!
    Not a card left in the stacks, and it goes in.
    The last word goes to { $player }.
    Talk about leaving it late!
    And that was the last card!
    One card left, and { $player } makes it count.
    No answer to that one: the stacks are empty.
    What a way to empty the stacks!
aside-field-late-goal =
    With hardly any cards left!
    What a time to find the net.
    Hardly a card left for { $other } to answer with.
    That one stings, this late.
    The stacks are nearly empty, and in it goes for { $side }!
    What a moment for { $player }!
    Late drama on the field!
    You could count the cards that are left on one hand.
# On a shot: { $count } closed cards, one after the other, have let this one pass; { $other } stopped { $count } in a row.
aside-field-blind =
    { $count } closed cards, and every one of them fits!
    Who needs to look? { $count } closed cards, { $count } right guesses.
    { $player } picks { $count } closed cards in a row, and is right every time.
    Nobody knew what lay there: { $count } for { $count }!
    That is { $count } blind guesses, all of them good.
    Eyes shut all the way: { $count } cards, no wrong turn.
    You don't see that often: { $count } closed cards, and not one in the way.
    Luck or a sixth sense? { $count } closed cards open up for { $player }.
aside-field-saves =
    That is { $count } stops in a row at { $other }'s end.
    Nothing gets by { $other }: { $count } saves in a row!
    { $count } shots in a row, and nothing to show for { $player }.
    There is a wall in front of { $other }'s net: { $count } in a row.
    { $other }'s goalkeepers are standing on their heads, { $count } straight now.
    { $count } straight saves at that end. Somebody is hot!
    Number { $count } in a row that stays out.
    Right up to the crease, and turned away, { $count } times running for { $side }.
# On a card thrown out, { $player }'s { $count }th in a row without a shot.
aside-field-thrown =
    Nothing works for { $side }: { $count } cards in a row thrown out.
    No way through for { $player }: { $count } in a row are out.
    That makes { $count } straight cards for { $side } without a shot.
    { $player } can't find a lane: { $count } cards, no shot.
    It's a traffic jam out there for { $side }: { $count } in a row.
    { $count } rushes by { $player }, and not one shot out of them.
    Shut down { $count } times running. { $player } has to find another road.
    Number { $count } in a row goes out, and { $other } won't complain.

# The second voice of Turn-Based. On a goal: the sums are equal, { $count } each; a line's second one in a period; { $count }
# points more than were needed.
aside-lineup-even =
    { $count } against { $count }, and the tie goes to the attack!
    Just enough, { $count } on { $count }.
    By the width of a post: { $count } against { $count }.
    One point more in the way, and it stays out.
    Level sums are a goal here, don't forget.
    Not a point to spare for { $player }!
    Dead level, and the puck is in.
    { $other } matched it to the point, and it wasn't enough.
aside-lineup-both =
    Both wings score for { $side }!
    Two pairs, two goals.
    Left wing, right wing, and both go in!
    That line can't miss this period.
    Nothing stops { $player } this period: two for two.
    Somebody call a timeout for { $other }: two in one period.
    That's all a line can do: two attacks, two goals.
    { $player } gets everything out of that line.
aside-lineup-rout =
    { $count } points to spare!
    Not even close, { $count } points apart.
    A mismatch, by { $count }.
    { $other } never had a chance there, { $count } points short.
    That pair could have spotted them { $count } points.
    By { $count } points! Who left them all that room?
    No contest: { $count } points between them.
    { $count } points too good for that defence.
# On a stop: one point was missing; { $other }'s { $count }th in a row; a period's last one, with no goal in it.
aside-lineup-short =
    One point short!
    A single point keeps that out.
    By one point! { $other } can breathe again.
    So close: one point more, and it's in.
    { $player } will add that up again.
    You can't cut it any finer.
    One more point, and the lamp is lit.
    A lucky escape for { $other }, by a point.
aside-lineup-holds =
    That is { $count } stops in a row by { $other }.
    { $other } won't let anything through: { $count } in a row.
    { $count } in a row stopped at { $other }'s end.
    A wall, that defence: { $count } straight stops.
    { $player } has knocked { $count } times in a row, and nobody opens.
    Nothing doing for { $side }, { $count } times running.
    A clinic by { $other }: { $count } straight.
    { $count } attacks, { $count } stops. Time for { $side } to try something else.
aside-lineup-blank =
    And that is a period without a goal.
    A scoreless period goes into the books.
    Four attacks, no goal. Take a bow, defence.
    The lamp stays dark all period.
    Nothing on the board from this one.
    All that setting up, and not one goal.
    The defences win this period.
    Both goaltenders can be proud of that one.
