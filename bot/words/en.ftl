# Everything Breakaway says to people, in English. Keys are facts, values are words.
# Cards, names and scores arrive as facts; write { "{" } where a brace is meant.

## Said to the host, on one line, before the process ends

host-discord-token = DISCORD_TOKEN is missing or isn't a token: copy the bot's token from Discord's developer portal, and { $install ->
    [image] set it in the container's environment. With compose, write it into .env beside compose.yaml.
    [package] set it in the environment, or write DISCORD_TOKEN= and the token into { $file }. To try Breakaway without a token, type: breakaway rink
   *[checkout] set it in the environment, or in { $file } (see .env.example). To try Breakaway without a token, type: make run
}
host-discord-token-refused = Discord refuses the bot's token: reset it on the Bot page of Discord's developer portal, then put the new one in DISCORD_TOKEN, or in your DISCORD_TOKEN_FILE.
host-discord-token-incomplete = Discord refuses the bot's token, and part of it seems to be missing: a token has three parts with dots between them. Copy all of it from the Bot page of Discord's developer portal.
host-discord-token-quoted = { $name } has quotes around the token: remove them, and keep what's between them.
host-discord-token-named = { $name } repeats a name before the token, such as DISCORD_TOKEN=. Keep the token alone.
host-discord-token-prefixed = { $name } has a word before the token, like Bot: keep the token alone.
host-discord-token-address = { $name } has a web address in it, not the bot's token: copy the token from the Bot page of Discord's developer portal.
host-discord-token-public-key = { $name } has the application's public key in it, not the bot's token: copy the token from the Bot page of Discord's developer portal.
host-discord-token-application = { $name } has an id in it, not the bot's token: copy the token from the Bot page of Discord's developer portal.
host-discord-token-secret = { $name } has something like the application's client secret in it, not the bot's token: copy the token from the Bot page of Discord's developer portal, not from OAuth2.
host-discord-token-placeholder = { $name } is still an example: put the bot's token in its place. You find it on the Bot page of Discord's developer portal.
host-discord-token-misnamed = DISCORD_TOKEN is missing, but there's { $name }. Do you mean DISCORD_TOKEN? Rename it.
host-gateway-shards = Discord wants another number of shards ({ $code }): asking it for the right one in { $seconds } s.
host-gateway-version = Discord no longer takes this bot's version of its API ({ $code }): update Breakaway. Trying again in { $seconds } s.
host-gateway-intents-unknown = Discord doesn't know the bot's intents ({ $code }): update Breakaway, or undo your changes to it. Trying again in { $seconds } s.
host-gateway-intents = Discord doesn't allow the bot's privileged intents ({ $code }): Breakaway itself needs none, so undo your changes to it, or turn these intents on on the Bot page of Discord's developer portal. Trying again in { $seconds } s.
host-discord-token-twice = DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: leave one of them out. Look in the environment and in .env.
host-discord-token-file = DISCORD_TOKEN_FILE isn't a file that I can read: check the path, and that the bot's user may read it.
host-discord-token-file-holds-none = There's no token in your DISCORD_TOKEN_FILE: put the bot's token in it, and nothing else. You find it in Discord's developer portal.
host-discord-token-file-encoding = Your DISCORD_TOKEN_FILE isn't a UTF-8 text file: save it again as UTF-8, with the token and nothing else.
host-discord-api-url = DISCORD_API_URL isn't a web address: use one like http://127.0.0.1:8080/api/v10, or leave it out.
host-database-url = DATABASE_URL isn't a database address: use one like sqlite:///data/breakaway.sqlite3 or postgresql://user:password@host/database, or leave it out.
host-database-url-password = DATABASE_URL has a special character in its password: write its code, %40 for @, %2F for /, %23 for #, %3A for :, %3F for ? and %25 for %.
host-database-unusable = The database { $place } can't be opened or written: check DATABASE_URL, and let the bot's user write to the file and its folder.
host-database-missing = There's no database { $place }: check DATABASE_URL, or the address you typed. The bot's first start creates it.
host-database-damaged = The database { $place } is damaged: stop the bot, keep the file, and go back to your last backup. See docs/hosting/backup.md.
host-database-no-database = The file { $place } isn't a database: check DATABASE_URL. If it was one, it's damaged: go back to your last backup. See docs/hosting/backup.md.
host-database-full = The disk of { $place } is full: make room for at least 50 MB.
host-database-locked = The database { $place } is locked: close the program that uses it.
host-database-away = The database { $place } doesn't answer: check DATABASE_URL, and that its server is running.
host-database-refused = The database { $place } refuses Breakaway ({ $reason }): check the user, password and database in DATABASE_URL. The user needs the right to create tables.
host-database-without-tls = The database at { $place } has no TLS, and DATABASE_URL asks for it: turn TLS on there, or take sslmode out of DATABASE_URL if the way to it is safe.
host-database-certificate = The certificate of the database at { $place } isn't trusted ({ $reason }): name its CA's file in DATABASE_URL, with sslrootcert, and its host as the certificate does.
host-database-certificate-time = The certificate of the database at { $place } isn't valid at this machine's time, { $now }: set the clock if it's wrong, else renew the certificate.
host-database-certificate-file = There's no file { $file }, which DATABASE_URL names as { $option }: check the path.
host-database-options = DATABASE_URL has an option that doesn't work ({ $reason }): check what comes after the question mark.
host-database-unknown = The database { $place } is from before Breakaway 0.1.0, which this version can't read: set another DATABASE_URL. Nothing was changed.
host-database-newer = The database { $place } is from a newer Breakaway: update this one, or set another DATABASE_URL. Nothing was changed.
host-database-unknown-rink = The local matches ({ $place }) are from another version of Breakaway: run make fresh to start over.
host-database-newer-copied = The database { $place } is from a newer Breakaway: update this one. To go back instead, copy { $copy } to a new name and set DATABASE_URL to that. You lose what was played since the update.
host-database-copied = This update changes the database: backing it up to { $copy } first.
host-database-uncopied = The backup of { $place } before this update failed ({ $reason }): make room for a second file of its size, and let the bot write to its folder. Nothing was changed.
host-database-wiped = This host wipes its disk at each start, with all matches: put the SQLite file on a volume, or set DATABASE_URL to a PostgreSQL database. See docs/hosting/README.md.
host-database-held = Another Breakaway is using the database { $place } ({ $holder }): stop that one, or set another DATABASE_URL.
host-database-held-unnamed = Another Breakaway is using the database { $place }: stop that one, or set another DATABASE_URL.
host-help =
    Breakaway, a Discord bot for card hockey.

    { $program } [COMMAND]

      run                      run the bot (the default)
      rink [OPTIONS]           play in your browser, without Discord or a token; see rink --help
      check [--tidy] [--json]  check everything without starting; --tidy removes old commands from servers, and
                               --json says it all as one JSON object
      invite [APPLICATION_ID]  print the link that adds the bot to a server; the id is only needed without a token
      backup [FILE]            copy the database to a new file, even while the bot runs
      copy-database [FROM] TO  copy a database, DATABASE_URL's by default, to an empty one; each is an address like
                               sqlite:///breakaway.sqlite3, or @FILE for a file with an address and its password
      rebuild                  recalculate ratings, totals and statistics from finished matches; stop the bot first
      --version                print the version
      --help                   print this

    Settings come from the environment, then from { $file }
host-version = Breakaway { $version }
host-usage = { $word } doesn't work like that: see { $program } --help.
host-unknown = There's no command { $word }: see { $program } --help.
host-unknown-unnamed = That isn't a command: see { $program } --help.
host-unknown-near = There's no command { $word }. Do you mean { $near }? See { $program } --help.
host-rink-missing = The rink needs one more package ({ $name }): install breakaway[rink], or type pipx inject breakaway markdown-it-py. In a checkout, type make run.
host-discord-away = Discord doesn't answer ({ $reason }): check your internet connection, and DISCORD_API_URL if you set it.
host-discord-certificate = Discord's certificate isn't trusted here ({ $reason }): install your system's ca-certificates. If a proxy opens your traffic, name its certificate's file in SSL_CERT_FILE.
host-discord-certificate-time = This machine's clock says { $now }, when Discord's certificate isn't valid: set the clock.
host-invite-id = That isn't an application's id: copy it from the General Information page of Discord's developer portal.
host-invite-links =
    This link adds Breakaway to a server:
    { $link }
    If each match should get its own thread, use this one:
    { $threads }
host-file-open = Other users of this machine can read the secrets in { $file }: type chmod 600 { $file }
host-check-file = Settings: from the environment, then { $file }
host-check-no-file = Settings: from the environment only; there is no { $file }
host-check-settings = Settings: OK.
host-check-token = Token: OK. Discord knows the bot as { $name }.
host-check-database = Database: { $place } { $standing ->
    [missing] { $kind ->
        [sqlite] doesn't exist yet; the first start creates it.
       *[postgresql] has no tables of Breakaway yet; the first start creates them.
    }
    [older] is from an older Breakaway; the next start updates it.
   *[current] is OK.
}
host-check-port-ours = Port: { $port } is open; a running Breakaway answers there.
host-check-private = Application: only its owner can add the bot to servers. To let others do it, turn on Public Bot on the Bot page of the developer portal.
host-check-intents = Application: it may see more than Breakaway needs ({ $intents }). Turn that off on the Bot page of the developer portal, under Privileged Gateway Intents.
host-intent-presence = Presence Intent
host-intent-members = Server Members Intent
host-intent-content = Message Content Intent
host-check-starts = No connection to Discord is left: it takes this bot again at { $at }. Wait, and find out what restarts the bot so often: Discord allows { $total } connections a day.
host-check-clock = This machine's clock is { $count ->
    [one] { $unit ->
        [days] a day
        [hours] an hour
       *[minutes] a minute
    }
   *[other] { $count } { $unit ->
        [days] days
        [hours] hours
       *[minutes] minutes
    }
} { $side ->
    [fast] fast
   *[slow] slow
} ({ $now }): set it, or players see wrong times.
host-limit-files = This process may open only { $allowed } files: allow it { $needed }, with ulimit -n or LimitNOFILE.
host-limit-memory = This process may reserve only { $allowed } MB of memory: allow it { $needed } MB, with ulimit -v or LimitAS. The bot uses far less, but its threads reserve more.
host-check-user-install = Application: people can add it to their own account, where its commands don't work. Turn off User Install on the Installation page of the developer portal.
host-check-endpoint = The application has an Interactions Endpoint URL, so the bot gets no commands or taps: clear it on the General Information page of the developer portal.
host-check-code-grant = The application requires a code grant, so no one can add the bot: turn off Requires OAuth2 Code Grant on the Bot page of the developer portal.
host-check-leftover = { $count ->
    [one] A server has old commands of this application, so people may see commands twice: run check --tidy to remove them.
   *[other] { $count } servers have old commands of this application, so people may see commands twice: run check --tidy to remove them.
}
host-check-tidied = Removed old commands from { $count ->
    [one] a server.
   *[other] { $count } servers.
}
host-check-no-old-commands = There are no old commands to remove.
host-check-host-server = The bot isn't in the server of HOST_SERVER, so you can't type /hockey-host there: check the id, or add the bot with { $link }
host-check-backups = The bot can't write its backups to { $place }: let its user write there, or set BACKUP_FOLDER to a folder where it may.
host-check-no-backups = { $kind ->
    [sqlite] BACKUP_FOLDER has no effect without BACKUP_TIME: set that too, and the bot makes a backup each day.
   *[postgresql] BACKUP_FOLDER has no effect with PostgreSQL: back it up with pg_dump.
}
host-check-space = The disk of { $place } has only { $free } MB left: make room for { $needed } MB, for the matches and a backup.
host-check-network = The database { $place } is on a network disk ({ $kind }), where SQLite may lose matches: move it to a disk of this machine, or use PostgreSQL.
host-check-unknown = There's no setting { $name }. Do you mean { $near }?
host-check-no-value = Line { $line } of { $file } has no value: write { $name }= and the value, or delete the line.
host-check-foreign = Breakaway doesn't read { $names } in .env. That's fine if another program does.
host-file-encoding = { $file } isn't a UTF-8 text file: save it again as UTF-8.
host-file-line = Line { $line } of { $file } isn't a setting: write NAME=value, or delete the line.
host-file-unreadable = { $file } can't be read: let the bot's user read it.
host-windows = Breakaway doesn't run on Windows itself: install WSL with wsl --install, and run it there.
host-postgresql-missing = DATABASE_URL names PostgreSQL, which needs one more package: install breakaway[postgresql], or type pipx inject breakaway asyncpg.
host-check-good = Breakaway is ready to start.
host-check-failed = Breakaway isn't ready yet: fix the lines above.
host-copy-address = { $which ->
    [source] FROM
   *[target] TO
} isn't a database address: use one like sqlite:///breakaway.sqlite3, or @FILE, a file with one like postgresql://user:password@host/database.
host-copy-password = { $which ->
    [source] FROM
   *[target] TO
} has a special character in its password: write its code, %40 for @, %2F for /, %23 for #, %3A for :, %3F for ? and %25 for %.
host-copy-outdated = The database { $place } is from an older Breakaway: start the bot with it once, then copy it.
host-copy-empty = The database { $place } has no Breakaway matches to copy: check its address.
host-copy-unwritable = The file { $place } can't be written: name one in a folder that you may write to.
host-copy-not-empty = The database { $place } isn't empty: name an empty one. Nothing was copied.
host-copy-table = { $table }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}
host-rebuilt = Recalculated ratings, totals and statistics from { $count ->
        [one] one finished match
       *[other] { $count } finished matches
    }.
host-copy-done = Everything is now in { $place }.
host-log-level = LOG_LEVEL must be DEBUG, INFO, WARNING, ERROR or CRITICAL.
host-log-format = LOG_FORMAT must be text or json.
host-port = PORT must be a whole number from 1 to 65535. Leave it out to open no port.
host-port-taken = PORT { $port } on BIND_ADDRESS { $address } can't be opened: choose another PORT, or leave it out.
host-bind-address = BIND_ADDRESS must be an IP address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them.
host-monitor-url = MONITOR_URL must be the web address that your monitor gave you, like https://hc-ping.com/... or https://kuma.example.org/api/push/.... Leave it out if you have none.
host-monitor-gateway = Discord isn't connected.
host-monitor-database-down = The database doesn't answer.
host-monitor-database-failing = The database takes no writes.
host-challenge-expiry = CHALLENGE_EXPIRY must be a duration above 0 and at most 30 days: seconds like 86400, or P1D.
host-choice-time = CHOICE_TIME must be a duration above 0 and at most 30 days: seconds like 60, or PT1M.
host-presence-time = PRESENCE_TIME must be a duration above 0 and at most 30 days: seconds like 120, or PT2M.
host-last-card-time = LAST_CARD_TIME must be a duration above 0 and at most 30 days: seconds like 2, or PT2S.
host-card-emojis = CARD_EMOJIS must be on or off.
host-helpers = HELPERS must be a whole number from 1 to 4.
host-helper-killed = The system has killed a helper process, probably because memory is short. Its work begins again, and matches go on. If that happens often, give the bot more memory, or set HELPERS=1.
host-emojis-later = Discord takes no more emojis for now: cards on buttons are plain text for about { $minutes } min.
host-emojis-refused = Discord refuses the card emojis ({ $reason }): cards on buttons stay plain text.
host-merge-time = MERGE_TIME must be a duration of at most a minute: seconds like 2, or PT2S. 0 shows each play at once.
host-reveal-time = REVEAL_TIME must be a duration of at most a minute: seconds like 2, or PT2S. 0 shows all comparisons at once.
host-opponent-time = OPPONENT_TIME must be a duration of at most a minute: seconds like 2, or PT2S. 0 lets bots play at once.
host-reminder-time = REMINDER_TIME must be a duration above 0 and at most 30 days: seconds like 60, or PT1M.
host-offer-cooldown = OFFER_COOLDOWN must be a duration of at most 30 days: seconds like 5, or PT5S. 0 means no wait.
host-server-cooldown = SERVER_COOLDOWN must be a duration of at most 30 days: seconds like 1, or PT1S. 0 means no wait.
host-most-offers = MOST_OFFERS must be a whole number from 1 to 25.
host-most-matches = MOST_MATCHES must be a whole number from 1 to 25.
host-live-turn-time = LIVE_TURN_TIME must be a duration above 0 and at most 30 days: seconds like 180, or PT3M.
host-relaxed-turn-time = RELAXED_TURN_TIME must be a duration above 0 and at most 30 days: seconds like 86400, or P1D.
host-heartbeat-time = HEARTBEAT_TIME must be a duration above 0 and at most 30 days: seconds like 15, or PT15S.
host-packing-time = PACKING_TIME must be a duration above 0 and at most 30 days: seconds like 3600, or PT1H.
host-healing-time = HEALING_TIME must be a duration above 0 and at most 30 days: seconds like 60, or PT1M.
host-takeover-time = TAKEOVER_TIME must be a duration above 0 and at most 30 days: seconds like 15, or PT15S.
host-backup-time = BACKUP_TIME must be a time of day in UTC like 04:00, or with an offset like 04:00-05:00. Leave it out to make no backups.
host-backup-time-postgresql = BACKUP_TIME only works with an SQLite file: leave it out, and back up PostgreSQL with pg_dump.
host-backup-folder = BACKUP_FOLDER must be a folder that the bot can reach: name one, or leave it out to use the folder backups beside the database.
host-host-server = HOST_SERVER must be the id of a Discord server, like 123456789012345678: right-click the server in Discord's developer mode to copy it. Leave it out if you have none.
host-releases-url = RELEASES_URL must be a web address of at most 512 characters, like https://api.github.com/repos/OWNER/breakaway/releases/latest. Leave it out if you don't want to hear of new releases.
host-backup-made = Backed up the database to { $copy }
host-backup-failed = The database couldn't be backed up to { $place } ({ $reason }): the older backups stay. Trying again in an hour.
host-command = How the bot is doing, for its owner
host-command-refused = Discord refuses /hockey-host in the server of HOST_SERVER ({ $reason }): check the id, and that the bot is in that server.
host-report-bot = **Breakaway { $version }**, running since { $since }
host-report-memory = **Memory**: { NUMBER($own, maximumFractionDigits: 0) } MB{ $helpers ->
        [0] { "" }
       *[other] , and { NUMBER($helpers, maximumFractionDigits: 0) } MB for processes that think and draw
    }
host-report-memory-unknown = **Memory**: only known on Linux
host-report-database = **Database**: { $kind ->
        [sqlite] SQLite
       *[other] PostgreSQL
    }, { NUMBER($size, maximumFractionDigits: 1) } MB
host-report-database-failing = **Database**: { $kind ->
        [sqlite] SQLite
       *[other] PostgreSQL
    }, and it fails ({ $reason })
host-report-backup = **Last backup**: { $made }
host-report-backup-none = **Last backup**: none yet
host-report-backup-off = **Backups**: off. Set BACKUP_TIME to make one each day
host-report-backup-postgresql = **Backups**: use pg_dump
host-report-backup-failed = The last try failed ({ $reason }). The bot tries again every hour
host-report-errors = **Errors in the last day**: { $count ->
        [0] none
       *[other] { $count }{ $more ->
            [yes] { " " }or more
           *[no] { "" }
        }, the last { $last }
    }
host-report-error = - { $count }× `{ $kind }`
host-tell-full = **The disk of your Breakaway bot is full, almost full, or failing.**
    Make room for the database and its backups. While it's full, no one can play and no backup is made. The older backups stay.
host-tell-damaged = **The database of your Breakaway bot is damaged.**
    Stop the bot and go back to a backup: set DATABASE_URL to a copy of it. Then look at the disk, which may be failing.
host-tell-backup = **Your Breakaway bot couldn't back up its database.**
    { $reason }: { $place }
    The bot tries again every hour, and keeps the older backups.
host-tell-release = **Breakaway { $newest } is out.**
    Your bot runs { $version }. Your page in docs/hosting says how to update.{ $link ->
        [none] {""}
       *[other] {" "}{ $link }
    }
host-privacy-policy-url = PRIVACY_POLICY_URL must be a web address of at most 512 characters, like https://example.org/privacy. Leave it out if you have none.
host-terms-url = TERMS_URL must be a web address of at most 512 characters, like https://example.org/terms. Leave it out if you have none.
host-support-url = SUPPORT_URL must be a web address of at most 512 characters, like an invite to your Discord server. Leave it out if you have none.
host-commands-refused = Discord refuses the bot's commands ({ $reason }): it keeps the old ones, and the bot plays on with them. The next start tries again.
host-commands-later = Discord takes no new commands for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: it keeps the old ones, and the bot plays on with them and then tries again.
host-invite-link = Add the bot to a server: { $link }
host-permissions-missing = The server “{ $server }” ({ $id }) doesn't give the bot { $permissions }: a manager can add that to the bot's role, or add the bot again with { $link }

## Said to the host's monitoring, beside the numbers

metric-info = The version that runs.
metric-taps = Taps and commands, by kind.
metric-acknowledgement = Seconds from reading a tap or command until Discord has the answer.
metric-plays = Taps that moved a match, by kind; a card counts as hockey.
metric-live = Open challenges and running matches in the database.
metric-stale = Parts of matches that are out of date: being updated (waiting), or couldn't be updated yet (failing).
metric-healed = Matches that showed less than was played, found by the check once a minute. Should be 0.
metric-shards = This process's connections to Discord's gateway.
metric-requests = Requests to Discord, by status; none means that no answer came.
metric-waits = Waits in seconds that Discord imposed: it refused a request, or an answer used up the limit.
metric-database-errors = Reads and writes that the database failed, by its own name for the error.
metric-loop = How late the event loop is, in seconds.

## Commands

# Names of commands and options as each language has them: lower case, no spaces, at most 32 characters.

name-hockey = hockey
name-hockey-admin = hockey-admin
name-match = match
name-me = me
name-challenge = challenge
name-practice = practice
name-partners = partners
name-open = open
name-hand = hand
name-leaderboard = leaderboard
name-history = history
name-replay = replay
name-export = export
name-verify = verify
name-player = player
name-play = play
name-file = file
name-after = after
name-rules = rules
name-help = help
name-list = list
name-resign = resign
name-pause = pause
name-analysis = analysis
name-settings = settings
name-block = block
name-privacy = privacy
name-house = house
name-create = create
name-remove = remove
name-setup = setup
name-ban = ban
name-unban = unban
name-reset = reset
name-end = end
name-opponent = opponent
name-game = game
name-length = length
name-no-ties = no-ties
name-deck = deck
name-first = first
name-pace = pace
name-partner = partner
name-level = level
name-scope = scope
name-person = person
name-base = base
name-name = name
name-team = team
name-emoji = emoji
name-colour = colour
name-stats = stats
name-rivalry = rivalry
name-records = records
name-season = season
name-tournament = tournament
name-win = win
name-replace = replace
name-extend = extend
name-cancel = cancel
name-starts = starts
name-round = round
name-format = format
name-best-of = best-of
name-most = most
name-drawn = drawn
name-late = late
name-bots = bots
name-champion = champion
name-which = which
name-by = by
name-time = time
name-order = order
name-a = a
name-b = b
name-calendar = calendar
name-opponent1 = opponent1
name-opponent2 = opponent2

command-hockey = Card hockey, as played across Canada since 1961
command-match = Your matches: list, pause, resign, analysis
command-me = Your settings, blocked players and data
command-challenge = Challenge someone to a match
command-challenge-opponent = Who you want to play
command-challenge-game = Which game (default: this server's usual one)
command-challenge-length = A full match, or a shift of one period
command-challenge-knockout = At a tie, play on until someone wins (default: this server's setting)
command-challenge-pack = Which cards, if the game lets you choose
command-challenge-first = Who plays the first card in Field (default: by luck of the draw)
command-partners = Play two against two
command-partners-partner = Your partner (default: an open seat)
command-partners-opponent = An opponent (default: an open seat)
command-practice = Play against a bot, any time
command-practice-level = How good the bot is (leave out to see them all)
command-practice-length = Match length (default: one period)
command-open = Offer a match that anyone here can join
pack-36 = 36 cards, from the Six up
pack-40 = 40 cards, from the Five up
pack-44 = 44 cards, from the Four up
pack-48 = 48 cards, from the Three up
pack-52 = The full deck of 52
pack-jokers = The full deck and two Jokers
first-0 = I do
first-1 = My opponent does
command-block = Stop a player from challenging you
command-block-person = Who to block (leave out to see your list)
command-privacy = What I keep about you: get it or delete it
command-hand = Show your hand, only to you
command-team = Your hockey team in this server
command-team-name = Its name (leave out to see your team)
command-team-emoji = One emoji
command-team-colour = Its colour in pictures
command-resign = Resign from a match
command-matches = Your matches and challenges
command-rules = How to play a game
command-rules-game = Which game (default: Classic)
command-help = How to start, and all commands
command-settings = Your language, hand, cards and tips
command-leaderboard = Who rules the rink
command-leaderboard-order = What to sort by (default: points)
command-stats = A player's hockey card
command-stats-player = Which player (default: you)
command-stats-season = Which season of this server (default: all time)
command-stats-game = Which game (default: all)
command-rivalry = How two players do against each other
command-rivalry-a = One player
command-rivalry-b = The other player (default: you)
command-records = This server's records
command-leaderboard-game = Which game (default: all two-player games)
command-leaderboard-scope = This server, or everywhere
menu-challenge = Challenge to hockey
command-admin = How hockey is played in this server
command-house = This server's house rules
command-house-create = Make your own rules, starting from a game
command-house-create-base = The game to start from (default: this server's usual one)
command-house-list = House rules you can play here
command-house-remove = Remove house rules
command-house-remove-name = Which rules
command-end = End a match without a winner
command-end-match = Which match
command-ban = Stop a player from playing here
command-ban-person = Who to ban
command-unban = Let a banned player play again
command-unban-person = Who to unban
command-team-reset = Take away a player's team
command-team-reset-person = Whose team to take away
command-cup = Tournaments in this server
command-cup-create = Announce a tournament in this channel
command-cup-name = Its name
command-cup-starts = When it starts: 45m, 2h, 3d, or a Discord timestamp
command-cup-round = How long a round may take: 30m, 1d
command-cup-format = How it goes (default: knockout)
command-cup-best-of = Matches in each pairing (default: one)
command-cup-most = How many can sign up, 3 to 64 (default: 32)
command-cup-drawn = Draw the seeds by lot (default: by rating)
command-cup-late = Late players may take the place of byes in round 1
command-cup-bots = Let bots fill the field, so that no one has a bye
command-cup-champion = A role for the winner
command-cup-which = Which tournament, if there are several
command-cup-win = Give a player the win
command-cup-win-player = Who wins
command-cup-replace = Put another player in before their first match
command-cup-replace-player = Who can't play
command-cup-replace-by = Who plays instead
command-cup-extend = Give more time to the start or the round
command-cup-extend-time = How much more: 30m, 2h, 1d
command-cup-pause = Pause a tournament, or go on
command-cup-cancel = Call a tournament off
command-tournament = Tournaments here: on now, coming up, over
command-tournament-which = Which one (leave out to see them all)
command-export-tournament = Or which tournament
tournament-games-1 = One match
tournament-games-3 = Best of 3
tournament-games-5 = Best of 5
command-season = This server's seasons
command-season-calendar = When seasons end
command-season-end = End this season now
calendar-none = No seasons
calendar-monthly = Every month
calendar-quarterly = Every three months
calendar-hand = When an admin ends them
command-setup = Game, length, pace, voice, and who may challenge

choice-game = { $game }: { $pitch }
length-3 = Match: three periods
length-1 = Shift: one period
length-3-phrase = three periods
length-1-phrase = a shift of one period
# Each language by its own name, so that its speakers find it.
language-auto = As in Discord
language-en = English
language-fr = Français
language-ru = Русский
scope-server = this server
scope-everywhere = everywhere

## Cards

rank-2 = Two
rank-3 = Three
rank-4 = Four
rank-5 = Five
rank-6 = Six
rank-7 = Seven
rank-8 = Eight
rank-9 = Nine
rank-T = Ten
rank-J = Jack
rank-Q = Queen
rank-K = King
rank-A = Ace
rank-joker = Joker
rank-T-short = 10
card-played = –

## Calls

# A score within a sentence, with the goals of the side it is about first.
score = { $own }{"-\u2060"}{ $other }
# The score after a goal, the leader's goals first: { $side } leads, and with [behind] hasn't scored this one.
score-called =
    { $lead ->
        [tied] Tied at { $own }
        [behind] It's { $score } { $side }
       *[ahead] { $score } { $side }
    }
call-goal = Scores! { $score }!
call-block = Block!
call-chance = Breakaway!
call-chance-partners = Pass!
call-chance-stockham = Shot!
call-chance-saskatchewan = Clears the ice!
call-clears = Clears it!
call-shoots = Shoots...
call-post = Hits the post!
call-save = Save!
call-wide = Wide!
call-rank = { $rank }...
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
    🏁 **It's over!** { $scorer } ends it in sudden death.
    🏁 **Sudden death!** { $scorer } shoots, and { $defender } can only watch.
    🏁 **That's the match!** { $scorer } beats { $defender } in overtime.
    🏁 **Overtime's done!** { $scorer } scores, and the whole bench is over the boards.
    🏁 **Game over!** That was { $defender }'s last card tonight.
    🏁 **Drive home safely!** { $scorer } beats { $defender }, and that's that.
    🏁 **The overtime winner!** { $scorer } has it. { $defender } drops to the ice.
    🏁 **No more overtime!** { $scorer } throws both gloves in the air.

# A second sentence on a play, in other voices only: en.broadcast.ftl tells when.
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

anyone = anyone
side-names = { $first } and { $second }
turn-first = { $player } plays the first card.
turn-empty = { $player } to play. The ice is empty.
turn-answer = { $player } to answer **{ $card }**.
turn-shot = { $player } shoots: match **{ $card }** to score.
turn-covered = { $player } to play.
cards-covered = -# The cards show once every table has ended.
your-turn-first = **Your turn:** play the first card.
your-turn-empty = **Your turn:** the ice is empty.
your-turn-answer = **Your turn:** answer **{ $card }**.
your-turn-shot = **Your turn:** { $powers ->
        [0] match **{ $card }** and you score!
        [one] { $rank } or { $power } scores!
       *[other] { $rank }, { $power } scores!
    }

on-chance = { $shooter } is on a breakaway.
on-chance-partners = { $own ->
        [yes] Your pass
       *[no] Pass from { $player }
    }: { $shooter } shoots next.
on-chance-stockham = { $shooter } has a shot.
on-chance-saskatchewan = { $shooter } has cleared the ice.
on-chance-you = Your breakaway: match the next card!
on-chance-you-partners = Pass from { $player }: match the next card!
on-chance-late = No time left for a shot.
on-chance-you-stockham = Your shot: match the next card!
on-chance-you-saskatchewan = The ice is clear: match the next card!

## The challenge and the cut

challenge = { $opponent }, { $challenger } challenges you to card hockey: **{ $game }**, { $setup }.
    Offer ends { $until }.
# A challenge for which only the opponent is picked; { $opponent } is a mention.
dare = You against { $opponent }: **{ $game }**, { $terms }.
    { $pitch }
dare-button = Challenge
dare-who = Who do you want to challenge?
dare-who-list = Pick a member of this server
challenge-button-accept = Accept
challenge-button-decline = Decline
challenge-button-withdraw = Withdraw
challenge-declined = { $opponent } declines { $challenger }'s challenge. Another time.
challenge-withdrawn = { $challenger } withdraws the challenge to { $opponent }.
challenge-expired = { $opponent } didn't answer { $challenger }'s challenge. Start a new one: { COMMAND("hockey challenge") }

table-open = { $challenger } wants to play card hockey: **{ $game }**, { $setup }. Who's in?
    Offer ends { $until }.
table-four = **{ $game }**: { $setup }. Starts with 4, ends { $until }.
table-sides = { $home } – { $away }
table-seat-open = an open seat
table-seats-open = two open seats
table-seat-accepted = **{ $player }** ✅
table-seat-asked = { $player }
table-withdrawn = { $challenger } withdraws the offer.
table-expired = { $challenger }'s match didn't fill up in time. Offer a new one: { COMMAND("hockey open") }
challenge-button-sit = Join
challenge-button-sides = Change sides
challenge-button-fill = Fill with bots
table-fill-not-yours = Only the player who made this offer can fill it with bots.

# Before the match begins, players may cut the deck: docs/fairness.md.
challenge-button-cut = Cut the deck
seal-line = -# 🔒 Sealed { $commitment }
seal-cut = -# Cut the deck: { $players }
cut-title = Cut the deck
cut-number = A number that helps shuffle the deck
cut-number-about = Up to 30 digits. 🔒 { $commitment }
cut-bad-number = “{ $number }” isn't a number. Type up to 30 digits.
cut-begun = The cards are dealt. You can only cut before the match begins.
cut-not-yours = Only the players of this match can cut the deck.

match-title = **{ $home } – { $away }**: { $game }, { $setup }.
setup-cards = { $cards } cards
setup-jokers = with two Jokers
setup-first = { $player } starts
setup-knockout = no ties
cut-again = { $first } and { $second } tie, and cut again.
cut-won = { $player } wins the cut, { $high } to { $low }. Deal, or play first?
    -# The dealer plays the last card of each deal. The first player deals the next period. Time to choose ends { $until }, then { $player } deals.
cut-won-again = { $player } wins the cut, { $high } to { $low }. Deal, or play first?
    -# The dealer plays the last card of each deal. The first player deals the next period.
cut-deals = { $player } wins the cut, { $high } to { $low }, and deals.
cut-plays = { $player } wins the cut, { $high } to { $low }, and plays first.
cut-button-deal = Deal
cut-button-first = Play first

challenge-not-here = To play people, type { COMMAND("hockey challenge") } in a server. Here you can play one of my bots.
challenge-yourself = You can't face off against yourself. Pick another player.
challenge-bot = That bot doesn't play hockey. Pick a person, or one of my bots.
challenge-unseen = { $opponent } can't see this channel. Try one that you both see.
rematch-not-there = You can't play in that channel right now. Ask a server admin.
rematch-not-member = You've left that server. Join it again, then tap again.
challenge-not-member = { $opponent } isn't in this server. Invite them, or pick another player.
challenge-twice-open = You and { $opponent } already have an open challenge. [Go to it]({ $link })
challenge-twice-running = You and { $opponent } are already playing. [Go to the match]({ $link })
challenge-may-not-write = I can't play here without the permission “{ $permission }”. Ask a server admin, or try another channel.
challenge-pack = { $game } always uses the same cards, so I skipped that option.
challenge-first = { $game } has its own way to say who starts, so I skipped that option.
challenge-length = { $game } has no periods, so I skipped the length.
challenge-knockout = { $game } always has a winner, so I skipped *{ name-no-ties }*.
challenge-person-twice = You named the same player twice. It's one seat each.
challenge-role = In this server, you need the role { $role } to offer or join a match. If a player who has it challenges you, you can accept.
practice-role = In this server, you need the role { $role } to play my bots. In our DM, you don't: type { COMMAND("hockey practice") } there.
challenge-cooldown = Too soon after the last offer. Try again at { $at }.
challenge-most-offers = You already have { $count ->
        [one] an open offer
       *[other] { $count } open offers
    }. Wait for an answer, or withdraw one: { COMMAND("hockey match list") }
challenge-most-matches = You're already in { $count ->
        [one] a match
       *[other] { $count } matches
    }. Finish one first: { COMMAND("hockey match list") }
challenge-no-time = { $opponent } isn't taking new matches right now. Try another player.
challenge-button-leave = Leave
table-no-time = You can't take this seat right now.
table-twice = You're already offering a match here. [Go to it]({ $link })
challenge-game-unknown = There's no game called “{ $game }”. Pick one: { $games }.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
greeting = 🏒 **Card hockey is here.** Match a card and you're on a breakaway. Match the answer and you score.
permissions-missing = I can't show everything in this server without { $permissions }. An admin can give them to my role, or add me again with <{ $link }>
permission-attach_files = Attach Files
permission-send_messages_in_threads = Send Messages in Threads

## The sheet

# Between the goals of two sides, in a sentence and in little room: no line ends there.
-to = {"\u00A0–\u2060\u00A0"}
-close-to = {"–\u2060"}
period-only = Shift
thread-name = { $home } – { $away }
period-1 = First period
period-2 = Second period
period-3 = Third period
period-overtime = Overtime
period-overtime-again = Overtime { $number }
sheet-title-knockout = { $title } (no ties)
sheet-title = { $period }, deal { $deal } of { $deals }
sheet-title-over = { $period }
sheet-period-short-overtime = OT
sheet-total = T
sheet-side = { $first } & { $second }
sheet-side-alike = { $side } ({ $number })
sheet-pile = On the pile: **{ $card }**
sheet-last-minute = Last minute of play! { $count ->
        [one] An extra attacker
       *[other] { $count } extra attackers
    } each.
sheet-centre = In the centre: **{ $card }**, on { $others } more that only the players see.
sheet-closed = { $player }, I can't send you a DM. Tap **Show my hand** to play.
opening-thread-deleted = The thread of this match was deleted, and the plays with it.
opening-button-again = Post it here again
sheet-button-hand = Show my hand

# What is over, in small print above what is played now: "Deals 1 and 2: 2 breakaways, a post".
fold-line = -# **{ $part }:** { $told }
fold-overtimes = { $count ->
        [one] Overtime
       *[other] Overtime 1 to { $count }
    }
fold-deals = { $count ->
        [one] Deal { $first }
        [2] Deals { $first } and { $last }
       *[other] Deals { $first } to { $last }
    }
fold-overtime-deals = Overtime { $number }, { $count ->
        [one] deal { $first }
        [2] deals { $first } and { $last }
       *[other] deals { $first } to { $last }
    }
fold-cards = Cards { $first } to { $last }
fold-field-cards = Field { $field }, cards { $first } to { $last }
fold-goal = { $score } { $scorer }
fold-and = { $first }, { $second }
fold-more = { $first }; { $second }
fold-nothing = nothing on goal
fold-chance = { $count ->
        [one] a breakaway
       *[other] { $count } breakaways
    }
fold-chance-partners = { $count ->
        [one] a pass
       *[other] { $count } passes
    }
fold-chance-stockham = { $count ->
        [one] a shot
       *[other] { $count } shots
    }
fold-chance-saskatchewan = { $count ->
        [one] the ice cleared once
        [2] the ice cleared twice
       *[other] the ice cleared { $count } times
    }
fold-block = { $count ->
        [one] a block
       *[other] { $count } blocks
    }
fold-post = { $count ->
        [one] a post
       *[other] { $count } posts
    }
fold-save = { $count ->
        [one] a save
       *[other] { $count } saves
    }
fold-wide = { $count ->
        [one] a shot wide
       *[other] { $count } shots wide
    }
fold-wide-stockham = { $count ->
        [one] one wide
       *[other] { $count } wide
    }
fold-thrown = { $count ->
        [one] a card stopped
       *[other] { $count } cards stopped
    }

# A goal on a line of its own, once its deal is over, or as a message. { $maker } is who passed.
goal = 🚨 **Scores! { $score }!** { $scorer } { $card } on { $answered }.
goal-partners = 🚨 **Scores! { $score }!** { $scorer } { $card } on { $answered }, pass from { $maker }.
goal-saskatchewan = { goal }
goal-stockham = { goal }
goal-again = { goal }
goal-again-partners = { goal-partners }
period-over = **End of { $period ->
        [only] the shift
        [1] the first period
        [2] the second period
        [3] the third period
       *[overtime] overtime
    }.**
period-next = { $dealer } deals next.
period-overtime-next = All tied up! Overtime: the next goal wins. { $dealer } deals.

final-win = 🏆 **Final: { $home } { $homegoals }, { $away } { $awaygoals }.** { $winner } { $players ->
        [one] wins
       *[other] win
    }{ $how ->
        [overtime] {" "}in overtime!
        [shootout] {" "}the shootout!
       *[play] !
    }
final-tie = **Final: { $home } { $homegoals }, { $away } { $awaygoals }.** A tie: no goal in overtime.
final-resign = 🏆 { $loser } { $losers ->
        [one] leaves
       *[other] leave
    } the ice. { $winner } { $players ->
        [one] wins
       *[other] win
    }. The score was { $home } { $homegoals }, { $away } { $awaygoals }.
final-walkover = 🏆 { $loser } { $losers ->
        [one] forfeits
       *[other] forfeit
    }. { $winner } { $players ->
        [one] wins
       *[other] win
    }. The score was { $home } { $homegoals }, { $away } { $awaygoals }.
final-clock = 🏆 Time is up for { $loser }. { $winner } { $players ->
        [one] wins
       *[other] win
    }. The score was { $home } { $homegoals }, { $away } { $awaygoals }.
final-clock-nobody = Time is up for { $home } and { $away }. Nobody wins. The score was { $homegoals }{ -to }{ $awaygoals }.
final-unfinished = { $home } – { $away } was called off at { $homegoals }{ -to }{ $awaygoals }.
final-tournament = -# { $name }
final-button-rematch = Rematch
## The recap: one line of several is taken for each match

recap-place-1 = the first period
recap-place-2 = the second period
recap-place-3 = the third period
recap-place-shift = regulation
recap-place-overtime = overtime
recap-place-field = { $field ->
        [1] { $half ->
            [first] the first half
           *[second] the second half
        }
       *[other] field { $field }
    }
recap-none = { $count ->
        [one] One shot, and it stayed out.
       *[other] { $count } shots, and not one went in.
    }
recap-only =
    { $player } got the only goal, in { $place }.
    One goal was enough. { $player } got it in { $place }.
    { $player } scored in { $place }, and that was it.
recap-first =
    { $player } opened the scoring in { $place }.
    { $player } struck first, in { $place }.
    { $player } got the first one in { $place }.
    { $player } broke the ice in { $place }.
recap-first-overtime =
    Nobody scored until overtime. Then { $player } did.
    It took overtime to get a goal, and { $player } got it.
    No goals before overtime. { $player } ended it there.
recap-seesaw =
    The lead changed hands { $count ->
        [2] twice
       *[other] { $count } times
    }.
    They traded the lead { $count ->
        [2] twice
       *[other] { $count } times
    }.
recap-comeback = { $count ->
        [one]
            { $side } came back from a goal down.
            Down a goal, { $side } turned it around.
       *[other]
            { $side } came back from { $count } goals down.
            Down { $count } goals, { $side } turned it around.
    }
recap-rout =
    { $side } ran away with it and won by { $count }.
    { $side } never looked back and won by { $count }.
    { $side } took over and won by { $count }.
recap-ahead =
    { $side } never trailed.
    { $side } led the rest of the way.
    { $side } never gave the lead back.
recap-ahead-again =
    That lead held up.
    They chased it all night.
    The lead never changed hands.
recap-level =
    { $player } made it { $score }.
    { $player } scored, and it was { $score }.
recap-led =
    { $side } led by as many as { $count }.
    At one point { $side } led by { $count }.
recap-tied =
    { $side } made it { $score }, and there it stayed.
    { $side } made it { $score }. Nobody broke the tie.
recap-shootout =
    It took a shootout. { $side } won it.
    It went to a shootout. { $side } won it.
recap-overtime =
    { $player } ended it in overtime.
    { $player } won it in sudden death.
    { $player } won it in overtime.
recap-holds = { $count ->
        [one]
            { $side } had one more shot to tie it. It stayed out.
            One more shot could have tied it for { $side }. It stayed out.
        [2]
            { $side } had two cracks at tying it. Nothing.
            Two more shots could have tied it for { $side }. Both stayed out.
       *[other]
            { $side } had { $count } cracks at tying it. Nothing.
            { $count } more shots could have tied it for { $side }. All stayed out.
    }
recap-back = { $count ->
        [one]
            { $player } made it { $score } in { $place }. Too late.
            { $player } got one back in { $place }, { $score }. Too late.
       *[other]
            { $side } scored { $count } late. Too late.
            The last { $count } went to { $side }. Too late.
    }
recap-hat-trick-told = { $count ->
        [3] A hat trick for { $player }!
        [6] Six goals for { $player }. Two hat tricks!
        [9] Nine goals for { $player }. Three hat tricks!
       *[other] { $count } goals for { $player }!
    }
recap-shutout =
    Nothing went in for { $side }. A shutout!
    { $side } never got on the board.
    { $side } got shut out.
recap-saves-told =
    { $player } made { $count } saves.
    { $player } turned away { $count } shots.
    { $player } came up with { $count } saves.
recap-posts-told = { $count ->
        [2]
            { $player } hit the post twice.
            Twice the post said no to { $player }.
       *[other]
            { $player } hit the post { $count } times.
            The post said no to { $player } { $count } times.
    }
recap-wait =
    It took { $count } misses to get that first goal.
    Before that first goal, { $count } shots stayed out.
recap-overtime-too =
    Overtime changed nothing.
    Nobody scored in overtime, either.
recap-saves-across =
    At the other end, { $player } stopped { $count }.
    { $player } stopped { $count } at the other end.
recap-one-period = { $count ->
        [2] Both goals came in { $place }.
       *[other] All { $count } goals came in { $place }.
    }
recap-wide-told =
    { $player } missed the net { $count } times.
    { $player } sent { $count } shots wide.
recap-hat-trick = a hat trick
recap-winner = the winner
recap-overtime-winner = the overtime winner
recap-among = the winner
recap-overtime-among = the overtime winner
recap-shootout-winner = the shootout winner
recap-tried = { $count ->
        [one] a shot
       *[other] { $count } shots
    }
recap-card-won = the card that won it
recap-card-tied = the card that tied it
recap-card-scored = the last one in
recap-pair-won = the pair that won it
recap-pair-tied = the pair that tied it
recap-pair-scored = the last pair to score
recap-puck = the puck
recap-stayed-out = never once in the net
recap-no-shot = still waiting for a first shot
recap-last =
    { $player } made it { $score } in { $place }.
    The last word went to { $player }, { $score } in { $place }.
recap-numbers = -# **Shots** { $homeshots }{ -close-to }{ $awayshots }, **saves** { $homesave }{ -close-to }{ $awaysave }{ $posts ->
        [0] {""}
       *[other] , **posts** { $homepost }{ -close-to }{ $awaypost }
    }
met = Head to head: { $home } { $homewins }, { $away } { $awaywins }{ $ties ->
        [0] .
       *[other] , tied { $ties }.
    }
met-streak = { $run } in a row for { $winner }!
recap-ratings = -# Rating: { $told }
recap-rating = { $player } { $rating } { $way ->
        [rises] (+{ $count })
        [falls] (−{ $count })
       *[stays] (same)
    }
recap-star-1 = -# ⭐ First star: **{ $name }**, { $why }
recap-star-2 = -# ⭐ Second star: **{ $name }**, { $why }
recap-star-3 = -# ⭐ Third star: **{ $name }**, { $why }
recap-posts = the goalposts
recap-goals = { $count ->
        [one] a goal
       *[other] { $count } goals
    }
recap-saves = { $count ->
        [one] a save
       *[other] { $count } saves
    }
recap-kept-out = { $count ->
        [one] a shot kept out
       *[other] { $count } shots kept out
    }
## Teams

team = { $emoji } { $name }
teams = { $home } – { $away }
team-of = **{ $team }** ({ $players })
team-yours = You play for **{ $team }** here, in { $colour }.
team-left = You don't have a team here any more.
team-none = You have no team here yet. Name one: { COMMAND("hockey team") } { name-name }:
team-not-here = Each server has its own teams: type { COMMAND("hockey team") } there.
team-emoji = I can't show that emoji. Pick one from the keyboard, like 🐻.
team-button-leave = Leave the team
colour-red = red
colour-orange = orange
colour-gold = gold
colour-green = green
colour-teal = teal
colour-sky = sky blue
colour-blue = navy blue
colour-purple = purple
colour-pink = pink
colour-black = black
colour-silver = silver
colour-brown = brown

## Turn-Based Hockey

position-LW = LW
position-C = C
position-RW = RW
position-LD = LD
position-RD = RD
position-G = G
position-LW-name = left wing
position-C-name = centre
position-RW-name = right wing
position-LD-name = left defence
position-RD-name = right defence
position-G-name = goalie

lineup-pair = { $one } + { $other }
lineup-placed = { $position } { $card }
lineup-sum = { $one } + { $other }{ $chemistry ->
        [0] {""}
        [2] , same colour +2
       *[5] , same suit +5
    } = **{ $value }**
lineup-value = **{ $value }**
lineup-table-attack = Attack vs { $opponent }'s defence
lineup-table-defence = Defence vs { $opponent }'s attack
lineup-table-row = { $one }+{ $other } { $sum }{ $against ->
        [unknown] {""}
       *[other] {" "}vs { $against }
    }{ $goal ->
        [goal] {" "}🚨
       *[none] {""}
    }
lineup-table-nobody = –
lineup-table-sum = { $one }+{ $other }{ $chemistry ->
        [0] {""}
        [2] , colour +2
       *[5] , suit +5
    } = { $value }
lineup-card-worth = { $card } ({ $value })
lineup-line-of = **{ $player }'s line**
lineup-opening = You get 21 cards each{ $jokers ->
        [yes] {" "}from a deck with two Jokers
       *[no] {""}
    }. Time for the face-off!
lineup-faceoff = **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it.
lineup-faceoff-level = **Face-off:** { $home } { $homecard }, { $away } { $awaycard }. A tie. Both set up in secret.
lineup-comparison = { $player } { $pair }: { $attack } vs { $defence }. **{ $call }**
lineup-call = Scores! { $score }!
lineup-comparison-held = { $player } { $pair }: { $attack } vs { $defence }. No goal.
lineup-scored = ## 🚨 { $line }

lineup-sums = -# Same suit +5, same colour +2. A tie goes in.
lineup-next = Next: { $player } { $pair } vs { $other } { $defence }...

lineup-both-faceoff = { $player } and { $other } pick face-off cards in secret.
lineup-one-faceoff = { $other } is ready. { $player } is picking a face-off card.
lineup-both-line = { $player } and { $other } set up their lines in secret.
lineup-one-line = { $other } is ready. { $player } is setting up a line in secret.
lineup-loser-line = { $player } lost the face-off and sets up first, in the open.
lineup-winner-line = { $player } sets up, with { $other }'s line in view.

lineup-goal =
    🚨 { $scorer } comes in with { $winger } and { $centre }, { $value } to { $against }. **{ $call }**
    🚨 { $winger } from { $centre }, { $value } to { $against }, and it's in the net! **{ $call }**
    🚨 { $defender } can't hold { $winger } and { $centre }, { $value } to { $against }. **{ $call }**
    🚨 { $winger } and { $centre } find each other, { $value } to { $against }, and { $scorer } cashes in. **{ $call }**
    🚨 { $scorer } sends { $winger } in with a pass from { $centre }, { $value } to { $against }. **{ $call }**
    🚨 { $against } won't stop { $value }! { $winger } and { $centre } do it for { $scorer }. **{ $call }**
    🚨 { $defender }'s pair has { $against }. { $winger } and { $centre } have { $value }! **{ $call }**
    🚨 { $centre } wins the puck and { $winger } finishes, { $value } to { $against }. **{ $call }**
    🚨 Give and go, { $winger } and { $centre }, { $value } to { $against }. **{ $call }**
    🚨 { $winger } cuts in, { $centre } trails, and { $defender } has no answer, { $value } to { $against }. **{ $call }**
    🚨 { $scorer } wins that one with { $winger } and { $centre }, { $value } to { $against }. **{ $call }**
    🚨 { $winger } off the wing, { $centre } in the slot, { $value } to { $against }. **{ $call }**
    🚨 { $defender } needs more than { $against }! { $winger } and { $centre } bring { $value }. **{ $call }**
    🚨 { $centre } feeds { $winger }, and { $defender } is beaten, { $value } to { $against }. **{ $call }**
    🚨 { $winger } and { $centre } are too much for { $defender }, { $value } to { $against }. **{ $call }**
    🚨 { $winger } and { $centre } go to work, { $value } to { $against }. **{ $call }**
    🚨 { $scorer } matched { $winger } and { $centre } well, { $value } to { $against }. **{ $call }**
    🚨 { $against } isn't enough, { $defender }! { $winger } and { $centre } have { $value }. **{ $call }**
    🚨 { $winger } buries what { $centre } sets up, { $value } to { $against }. **{ $call }**
    🚨 { $winger } and { $centre } are clicking, { $value } to { $against }. **{ $call }**
lineup-period-next = On to the next face-off!
lineup-overtime-next = All tied up! Overtime: six new cards each, set up in secret.
lineup-decided = { $player } can't catch up in one period. That's it!
lineup-shootout = **Still tied: a shootout.** One card each from the whole deck, higher value wins.
lineup-draw = { $number }. { $home } { $homecard }, { $away } { $awaycard }. { $winner } wins it!
lineup-draw-level = { $number }. { $home } { $homecard }, { $away } { $awaycard }. A tie. Again!

lineup-asked-faceoff = **Your turn:** pick a face-off card. Higher wins.
    -# The winner sees the other line first. J, Q and K are 10, an Ace 11.
lineup-waits-faceoff = Your card is in. Waiting for { $opponent }'s.
lineup-asked = **Your turn:** { $faceoff ->
        [lost] you lost the face-off, { $own } to { $other }. Set up first, in the open.
       *[won] you won the face-off, { $own } to { $other }. Set up against { $opponent }'s line.
    }
lineup-waits = { $faceoff ->
        [lost] Your line is up. { $opponent } sees it and sets up.
       *[won] You won the face-off, { $own } to { $other }. { $opponent } sets up first.
    }
lineup-asked-secret = **Your turn:** set up your line in secret. { $why ->
        [level] The face-off was a tie.
       *[overtime] These six cards are all you have.
    }
lineup-waits-secret = Your line is up. Waiting for { $opponent }'s.
lineup-waits-told = Both lines are up. Watch yours meet { $opponent }'s on the rink.
lineup-telling = The lines meet. Watch the rink!
lineup-nudge-faceoff = { $mention }, your turn against { $opponent }, { $homegoals }{ -to }{ $awaygoals }: pick a face-off card.
lineup-nudge-line = { $mention }, your turn against { $opponent }, { $homegoals }{ -to }{ $awaygoals }: set up your line.

lineup-how = Tap a spot, then a card.
lineup-button-empty = { $position } –
lineup-button-placed = { $position } { $card }
lineup-button-ready = Ready
lineup-button-clear = Clear
lineup-button-use = Use this
lineup-used = It's in your hand. Tap **Ready** to play it.
lineup-cards = Card for { $position }
lineup-cards-move = Replace { $card }, or tap where it goes
lineup-cards-tap = Tap a spot to change its card
lineup-cards-none = All your cards are on the ice
lineup-cards-off = Take { $card } off
lineup-option-alone = worth { $value }
lineup-option = { $pair } { $value }{ $chemistry ->
        [0] {""}
       *[other] {" "}(+{ $chemistry })
    }
lineup-option-against = { $pair } { $value }{ $chemistry ->
        [0] {""}
       *[other] {" "}(+{ $chemistry })
    } vs { $against }

lineup-rules = **Your turn:** pick a face-off card in secret. The loser sets up a line of six first.
    {"**"}Goal:** a winger and the centre meet a defender and the goalie. Add up each pair. A tie goes in.
    {"**"}Chemistry:** the same suit adds 5, the same colour 2.
    {"**"}The end:** most goals after three periods wins. Tied? Overtime, then a shootout.
lineup-rules-details = **The details**
    - You get 21 cards for the match. Once you play a face-off card or a line, it's gone.
    - Number cards are worth their number, J, Q and K 10, an Ace 11. A Joker is an injured player, worth 0.
    - The higher face-off card wins. A tie? You both set up in secret.
    - LW + C meets RD + G, and RW + C meets LD + G. That's four chances a period.
    - More than two goals down after two periods, and it's over.
    - Overtime is one more period with six new cards each. With Jokers in, they're the cards left over. Otherwise they come from the whole deck.
    - In the shootout, you each get one card from the whole deck. The higher value wins.
lineup-example = **An example**
lineup-rules-decisions = **Our own decisions, where the old rules say nothing**
    - A match can be one period: a shift.
    - A Joker has no suit and no colour, so no chemistry.
    - The challenger gets the first card, and attacks first.
    - You can't take back a card or a line.
    - Overtime has no face-off, because you need all six cards. You both set up in secret.
    - The shootout counts values too: a Ten ties a King. Jokers are in it if the match has them.
    - The shootout's winner wins the match, and the score stays tied.

## The hand

hand-title = **{ $home } { $homegoals }{ -to }{ $awaygoals } { $away }**
hand-title-early = **{ $home } – { $away }**
hand-left-to-bot = You've left the ice against { $opponent }. A bot plays on in your place.
hand-leaving = 🏳️ You asked { $partner } to leave the ice with you. Go ahead or take it back: { COMMAND("hockey match resign") }
hand-leaving-asked = 🏳️ { $partner } wants to leave the ice with you. Agree or play on: { COMMAND("hockey match resign") }
hand-bot-waits = 🏳️ Can a bot take { $partner }'s place? { $names } { $asked ->
        [one] decides
       *[other] decide
    }. Leave or play on: { COMMAND("hockey match resign") }
hand-bot-refused = 🏳️ { $names } said no to a bot in { $partner }'s place. Leave or play on: { COMMAND("hockey match resign") }
hand-bot-asked = 🏳️ { $leaver } wants to leave the ice, and { $partner } would play on with a bot. Is that OK? { COMMAND("hockey match resign") }
hand-gone = 🏳️ { $gone } has left the server. Your time to answer ends { $until }, then the other side wins. Play on with a bot, or leave too: { COMMAND("hockey match resign") }
hand-gone-across = 🏳️ { $gone } has left the server. Your time to answer ends { $until }, then you win. Take the win now, or play on with a bot: { COMMAND("hockey match resign") }
hand-lost = I can't write in the match's channel any more. Play on here.
# In a locked thread no button works, and this may be a hand in it.
hand-lost-thread = Play in your DMs, or with { COMMAND("hockey hand") } in the channel: the match's thread is closed.
hand-lost-dm = I can't DM you any more, so nothing new comes here. You can still play these cards.
hand-period = -# { $period }, deal { $deal } of { $deals }
hand-centre = Centre, bottom to top: { $cards }
hand-cut-won = You won the cut, { $high } to { $low }. **Deal, or play first?**
    -# Deal, and you play the last card of each deal. Play first, and you deal the next period. Your time to choose ends { $until }, then you deal.
hand-cut-lost = { $player } won the cut, { $high } to { $low }, and chooses who deals.
hand-button-gone = What's gone?
hand-button-refresh = Refresh
hand-button-rink = Go to the rink
hand-button-here = Bring my hand here
hand-elsewhere-dm = Your hand against { $opponent } is open in { $channel }.
hand-elsewhere-here = Your hand against { $opponent } is open further down.
hand-elsewhere-private = Your hand against { $opponent } is in your DMs.
hand-nudge = { $mention }, your turn against { $opponent }, { $homegoals }{ -to }{ $awaygoals }: answer { $card }.
hand-nudge-lead = { $mention }, your turn against { $opponent }, { $homegoals }{ -to }{ $awaygoals }: play the first card.
hand-nudge-empty = { $mention }, your turn against { $opponent }, { $homegoals }{ -to }{ $awaygoals }: the ice is empty.
hand-nudge-covered = { $mention }, your turn against { $opponent }, { $homegoals }{ -to }{ $awaygoals }.
# After one of these, if Discord lets the bot send no DMs.
nudge-dms-down = I can't send DMs right now.
hand-nudge-choice = { $mention }, you won the cut against { $opponent }. Deal, and play the last card of each deal? Or play first, and deal the next period?
hand-not-yet = Not yet: { $player } is thinking.
hand-none = You have no match on. Start one: { COMMAND("hockey challenge") }
hand-which = Which hand?
hand-waiting = { $opponent } hasn't answered your challenge yet. [Go to the challenge]({ $link })
hand-waiting-you = { $opponent } challenges you. [Go to the challenge]({ $link })
hand-waiting-table = Your match hasn't started. It's waiting for the others. [Go to the offer]({ $link })
hand-waiting-table-you = Your match hasn't started. It's waiting for you to accept. [Go to the offer]({ $link })
hand-which-button = Against { $opponent }, { $server }

## Help at the card

tip-goal = { $card } 🥅
tip-chance = { $card } 🏒
tip-block = { $card } 🛡️
tips = -# { $meanings }
tip-means-goal = 🥅 scores
tip-means-chance = 🏒 is a breakaway
tip-means-chance-partners = 🏒 is a pass
tip-means-chance-stockham = 🏒 is a shot
tip-means-chance-saskatchewan = 🏒 clears the ice
tip-means-chance-stops = 🏒 takes over the breakaway
tip-means-chance-stops-partners = 🏒 takes over the pass
tip-means-chance-stops-saskatchewan = 🏒 stops the shot and clears the ice
tip-means-block-stops = 🛡️ stops it
tip-means-block-stops-partners = 🛡️ stops it
tip-means-block-stops-stockham = 🛡️ blocks it

gone = **Gone:** { $ranks }
gone-none = nothing yet
gone-held = **Only you have:** { $ranks }
gone-held-rank = { $rank } ×{ $count }
gone-few = { $left ->
        [one] **One still out:**
       *[other] **Two still out:**
    } { $ranks }
gone-counted = -# Still out: not played this period, and not in your hand.{ $covered ->
        [0] {""}
        [one] {" "}One card of the centre is covered, so it counts as out.
       *[other] {" "}{ $covered } cards of the centre are covered, so they count as out.
    }

## The field

field-lot = { $dealer } deals, by luck of the draw. { $other } starts.
field-sheet-title = Cards { $first } to { $last } of { $cards }
field-sheet-title-again = Field { $period }, cards { $first } to { $last } of { $cards }
field-sheet-score = { $home } **{ $homegoals }{ -to }{ $awaygoals }** { $away }
field-turn = { $arrow } { $player } plays **{ $card }**: { $stage ->
        [0] first row.
        [1] second row.
        [2] third row.
       *[3] a shot on goal!
    }
field-last = { $player } { $card }: { $passed ->
        [0] {""}
       *[other] past { $cards }{ $end ->
            [passes] ...
           *[other] , {""}
        }
    }{ $end ->
        [passes] {""}
        [thrown] stopped by { $met }
       *[save] saved by { $met }
    }
field-last-goal = ## 🚨 { $player } scores! { $card } on { $met }

field-play = { $player }: { $card } { $way }
field-play-on = { $player }: { $card } { $way }...
field-play-goal =
    { $player }: { $card } { $way }...
    ## 🚨 { $player } { $end }
field-step-passes = { $opened ->
        [yes]
            opens { $met } and gets by
            opens { $met } and skates on
            opens { $met } and dekes through
            turns up { $met } and slips past
            turns up { $met } and keeps going
            finds { $met } and is through
            finds { $met } and carries on
            guesses right: an open lane past { $met }
            gambles on { $met } and gets away with it
            uncovers { $met } and breezes by
            opens { $met } and squeezes through
            turns up { $met } and takes the lane
       *[no]
            gets by { $met }
            skates past { $met }
            dekes around { $met }
            slips past { $met }
            beats { $met }
            goes through { $met }
            steps around { $met }
            cuts inside { $met }
            leaves { $met } behind
            sails by { $met }
            weaves past { $met }
            turns the corner on { $met }
    }
field-step-thrown = { $opened ->
        [yes]
            opens { $met } and loses the puck: **out!**
            opens { $met } and is checked: **out!**
            opens { $met } and runs into the boards: **out!**
            turns up { $met } and is stopped cold: **out!**
            turns up { $met } and coughs up the puck: **out!**
            finds { $met } and no room: **out!**
            finds { $met } and eats a hip: **out!**
            finds { $met } waiting: **out!**
            gambles on { $met } and pays for it: **out!**
            uncovers { $met } and is stood up: **out!**
            opens { $met } and gets poke-checked: **out!**
            turns up { $met } and goes down: **out!**
       *[no]
            loses the puck to { $met }: **out!**
            is checked by { $met }: **out!**
            runs into { $met }: **out!**
            is stopped by { $met }: **out!**
            can't get by { $met }: **out!**
            is stood up by { $met }: **out!**
            gets poke-checked by { $met }: **out!**
            gives the puck away to { $met }: **out!**
            bounces off { $met }: **out!**
            goes nowhere against { $met }: **out!**
            skates into trouble at { $met }: **out!**
            finds no room around { $met }: **out!**
    }
field-step-save =
    shoots at goalie { $met }: **Save!**
    fires, but the goalie is { $met }: **Save!**
    goes for the corner, and goalie { $met } shuts the door: **Save!**
    lets it go, and goalie { $met } gloves it: **Save!**
    shoots, and goalie { $met } kicks it out: **Save!**
    picks a spot, and goalie { $met } says no: **Save!**
    shoots low, goalie { $met } gets a pad on it: **Save!**
    shoots high, goalie { $met } gets the blocker up: **Save!**
    winds up, and goalie { $met } swallows it: **Save!**
    is in alone, goalie { $met } stands tall: **Save!**
    shoots, goalie { $met } smothers it: **Save!**
    is robbed by goalie { $met }: **Save!**
field-step-goal =
    shoots at goalie { $met }: **Scores! { $score }!**
    beats goalie { $met }: **Scores! { $score }!**
    goes top shelf on goalie { $met }: **Scores! { $score }!**
    slides it under goalie { $met }: **Scores! { $score }!**
    goes five-hole on goalie { $met }: **Scores! { $score }!**
    dekes goalie { $met } and tucks it in: **Scores! { $score }!**
    buries it behind goalie { $met }: **Scores! { $score }!**
    picks the corner on goalie { $met }: **Scores! { $score }!**
    fools goalie { $met }: **Scores! { $score }!**
    snaps it past goalie { $met }: **Scores! { $score }!**
    goes in off the post past goalie { $met }: **Scores! { $score }!**
    makes goalie { $met } look the wrong way: **Scores! { $score }!**
    lifts it over goalie { $met }: **Scores! { $score }!**
    banks it in off goalie { $met }: **Scores! { $score }!**
    pokes it through goalie { $met }: **Scores! { $score }!**
    finds the near side on goalie { $met }: **Scores! { $score }!**
    goes in off the crossbar over goalie { $met }: **Scores! { $score }!**
    outwaits goalie { $met }: **Scores! { $score }!**
    chips it over goalie { $met }'s shoulder: **Scores! { $score }!**
    leaves goalie { $met } standing: **Scores! { $score }!**
field-goal =
    🚨 { $scorer } goes all the way, { $card } on { $met }. **Scores! { $score }!**
    🚨 { $scorer } beats { $defender }'s goalie, { $card } on { $met }. **Scores! { $score }!**
    🚨 { $card } from { $scorer } past { $met }: in the net! **Scores! { $score }!**
    🚨 Three rows, then the goalie! { $scorer } beats them all, { $card } on { $met }. **Scores! { $score }!**
    🚨 { $scorer } picks the right goalie: { $card } on { $met }. **Scores! { $score }!**
    🚨 { $scorer }'s { $card } beats { $defender }'s { $met } clean. **Scores! { $score }!**
    🚨 End to end goes { $scorer }, { $card } past { $met }. **Scores! { $score }!**
    🚨 { $scorer } goes right at { $met }, and { $card } beats it. **Scores! { $score }!**
    🚨 Nobody stops { $card }: { $scorer } scores over { $met }. **Scores! { $score }!**
    🚨 { $card } skates the whole field for { $scorer } and beats { $met }. **Scores! { $score }!**
    🚨 { $scorer } puts { $card } past { $met }, and { $defender } picks it out of the net. **Scores! { $score }!**
    🚨 { $met } can't hold it! { $scorer }'s { $card }, all the way. **Scores! { $score }!**
    🚨 What a rush by { $scorer }! { $card } on { $met }. **Scores! { $score }!**
    🚨 { $defender }'s goalie goes the wrong way: { $scorer }'s { $card } on { $met }. **Scores! { $score }!**
    🚨 { $scorer } keeps the best for last: { $card } on { $met }. **Scores! { $score }!**
    🚨 Through all three rows and in! { $scorer }'s { $card } on { $defender }'s { $met }. **Scores! { $score }!**
    🚨 { $scorer } shows { $defender } how it's done, { $card } on { $met }. **Scores! { $score }!**
    🚨 { $met } between the pipes, { $card } in the net: { $scorer } has one. **Scores! { $score }!**
    🚨 { $scorer } shoots { $card }, { $met } is beaten, and so is { $defender }. **Scores! { $score }!**
    🚨 Home it goes: { $card } by { $scorer }, past { $met }. **Scores! { $score }!**

# The same in Field, and in Turn-Based: en.broadcast.ftl tells when.
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

final-tie-field = **Final: { $home } { $homegoals }, { $away } { $awaygoals }.** No cards left. It's a tie.

field-hand = **Your turn:** { $stage ->
        [0] you flipped **{ $card }**. Pick a lane.
        [1] **{ $card }** is through. Second row!
        [2] **{ $card }** is through. Third row!
       *[3] **{ $card }** is in alone. Pick a goalie!
    }
field-tips = -# { $stage ->
        [3] 🥅 scores, 🚫 gets stopped
       *[other] 🏒 gets by, 🚫 gets stopped
    }
field-hand-wait = { $player } plays { $card }.
field-nudge = { $mention }, your turn against { $opponent }, { $homegoals }{ -to }{ $awaygoals }: your card is { $card }.
field-button = { $card ->
        [closed] { $number }
       *[other] { $card }
    }
field-button-keeper = { $card ->
        [closed] Goalie { $number }
       *[other] { $number }: { $card }
    }
field-mark-passes = { $place } 🏒
field-mark-goal = { $place } 🥅
field-mark-thrown = { $place } 🚫
field-mark-save = { $place } 🚫

rink-deal = Deal { $deal } of { $deals }
rink-over = Final
rink-player = Player { $number }
rink-moment-goal = Goal!
rink-moment-chance = Breakaway
rink-moment-chance-partners = Pass
rink-moment-chance-stockham = Shot
rink-moment-chance-saskatchewan = Clear ice
rink-moment-block = Block!
rink-moment-post = Post!
rink-moment-save = Save!
rink-moment-wide = Wide!
rink-alt-clock = { $period }. { $deal }.
rink-alt-bench = { $side }: { $goals ->
        [one] 1 goal
       *[other] { $goals } goals
    }, { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left.
rink-alt-puck = The puck is at centre ice.
rink-alt-goal = A goal by { $side }, { $card }: the lamp is lit, and the puck is in { $other }'s net.
rink-alt-block = The puck is at centre ice after a block by { $side }.
rink-alt-post = The puck is at centre ice: { $side } hit the post.
rink-alt-save = The puck is at centre ice after a save by { $other }.
rink-alt-wide = The puck is at centre ice: { $side } shot wide.
rink-alt-breakaway = The puck is with { $side }, on a breakaway against { $other }.
rink-alt-breakaway-partners = The puck is with { $side } after a pass, against { $other }.
rink-alt-breakaway-stockham = The puck is with { $side }, on a shot against { $other }.
rink-alt-breakaway-saskatchewan = The puck is with { $side } on clear ice, against { $other }.
rink-alt-empty = No card lies on the ice.
rink-alt-pile = The pile in order of play{ $under ->
        [0] {""}
       *[other] , on top of { $under } more
    }: { $cards }.
rink-alt-card = { $card } by { $player }{ $mark ->
        [goal] {" "}(goal)
        [chance] {" "}(breakaway)
       *[none] {""}
    }
rink-alt-card-partners = { $card } by { $player }{ $mark ->
        [goal] {" "}(goal)
        [chance] {" "}(pass)
       *[none] {""}
    }
rink-alt-card-stockham = { $card } by { $player }{ $mark ->
        [goal] {" "}(goal)
        [chance] {" "}(shot)
       *[none] {""}
    }
rink-alt-laid = { $card } in the centre
lineup-alt-clock = { $period }. { $home }: { $homegoals }. { $away }: { $awaygoals }.
lineup-alt-line = { $player }, from the left: { $cards }.
lineup-alt-hidden = { $player }: { $kind ->
        [closed] a line that lies face down
       *[empty] no line yet
    }.
lineup-alt-faceoff = The face-off: { $cards }.
lineup-alt-pair = { $pair }, { $value } against { $against }: { $goal ->
        [yes] a goal
       *[no] no goal
    }.
lineup-alt-next = Next: { $pair }.

field-alt-bench = { $player }: { $left ->
        [one] 1 card
       *[other] { $left } cards
    } in the stack, { $goals ->
        [one] 1 goal
       *[other] { $goals } goals
    }.
field-alt-drawn = { $card } is in play.
field-alt-row = { $row ->
        [1] Top row
        [2] Middle row
       *[3] Bottom row
    }{ $next ->
        [yes] , next
       *[no] {""}
    }: { $cards }.
field-alt-keepers = { $player }'s goalies{ $next ->
        [yes] , next
       *[no] {""}
    }: { $cards }.
field-alt-closed = { $number } closed
field-alt-open = { $number }: { $card }{ $mark ->
        [passed] {" "}(passed)
       *[other] {""}
    }

field-rules = **Your turn:** flip your top card, then pick a lane in the nearest row.
    {"**"}Same suit or same rank:** you're by, on to the next row. Anything else, and your card is out.
    {"**"}Goal:** past all three rows, match one of the two goalies.
    {"**"}The end:** when you're both out of cards, most goals wins.
field-rules-details = **The details**
    - Opened cards stay open for both of you. Follow them, or open new ones.
    - With 36 cards, from the Six up, you get { $small } each. With the whole deck, { $large } each.
    - Same number of goals? It's a tie.
field-rules-example = **An example**
field-rules-decisions = **Our own decisions, where the old rules say nothing**
    - You both see the card that's flipped.
    - A card can't stop: it goes on until it scores or is out.
    - Opened goalies stay open too.
    - Lanes and goalies count from the challenger's left.
    - The dealer is picked by luck of the draw. The other player starts.
    - If there has to be a winner, you play another field, and the other player starts.

## My matches, resigning, rematch

matches-none = You have no matches or challenges. Start one: { COMMAND("hockey challenge") }
matches-title = **Your matches**
matches-running-turn = **Your turn** against { $opponent }, { $game }, { $mine }{ -to }{ $theirs }. [Go to the match]({ $link })
matches-running = Against { $opponent }, { $game }, { $mine }{ -to }{ $theirs }: { $player } to play. [Go to the match]({ $link })
matches-open-mine = You challenged { $opponent }, { $game }. Offer ends { $until }. [Go to it]({ $link })
matches-open-theirs = { $opponent } challenges you, { $game }. Offer ends { $until }. [Go to it]({ $link })
matches-open-table = { $game }, waiting for players. Offer ends { $until }. [Go to it]({ $link })
matches-more = And { $count } more.
resign-none = You have no match to resign from.
resign-which = Which match do you want to resign from?
resign-ask = Leave the ice at { $mine }{ -to }{ $theirs }? Then { $opponent } { $players ->
        [one] wins
       *[other] win
    }.
resign-ask-partner = Leave the ice at { $mine }{ -to }{ $theirs }? I'll ask { $partner } first. If you both leave, { $opponent } win.
resign-waits = I've asked { $partner } to leave with you. Their time to answer ends { $until }. After that, **I resign** counts for both of you.
resign-not-yet = Not yet: { $partner }'s time to answer ends { $until }.
resign-asked = 🏳️ { $partner } wants to leave the ice with you, at { $mine }{ -to }{ $theirs }. If you agree, { $opponent } win. Your time to answer ends { $until }. After that, { $partner } can leave for both of you.
resign-bot-offered = Or let a bot take { $partner }'s place, as practice.
resign-bot-askable = Or ask { $names } to let a bot take { $partner }'s place, as practice.
resign-bot-waits = 🤖 I've asked { $names } to let a bot take { $partner }'s place, as practice.
resign-bot-refused = 🤖 { $names } said no to a bot in { $partner }'s place.
resign-bot-asked = 🏳️ { $leaver } wants to leave the ice, at { $mine }{ -to }{ $theirs }. Can a bot play on with { $partner }, as practice? If you say no, { $leaver } and { $partner } play on or leave. If they leave, you win.
resign-objected = No bot, then. { $partner } plays on or leaves.
resign-answered = That's been answered. Play on!
resign-gone = 🏳️ { $gone } has left the server, at { $mine }{ -to }{ $theirs }. A bot can take that seat, as practice. If you resign, { $opponent } win. Your time to answer ends { $until }, then they win too.
resign-gone-across = 🏳️ { $gone } has left the server, at { $mine }{ -to }{ $theirs }. Take the win, or let a bot play on, as practice. Your time to answer ends { $until }, then you win.
resign-moot = Nobody wants to leave any more. Play on!
resign-no-bot = All my bots are already in a match with you. Finish one of those first, or resign here.
resign-won = You win, at { $mine }{ -to }{ $theirs }.
resign-button-agree = Agree and leave
resign-button-bot = Play on with a bot
resign-button-allow = Play on with a bot
resign-button-object = No bot
resign-bot = { $name } takes { $partner }'s place. Play on! The match is practice now.
resign-bot-told = 🏳️ { $leaver } has left the ice, and the bot { $name } takes over. The match is practice now.
resign-button-win = Take the win
resign-button-yes = I resign
resign-button-no = Play on
resign-button-which = Against { $opponent }, { $place }
resign-done = You left the ice. { $opponent } { $players ->
        [one] wins
       *[other] win
    }. Well played.
resign-kept = Good. Back on the ice.
rematch-asked = You asked for a rematch. [Go to the channel]({ $link })
rematch-on = The rematch is on! [Go to the match]({ $link })
rematch-in = You're in. [Go to the offer]({ $link })
rematch-waiting = You've already asked for a rematch. [Go to the challenge]({ $link })

privacy = **What I keep about you**, never your messages:
    - Discord id, name and language
    - settings, teams and blocked players
    - matches, cuts, results and statistics
    - bookmarks, matches you follow, guesses
privacy-button-export = Send it to me
privacy-button-forget = Delete it
privacy-exported = This is everything I keep about you, except who has blocked you. Of matches that are still on, it has your own moves only.
privacy-exported-more = Part { $part }.
privacy-ask = Delete everything I keep about you? You resign from running matches. Your opponents keep their results, against “Player”. If someone has blocked or banned you, that stays, with your Discord id alone.
privacy-button-yes = Delete it all
privacy-button-no = Keep it
privacy-kept = Nothing was deleted.
privacy-forgotten = All gone. Come back any time.
forgotten-player = Player
# Someone else who deleted their data, in a list of those who are kept out.
player-nameless = Player { $id }

block-done = { $player } can't challenge you any more, and won't be told.
block-list = Players you've blocked. Tap one to unblock.
block-more = { $count } more not shown. To see one, add the name: { COMMAND("hockey me block") }
block-empty = You haven't blocked anyone.
block-button = Unblock { $player }
block-nobody = Pick another player, not yourself or a bot.

## Your settings

switch-on = On
switch-off = Off
settings-title = **Your settings** in every server
settings-dm = Hand by DM
settings-dm-hint = -# From your next match
settings-deal = Deal if you win the cut
settings-last = Last card plays itself
settings-tips = Tips on cards
settings-tips-hint = -# For your first { $matches } matches
settings-talk = Bots talk
settings-taunts = Taunts
settings-colours = Four-colour cards
settings-hidden = Private stats
settings-language = Language: { $chosen }

## The turn clock

command-pause = Pause a match, or go on
command-challenge-pace = How long a turn may take (default: as usual in this server)
pace-live = Live, minutes a turn
pace-relaxed = Relaxed, hours a turn
pace-usual = As usual in this server
pace = { $time } a turn
span-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
span-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
span-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
clock-runs = Turn ends { $until }.
clock-half = ⏳ Half your time is gone. Turn ends { $until }.
clock-up = ⌛ Time is up for { $late }. { $claimant } can claim the win or give more time. The match ends { $until }.
clock-up-yours = ⌛ Time is up for { $late }. Claim the win or give more time. The match ends { $until }.
clock-up-all = ⌛ Time is up for both sides. Play, or the match ends { $until }.
clock-up-you = ⌛ Your time is up. Play, or the match ends { $until }.
clock-paused = ⏸️ Paused until { $until }.
clock-button-claim = Claim the win
clock-button-wait = Give more time
clock-claimed = The win against { $opponent } is yours.
clock-waits = Kind of you. Turn ends { $until }.
clock-unsteady = I was offline for a moment, and I'm still giving back the time. Try again.
pause-asked = ⏸️ { $player } asks for a pause of { $time }. It starts when everyone agrees.
pause-waits = ⏸️ You asked for a pause of { $time }. The clock runs until everyone agrees.
pause-ask = How long a pause? It starts when everyone agrees.
pause-agree = A pause of { $time }? The clock stops that long, or until a player resumes.
pause-stands = Paused until { $until }. You can resume early.
pause-begins = ⏸️ Paused until { $until }. You can resume early.
pause-refused = No pause: the clock runs.
pause-over = The match goes on: the clock is running.
pause-none = You have no match to pause.
pause-which = Which match do you want to pause?
pause-nudge = { $mention }, a pause in your match against { $opponent }, { $homegoals }{ -to }{ $awaygoals }? Say yes or no.
pause-button-ask = { $days ->
        [one] A day
       *[other] { $days } days
    }
pause-button-agree = Agree to the pause
pause-button-refuse = No pause
pause-button-back = Take it back
pause-button-resume = Resume
more = Your match against { $opponent }, { $mine }{ -to }{ $theirs }.
more-button = ⋯ More
more-button-pause = Pause
more-button-resign = Resign

## House rules and server setup

admin-not-here = Use this in a server.
admin-not-allowed = Only people who manage this server can do that.

house-making = **New house rules**
house-seats = Players: { $chosen }
house-power = Power card: { $rank }
house-power-none = No power cards
house-deals = Deals: { $chosen }
house-overtime_deals = Overtime: { $chosen }
house-centre = Centre pile: { $chosen }
house-centre-cards = { $cards ->
        [0] none
       *[other] { $cards } cards
    }
house-third = Third card: { $chosen }
house-third-takes-over = takes over
house-third-cancels = only cancels
house-third-blocks = blocks
house-third-none = none
house-goal_is_chance = A goal is a breakaway
house-clears_ice = A breakaway clears the ice
house-power_scores = Power cards score
house-button-name = Name them
house-name-title = House rules
house-name = Name
house-name-about = Up to 32 characters. You can't rename them later.
house-saved = **{ $name }** is ready. Pick it in { $seats ->
        [4] { COMMAND("hockey partners") }
       *[other] { COMMAND("hockey challenge") }
    }.
house-name-length = Use 1 to { $most } characters.
house-name-taken = A game here is already called “{ $name }”. Pick another name.
house-too-many = This server already has { $most } sets of house rules. Remove one: { COMMAND("hockey-admin house remove") }
house-none = No house rules here yet. Make some: { COMMAND("hockey-admin house create") }
house-unknown = No house rules called “{ $name }” here. Pick from the list.
house-list = **House rules here**
house-line = **{ $name }**: { $seats } players, deals of { $deals }
house-line-none = **{ $name }**: can't be played, its rules clash. Remove it: { COMMAND("hockey-admin house remove") }
house-list-more = Full rules: { COMMAND("hockey rules") }
house-remove-ask = Remove **{ $name }**? Running matches keep these rules.
house-button-remove = Remove
house-button-keep = Keep
house-removed = **{ $name }** is gone.
house-kept = **{ $name }** stays.

house-not = Not playable yet:
house-not-yet = Not playable yet: { $reason }
house-not-seats-not-two-or-four = Two or four people play.
house-not-ranks-not-of-the-pack = The deck has 52 cards.
house-not-power-ranks-not-of-the-pack = Name each power card once.
house-not-empty-deal = Every player needs a card in every deal.
house-not-deals-do-not-use-the-pack = The deals and the centre don't add up to 52 cards. Change one of them, or the number of players.
house-not-overtime-deals-do-not-use-the-pack = The overtime deals and the centre don't add up to 52 cards. Change one of them, or the number of players.
house-not-centre-cannot-be-laid = The centre needs different ranks without power cards, and there aren't enough. Pick a smaller centre or fewer power cards.
house-not-third-card-on-cleared-ice = A breakaway clears the ice, so a third card has no pile to match. Pick no third card, or don't clear the ice.
house-not-third-card-undecided = The pile stays, so a third card does something. Pick what.
house-not-power-scores-without-cleared-ice = Power cards score on cleared ice only. Let a breakaway clear the ice, or switch their scoring off.
house-not-power-scores-without-power-ranks = There are no power cards to score. Pick some, or switch their scoring off.
house-not-no-goal-possible = No one could ever score: every card is a power card. Take out at least one.

end-match = Match { $number }: { $players }
end-ask = End match { $number }, { $players }? Nobody wins. [See it]({ $link })
end-button-yes = End it
end-button-no = Keep playing
end-done = Match ended.
end-kept = The match goes on.
end-none = No matches here right now.
end-unknown = No such match here. Pick one from the list.
ban-done = { $player } can't play here any more. Running matches go on. To undo: { COMMAND("hockey-admin unban") }
unban-done = { $player } can play here again.
unban-none = No one is banned here.
unban-unknown = No banned player with that name. Pick one from the list.
team-reset-done = { $player } has no team here now. To keep it that way: { COMMAND("hockey-admin ban") }

setup-title = **Hockey in this server**
setup-game = Game: { $chosen }
setup-length = Length: { $chosen }
setup-length-any = Players choose
setup-length-3 = 3 periods
setup-length-1 = 1 period (a shift)
setup-pace = Pace: { $chosen }
setup-voice = Voice: { $chosen }
voice-traditional = Traditional calls
voice-broadcast = Broadcast
voice-quiet = Quiet (big moments only)
setup-language = Language: { $chosen }
setup-challengers = Who may challenge: everyone
setup-challengers-role = **{ $role }** may challenge
    -# To join or practise, you need it too
setup-button-everyone = Everyone
setup-switch-knockout = No ties
# After an admin's tap or command, once, if a match couldn't get the thread that the settings want.
no-thread = { $why ->
        [channel] I can only open threads in text channels, so a match in { $channel } is shown right there.
        [permission] Give me { permission-create_public_threads } and { permission-send_messages_in_threads } in { $channel }. Without them, matches there get no thread.
        [many] Close some threads: this server has as many open ones as Discord allows. A match in { $channel } is shown right there.
       *[other] I couldn't open a thread in { $channel }, so a match is shown right there.
    }
setup-switch-threads = A thread for each match
setup-switch-rings = A message for each goal
setup-switch-taunts = Taunts after goals
setup-switch-pictures = Rink pictures

season-calendar = { $calendar ->
        [monthly] Seasons end every month.
        [quarterly] Seasons end every three months.
        [hand] An admin ends each season.
       *[none] No seasons: leaderboards count all time. Start one: { COMMAND("hockey-admin season") }
    }
season-now = **Season { $number }** { $how ->
        [open] started { $since }.
        [ends] ends { $end }.
       *[over] is over.
    }
season-end-ask = **End season { $number } now?** The podium goes up in a minute. { $calendar ->
        [none] No new season starts.
       *[other] Season { $next } starts from zero.
    }
season-button-yes = End the season
season-button-no = Not now
season-none-to-end = No season is on. Start one: { COMMAND("hockey-admin season") }

## The leaderboard

board-title = **{ $scope ->
        [server] Leaderboard of { $server }
       *[everywhere] Leaderboard, everywhere
    }{ $which ->
        [one] : { $game }
       *[all] {""}
    }{ $season ->
        [0] {""}
       *[other] , season { $season }
    }**
board-head-name = Name
board-head-points = Pts
board-head-rating = Rtg
board-head-goals = Goals
board-head-rate = Won
board-head-record = W-L-T
board-head-form = Form
board-climbers = 📈 { $since ->
        [season] This season
       *[week] This week
    }: { $climbers }
board-climber = { $player } { $before } → { $place }
board-row = **{ $rank }. { $player }**, { $value }
board-row-you = **{ $rank }. { $player } (you)**, { $value }
board-value = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-goals = { $goals ->
        [one] 1 goal
       *[other] { $goals } goals
    }
board-rate = { $rate }% won
board-unrated = no rating yet
form-win = W
form-loss = L
form-tie = T
streak = { $kind ->
        [win] { $count ->
            [one] won the last one
           *[other] { $count } wins in a row
        }
        [loss] { $count ->
            [one] lost the last one
           *[other] { $count } losses in a row
        }
        [tie] { $count ->
            [one] tied the last one
           *[other] { $count } ties in a row
        }
       *[none] nothing yet
    }
rating = rating { $rating }
rating-provisional = rating { $rating } (provisional, { $rated } of { $needed })
board-record = { $wins } won{ $won }, { $losses } lost{ $lost }, { $ties } tied · goals { $for }{ -close-to }{ $against }
board-otherwise = {" "}({ $pieces })
board-walkovers = { $count } by walkover
board-won-resigned = { $count } by resignation
board-lost-resigned = { $count } resigned
board-clock = { $count } on time
board-by-points = By points: a win is 2, a tie 1.
board-by-rating = By rating. “?” means fewer than { $needed } rated matches: below the others. Unrated players come last.
board-by-goals = By goals.
board-by-rate = By win rate. Players with fewer than { $games } matches are ranked last.
board-pairs = Two against two has its own leaderboards: pick the game.
board-page = Page { $page } of { $pages }. { $legend }
board-empty = { $season ->
        [over] Nobody played in this season.
       *[on] Nobody's here yet. Be the first: { COMMAND("hockey challenge") }
    }
board-previous = Previous
board-next = Next
board-own = My row
order-points = points
order-rating = rating
order-goals = goals
order-rate = win rate

## Cards of a player, of two, of a server

season-name = season { $number }
season-choice = Season { $number }{ $on ->
        [yes] {" "}(on now)
       *[no] {""}
    }
season-unknown = There's no such season here. Pick one from the option's list.
season-none = This server has no seasons. An admin can start one: { COMMAND("hockey-admin season") }
season-not-here = Seasons belong to a server. Ask there, or leave the season out.
season-everywhere = Seasons belong to a server. Ask there, without “{ scope-everywhere }”.
season-closed = 🏁 **Season { $number } is over.**
season-place = { $medal } **{ $player }**, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
season-board = Full table: { COMMAND("hockey leaderboard") }, season { $number }
card-everywhere = everywhere
card-title = **{ $player }**: { $what }
card-button-numbers = More numbers
# On the card itself, where there is room for a word or two.
card-big-wins = Wins
card-big-goals = Goals
card-big-share = Won
card-big-streak = Best streak
card-form-short = Form
card-record-short = { $wins }-{ $losses }-{ $ties }
card-rating-of = Rating{ $has ->
        [yes] : { $family }
       *[no] {""}
    }
card-rating-short = { $rating } ± { $give }
card-patch-hats = { $count ->
        [one] hat trick
       *[other] hat tricks
    }
card-patch-shutouts = { $count ->
        [one] shutout
       *[other] shutouts
    }
card-patch-overtime = { $count ->
        [one] overtime win
       *[other] overtime wins
    }
card-patch-posts = { $count ->
        [one] post hit
       *[other] posts hit
    }
card-alt = Hockey card of { $player }{ $has ->
        [yes] , { $team }
       *[no] {""}
    }.
card-alt-record = { $games ->
        [one] 1 match
       *[other] { $games } matches
    }: { $record }. Won: { $share }. Goals: { $goals }. Best streak: { $best }.
card-alt-form = Last results, the latest last: { $form }.
card-alt-rating = { $has ->
        [yes] { $family }
       *[no] At the start
    }: { $rating }, give or take { $give }.
card-alt-badges = Badges: { $badges }.
card-alt-patch = { $count } { $what }
card-alt-medal = place { $place } in { $what }
card-rating = **{ $family }**: { $rating }, give or take { $give }
family-pile = Pile games
family-lineup = Turn-Based
family-field = Field
card-no-matches = No real match yet: { COMMAND("hockey challenge") }
card-tally = { $wins } won, { $losses } lost, { $ties } tied
card-record = **{ $games ->
        [one] 1 match
       *[other] { $games } matches
    }**: { $record }
card-overtime = **In overtime**: { $record }
card-goals = **Goals**: { $for } for, { $against } against{ $own ->
        [all] {""}
       *[some] {" "}· { $goals } scored personally
    }
card-shots = **Shots**: { $shots ->
        [0] none
       *[other] { $shots }, { $shooting } went in
    } · { $faced ->
        [none] none against
       *[some] { $saving } of those against stopped
    }
card-share = { $share }%
card-none = –
card-expected = **Expected goals**: { NUMBER($own, minimumFractionDigits: 1) } for, { NUMBER($against, minimumFractionDigits: 1) } against
card-feats = **Posts**: { $posts } · takeovers { $takeovers } · shutouts { $shutouts } · hat tricks { $hats }
card-form = **Form**: { $form } · { $streak } · most wins in a row: { $best }
card-lengths = **Longest match**: { $plays } { $plays ->
        [one] play
       *[other] plays
    }{ $has ->
        [yes] {" "}· fastest goal: card { $goal } of a period
       *[no] {""}
    }
card-rival = **Top rival**: { $player }, { $games ->
        [one] 1 match
       *[other] { $games } matches
    }, { $record }
card-curve = -# Rating, match by match: { $family }
card-badges = **Badges**: { $badges }
card-badge = { $medal } { $what }
card-button-meaning = What do these mean?
card-alt-curve = The rating of { $player } ({ $family }) over { $count } rated matches: from { $first } to { $last }, lowest { $lowest }, highest { $highest }.
card-hidden = { $player }'s stats are private.
card-bot = Bots have no stats. See how you do against mine: { COMMAND("hockey practice") }
statistics = **What these mean.** Only matches with a result count, and practice never does.
    - **Shot**: a card played on your side's chance: a goal, a post, a save or a miss. In Turn-Based, each attack. In Field, each card that meets a goalie.
    - **Stopped**: the share of the other side's shots that didn't score.
    - **Takeover**: a card that makes their breakaway yours.
    - **Shutout**: a win in play without a goal against. **Hat trick**: three or more goals of your own in a match.
    - **Expected goals**: how many goals chances like these usually bring.
    - **Fastest goal**: how many cards into its period. **Longest match**: in cards played, or attacks in Turn-Based.
    - **Rating**: a number for each family of games. Everyone starts at 1000. A ? means fewer than ten rated matches. “Give or take” grows in months without a match. Walkovers before the first goal don't count.
rivalry-title = **{ $one } vs { $other }**: { $what }
rivalry-none = { $one } and { $other } haven't finished a match against each other yet. Start one: { COMMAND("hockey challenge") }
rivalry-two = A rivalry takes two. Pick another player.
rivalry-record = **{ $games ->
        [one] 1 match
       *[other] { $games } matches
    }**: { $wins } won by { $one }, { $losses } by { $other }, { $ties } tied
rivalry-goals = **Goals**: { $one } { $mine }, { $other } { $theirs }
rivalry-of = **{ $player }**: { $shots ->
        [0] no shots
        [one] 1 shot
       *[other] { $shots } shots
    }{ $shots ->
        [0] {""}
       *[other] , { $shooting } went in
    } · posts { $posts } · takeovers { $takeovers } · shutouts { $shutouts } · form { $form }
rivalry-overtime = **In overtime**: { $games ->
        [one] 1 match
       *[other] { $games } matches
    }, { $wins } won by { $one }, { $losses } by { $other }, { $ties } tied
records-title = **Records**: { $what }
records-none = No match that counts has finished here yet. Start one: { COMMAND("hockey challenge") }
records-watch = Watch a record match
records-not-here = Records belong to a server. Ask there: { COMMAND("hockey records") }
record-goals = Most goals by one player in a match: **{ $count }**, { $player }, { $day }
record-margin = Biggest win: **{ $mine }{ -close-to }{ $theirs }** by { $player }, { $day }
record-both = Most goals in a match: **{ $count }** ({ $mine }{ -close-to }{ $theirs }), { $player }, { $day }
record-shots = Most shots in a match: **{ $count }** by { $player }, { $day }
record-longest = Longest match: **{ $count } { $count ->
        [one] play
       *[other] plays
    }**, with { $player }, { $day }
record-fastest = Fastest goal: **card { $count }** of a period, by { $player }, { $day }
record-wins = Most wins: **{ $count }**, { $player }
record-streak = Most wins in a row: **{ $count }**, { $player }
record-scored = Most goals: **{ $count }**, { $player }
record-shutouts = Most shutouts: **{ $count }**, { $player }
record-posts = Most posts hit: **{ $count }**, { $player }
board-not-here = There's no server here, so this is the leaderboard for everywhere.

## Practice: the bot's own players

# The bots' names: a word and a picture that people remember.
mind-rookie = Pickles 🐣
mind-pro = Doc 🩺
mind-all-star = Dutch ⭐
mind-legend = Hound 🏆
# A second or third bot of one kind in a match.
mind-again = { $name } { $number }
level-rookie = Rookie
level-pro = Pro
level-all-star = All-star
level-legend = Legend

place-dm = practice
practice-menu = **Who do you want to play?** Game: { $game }.
practice-level = { $name } { $level }
practice-record = **{ $name }**: { $wins } won, { $losses } lost{ $ties ->
        [0] .
       *[other] , { $ties } tied.
    }
practice-board = **The last { $days } days here**
practice-board-row = { $rank }. { $player }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }, { $points ->
        [1] 1 point
       *[other] { $points } points
    }: { $wins } won, { $losses } lost{ $ties ->
        [0] {""}
       *[other] , { $ties } tied
    }
practice-board-points = -# A win is worth 1 point (rookie), 2 (pro), 3 (all-star) or 4 (legend). A tie is worth half.
practice-button = Play a bot
practice-button-first = My first match, explained
lesson-opening = 🏒 **{ $home } against { $away }.** Match a card: breakaway. Match the answer: goal!

# Said below the hand in a first match, each when its call is heard for the first time.
lesson-lets = **{ $player } lets you shoot** until your first goal.
lesson-answer = Match the { $card }: that's a breakaway.
lesson-answer-none = Nothing here matches the { $card }. Tap any card.
lesson-chance = 💡 **Breakaway:** { $you ->
        [yes] you
       *[no] { $player }
    } matched the rank on the table.
lesson-power = 💡 **A Jack** is a breakaway all by itself.
lesson-next = Your next card is the shot. If { $player } matches it, it's a goal.
lesson-takeover = 💡 **Taken over:** { $card } on { $shot } ends { $you ->
        [yes] { $other }'s breakaway. Now you have one.
       *[no] your breakaway. Now { $player } has one.
    }
lesson-goal = 💡 **Goal:** { $you ->
        [yes] you were on a breakaway and matched the shot, { $card } on { $shot }.
       *[no] { $player } was on a breakaway and matched the shot, { $card } on { $shot }.
    }
lesson-earnest = From now on, { $player } plays to win.
lesson-post = 💡 **The post:** one rank off. The breakaway is over.
lesson-save = 💡 **A save:** two ranks off. The breakaway is over.
lesson-wide = 💡 **Wide:** three ranks off or more. The breakaway is over.
lesson-clears = 💡 **A safe card:** hard to match, or impossible. That's how { $you ->
        [yes] you stop
       *[no] { $player } stops
    } a breakaway.
practice-opening = { $name } is a bot ({ $level }). Practice doesn't count on the leaderboard.

## What the bot's own players say

taunts =
    That one is going on the fridge.
    Check the net, it may still be moving.
    I saw that one coming since the face-off.
    Did anyone blink? I didn't.
    Put it on my card.
    Ring the bell, I'm home.
    You leave that corner open every time.
    I'd sign the puck, but you'll want to keep it.
    Don't worry, there's plenty of ice left.
    I'll teach you that one after the match.
    That's what the practice was for.
    Who ordered a goal? It's here.
    Same again? I have time.
    Your net looks better with a puck in it.
    Feel that draft? Someone left the door open.
taunt-choose = Tease them? You have a minute
taunt-twice = You've had your line for this goal. Next goal, next line.
taunt-late = Too late: you had a minute. Score again, and you get three new lines.
taunt-not-yours = Only the scorer gets to tease.
taunt-unwanted = A player here doesn't want taunts, or the server doesn't.

follow-button = 🔔 Follow
follow-on = You're following this match. The result will mention you. Tap again to stop.
follow-off = You stopped following this match.
follow-player = You're playing this match. Your hand tells you how it ends.
follow-full = This match already has { $most } followers. The result can't mention more.
guess-button = 🔮 { $side } to win
guess-kept = Your guess: { $side } to win. You can change it until the first goal.
guess-record = Your guesses in this server: { $right } of { $count } right.
guess-late = Too late: guessing ends with the first goal.
guess-player = You're playing this match. Guessing is for people who watch.
final-guesses = 🔮 Guessed right: { $names }{ $more ->
        [0] {""}
        [one] {" "}and one more
       *[other] {" "}and { $more } more
    }.
final-guesses-none = 🔮 { $count ->
        [one] The one guess was wrong.
        [2] Both guesses were wrong.
       *[other] All { $count } guesses were wrong.
    }
final-followers = 🔔 { $people }
card-guesses = - Guesses while watching: { $right } of { $count } right
record-guessers = Best guessers: { $guessers }
record-guesser = { $player } { $right } of { $count }
talk = > { $player }: “{ $said }”
talk-rookie-scores = { $variant ->
        [1] Did that go in? It did!
        [2] Wait till my mother hears about this!
       *[3] I meant to do that. I think.
    }
talk-rookie-concedes = { $variant ->
        [1] Was I supposed to stop that?
        [2] So that's what that looks like.
       *[3] Nobody told me about that one!
    }
talk-rookie-wins = { $variant ->
        [1] I won? I won!
        [2] First round's on me. Lemonade.
       *[3] Can we frame the score sheet?
    }
talk-rookie-loses = { $variant ->
        [1] Good game! Teach me that sometime.
        [2] I'll get the hang of it.
       *[3] That was fun. Again?
    }
talk-rookie-ties = { $variant ->
        [1] A tie! I'll take it.
        [2] Nobody lost. Perfect.
       *[3] Even. I can live with that.
    }
talk-pro-scores = { $variant ->
        [1] By the book.
        [2] Page twelve, if you want to look it up.
       *[3] Patience, and then that.
    }
talk-pro-concedes = { $variant ->
        [1] Nothing in the book against that.
        [2] Well read.
       *[3] I'd have played it the same way.
    }
talk-pro-wins = { $variant ->
        [1] The basics win games.
        [2] Good match. Mind your safeties.
       *[3] Textbook.
    }
talk-pro-loses = { $variant ->
        [1] Well played. I'll check my notes.
        [2] You've read the same book.
       *[3] That one goes in the next edition.
    }
talk-pro-ties = { $variant ->
        [1] A fair result.
        [2] Dead even.
       *[3] Neither of us blinked.
    }
talk-all-star-scores = { $variant ->
        [1] I had a feeling you held nothing.
        [2] That's why they sell tickets.
       *[3] Saw it two cards ago.
    }
talk-all-star-concedes = { $variant ->
        [1] You hid that one well.
        [2] I'd have bet against it.
       *[3] Fine. Now I'm awake.
    }
talk-all-star-wins = { $variant ->
        [1] Same time tomorrow?
        [2] You made me think. Good.
       *[3] Star of the night: me. Close second: you.
    }
talk-all-star-loses = { $variant ->
        [1] You had me guessing all night.
        [2] Take a bow.
       *[3] I'll be thinking about that one.
    }
talk-all-star-ties = { $variant ->
        [1] We'll call it a tie, and a good one.
        [2] Neither of us gave an inch.
       *[3] To be continued.
    }
talk-legend-scores = { $variant ->
        [1] I counted on that.
        [2] Three were gone. I waited for the fourth.
       *[3] It was only a matter of cards.
    }
talk-legend-concedes = { $variant ->
        [1] Hm. That was in none of my worlds.
        [2] Remember that one. I will.
       *[3] One in twenty, and you found it.
    }
talk-legend-wins = { $variant ->
        [1] You play better than most who've sat in that chair.
        [2] Every card tells. Listen longer.
       *[3] Thank you for the game.
    }
talk-legend-loses = { $variant ->
        [1] I bow to that.
        [2] So I can still be surprised.
       *[3] Tell them you beat me. I won't deny it.
    }
talk-legend-ties = { $variant ->
        [1] Well matched.
        [2] The cards couldn't decide, and neither could we.
       *[3] A score I respect.
    }

## The coach

hand-button-hint = Hint
hint = **{ $move }**: { $why }.
hint-bare = **{ $move }**
hint-place = Lane { $number }
hint-keeper = Goalie { $number }
hint-position = { $position } { $card }
hint-pairs-won = { $won ->
        [0] your cheapest cards, because winning a pair here costs more than it's worth
        [one] your cheapest cards that win one of the four pairs
        [4] your cheapest cards that win all four pairs
       *[other] your cheapest cards that win { $won } of the four pairs
    }
hint-pairs-most = { $won ->
        [0] your cards win none of the four pairs
        [one] your cards win one of the four pairs, and no more
        [4] your cards win all four pairs
       *[other] your cards win { $won } of the four pairs, and no more
    }
hint-not-here = Hints are for practice. Against people, you're on your own.
reason-goal = it scores
reason-match = it matches the card on the table
reason-match-chance = it matches the card on the table, so you get a breakaway
reason-match-chance-partners = it matches the card on the table, so it's a pass to your partner
reason-match-chance-stockham = it matches the card on the table, so you get a shot
reason-match-chance-saskatchewan = it matches the card on the table and clears the ice for you
reason-match-chance-stops = it matches the card on the table and takes over the breakaway
reason-match-chance-stops-partners = it matches the card on the table and takes over the pass
reason-match-block-stops = it matches the card on the table and stops the breakaway
reason-match-block-stops-partners = it matches the card on the table and stops the pass
reason-match-block-stops-stockham = it matches the card on the table and blocks the shot
reason-safety-third-gone = nobody can match it
reason-safety-pair = nobody matched its rank last time, so it's most likely safe
reason-power-stops = it stops their breakaway and gives you one
reason-power-stops-partners = it stops their pass and is one of yours
reason-power-stops-saskatchewan = it stops the shot and clears the ice
reason-power-blocks = it blocks the shot
reason-power-blocks-partners = it stops their pass
reason-fewest-left = it's the hardest to match
reason-neighbour = it's as hard to match as any, and if they hit the post, you can match that
reason-power-last = only strong cards are left
reason-pair-early = it's one of a pair, so if they match it, you match back and take over
reason-pair-early-cancel = it's one of a pair, so if they match it, you match back and cancel the breakaway
reason-pair-early-stockham = it's one of a pair, so if they match it, you match back and block the shot
reason-safeties-kept = it saves the safe cards for when they're needed
reason-power-kept = it saves a strong card for later
reason-power-now = it's worth more now than later
reason-least-likely = going by the play so far, it's the least likely to be matched
reason-toss-up = it's a toss-up with another card
reason-harder-to-match = it was harder to match
reason-only-card = it's the only card
reason-counted = every card is known by now, and this one comes out best
reason-deals-last = the dealer plays last in every deal
reason-face-off-high = a high card wins the face-off, and the winner sees the other line first
reason-unbeatable-attack = an Ace between two cards of its suit worth 10 scores against anything
reason-fair-share = it leaves as good a hand for later lines
reason-weakest-that-beat = these are the cheapest cards that beat most of the other line
reason-closed = it's closed, and may let the card by
reason-closed-fails = it's closed, but nothing that's left lets the card by
reason-open-passes = it's open and lets the card by
reason-open-fails = it stops the card, but opens nothing for the other side
reason-all-fail = they're all open, and every one stops the card
reason-sampled = it did best when I tried out the cards you can't see

final-button-analyse = Analysis
command-analysis = How a match of yours went, and what to learn from it
command-analysis-match = Which match (default: your latest)
analysis-none = You haven't finished a match yet. Play one: { COMMAND("hockey practice") }
analysis-no-plays = Nobody played a card in that match, so there's nothing to learn from it.
coach-busy = The coach is busy. Ask again in a few minutes.
coach-silent = The coach lost the thread. Ask again in a moment.
analysis-choice = Match { $number } against { $opponents }

review-title = **How it went: { $home } { $homegoals }{ -to }{ $awaygoals } { $away }**
review-luck = { $side }: cards worth { $expected } { $expected ->
        [1] goal
       *[other] goals
    }, { $goals } scored.
review-turning = **Turning point:** { $place }, { $play }. { $side } went from a { $before }% chance to { $after }%.
review-lessons = **For { $player }:**
review-no-lessons = **For { $player }:** no play stands out.
review-counts = -# Missed chances: { $missed } · safe cards given up: { $given }
review-lesson = { $number }. { $place }: { $advice } That cost { $cost }% of a win.
review-place = [{ $period }, deal { $deal }]({ $link })
review-place-period = [{ $period }]({ $link })
review-place-card = { $field ->
        [1] {"["}Card { $number }]({ $link })
       *[other] {"["}Field { $field }, card { $number }]({ $link })
    }
review-play = { $player }'s { $card }
review-play-met = { $player }'s { $card } against { $met }
review-play-face-off = the face-off, { $home } against { $away }
review-play-line = { $player }'s line
review-play-lines = both lines
review-better = { $you ->
        [yes] You played { $made }.
       *[no] Played { $made }.
    } { $better } was better, because { $why }.
review-better-column = { $you ->
        [yes] You sent
       *[no] Sent
    } the { $card } to lane { $made } of row { $row }. Lane { $better } was better, because { $why }.
review-better-keeper = { $you ->
        [yes] You sent
       *[no] Sent
    } the { $card } to goalie { $made }. Goalie { $better } was better, because { $why }.
review-better-face-off = { $you ->
        [yes] You picked { $made }
       *[no] Picked { $made }
    } for the face-off. { $better } was better, because { $why }.
review-better-line = A better line was { $line }, because { $why }.
fault-missed-goal = it would have scored
fault-missed-chance = it would have been a breakaway
fault-missed-chance-partners = it would have been a pass
fault-missed-chance-stockham = it would have been a shot
fault-missed-chance-saskatchewan = it would have cleared the ice
fault-missed-block = it would have stopped the breakaway
fault-missed-block-partners = it would have stopped the pass
fault-missed-block-stockham = it would have blocked the shot
fault-missed-block-saskatchewan = it would have stopped the shot and cleared the ice
fault-safety-not-played = it was a safe card, and it was time to play one
fault-safety-given-up = the safe card was worth keeping
fault-way-open = it was open and would have let the card by
fault-stopped-knowingly = the other one was open and sure to stop the card
fault-fewer-pairs = it would have won more pairs
fault-dearer-cards = it wins as many pairs with cheaper cards
fault-kept-for-later = it wins fewer pairs, but saves better cards for later
fault-face-off-card = it had the better odds there
fault-power-spent = the strong card was worth keeping
review-button-watch = Watch { $number }
review-sure = -# A steady player would have scored this many with these cards{ $spread ->
        [0] , exactly
       *[other] , give or take { $spread }
    }. Chances are estimates, give or take { $error }%.
review-curve = Chance to win
review-alt = { $home }'s chance to win, from the first play to the last.
review-alt-period = { $period }: { $chance } percent at the start.
review-alt-field = Field { $field }: { $chance } percent at the start.
review-alt-start = { $chance } percent at the start.
review-alt-goal = Goal for { $side }: { $chance } percent.
review-alt-goals = { $home } { $homegoals }, { $away } { $awaygoals }: { $chance } percent.
review-alt-end = The end: { $chance } percent.

## The record book

final-button-watch = Watch
final-button-export = Export
command-history = Finished matches, yours or another player's
command-history-player = Whose matches (default: yours)
command-history-opponent = Only matches against this player
command-replay = Watch a finished match again, play by play
command-replay-match = Which match (default: your latest)
command-replay-play = Which play to start at
command-export = Get a finished match as files: its record and box score
command-export-match = Which match (default: your latest)
command-verify = Check that a match was shuffled and played fairly
command-verify-match = Which match (default: your latest)
command-verify-file = A match record, as a file

command-admin-export = All finished matches of this server, as files
command-admin-export-after = Only matches after this number
archive-part = Matches { $first } to { $last }: { $count } in this file, one per line, as JSON in gzip.
archive-done = That's all: { $count } { $count ->
        [one] match
       *[other] matches
    }.
archive-nothing = { $which ->
        [all] No match has finished here yet.
       *[after] No match after number { $after } has finished here.
    }
archive-later = There's more, but Discord won't let me go on here. Type the command again, with { name-after }: { $after }

history-title = **{ $player }: { $count } { $count ->
        [one] match
       *[other] matches
    }{ $season ->
        [0] {""}
       *[other] , season { $season }
    }**
history-line = { $result ->
        [win] **W**
        [loss] **L**
       *[tie] **T**
    } { $mine }{ -to }{ $theirs } against { $opponents }{ $by ->
        [resign] , by resignation
        [walkover] , by walkover
        [clock] , on time
       *[play] {""}
    } · { $game } · { $when }
history-line-unfinished = **–** against { $opponents } · { $game } · not finished, { $when }
# Instead of a game's name, if it can't be played any more.
history-game-gone = an old game
history-page = -# Page { $page } of { $pages }
history-watch = Watch one again
history-choice = Match { $match } against { $opponents }
history-button-newer = Newer
history-button-older = Older
history-none = { $which ->
        [some] None of your finished matches fits that. Leave something out, or see them all: { COMMAND("hockey history") }
       *[all] You haven't finished a match yet. Play one: { COMMAND("hockey challenge") } or { COMMAND("hockey practice") }
    }
history-none-of = { $which ->
        [some] None of their finished matches here fits that. Leave something out.
       *[all] They haven't finished a match here yet. Challenge them: { COMMAND("hockey challenge") }
    }
history-self = Nobody plays against themselves. Pick another opponent, or none.
history-hidden = This player's history is private.
history-not-here = Here you can only see your own matches. Ask for another player's in a server.

replay-title = **Replay of match { $match }** · play { $play }
replay-note = 🔖 { $note }
replay-hand = { $player }: { $cards }
replay-button-first = First
replay-button-back = ◀ Back
replay-button-on = Next ▶
replay-button-goal = Next goal
replay-button-last = Last
replay-button-hands-open = Show the hands
replay-button-hands-hidden = Hide the hands
replay-button-mark = Bookmark
replay-button-unmark = Remove bookmark
replay-button-share = Post in the channel
replay-button-watch = Watch
replay-marks = Your bookmarks
replay-choice-mark = 🔖 { $note } · match { $match }
replay-mark = Play { $play }: { $note }
replay-note-title = Bookmark this play
replay-note-label = Your note
replay-note-about = Only you see it.
replay-marks-full = You already have { $most } bookmarks in this match. Remove one first.
replay-none = You haven't finished a match yet. Play one: { COMMAND("hockey challenge") } or { COMMAND("hockey practice") }
replay-nothing = No cards were dealt in that match, so there's nothing to watch.
replay-share-elsewhere = This match was played in another server. Post its plays there.
replay-share-forbidden = You can't write in this channel, so I can't post the play here.
replay-shared-already = You just posted this play here. Wait a little, then post it again.
replay-shared = { $player } shows play { $play } of match { $match }, { $home } against { $away }.

export-done = Match { $match }, as a record and a box score. Anyone can check the record: { COMMAND("hockey verify") }
box-title = { $home } – { $away }: { $game }
box-by-play = Played to the end.
box-by-resign = Ended by resignation.
box-by-walkover = Ended by walkover.
box-by-clock = Ended on time.
box-by-admin = Ended by an admin.
box-winner = Winner: { $side }.
box-tie = A tie.
box-score = { $home }–{ $away }
box-goals = Goals
box-no-goals = No goals.
box-call-goal = Goals
box-call-chance = Chances
box-call-block = Blocks
box-call-post = Posts hit
box-call-save = Shots saved
box-call-wide = Shots wide
box-call-clears = Cleared
box-call-shoots = Shot at

verify-true = ✅ **Match { $match } checks out.** { $periods ->
        [0] It ended before the first deal, so there's nothing to check.
       *[other] { $periods ->
            [one] The shuffle follows
            [2] Both shuffles follow
           *[other] All { $periods } shuffles follow
        } from the secret and the cuts, and { $plays ->
            [0] no card was played
            [one] its one play follows the rules
            [2] both plays follow the rules
           *[other] all { $plays } plays follow the rules
        }.
    } { $own ->
        [0] Nobody cut the deck.
        [one] One player cut the deck.
       *[other] { $own } players cut the deck.
    }
verify-score = { $home } **{ $homegoals }{ -to }{ $awaygoals }** { $away }
verify-same = I have the same match on record. Compare its seal, `{ $commitment }`, with [the challenge]({ $link }), which has shown it from the start.
verify-other = I have a match with this seal, `{ $commitment }`, but it differs. Compare it with { COMMAND("hockey export") }. Its messages: [the channel]({ $link })
verify-stranger = No match of yours or of this server has this seal, `{ $commitment }`. Compare it with the seal in the channel.
verify-unsealed = ❔ **Not sealed.** The plays follow the rules. But the seal was removed, so nothing shows that the decks weren't stacked.
verify-false = ❌ **Doesn't check out.** { $why }
verify-false-period = ❌ **Doesn't check out.** Period { $period }: { $why }
verify-false-play = ❌ **Doesn't check out.** Period { $period }, play { $play }: { $why }
verify-one = Pick a match or a file, not both.
verify-too-large = That's too large: a match record has { $most } KB at most.
verify-unread = I couldn't get that file from Discord. Attach it again.
verify-too-much = That took too much work to check. Attach the file from { COMMAND("hockey export") }.
flaw-not-json = This isn't JSON.
flaw-duplicate-key = An object has the same key twice.
flaw-wrong-type = A value has the wrong type.
flaw-missing-key = A key is missing.
flaw-unknown-key = This game's record doesn't have that key.
flaw-unknown-format = This isn't a match record, or it's in a later format.
flaw-unknown-variant = I don't know this game.
flaw-bad-rules = These house rules don't make a game.
flaw-bad-players = The number of players isn't the number of seats.
flaw-bad-teams = There have to be two teams, each a name or null.
flaw-bad-length = A match has three full periods, or one.
flaw-bad-cards = Field takes 36, 40, 44, 48 or 52 cards.
flaw-bad-first = `first` is seat 0 or 1.
flaw-bad-overtime = There can't be an overtime here.
flaw-incomplete-period = The period isn't finished, but another follows.
flaw-incomplete-play = The card stops on its way, but another is played.
flaw-overlong-play = The card goes on after it was stopped.
flaw-bad-seal = The seal is malformed.
flaw-bad-cuts = The cuts are malformed: each seat has a number of up to 30 digits, or null.
flaw-false-commitment = The seal doesn't belong to this secret: the bot had promised another one.
flaw-false-cut = The cards cut for the deal don't follow from the secret and the cuts.
flaw-false-dealer = The dealer doesn't follow from the secret and the cuts.
flaw-false-deck = The deck doesn't follow from the secret and the cuts.
flaw-false-digest = The digest is wrong: the record was changed after it was written.
flaw-unknown-move = This game doesn't have that move.
flaw-unknown-seat = Nobody sits there.
flaw-match-over = The match was already over.
flaw-not-dealt = No cards were dealt.
flaw-not-your-turn = It's another player's turn.
flaw-not-in-hand = The player on turn doesn't have this card.
flaw-already-played = This card was already played.
flaw-bad-cut = These cards can't be the ones cut for the deal.
flaw-bad-dealer = This player doesn't deal here.
flaw-bad-deck = These aren't this game's cards.
flaw-bad-centre = The centre pile can't be this.
flaw-bad-end = A match can't end like this.

## Tournaments

tournament-title = ### 🏆 { $name }
tournament-terms = -# { $game } · { $terms }
tournament-format-knock-out = knockout
tournament-format-double = double knockout
tournament-format-round-robin = round robin
tournament-format-swiss = Swiss
tournament-format-duplicate = duplicate, same cards at every table
tournament-best-of = best of { $games }
tournament-starts = **Starts { $when }** ({ $ago })
tournament-check-in-at = Check in from { $time }, or you're out.
tournament-check-in = **Check in, or you're out!** Check-in ends { $until }.
tournament-signed-none = Nobody's in yet. There's room for { $most }{ $pairs ->
        [yes] {" "}pairs
       *[no] {""}
    }.
tournament-signed = In so far, { $count } of { $most }{ $pairs ->
        [yes] {" "}pairs
       *[no] {""}
    }: { $names }
tournament-checked-in = Checked in: { $count } of { $of }{ $pairs ->
        [yes] {" "}pairs
       *[no] {""}
    }
tournament-missing = Not yet: { $names }
tournament-partners-asked = Partners who still have to sign up: { $names }
tournament-more = { $names } and { $count } more
tournament-paused = ⏸️ An admin has paused it.
tournament-round-name = { $stage ->
        [final] Final
        [final-again] Second final
        [semi] Semifinals
        [quarter] Quarterfinals
       *[round] { $rounds ->
            [0] Round { $number }
           *[other] Round { $number } of { $rounds }
        }
    }
tournament-round = **{ $round }**, ends { $until }.
tournament-round-paused = **{ $round }**, paused by an admin ⏸️
# A pairing that is on, with a link to its match; in a best of 3 with the games that each has won.
tournament-match = { $linked ->
        [yes] [{ $first } vs { $second }]({ $url })
       *[no] { $first } vs { $second }
    }{ $scored ->
        [yes] : { $wins }{ -close-to }{ $losses }
       *[no] {""}
    }
tournament-more-matches = and { $count ->
        [one] 1 more match
       *[other] { $count } more matches
    }
tournament-round-played = All played. The next round starts soon.
tournament-place = { $medal } **{ $players }**
tournament-no-winner = Nobody won: no players were left.
tournament-fewest = It takes { $fewest } players or more.
tournament-too-few = Called off: too few checked in. It takes { $fewest } or more.
tournament-cancelled = This tournament was called off.
tournament-button-join = Sign up
tournament-button-check-in = Check in
tournament-button-leave = Leave
tournament-button-text = { $begun ->
        [no] Who's in
       *[yes] Standings
    }
tournament-round-begins = 🏒 **{ $name }: { $round }.** Play by { $date } ({ $ago }).
tournament-byes = No match this time, straight to the next round: { $players }
tournament-see = [See how everyone stands]({ $url })
tournament-over = 🏆 **{ $name } is over!**
tournament-role-not-given = -# Admins: the champion's role is yours to give. { $why ->
        [gone] I can't find it any more.
        [permission] I lack the permission Manage Roles.
        [refused] Discord refuses it.
        [above] It's above mine.
       *[powers] It gives more than an honour.
    }
tournament-head-record = W-L
tournament-picture-more = and { $count } more
# Below the column of the same round in the winners' bracket.
tournament-column-losers = Losers { $number }
tournament-alt = { $name }: { $over ->
        [yes] it's over. First: { $names }.
       *[no] { $round }. Leading: { $names }.
    }
tournament-text-title = **{ $name }: { $what }**
tournament-text-signed = Who's in
tournament-text-none = Nobody yet
tournament-text-standings = Standings
tournament-text-part = { $what }{ $pages ->
        [1] {""}
       *[other] {" "}({ $page }/{ $pages })
    }
tournament-text-entry = { $player }{ $state ->
        [in] {" "}✅ checked in
        [asked] : { $who } still has to sign up
        [absent] : { $who } still has to check in
       *[waits] {""}
    }
tournament-text-line = **{ $place }. { $player }**{ $out ->
        [yes] {" "}(out)
       *[no] {""}
    }: { $format ->
        [duplicate] { $score }
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }
    }, { $won }{"-\u2060"}{ $lost }{ $format ->
        [duplicate] {""}
        [swiss] {" "}· B { $buchholz } · SB { $sonneborn } · M { $games }
       *[round-robin] {" "}· SB { $sonneborn } · M { $games }
    }
tournament-text-bracket-line = { $place ->
        [0] **{ $player }**: still in,
       *[other] **{ $place }. { $player }**:
    } { $won ->
        [one] 1 win
       *[other] { $won } wins
    }, { $lost ->
        [one] 1 loss
       *[other] { $lost } losses
    }
tournament-ties = { $format ->
        [duplicate]
            -# **+1**: one goal better than the others with the same cards, without overtime
            -# **2-1**: won 2, lost 1
            -# If you're equal: more matches played, then your matches against each other
        [swiss]
            -# **2-1**: won 2, lost 1. A bye is a point too.
            -# If you have equal points, these decide, in this order:
            -# **B** (Buchholz): your opponents' points, without the lowest
            -# **SB** (Sonneborn-Berger): the points of those you beat
            -# Your matches against each other
            -# **M**: matches won, minus matches lost
       *[round-robin]
            -# **2-1**: won 2, lost 1
            -# If you have equal points, these decide, in this order:
            -# **SB** (Sonneborn-Berger): the points of those you beat
            -# Your matches against each other
            -# **M**: matches won, minus matches lost
    }
tournament-side = { $side ->
        [losers] **Losers' bracket**
       *[winners] **Winners' bracket**
    }
tournament-score = { $sign ->
        [plus] +
        [minus] -
       *[none] {""}
    }{ $number }
tournament-text-pairing = { $how ->
        [open] { $first } vs { $second }: still on
        [played] { $first } beat { $second }
        [tied] { $first } tied { $second }
        [ended] { $first } vs { $second }: an admin ended it
        [forfeit] { $first } won by forfeit against { $second }
        [unfinished] { $first } beat { $second }, who didn't finish
        [deadline] { $first } won on time against { $second }
        [no-show] { $first } won, { $second } didn't show up
        [bye] { $first } had a bye
       *[void] { $first } vs { $second }: neither played, both are out
    }{ $scored ->
        [yes] , { $wins }{ -close-to }{ $losses }
       *[no] {""}
    }

## Help and rules

help = **Breakaway is card hockey**, played across Canada since 1961. Match a card: breakaway. Match the answer: goal!
    1. **Play your first match** against a bot. It explains every call.
    2. **See how to play.** The first page will do.
    3. **Challenge someone** in a server. Your cards come by DM.

help-button-rules = How to play
help-button-commands = All commands
help-button-support = Get help
help-privacy-policy = Privacy policy
help-terms = Terms of service

pitch-house = Played by this server's own rules.
rules-page = ### { $game } ({ $page } of { $pages })
rules-button-challenge = Challenge someone
rules-button-table = Offer two against two
# Advice below a page of the rules.
rules-tip-play = 💡 Keep a pair. If they match your first card, your second takes over.
rules-tip-play-stops = 💡 Keep a pair. If they match your first card, your second stops them.
rules-tip-play-none = 💡 On cleared ice, play a rank that's almost gone. It's the hardest to match.
rules-tip-heard = 💡 Count the cards. If the other three of a rank are gone, your card is safe. Save it for when they shoot.
rules-tip-heard-power = 💡 Count the cards. If the other three of a rank are gone, only a card that scores on anything beats yours.
rules-tip-examples = 💡 Read the last card of each line, and make the call before you look.
rules-tip-decisions = 💡 Won the cut? Deal, and you play the last card of each deal. Play first, and you deal the next period.
lineup-rules-tip-play = 💡 An Ace between two cards of its suit scores against almost anything. You can only spend it once.
lineup-rules-tip-example = 💡 Add up the pairs yourself before you read the calls.
lineup-rules-tip-decisions = 💡 You can't take a line back. Add up its four pairs before you tap *Ready*.
field-rules-tip-play = 💡 Open cards show both of you the way. Near the goal, a closed card can be the better bet.
field-rules-tip-example = 💡 Same suit or same rank: either one passes.
field-rules-tip-decisions = 💡 A card can't stop. Look a row ahead before you match one.
rules-turns = Take turns, one card each, onto one pile.
rules-turns-partners = Two against two. Take turns, one card each, onto one pile.
rules-deals = A period is one run through the deck. You get { $deals } cards in turn. The dealer plays second, and the deal changes hands each period.
rules-deals-partners = A period is one run through the deck. You get { $deals } cards in turn. The player after the dealer goes first, and the deal moves on each period.
rules-centre = The pile starts with a centre of { $centre } cards, { $powers ->
        [0] without a pair.
       *[other] with no { $power } and no pair.
    } The top one is the first to match. In the first deal you can both look at them all.
rules-centre-partners = The pile starts with a centre of { $centre } cards, { $powers ->
        [0] without a pair.
       *[other] with no { $power } and no pair.
    } The top one is the first to match. In the first deal you can all look at them.
rules-chance-match = **Breakaway:** match the rank on top of the pile.
rules-chance-match-stockham = **Shot:** match the rank on top of the pile.
rules-chance-match-saskatchewan = **Clear the ice:** match the rank on top. The pile is taken away.
rules-chance-match-partners = **Pass:** match the rank on top of the pile.
rules-chance-match-power = **Breakaway:** match the rank on top of the pile, or play { $apower }.
rules-chance-match-power-stockham = **Shot:** match the rank on top of the pile, or play { $apower }.
rules-chance-match-power-saskatchewan = **Clear the ice:** match the rank on top, or play { $apower }. The pile is taken away.
rules-chance-match-power-partners = **Pass:** match the rank on top of the pile, or play { $apower }.
rules-goal = **Goal:** then match your opponent's very next card. Miss, and the breakaway is gone.
rules-goal-stockham = **Goal:** then match your opponent's very next card. Miss, and the shot is gone.
rules-goal-partners = **Goal:** an opponent plays, then your partner matches that card. Miss, and the pass is gone.
rules-goal-saskatchewan = **Goal:** then match your opponent's very next card. Miss, and the chance is gone.
rules-goal-power-partners = **Goal:** an opponent plays, then your partner matches that card or puts { $apower } on it.
rules-goal-power = **Goal:** then match your opponent's very next card, or put { $apower } on it.
rules-end = **The end:** most goals after three periods wins. Tied? In overtime, the first goal wins.
rules-details = **The details**
rules-no-power-goal = No { $power } ever scores.
rules-power-empty = On the empty ice, { $apower } scores nothing, but it stops the shot and clears the ice for you.
rules-power-empty-partners = On the empty ice, { $apower } scores nothing, but it's a new pass.
rules-goal-chance = A goal is a breakaway too: match again and score again.
rules-goal-chance-saskatchewan = A goal clears the ice too: match again and score again.
rules-goal-chance-stockham = A goal is a shot too: match again and score again.
rules-goal-chance-partners = A goal is a pass too: your partner can score again.
rules-clears-ice = Every pass clears the ice: the pile is taken away.
rules-goal-clears-ice = A goal takes the pile away too, but it isn't a chance. The next card goes on the empty ice.
rules-goal-no-chance = A goal isn't a breakaway, but matching the card that scored is a new one.
rules-goal-no-chance-stockham = A goal isn't a shot, but matching the card that scored is a new one.
rules-goal-no-chance-partners = A goal isn't a pass, but matching the card that scored is a new one.
rules-third-takes-over = Did they match your card? Match it again, and the breakaway is yours.
rules-third-takes-over-partners = Did they match your card? Match it again, and the pass is yours.
rules-third-cancels = Did they match your card? A third card of the rank cancels the breakaway and gives none.{ $powers ->
        [0] {""}
       *[other] {" "}Any { $power } takes over a breakaway.
    }
rules-third-cancels-partners = Did they match your card? A third card of the rank cancels the pass and gives none.{ $powers ->
        [0] {""}
       *[other] {" "}Any { $power } takes over a pass.
    }
rules-third-blocks = { $powers ->
        [0] A third card of the rank blocks a shot. It isn't a shot for you.
       *[other] A third card of the rank blocks a shot, and so does { $apower }. Neither is a shot for you. Against { $apower }'s shot, only { $apower } will do.
    }
rules-third-blocks-partners = { $powers ->
        [0] A third card of the rank blocks a pass. It isn't a pass for you.
       *[other] A third card of the rank blocks a pass, and so does { $apower }. Neither is a pass for you.
    }
rules-carry = The pile and a breakaway carry over to the next deal, but not to the next period.
rules-carry-stockham = The pile and a shot carry over to the next deal, but not to the next period.
rules-carry-saskatchewan = The pile and cleared ice carry over to the next deal, but not to the next period.
rules-carry-partners = The pile and a pass carry over to the next deal, but not to the next period.
rules-cut = Before the match, you both cut. The winner chooses to deal or to play first.
rules-overtime = In overtime, you get { $deals } cards in turn. No goal means a tie, or another overtime if someone has to win.
rules-overtime-same = Overtime is dealt like any period. No goal means a tie, or another overtime if someone has to win.
rules-power-named = { $rank }
rules-power-or = { $first } or { $second }
rules-power-a = { $code ->
        [A] an { $rank }
        [8] an { $rank }
       *[other] a { $rank }
    }

rules-heard = **What you'll hear**
heard-chance = **{ $call }** This player's next card can score.
heard-chance-partners = **{ $call }** This player's partner can score with the next card.
heard-shoots = **{ $call }** The other side plays the card to match.
heard-clears = **{ $call }** The same, but with a safe card: the second of a pair, or the last of its rank.
heard-block = **{ $call }** The shot is stopped.
heard-block-cancel = **{ $call }** The breakaway is stopped.
heard-block-partners = **{ $call }** The pass is stopped.
heard-post = **{ $call }** Missed by one rank.
heard-save = **{ $call }** Missed by two ranks. The defender calls it.
heard-wide = **{ $call }** Missed by more. The defender calls it.
heard-goal = **{ $call }** A goal. The leader's goals come first.

rules-examples = **Plays to learn from**
example-player-0 = Jon
example-player-1 = Darrell
example-player-2 = Ida
example-player-3 = Ralph
example-goal = Match, and match the answer:
example-goal-partners = A match is a pass, and the partner scores:
example-goal-saskatchewan = Match to clear the ice, match again to score:
example-goal-stockham = Match for a shot, match again to score:
example-again = A goal is a breakaway too:
example-again-saskatchewan = A Jack or a Two scores as well, and every goal clears the ice:
example-misses = A Jack is a breakaway. Two shots that miss:
example-misses-partners = A Jack is a pass. Two shots that miss:
example-misses-saskatchewan = Two shots that miss:
example-misses-stockham = A Jack is a shot. Two shots that miss:
example-third-card = The third card takes over the breakaway:
example-third-card-cancel = The third card stops the breakaway, and isn't a new one:
example-third-card-partners = The third card takes over the pass:
example-third-card-stockham = The third card blocks. A fourth is a new shot:
example-jack = A Jack is a card like any other:
example-jack-cancel = A Jack takes over the breakaway:
example-jack-saskatchewan = On the empty ice a Jack or a Two only stops the shot:
example-jack-stockham = A Jack blocks, but isn't a shot then:
example-jack-on-jack = A Jack blocks a Jack:
example-clears = Nobody matched the first Nine, so the second is safe:

rules-decisions = **Our own decisions, where the old rules say nothing**
    - A match can be one period: a shift.
    - Aces are high in the cut. Same rank? Cut again.
    - If you don't choose in time, you deal.
    - Cutting the deck is part of the shuffle. The dealer gets the last card.
    - Two ranks off is a save. More is wide.
    - The Ace is next to the King and next to the Two. The King and the Two are far apart.
    - The last card of a deal is called by its rank, even if a shot is coming.
    - The leader's goals come first in the call.
    - The channel shows every card, not just the top one.
rules-decisions-clears = - “Clears it!” goes for the last card of its rank too.
rules-decisions-cancel = - “Block!” is our word.
    - A fourth card is a new breakaway.
    - A Jack never cancels and is never cancelled. It takes over.
rules-decisions-partners = - One player from each side cuts. If the winner plays first, the seat before them deals.
    - The deal moves to the next seat.
    - Overtime is dealt like a period.
    - If you resign, your partner is asked first, and has a minute to answer.
rules-decisions-saskatchewan = - The centre is dealt before the hands. Its top card is the first to match.
    - Overtime is dealt like a period.

## Apologies

sorry-gone = I don't have that match any more.
ended-gone = There's no match { $match }. See yours: { COMMAND("hockey history") }
ended-unknown = I don't know which match “{ $match }” is. Pick one from the list, or type its number from { COMMAND("hockey history") }
ended-elsewhere = That match was played elsewhere. Only its players can see it here.
ended-never-begun = Nobody accepted that challenge, so there's no match to see.
ended-covered = Others are still playing those cards. Come back when every table has ended.
sorry-stranger = You're not in this match. Start your own: { COMMAND("hockey challenge") }
sorry-not-open = This challenge is closed.
sorry-not-opponent = Only the players who were asked can answer this.
sorry-accepted = You're in already. The others still have to accept.
sorry-seated = You already have a seat.
sorry-no-seat = That seat is taken.
sorry-not-challenger = Only the challenger can withdraw this.
sorry-late = Too late: that's been played already.
sorry-not-your-turn = Not your turn yet.
sorry-over = This match is over.
sorry-still-on = That match is still on, so its decks stay secret. Ask again when it's over.
sorry-illegal = You can't play that now. See what you can play: { COMMAND("hockey hand") }
sorry-nothing-to-launch = There's nothing to launch: I play in the chat. Type { COMMAND("hockey challenge") } in a server, or { COMMAND("hockey help") }
sorry-choice = Pick one from the list for *{ $option }*.
sorry-button = I don't know this button any more. Find your hand with { COMMAND("hockey hand") }, and the rest with { COMMAND("hockey help") }
sorry-error = Something went wrong on my side. Try again. See where your match stands: { COMMAND("hockey hand") }
sorry-hand-moved = Your hand is further down.
sorry-kept = Played. Your hand and the channel catch up in a moment.
sorry-kept-resigned = You left the ice. The result comes in a moment.
sorry-kept-won = You win. The result comes in a moment.
sorry-kept-noted = Got it. The rest comes in a moment.
sorry-in-time = There's still time on this turn. You can claim the win after that.
sorry-own-time = It's your own time that ran out. Play, and the match goes on.
sorry-paused = The match is paused. End the pause first.
sorry-not-paused = The match isn't paused.
sorry-not-dealt = The cards aren't dealt yet. You can ask for a pause after that.
sorry-pause-waits = You've already asked for a pause. The others still have to agree.
sorry-no-pause-asked = Nobody is asking for a pause.
sorry-unreadable = I can't read this match any more. Ask the person who runs me to look at the log.
sorry-busy = The rink is busy. Try again in a moment.
sorry-host-only = Only the people who run this bot can see that.
sorry-host-unknown = Discord doesn't say right now who owns this bot. Try again in a moment.
sorry-banned = You can't play in this server: its admins have banned you from hockey.
sorry-timed-out = A moderator has timed you out. Try again at { $at }.
tournament-created = **{ $name }** starts { $when } ({ $ago }). Sign-up is open below.
tournament-no-duration = I don't get that time. Type it like 45m, 2h 30m or 3d.
# What people may type after the number in 45m or 3 days. Nobody reads these.
duration-words-minute = m min mins minute minutes
duration-words-hour = h hr hrs hour hours
duration-words-day = d day days
duration-words-week = w week weeks
tournament-start-limits = Pick a start between 2 minutes and 60 days from now.
tournament-round-limits = A round can take 10 minutes to 30 days.
tournament-too-many = { $most } tournaments are open here, and that's the limit. Cancel one, or wait until one ends.
tournament-name-taken = Another open tournament has that name. Pick another one.
tournament-late-pairs = Pairs can't come late. Leave out *{ name-late }*.
tournament-duplicate-terms = For a duplicate, pick Classic or one of its variants for two, one match a round, and room for four.
tournament-not-in-thread = Announce it in a channel: a tournament can't be in a thread.
tournament-not-here = Tournaments belong to a server. Ask there.
tournament-role-permission = To give that role, I need the permission Manage Roles.
tournament-role-powers = That role is more than an honour. Pick one that has no permissions and isn't a bot's.
tournament-role-above = That role is above mine. Move mine up, or pick another one.
tournament-which = There's more than one tournament. Pick yours with the option *{ name-tournament }*.
tournament-none = No tournament is on or coming up here.
tournament-unknown = There's no tournament with that name here. Pick one from the list.
tournament-none-yet = No tournaments yet. An admin can announce one: { COMMAND("hockey-admin tournament create") }
tournament-joined = You're in{ $paired ->
        [yes] {" "}with { $partner }
       *[no] {""}
    }! { $there ->
        [yes] I'll mention you when your match starts.
       *[no] Check in from { $at }, or you're out.
    } You may meet players that you've blocked.
tournament-partner-who = Who's your partner?
tournament-partner-list = Your partner
tournament-partner-asked = Now { $partner } has to tap **{ $there ->
        [yes] Check in
       *[no] Sign up
    }** too.
tournament-partner-waits = You're in once your partner taps **Sign up** too.
tournament-partner-gone = That player isn't in this server any more.
tournament-partner-nobody = Pick another person as your partner.
tournament-signing-already = You're already in.
tournament-signing-partner-taken = That player is already in with someone else.
tournament-signing-full = It's full. A place may open up before the start.
tournament-signing-closed = Sign-up is over.
tournament-check-in-closed = Check-in isn't open right now.
tournament-checked = You're checked in. { $waits ->
        [yes] Now { $partner } has to tap **Check in** too, or you're both out.
       *[no] I'll mention you when your match starts.
    }
tournament-not-in = You're not in this tournament.
tournament-leave-ask = **Leave the tournament?** You lose a match that is on, and you can't come back.
tournament-leave-yes = Leave
tournament-leave-no = Stay
tournament-left = You're out of the tournament.
tournament-stays = You're still in.
tournament-win-unknown = I can't tell which match you mean. Pick the player from the list.
tournament-win-choice = { $alone ->
        [yes] { $player }
       *[other] { $player } (against { $opponent })
    }{ $several ->
        [yes] , { $tournament }
       *[no] {""}
    }
tournament-win-late = Too late, it's decided: { $result }
tournament-win-done = { $player } gets the win. No rating changes.
tournament-replace-unknown = { $player } isn't in this tournament.
tournament-replace-refused = { $player } can't play here.
tournament-replace-late = Too late: { $player } has a match already, or is out.
tournament-replace-twice = { $by } is in this tournament already.
tournament-replace-done = { $by } plays for { $player } now.
tournament-extend-done = Done: the message shows the new time.
tournament-extend-limits = You can add up to 30 days at a time.
tournament-pause-done = **{ $name }** is paused. Matches that have begun go on. Use the same command to end the pause.
tournament-goes-on = **{ $name }** is on again. The time of the pause is added.
tournament-cancel-ask = **Call off { $name }?** This can't be undone. Matches that have begun go on.
tournament-cancel-yes = Call it off
tournament-cancel-no = Keep it
tournament-cancel-done = It's called off.
tournament-cancel-kept = It goes on.
tournament-over-already = Too late: the tournament is over.
tournament-exported = **{ $name }**: bracket and standings, for programs that use brackets-manager.
tournament-list = **Tournaments here**
tournament-line = [{ $name }]({ $link }): { $stage ->
        [sign-up] starts { $starts }
        [check-in] check-in is open
        [running] round { $round }
        [over] 🏆 { $champion }
        [cancelled] called off
       *[empty] over, nobody won
    }{ $mine ->
        [yes] { " " }(you're in)
       *[no] { "" }
    }
