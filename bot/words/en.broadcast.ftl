# The broadcast voice in English: one person calls the play, another adds a word where it is worth one.
# What is not here is said as in en.ftl.
#
# EVERY INDENTED LINE IS ONE WAY TO SAY IT. To add one, write it below the others, with the same spaces in front.
# The match picks a line, so none comes back within ten calls of its kind if there are eleven lines or more.
# Name who does it in every line. A reader sees the card before the line: **8♠** Jon carries the Eight ...
# A key with several lines can't refer to another one: that would be too long for Fluent.
# A line may not begin with a star, a dot or a bracket. `make words` prints whole matches, for reading aloud.

play = **{ $card }** { $call }
play-aside = { $play } *{ $aside }*

# { $player } plays the { $rank }. Nobody has to match it for a goal, but a breakaway may be waiting for new cards.
call-rank =
    { $player } carries the { $rank } through the neutral zone.
    { $player } dumps the { $rank } in deep.
    { $player } chips the { $rank } off the glass.
    { $player } settles things down with the { $rank }.
    { $player } sends the { $rank } along the boards.
    { $player } skates the { $rank } over the blue line.
    { $player } cycles the { $rank } low.
    Nothing fancy from { $player }. Just the { $rank }.
    { $player } slides the { $rank } up the wing.
    { $player } turns back and tries the { $rank }.
    { $player } takes all day with the { $rank }.
    { $player } feathers the { $rank } to the far side.
    { $player } rims the { $rank } around behind the net.
    { $player } lobs the { $rank } to centre ice.
    Quick hands, { $player }, with the { $rank }.
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
    Breakaway! Look at { $player } go!
    { $player } splits the defence. Breakaway!
    Breakaway! { $player } catches { $defender } flat-footed!
    { $player } finds open ice: breakaway!
    { $player } jumps on the loose puck. Breakaway!
    { $defender } pinches and { $player } is gone. Breakaway!
    All alone! { $player } on the breakaway!
    { $player } bursts away on a breakaway, { $defender } chasing!
    Here comes { $player }, nobody back but { $defender }. Breakaway!
    { $player } pokes it free and has a breakaway!
    It's a breakaway! { $player } slips in on { $defender }!
call-chance-partners =
    { $player } threads the pass to { $shooter }!
    Tape to tape, { $player } to { $shooter }! What a pass!
    { $player } finds { $shooter } wide open with the pass!
    Lovely pass, { $player }! { $shooter } has it!
    Perfect pass! { $player } feeds { $shooter } in front!
    { $player } saucers a pass over to { $shooter }!
    Right on { $shooter }'s stick! What a pass by { $player }!
    A no-look pass by { $player }! { $shooter } knew it was coming!
    { $player } spots { $shooter } all alone. There's the pass!
    { $player } drops the pass for { $shooter }!
    Cross-ice pass, { $player } to { $shooter }!
    { $player } slips a pass through to { $shooter }!
call-chance-stockham =
    { $player } lets it go! A shot on { $defender }!
    { $player } shoots!
    { $player } winds up... and there's the shot!
    Quick release! { $player }'s shot is on the way!
    { $player } shoots from the circle!
    A wrist shot from { $player }! Your move, { $defender }!
    Out of nowhere, { $player } throws a shot on net!
    Big windup by { $player }! Here's the shot!
    { $player } with the one-timer! A shot on { $defender }!
    { $player } steps in and shoots!
    { $player } snaps a shot at { $defender }!
    { $player } shoots from the point!
call-chance-saskatchewan =
    { $player } clears the ice!
    Everything goes! { $player } clears the ice!
    { $player } clears the ice! Only { $defender } is left!
    A clear sheet of ice for { $player }!
    { $player } sweeps the ice clear!
    Nothing left out there! { $player } clears the ice.
    { $player } owns the ice! All clear!
    { $player } clears it all, with { $defender } to beat!
    { $player } wipes the slate!
    { $player } clears the ice and stares down { $defender }!
    Nothing but open ice for { $player }!
    Here comes the ice machine! { $player } clears it all!

# The same, but with a card that takes the breakaway from { $defender }, or the pass that was meant for { $defender }.
call-taken =
    { $player } strips { $defender } and goes the other way! Breakaway!
    { $player } steals it! Breakaway the other way!
    { $defender } loses it to { $player }! Breakaway at the other end!
    { $player } runs down { $defender } from behind. Breakaway!
    Not so fast, { $defender }! { $player } takes it right back. Breakaway!
    { $player } lifts { $defender }'s stick and takes off! Breakaway!
    Turned right around! Now { $player } has the breakaway!
    { $player } picks { $defender }'s pocket! Breakaway!
    { $defender } had a breakaway. Now it's { $player }'s!
    { $player } pokes it loose. Breakaway on { $defender }!
    { $player } backchecks, wins it, and it's a breakaway!
    What a steal by { $player }! Breakaway, only { $defender } back!
call-taken-partners =
    { $player } picks off the pass to { $defender } and finds { $shooter }!
    Intercepted! { $player } takes it off { $defender } and passes to { $shooter }!
    That pass never gets to { $defender }! { $player } sends one to { $shooter }!
    { $player } steps in front of { $defender } and passes to { $shooter }!
    Turned over! { $player } passes to { $shooter }! Chase it, { $defender }!
    { $player } steals it from { $defender } and passes to { $shooter }!
    Right off { $defender }'s stick! { $player } passes to { $shooter }!
    { $player } beats { $defender } to it. The pass is on to { $shooter }!
    { $player } says no to { $defender } and passes to { $shooter }!
    { $player } breaks it up, catches { $defender } and springs { $shooter } with a pass!
    Meant for { $defender }, stolen by { $player }, passed to { $shooter }!
    { $player } knocks it down in front of { $defender }. Pass to { $shooter }!
call-taken-saskatchewan =
    { $player } clears the ice right back! There goes { $defender }'s chance!
    Gone again! { $player } clears the ice on { $defender }!
    { $defender } had the ice all clear. Now { $player } clears it!
    Not so fast, { $defender }! { $player } clears the ice!
    { $player } has an answer for { $defender } and clears the ice!
    Swept again! { $player } leaves { $defender } with nothing but clear ice!
    { $player } takes the ice away from { $defender }! Cleared again!
    Turned around! { $player } clears the ice on { $defender }!
    Cleared right back! { $player } won't let { $defender } have it!
    { $player } is having none of it, { $defender }! The ice is clear!
    The same trick right back! { $player } clears the ice on { $defender }!
    { $defender } looks up and it's all gone! { $player } clears the ice!

# { $defender } plays a deal's last card against a breakaway: { $shooter } shoots with new cards. Then the same with a
# period's last card: there is no shot any more.
call-waits =
    { $defender } holds { $shooter } up with the { $rank }. The shot waits for new cards.
    { $defender } leaves the { $rank }. { $shooter } gets new cards for the shot.
    { $defender } slows it down with the { $rank }. { $shooter } shoots with a fresh hand.
    { $defender } shows the { $rank } and { $shooter } is out of cards. Wait for it.
    { $defender } leaves the { $rank } out there, and { $shooter } waits for the deal.
    New cards first! { $shooter } still has a shot at { $defender }'s { $rank }.
    { $defender } lays down the { $rank }. { $shooter } looks for an answer in the next deal.
    Hold on! { $defender }'s { $rank } ends the deal before { $shooter } shoots.
    { $defender } with the { $rank }, last card of the deal. { $shooter } comes back for the shot.
    { $shooter } is out of cards on { $defender }'s { $rank }. To be continued.
    Empty hands! { $defender } leaves the { $rank }, and { $shooter } shoots from the next one.
call-expires =
    { $defender } kills the clock with the { $rank }, and { $shooter } never gets to shoot.
    { $defender } plays the { $rank } and time runs out on { $shooter }!
    { $shooter } wants to shoot on { $defender }'s { $rank }, but time is up!
    Time! { $defender } gets the { $rank } down, and { $shooter } is out of cards.
    Saved by the horn, { $defender }! The { $rank }, and no shot for { $shooter }.
    { $defender } hangs on with the { $rank }. No time left for { $shooter }.
    Out of time, { $shooter }! { $defender } sees it off with the { $rank }.
    Last card, the { $rank } from { $defender }, and { $shooter } is left with the puck on the stick.
    { $defender } beats the clock with the { $rank }. { $shooter } can't get it away.
    A second too late, { $shooter }! The { $rank } from { $defender } takes us to the horn.
    There goes the horn on { $defender }'s { $rank }! { $shooter } had the lane and no time.

# { $defender } puts up the { $rank }, and { $shooter } has to match it.
call-shoots =
    { $shooter } shoots, { $defender } comes out to meet it...
    { $defender } squares up, { $shooter } shoots...
    { $shooter } is in on { $defender }... shoots...
    { $defender } shows the { $rank }. Here's { $shooter }'s shot...
    { $shooter } takes aim at { $defender }...
    { $defender } stands tall, { $shooter } lets it fly...
    { $shooter } dekes, { $defender } stays with it, the shot...
    { $defender } cuts down the angle, { $shooter } shoots...
    It's { $shooter } against { $defender }... the shot...
    { $shooter } looks for a corner, { $defender } leaves the { $rank }...
    { $defender } drops low, { $shooter } goes high...
    { $shooter } draws it back, { $defender } waits...

# The same with a safe card; but once in a long while { $shooter } scores all the same.
call-clears =
    { $defender } clears it, away from { $shooter }!
    { $defender } has the { $rank }. Nobody's touching that!
    { $defender } flips it out, and { $shooter } has to chase.
    Off the glass and out! { $defender } clears it on { $shooter }.
    { $defender } reads { $shooter } all the way and clears the zone!
    Off the boards and away! { $defender } clears!
    { $defender } gets a stick in front of { $shooter } and clears!
    The safe play from { $defender }. All the way out.
    { $defender } clears and leaves { $shooter } waiting.
    { $defender } sweeps it clear of { $shooter }!
    { $defender } keeps a cool head and clears it.
    { $defender } lifts it over { $shooter } and clear!

# { $defender } stops { $shooter } with a card of the same rank, or one that has the power to.
call-block =
    { $defender } gets in the lane! Block on { $shooter }!
    Block! { $defender } takes it away from { $shooter }.
    { $shooter } is denied! Block by { $defender }!
    { $defender } goes down and blocks it!
    Blocked by { $defender }, off the shin pads!
    { $defender } reads { $shooter }, and blocks!
    What a block by { $defender }!
    { $defender } slides across! Block!
    { $shooter } had a lane. { $defender } shuts it! Block!
    Stick in the way, { $defender } blocks { $shooter }!
    { $defender } steps up and blocks it!
    No room for { $shooter }! { $defender } with the block!

# { $shooter } misses what { $defender } has put up: by one rank, by two, by more.
call-post =
    { $shooter } hits the post!
    Off the iron! { $shooter } had { $defender } beaten!
    { $shooter } rings it off the crossbar!
    Post! So close for { $shooter }!
    { $shooter } shoots... the post! { $defender } breathes out.
    Clang! { $shooter } finds nothing but pipe!
    { $shooter } beats { $defender }, but not the post!
    The goalpost says no to { $shooter }!
    { $shooter } catches the outside of the post!
    By an inch! { $shooter } off the post!
    { $defender } never moved! { $shooter } hits the post!
    The post bails out { $defender }! { $shooter } can't believe it!
call-save =
    { $defender } makes the save on { $shooter }!
    Save by { $defender }! { $shooter } had both arms halfway up.
    { $shooter } shoots, { $defender } gloves it!
    Kick save and a beauty! { $defender } robs { $shooter }!
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
    { $shooter } puts it wide, off the end boards.
    { $shooter } overskates it and shoots wide.

# The same once { $defender } has cleared: whatever { $shooter } sends back comes from far out.
call-post-cleared =
    { $shooter } throws it back from centre ice, and it hits the post!
    { $shooter } runs it down, shoots from way out and finds the post!
    Back it comes from { $shooter }... off the post!
    From the far blue line, { $shooter } hits the post!
    { $defender } thought it was gone! { $shooter } rings the post from way out!
    { $shooter } fires it back in. { $defender } hears the post!
    A long shot by { $shooter }! The post helps out { $defender }!
    Out of nowhere, { $shooter } hits the post!
    { $shooter } chases it down, spins, and hits the post!
    Not cleared for long! { $shooter } hits the post from the boards!
    { $shooter } bounces it in from centre. Post! { $defender } wasn't looking!
call-save-cleared =
    { $shooter } sends it back from far out, an easy save for { $defender }.
    { $shooter } throws it back on net. { $defender } steers it aside. Save!
    A long one from { $shooter }. { $defender } has it all the way. Save.
    { $shooter } shoots from a bad angle. Save by { $defender }!
    { $defender } stays awake and saves a long one from { $shooter }.
    { $shooter } fires from centre ice, { $defender } gloves it.
    Back it comes from { $shooter }. { $defender } kicks it out. Save!
    { $shooter } tries it from the boards, { $defender } covers up. Save.
    { $shooter } hopes. { $defender } saves.
    { $shooter } lobs one at the net. { $defender } smothers it.
    { $defender } sees it coming from a mile away and saves on { $shooter }.
call-wide-cleared =
    { $shooter } runs it down and fires wide from far out.
    { $shooter } throws it back in, wide of { $defender }.
    { $shooter } tries a long one, well wide.
    { $shooter } fires from centre ice. Wide.
    { $shooter } throws up a prayer. It goes wide.
    { $shooter } gets there, but never gets a good look. Wide.
    { $shooter } flings it from the boards. Wide.
    By the time { $shooter } has it again, { $defender } is set. Wide.
    { $shooter } shoots from a bad angle, wide of { $defender }.
    No danger there. { $shooter } puts it wide from way out.
    { $shooter } tries from the blue line. It sails wide.

# { $shooter } scores on { $defender }: { $score } is "2-1 Jon", or "Tied at 3".
call-goal =
    { $shooter } scores! { $score }!
    In the net! { $shooter } beats { $defender }! { $score }!
    { $shooter } tucks it in behind { $defender }! { $score }!
    { $shooter } goes top shelf on { $defender }! { $score }!
    Five-hole! { $shooter } beats { $defender }! { $score }!
    { $shooter } makes no mistake! { $score }!
    It's in! { $shooter } gets the better of { $defender }! { $score }!
    { $shooter } lights the lamp! { $score }!
    { $shooter } roofs it over { $defender }! { $score }!
    Goal, { $shooter }! { $defender } had no answer! { $score }!
    { $shooter } buries it! { $score }!
    { $shooter } fakes, { $defender } bites, and it's in! { $score }!
    { $shooter } finds the corner on { $defender }! { $score }!
    Backhand, and a goal! { $shooter } on { $defender }! { $score }!
    { $shooter } puts it away! { $score }!
    What a finish by { $shooter }! { $score }!
    { $shooter } squeezes it under { $defender }! { $score }!
    Off the bar and in! { $shooter } on { $defender }! { $score }!
    { $shooter } picks the short side on { $defender }! { $score }!
    { $shooter } scores! Nothing { $defender } could do! { $score }!

# The message of a goal: { $defender } put up { $answered }, { $scorer } played { $card } on it. In a match of two
# against two, { $maker } is who passed.
goal =
    🚨 The red light is on! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $scorer } waits for { $defender } to move first. { $card } on { $answered }! **Scores! { $score }!**
    🚨 { $defender } offers { $answered }, { $scorer } says thank you with { $card }. **Scores! { $score }!**
    🚨 { $defender } asks with { $answered }. { $scorer } answers with { $card }! **Scores! { $score }!**
    🚨 { $card } on { $answered }! { $scorer } is past { $defender } with both arms up! **Scores! { $score }!**
    🚨 Did { $defender } even see it? { $scorer } puts { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } walks right in on { $defender } with { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $card } beats { $defender }'s { $answered } clean! What a shot by { $scorer }! **Scores! { $score }!**
    🚨 Ice in the veins! { $scorer } lays { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $defender }'s { $answered } isn't enough. { $scorer } has { $card }! **Scores! { $score }!**
    🚨 Listen to the building! { $scorer } puts { $card } on { $answered }, past { $defender }. **Scores! { $score }!**
    🚨 The water bottle goes flying! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } lifts { $card } over { $answered }. Fish it out, { $defender }. **Scores! { $score }!**
    🚨 { $defender } goes one way, { $scorer } goes the other. { $card } on { $answered }! **Scores! { $score }!**
    🚨 Pick that one out, { $defender }! { $scorer } puts { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } leaves { $defender } sprawling with { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $defender } sends { $answered }. { $scorer } sends { $card } right back! **Scores! { $score }!**
    🚨 A gift or a guess? { $defender } lays { $answered }, { $scorer } lays { $card }. **Scores! { $score }!**
    🚨 Sticks in the air for { $scorer }! { $card } on { $answered }, right by { $defender }. **Scores! { $score }!**
    🚨 There's the horn! { $scorer }'s { $card } beats { $answered }, and { $defender } can only look. **Scores! { $score }!**
goal-saskatchewan =
    🚨 Nothing but clear ice! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } has all the room in the world, { $card } on { $answered }, { $defender } beaten. **Scores! { $score }!**
    🚨 { $defender } can't clear { $answered }. { $scorer } can, with { $card }! **Scores! { $score }!**
    🚨 Clean ice, clean shot! { $scorer }'s { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $scorer } sweeps { $answered } away with { $card }, and { $defender } along with it. **Scores! { $score }!**
    🚨 Down the empty ice goes { $scorer }, around { $defender }, { $card } on { $answered }! **Scores! { $score }!**
    🚨 { $answered } alone on the ice from { $defender }, and { $scorer } pounces with { $card }. **Scores! { $score }!**
    🚨 { $scorer } leaves nothing behind, and that includes { $defender }. { $card } on { $answered }! **Scores! { $score }!**
    🚨 Nobody home, and { $scorer } doesn't knock! { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $scorer } glides in on { $defender } untouched, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } makes the clear ice count! { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 Smooth as fresh ice! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 All you hear is skates. { $scorer } on { $defender }, { $card } on { $answered }... it's in! **Scores! { $score }!**
    🚨 Snow off the pond, puck in the net! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $defender } drops { $answered } on a bare rink, and { $scorer } comes barrelling through with { $card }. **Scores! { $score }!**
    🚨 Hello, { $defender }! { $scorer } drops by with { $card } on { $answered }. **Scores! { $score }!**
    🚨 Prairie hockey! { $scorer } with room to the horizon, { $card } on { $answered }, and { $defender } is far behind. **Scores! { $score }!**
    🚨 Shovel, skate, score! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 Miles of ice and one idea! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 Not a mark on the ice, and now one on the board! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
goal-stockham =
    🚨 { $scorer } shoots { $card } at { $answered }... and beats { $defender }! **Scores! { $score }!**
    🚨 The shot goes in! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $defender } couldn't block it! { $scorer } puts { $card } on { $answered }. **Scores! { $score }!**
    🚨 Right through { $defender }! { $scorer }'s shot, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } keeps it low, { $card } on { $answered }. { $defender } is late! **Scores! { $score }!**
    🚨 A rocket from { $scorer }! { $card } on { $answered }, and { $defender } never moved. **Scores! { $score }!**
    🚨 { $defender } leaves { $answered }. { $scorer } sends { $card } right past it! **Scores! { $score }!**
    🚨 { $scorer } beats { $defender } clean, { $card } on { $answered }. **Scores! { $score }!**
    🚨 Shot, goal! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $scorer } follows through with { $card } on { $answered }, and { $defender } looks back at the net. **Scores! { $score }!**
    🚨 No block this time, { $defender }! { $scorer } puts { $card } on { $answered }. **Scores! { $score }!**
    🚨 Where was { $defender }? { $scorer } picks the spot, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } lets it rip, { $card } on { $answered }, and { $defender } wants no part of it. **Scores! { $score }!**
    🚨 { $defender } sells out for the block with { $answered }, and { $scorer } still gets { $card } home. **Scores! { $score }!**
    🚨 Did you hear that crack? { $scorer } puts { $card } on { $answered }. { $defender } jumps! **Scores! { $score }!**
    🚨 { $answered } was a screen, not a block! { $defender } never saw { $scorer }'s { $card }. **Scores! { $score }!**
    🚨 Stick to net before { $defender } can blink! { $scorer }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 That one had eyes! { $scorer } finds a way by { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $defender } flinches. { $scorer } doesn't! { $card } on { $answered }. **Scores! { $score }!**
    🚨 Shot and a goal, { $scorer }! { $card } on { $answered }, and { $defender } slams the stick. **Scores! { $score }!**
goal-partners =
    🚨 { $maker } to { $scorer }... { $card } on { $answered }... past { $defender }! **Scores! { $score }!**
    🚨 { $maker } starts it, { $scorer } finishes it! { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 Beautiful work, { $maker } and { $scorer }! { $card } on { $answered }, past { $defender }. **Scores! { $score }!**
    🚨 { $maker } draws { $defender } out and { $scorer } has the open side! { $card } on { $answered }. **Scores! { $score }!**
    🚨 From { $maker }, { $scorer } beats { $defender }! { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } points right at { $maker }! What a pass! { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $maker } sets it up, { $scorer } knocks it in, { $card } on { $answered }. **Scores! { $score }!**
    🚨 One touch by { $maker }, one shot by { $scorer }! { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $defender } looks at { $maker } and forgets { $scorer }! { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $maker } and { $scorer } in perfect time, { $card } on { $answered } past { $defender }. **Scores! { $score }!**
    🚨 You can't draw it up better! { $maker } to { $scorer }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $defender } puts up { $answered }, but { $maker } finds { $scorer }, and { $scorer } has { $card }! **Scores! { $score }!**
    🚨 Tic-tac-toe! { $maker }, { $scorer }, { $card } on { $answered }, and { $defender } never moved. **Scores! { $score }!**
    🚨 Eyes in the back of the head, { $maker }! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $maker } on one side, { $scorer } on the other, { $defender } caught between! { $card } on { $answered }. **Scores! { $score }!**
    🚨 Frame that pass, { $maker }! { $scorer } does the rest on { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } owes { $maker } a dinner! { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 That puck moves faster than { $defender }! { $maker }, { $scorer }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $scorer } has the stick down and { $maker } hits it! { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 One idea, two sticks! { $maker } and { $scorer } leave { $defender } guessing, { $card } on { $answered }. **Scores! { $score }!**
goal-again =
    🚨 And another one! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $scorer } isn't done! { $card } on { $answered }, past { $defender } again! **Scores! { $score }!**
    🚨 Right back in! { $scorer } puts { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 They're coming in bunches! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $defender } just turned around, and { $scorer } is back! { $card } on { $answered }. **Scores! { $score }!**
    🚨 One wasn't enough for { $scorer }! { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $scorer } keeps going, { $card } on { $answered }, and { $defender } needs a rest. **Scores! { $score }!**
    🚨 Once more with feeling! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 Make it one more! { $scorer } goes right back at { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 The red light hasn't cooled down! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 { $defender } can't catch a breath! { $scorer } puts { $card } on { $answered }. **Scores! { $score }!**
    🚨 Hot hand, { $scorer }! { $card } on { $answered }, past { $defender } again! **Scores! { $score }!**
    🚨 They haven't announced the last one yet! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 Stay on your feet! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 Lightning strikes twice! { $scorer } puts { $card } on { $answered }. { $defender } can smell the smoke. **Scores! { $score }!**
    🚨 Scores, breathes, scores! { $scorer } puts { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 Call a timeout, { $defender }! { $scorer } puts { $card } on { $answered }. **Scores! { $score }!**
    🚨 { $defender } is under siege, and { $scorer } breaks through! { $card } on { $answered }. **Scores! { $score }!**
    🚨 The organist can't keep up! { $scorer }'s { $card } beats { $answered }. { $defender } can't look! **Scores! { $score }!**
    🚨 { $defender } says { $answered }. { $scorer } says { $card }. The lamp says goal! **Scores! { $score }!**
goal-again-partners =
    🚨 And now the partner! First { $maker }, then { $scorer }, { $card } on { $answered }! **Scores! { $score }!**
    🚨 They take turns! { $maker }, then { $scorer }, { $card } on { $answered } past { $defender }. **Scores! { $score }!**
    🚨 { $maker } isn't back at the bench yet! { $scorer } puts { $card } on { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 Anything { $maker } can do! { $scorer } beats { $defender }, { $card } on { $answered }. **Scores! { $score }!**
    🚨 Which one do you cover? { $maker } got the last one, { $scorer } gets this one, { $card } on { $answered }. **Scores! { $score }!**
    🚨 The red light is still warm from { $maker }! { $scorer }'s { $card } beats { $defender }'s { $answered }. **Scores! { $score }!**
    🚨 Bang, bang! { $maker } and { $scorer }, { $card } on { $answered }, one right after the other. **Scores! { $score }!**
    🚨 { $defender } is still looking at { $maker }! { $scorer }'s { $card } beats { $answered }. **Scores! { $score }!**
    🚨 They haven't announced { $maker }'s goal yet! { $scorer } puts { $card } on { $answered }. **Scores! { $score }!**
    🚨 Lightning from two clouds! First { $maker }, now { $scorer }, { $card } on { $answered }! **Scores! { $score }!**
    🚨 A one-two punch! { $maker } lands the first, { $scorer } the second, { $card } on { $answered } past { $defender }. **Scores! { $score }!**
    🚨 Save some for tomorrow, { $maker } and { $scorer }! { $card } on { $answered } from { $defender }. **Scores! { $score }!**
    🚨 { $scorer } hugs { $maker } and goes right back to work! { $card } on { $answered }. **Scores! { $score }!**
    🚨 Call a timeout, { $defender }! After { $maker } comes { $scorer }, { $card } on { $answered }! **Scores! { $score }!**
    🚨 { $maker } scores, { $defender } plays { $answered }, { $scorer } scores with { $card }. That quick! **Scores! { $score }!**
    🚨 The organist can't keep up with these two! { $maker } before, { $scorer } now: { $card } on { $answered }. **Scores! { $score }!**
    🚨 It's contagious! { $scorer } caught it from { $maker }. { $card } on { $defender }'s { $answered }! **Scores! { $score }!**
    🚨 Stay on your feet! { $maker } got you up, { $scorer } keeps you there: { $card } on { $answered }. **Scores! { $score }!**
    🚨 Hold on to your toques! { $maker } on one side, { $scorer } on the other, { $card } on { $answered } from { $defender }. **Scores! { $score }!**
    🚨 Side by side on the scoresheet, { $maker } and { $scorer }! { $card } on { $answered }. **Scores! { $score }!**

# The second voice. { $player } has just played; { $side } is the player's side and { $other } the one against it, which may
# be two people: write what fits one and two. { $count } is always more than one.

# On a goal: the match's first one; right after the same side's; right after the other side's; one that ties the match; one that takes the
# lead from them; the first in { $count } cards; late in a period; the one that ends overtime.
aside-first =
    That opens the scoring.
    First one on the board.
    The ice is broken.
    The first one is always the hardest.
    The first one goes to { $side }.
    No more zero up there for { $side }.
    There is the opener.
    That first goal changes everything.
aside-again =
    Just like that!
    No time to regroup for { $other }.
    They just dropped the puck!
    The net is still shaking!
    They can't stop { $side } right now!
    A quick one for { $side }!
    Blink and you miss two of them.
    Call a timeout, { $other }!
aside-reply =
    What an answer from { $player }!
    The other bench had barely sat down.
    Straight back the other way!
    So much for celebrating.
    Hope you enjoyed that lead.
    { $player } wasn't taking that lying down.
    Goal for goal, it goes!
    You score, they score.
aside-level =
    All tied up!
    A brand new game!
    And just like that, we're tied.
    The lead is gone.
    Back where we started.
    Tied, and the building is up.
    Right back in it, { $side }.
    It's anyone's game now.
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
    { $count } cards of waiting, over!
    We had { $count } cards without a goal, until now.
    About time, after { $count } cards.
    The first goal in { $count } cards!
    The net is open for business again, after { $count } cards.
    { $count } cards of waiting, all worth it.
    We were starting to forget what one looks like: { $count } cards!
    The dry spell is over, at { $count } cards.
aside-late-goal =
    With the period almost gone!
    What a time to score.
    So close to the horn!
    That one stings, so late in the period.
    What a moment for { $player }!
    That one will be talked about.
    No time left for an answer.
    A goal at the worst time for { $other }.
aside-sudden =
    Overtime is over!
    That's how you end it!
    Everybody over the boards!
    They'll talk about that one all winter.
    Good night, everybody!
    Drive home safely!
    One shot, that's all it took.
    Pile on { $player }!

# The first shot of a goal that is a breakaway too.
aside-keeps =
    And another look right away for { $side }.
    No rest for { $other }! Here comes another shot.
    The puck stays with { $side }!
    And it goes on, with { $other } pinned in.
    One more shot comes with that.
    Stay right there, { $other }! Here it comes again.
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
    What a time for a chance!
    { $count } cards to the horn. Hold your breath!
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
    Oh-for-{ $count }, { $side }.
    Knock, knock! { $count } chances for { $side }, no goal.
    After { $count } chances, { $side } must wonder what it takes.
    { $count } of these for { $side }, and a zero on the board.
    The zero stays up for { $side }, through { $count } chances.

# On a breakaway with the period's last card: nobody can shoot any more.
aside-horn =
    And there's the horn, before the shot!
    No time to shoot! That's the horn.
    The horn saves { $other }!
    Too late, the period is over.
    A card too late for { $side }!
    Open ice, and out of time.
    { $player } looks up at the clock. Zero.
    So close, and the horn sounds.

# On a miss: { $count } posts in a row by { $player }; { $count } cards without a goal; { $count } shots in a row without one.
aside-posts =
    { $count } posts in a row, { $player }!
    The iron again, { $count } in a row!
    Somebody should measure that net.
    { $player } finds iron again, no twine.
    Ring it again! { $count } off the iron in a row!
    { $player } is on a first-name basis with that post.
    { $count } posts in a row. That hurts.
    An inch. Again.
aside-dry =
    No goal in { $count } cards now.
    Goals are hard to come by. None in { $count } cards.
    Tight hockey, nothing in for { $count } cards.
    Someone has to crack. { $count } cards without a goal.
    Both ends shut tight, for { $count } cards now.
    { $count } cards, and the lamp stays dark.
    { $count } cards of pure defence.
    Still waiting, { $count } cards and counting.
aside-misses =
    That is { $count } shots in a row without a goal for { $player }.
    { $player } has nothing to show for the last { $count } shots.
    { $player } needs a bounce. { $count } in a row stay out.
    Loosen up, { $player }! That's { $count } in a row.
    Number { $count } in a row that won't go in for { $player }.
    { $player } is squeezing the stick. { $count } shots, no goal.
    { $count } straight that stay out, and { $player } shakes it off.
    It'll come, { $player }. Just not the last { $count } times.

# On a card that a shot has to answer: { $count } chances in a hundred, by the cards that lie open, that { $player } can
# score on it. { $player } is about to shoot here, and { $other } has played.
aside-danger =
    By the cards still out there, { $count }% for a goal.
    Better than a coin flip for { $player }. { $count }%!
    The odds are with { $side }: { $count } in a hundred.
    This one's dangerous. { $count }%!
    Count the cards. { $count }%. Hold your breath!
    { $count }% says this goes in.
    Bad card to leave out there, { $other }. { $count }%!
    Nowhere to hide! { $count }% for { $side }.

# On a goal: by the cards that lay open, one that had { $count } chances in a hundred; one that puts { $side } ahead, who lost to
# { $other } the last { $count } times that they met.
aside-long-shot =
    The cards gave that one { $count }%!
    { $count }%, and in it goes!
    Nobody saw that coming, at { $count }%.
    Only a card or two could do it! { $count }%!
    Against all odds, { $player }! { $count }%!
    { $count }% is not zero, says { $player }!
    Nobody bets on { $count }%.
    The odds said { $count }%. { $player } says goal.
aside-revenge =
    { $count } straight losses to { $other }, and now a lead!
    { $side } lost the last { $count } of these. This one looks different!
    After { $count } losses in a row to { $other }, { $player } has had enough!
    The last { $count } all went to { $other }. { $side } remembers.
    { $count } in a row for { $other } before this one. Is this where it ends?
    That must feel good, after { $count } in a row the other way.
    Ask { $side } about the last { $count } against { $other }. Or look at the board now.
    { $other } had the last { $count } of these. Not this one, not yet.

# Turn-Based: { $player }'s { $pair } attacks { $defender }; the sums tell why, { $call } is the call of a goal.
lineup-comparison =
    { $player } { $pair }: { $attack } vs { $defence }. What a passing play! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. They go right through { $defender }! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. { $defender } can't keep up with them! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. Tic-tac-toe, and it's in! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. That pair is flying! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. Off the wing and into the net! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. { $defender }'s pair is caught watching! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. The rebound is there, and it's in! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. Top corner, and { $player } has a goal! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. { $defender } never had a chance! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. A one-timer, and the red light is on! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. { $player } drew that one up well! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. Backdoor, all alone! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. { $defender }'s goalie never saw it! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. They cycle it, they shoot it, it's in! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. Five-hole on { $defender }'s goalie! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. A tap-in, with { $defender } scrambling! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. It deflects, and it's in behind { $defender }! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. { $player } gets the matchup and the goal! **{ $call }**
    { $player } { $pair }: { $attack } vs { $defence }. Around the defence they go, and home! **{ $call }**
lineup-comparison-held =
    { $player } { $pair }: { $attack } vs { $defence }. { $defender } holds, no goal.
    { $player } { $pair }: { $attack } vs { $defence }. { $defender } shuts the door, no goal.
    { $player } { $pair }: { $attack } vs { $defence }. No goal, { $defender } gives them nothing.
    { $player } { $pair }: { $attack } vs { $defence }. { $defender }'s goalie has it covered, no goal.
    { $player } { $pair }: { $attack } vs { $defence }. No goal: the pass never gets there.
    { $player } { $pair }: { $attack } vs { $defence }. Stood up at the blue line by { $defender }, no goal.
    { $player } { $pair }: { $attack } vs { $defence }. { $defender }'s pair wins the battle, no goal.
    { $player } { $pair }: { $attack } vs { $defence }. { $defender } steers it wide, no goal.
    { $player } { $pair }: { $attack } vs { $defence }. What a stop, { $defender }! No goal.
    { $player } { $pair }: { $attack } vs { $defence }. No goal: { $player } needed a little more.
    { $player } { $pair }: { $attack } vs { $defence }. { $defender } clears the rebound, no goal.
    { $player } { $pair }: { $attack } vs { $defence }. No goal, no lane, no luck for { $player }.

# The face-off of a period, and a round of the shootout: who shows what, and who wins. A tie: both set up in secret, or
# two more cards are drawn.
lineup-faceoff =
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it clean!
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } lifts a stick and wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } snaps it back and wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Quicker hands: { $winner } wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it, and the other line has to show first.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } gets a stick on it first and wins it.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. A battle, and { $winner } comes out with the puck.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it, and gets to look before setting up.
lineup-faceoff-level =
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. A tie! Both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Neither gives an inch. A tie: both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. A dead heat, so both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. They tie each other up: both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Nobody wins that one, and both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. The puck just sits there. A tie: both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Stick on stick, and it's a tie: both set up in secret.
    🏒 **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. Even at the dot: both set up in secret.
lineup-draw =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it, and they're all over the boards!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. It's over, { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } makes no mistake and wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. What nerves! { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins the shootout, and good night!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. That's the match: { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. One shot decides, and { $winner } wins it!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Gloves in the air! { $winner } wins it!
lineup-draw-level =
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. A tie, and they line up once more.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Nothing between them: once more.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Nobody blinks: once more.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. A tie! Send out the next two.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. No winner there, and on it goes.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Shot for shot. Once more!
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. Tied, and nobody's sitting down.
    { $number }. { $home } { $homecard }, { $away } { $awaycard }. You can't split these two. Once more!

# Field: what happens to a card at { $met }, which lay closed (yes) or open (no). The steps of a card make one sentence,
# with commas between: **Jon: 8♠** opens ..., blows by ... Begin each with a verb, and end one that goes on without a
# period. The goalie is { $defender }'s. No lanes: the picture shows them.
field-step-passes = { $opened ->
        [yes]
            opens { $met } and darts through the seam
            opens { $met } and never breaks stride
            opens { $met } and has a step on them all
            turns up { $met } and splits the defence
            turns up { $met } and picks up speed
            turns up { $met } and chips it by
            guesses right, and { $met } steps aside
            guesses right, and { $met } can't keep up
            flips over { $met } and cuts to the middle
            flips over { $met } and toe-drags around it
            uncovers { $met } and powers on
            uncovers { $met } and finds daylight
            takes a chance on { $met } and is by in a flash
            takes a chance, and { $met } opens the gate
       *[no]
            blows by { $met }
            walks around { $met }
            goes wide on { $met }
            goes five-hole on { $met }
            toe-drags past { $met }
            leaves { $met } flat-footed
            spins off { $met }
            knows the way past { $met }
            shakes off { $met }
            banks it off the boards around { $met }
            cruises by { $met }
            burns { $met }
            fakes { $met } out of position
            turns on the jets past { $met }
    }
field-step-thrown = { $opened ->
        [yes]
            opens { $met } and gets rocked: **out!**
            opens { $met } and is sent into the boards: **out!**
            opens { $met }, and it's a dead end: **out!**
            turns up { $met } and is stripped clean: **out!**
            turns up { $met } and never sees it coming: **out!**
            turns up { $met } and loses an edge: **out!**
            guesses wrong, and { $met } slams the door: **out!**
            guesses wrong, and { $met } steps right up: **out!**
            flips over { $met } and is rubbed out along the wall: **out!**
            flips over { $met } and is flattened: **out!**
            uncovers { $met } and has nowhere to turn: **out!**
            uncovers { $met } and hands it right over: **out!**
            takes a chance on { $met } and is buried: **out!**
            takes a chance, and { $met } reads it all the way: **out!**
       *[no]
            skates head down into { $met }: **out!**
            is knocked flat by { $met }: **out!**
            is angled off by { $met }: **out!**
            coughs it up to { $met }: **out!**
            tries { $met } and gets nowhere: **out!**
            goes at { $met } and is turned away: **out!**
            meets a wall, { $met }: **out!**
            is pinned to the boards by { $met }: **out!**
            is stripped of the puck by { $met }: **out!**
            finds the road closed by { $met }: **out!**
            is run down by { $met }: **out!**
            shoots it right into { $met }: **out!**
            takes a big hit from { $met }: **out!**
            never gets around { $met }: **out!**
    }
field-step-save =
    lets one go, and { $defender }'s goalie { $met } flashes the glove: **Save!**
    walks in on { $defender }'s goalie, and { $met } won't bite: **Save!**
    fires on { $defender }'s goalie, and { $met } kicks it into the corner: **Save!**
    goes high on { $defender }'s goalie, and { $met } gets a shoulder on it: **Save!**
    tries { $defender }'s goalie five-hole, and { $met } slams it shut: **Save!**
    dekes { $defender }'s goalie, and { $met } stays right there: **Save!**
    snaps it at { $defender }'s goalie, and { $met } swallows it whole: **Save!**
    picks a corner on { $defender }'s goalie, and { $met } gets there first: **Save!**
    winds up on { $defender }'s goalie, and { $met } gets the blocker on it: **Save!**
    goes low on { $defender }'s goalie, and { $met } smothers it: **Save!**
    goes to the backhand on { $defender }'s goalie, and { $met } does the splits: **Save!**
    has only { $defender }'s goalie to beat, and { $met } stands tall: **Save!**
    rips one at { $defender }'s goalie, and { $met } freezes it: **Save!**
    is stoned by { $defender }'s goalie { $met }: **Save!**
field-step-goal =
    lights the lamp behind goalie { $met }: **Scores! { $score }!**
    roofs it over goalie { $met }: **Scores! { $score }!**
    threads it through goalie { $met }: **Scores! { $score }!**
    goes bar down on goalie { $met }: **Scores! { $score }!**
    beats { $defender }'s goalie { $met } clean: **Scores! { $score }!**
    leaves { $defender }'s goalie { $met } sprawling: **Scores! { $score }!**
    goes backhand, forehand and in on goalie { $met }: **Scores! { $score }!**
    squeezes it in past goalie { $met }: **Scores! { $score }!**
    rips it by goalie { $met }: **Scores! { $score }!**
    finds twine behind goalie { $met }: **Scores! { $score }!**
    undresses { $defender }'s goalie { $met }: **Scores! { $score }!**
    goes short side on goalie { $met }: **Scores! { $score }!**
    goes post and in on goalie { $met }: **Scores! { $score }!**
    wraps it around on goalie { $met }: **Scores! { $score }!**
    hammers it home past goalie { $met }: **Scores! { $score }!**
    makes no mistake on { $defender }'s goalie { $met }: **Scores! { $score }!**
    freezes goalie { $met } and slips it home: **Scores! { $score }!**
    picks the top corner on goalie { $met }: **Scores! { $score }!**
    gets { $defender }'s goalie { $met } down and goes over the top: **Scores! { $score }!**
    draws goalie { $met } right out of the net: **Scores! { $score }!**

# The message of a goal in Field: { $card } of { $scorer } has passed three rows and a goalie of { $defender }, { $met }.
field-goal =
    🚨 All the way down the ice! { $scorer } with { $card } on { $met }, past { $defender }. **Scores! { $score }!**
    🚨 { $scorer } goes coast to coast, { $card } on { $met }, and { $defender } can only watch. **Scores! { $score }!**
    🚨 Three rows, then { $met }: what a rush by { $card } for { $scorer }! **Scores! { $score }!**
    🚨 Pick that one out, { $defender }! { $card } on { $met } by { $scorer }. **Scores! { $score }!**
    🚨 The whole length of the ice! { $scorer }'s { $card } beats { $met }. **Scores! { $score }!**
    🚨 Listen to this place! { $card } from { $scorer } beats { $met }. **Scores! { $score }!**
    🚨 { $card } beats { $defender }'s { $met } clean! { $scorer } scores! **Scores! { $score }!**
    🚨 Nobody laid a stick on { $card }! { $scorer } beats { $defender }'s { $met }. **Scores! { $score }!**
    🚨 { $met } never moved! { $card } for { $scorer }, and { $defender } looks to the rafters. **Scores! { $score }!**
    🚨 There's the red light! { $scorer } sends { $card } past { $met }. **Scores! { $score }!**
    🚨 { $scorer } reads the ice like a book: { $card } on { $met }! **Scores! { $score }!**
    🚨 End to end, { $card }! { $met } has no answer, and { $scorer } has a goal. **Scores! { $score }!**
    🚨 Was that ever in doubt? { $card } on { $met }, { $scorer } over { $defender }. **Scores! { $score }!**
    🚨 The net behind { $met } bulges! { $card } from { $scorer }. **Scores! { $score }!**
    🚨 One for the highlights: { $scorer }, { $card }, through them all and past { $met }. **Scores! { $score }!**
    🚨 Four lines in the way, and { $scorer }'s { $card } beats them all, { $met } too! **Scores! { $score }!**
    🚨 { $scorer } puts the finishing touch on it: { $card } on { $met }. **Scores! { $score }!**
    🚨 Both arms up, { $scorer }! { $card } past { $met }. **Scores! { $score }!**
    🚨 Straight through traffic, { $card } on { $met }: { $scorer } beats { $defender }. **Scores! { $score }!**
    🚨 That one will make the late news: { $scorer } with { $card } over { $met }. **Scores! { $score }!**

# The second voice of Field, once a card's way has ended. On a goal: with a field's last card; with at most four left.
aside-field-last-goal =
    With the very last card!
    Not a card left in the stacks, and it goes in.
    { $player } gets the last word.
    Talk about leaving it late!
    And that was the last card!
    One card left, and { $player } makes it count.
    No answer to that one: the stacks are empty.
    What a way to empty the stacks!
aside-field-late-goal =
    And there's hardly a card left!
    What a time to find the net.
    Hardly a card left for { $other } to answer with.
    That one stings, this late.
    The stacks are nearly empty, and in it goes for { $side }!
    What a moment for { $player }!
    Late drama on the field!
    You can count the cards left on one hand.
# On a shot: { $count } closed cards, one after the other, have let this one pass; { $other } stopped { $count } in a row.
aside-field-blind =
    { $count } closed cards, and every one of them fits!
    Who needs to look? { $count } closed cards, { $count } right guesses.
    { $player } picks { $count } closed cards in a row, and is right every time.
    Nobody knew what lay there: { $count } for { $count }!
    { $count } blind guesses, every one of them good.
    Eyes shut all the way: { $count } cards, no wrong turn.
    You don't see that often: { $count } closed cards, and not one in the way.
    Luck or a sixth sense? { $count } closed cards open up for { $player }.
aside-field-saves =
    That's { $count } stops in a row at { $other }'s end.
    Nothing gets by { $other }: { $count } saves in a row!
    { $count } shots in a row, and nothing to show for { $player }.
    There's a wall in front of { $other }'s net: { $count } in a row.
    { $other }'s goalies are standing on their heads, { $count } straight now.
    { $count } straight saves at that end. Somebody's hot!
    Number { $count } in a row stays out.
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
    { $count } to { $count }, and the tie goes to the attack!
    Just enough, { $count } on { $count }.
    By the width of a post: { $count } to { $count }.
    One point more in the way, and it stays out.
    Ties go in here, don't forget.
    Not a point to spare for { $player }!
    Dead even, and the puck's in.
    { $other } was good to the point. Not good enough!
aside-lineup-both =
    Both wings score for { $side }!
    Two pairs, two goals.
    Left wing, right wing, and both go in!
    That line can't miss this period.
    Nothing stops { $player } this period: two for two.
    Call a timeout, { $other }! Two in one period.
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
    That's { $count } stops in a row by { $other }.
    { $other } won't let anything through: { $count } in a row.
    { $count } in a row stopped at { $other }'s end.
    A wall, that defence: { $count } straight stops.
    { $player } has knocked { $count } times in a row, and nobody opens.
    Nothing doing for { $side }, { $count } times running.
    A clinic by { $other }: { $count } straight.
    { $count } attacks, { $count } stops. Time for { $side } to try something else.
aside-lineup-blank =
    And that's a period without a goal.
    A scoreless period goes into the books.
    Four attacks, no goal. Take a bow, defence.
    The lamp stays dark all period.
    Nothing on the board from this one.
    All that chalk, and not one goal.
    The defences win this period.
    Both goalies can be proud of that one.
