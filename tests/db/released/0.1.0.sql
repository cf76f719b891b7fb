BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE beats (
	shard INTEGER NOT NULL, 
	seen DOUBLE NOT NULL, 
	through DOUBLE NOT NULL, 
	CONSTRAINT pk_beats PRIMARY KEY (shard)
);
INSERT INTO "beats" VALUES(0,1000.0,1000.0);
CREATE TABLE blocks (
	player_id BIGINT NOT NULL, 
	blocked_id BIGINT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (player_id, blocked_id), 
	CONSTRAINT fk_blocks_blocked_id_players FOREIGN KEY(blocked_id) REFERENCES players (id), 
	CONSTRAINT fk_blocks_player_id_players FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE houses (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	server_id BIGINT NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	switches TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	removed_at DOUBLE, 
	CONSTRAINT fk_houses_server_id_servers FOREIGN KEY(server_id) REFERENCES servers (id)
);
CREATE TABLE identifies (
	bucket INTEGER NOT NULL, 
	next_at DOUBLE NOT NULL, 
	CONSTRAINT pk_identifies PRIMARY KEY (bucket)
);
CREATE TABLE matches (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	server_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	place VARCHAR(16) NOT NULL, 
	thread_id BIGINT, 
	lost BOOLEAN NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	length INTEGER NOT NULL, 
	knockout BOOLEAN NOT NULL, 
	cards INTEGER NOT NULL, 
	jokers BOOLEAN NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	pairing VARCHAR(100) NOT NULL, 
	rematch_of INTEGER, 
	created_at DOUBLE NOT NULL, 
	expires_at DOUBLE NOT NULL, 
	ended_at DOUBLE, 
	settled BOOLEAN NOT NULL, 
	turn_seconds DOUBLE NOT NULL, 
	due_at DOUBLE, 
	paused_at DOUBLE, 
	paused_until DOUBLE, 
	kept_by VARCHAR(32), 
	CONSTRAINT fk_matches_rematch_of_matches FOREIGN KEY(rematch_of) REFERENCES matches (id), 
	CONSTRAINT fk_matches_server_id_servers FOREIGN KEY(server_id) REFERENCES servers (id)
);
INSERT INTO "matches" VALUES(1,11,77,'channel',NULL,0,'classic',1,1,0,36,0,'over','101:102',NULL,1000.0,4600.0,1054.0,0,600.0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(2,11,77,'channel',NULL,0,'classic',1,1,0,36,0,'running','101:102',1,1100.0,4600.0,NULL,0,600.0,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES(3,11,77,'channel',NULL,0,'classic',1,1,0,36,0,'open','101:103',NULL,1200.0,4600.0,NULL,0,600.0,NULL,NULL,NULL,NULL);
CREATE TABLE members (
	server_id BIGINT NOT NULL, 
	player_id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY (server_id, player_id), 
	CONSTRAINT fk_members_player_id_players FOREIGN KEY(player_id) REFERENCES players (id), 
	CONSTRAINT fk_members_server_id_servers FOREIGN KEY(server_id) REFERENCES servers (id)
);
INSERT INTO "members" VALUES(11,101,'member 101');
INSERT INTO "members" VALUES(11,102,'member 102');
CREATE TABLE players (
	id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	locale VARCHAR(16), 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES(101,'Jon',NULL);
INSERT INTO "players" VALUES(102,'Darrell',NULL);
INSERT INTO "players" VALUES(103,'Ida',NULL);
CREATE TABLE plies (
	match_id INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_plies PRIMARY KEY (match_id, ply), 
	CONSTRAINT fk_plies_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "plies" VALUES(1,0,-1,'cut AD 4D',1000.0);
INSERT INTO "plies" VALUES(1,1,0,'deal',1001.0);
INSERT INTO "plies" VALUES(1,2,-1,'deck JS 7S 4D 4C 4H 2D 7C 3H 3C JC TD 2C JH AC 8H QD AS 9C 2S 6C 5H TH QS 9D 8C 7H 6D 4S 3D AH 5D TS 5S 9H 2H 8D QH 9S JD AD 6S 5C KC 8S TC KD 7D KS 3S 6H KH QC',1002.0);
INSERT INTO "plies" VALUES(1,3,1,'JS',1003.0);
INSERT INTO "plies" VALUES(1,4,0,'JC',1004.0);
INSERT INTO "plies" VALUES(1,5,1,'4D',1005.0);
INSERT INTO "plies" VALUES(1,6,0,'7S',1006.0);
INSERT INTO "plies" VALUES(1,7,1,'7C',1007.0);
INSERT INTO "plies" VALUES(1,8,0,'3H',1008.0);
INSERT INTO "plies" VALUES(1,9,1,'4H',1009.0);
INSERT INTO "plies" VALUES(1,10,0,'4C',1010.0);
INSERT INTO "plies" VALUES(1,11,1,'3C',1011.0);
INSERT INTO "plies" VALUES(1,12,0,'2D',1012.0);
INSERT INTO "plies" VALUES(1,13,1,'JH',1013.0);
INSERT INTO "plies" VALUES(1,14,0,'AC',1014.0);
INSERT INTO "plies" VALUES(1,15,1,'8H',1015.0);
INSERT INTO "plies" VALUES(1,16,0,'6C',1016.0);
INSERT INTO "plies" VALUES(1,17,1,'TD',1017.0);
INSERT INTO "plies" VALUES(1,18,0,'2C',1018.0);
INSERT INTO "plies" VALUES(1,19,1,'AS',1019.0);
INSERT INTO "plies" VALUES(1,20,0,'QD',1020.0);
INSERT INTO "plies" VALUES(1,21,1,'2S',1021.0);
INSERT INTO "plies" VALUES(1,22,0,'9C',1022.0);
INSERT INTO "plies" VALUES(1,23,1,'8C',1023.0);
INSERT INTO "plies" VALUES(1,24,0,'9D',1024.0);
INSERT INTO "plies" VALUES(1,25,1,'QS',1025.0);
INSERT INTO "plies" VALUES(1,26,0,'TH',1026.0);
INSERT INTO "plies" VALUES(1,27,1,'3D',1027.0);
INSERT INTO "plies" VALUES(1,28,0,'AH',1028.0);
INSERT INTO "plies" VALUES(1,29,1,'6D',1029.0);
INSERT INTO "plies" VALUES(1,30,0,'7H',1030.0);
INSERT INTO "plies" VALUES(1,31,1,'5H',1031.0);
INSERT INTO "plies" VALUES(1,32,0,'4S',1032.0);
INSERT INTO "plies" VALUES(1,33,1,'5D',1033.0);
INSERT INTO "plies" VALUES(1,34,0,'AD',1034.0);
INSERT INTO "plies" VALUES(1,35,1,'5S',1035.0);
INSERT INTO "plies" VALUES(1,36,0,'8D',1036.0);
INSERT INTO "plies" VALUES(1,37,1,'QH',1037.0);
INSERT INTO "plies" VALUES(1,38,0,'9S',1038.0);
INSERT INTO "plies" VALUES(1,39,1,'2H',1039.0);
INSERT INTO "plies" VALUES(1,40,0,'9H',1040.0);
INSERT INTO "plies" VALUES(1,41,1,'JD',1041.0);
INSERT INTO "plies" VALUES(1,42,0,'TS',1042.0);
INSERT INTO "plies" VALUES(1,43,1,'TC',1043.0);
INSERT INTO "plies" VALUES(1,44,0,'5C',1044.0);
INSERT INTO "plies" VALUES(1,45,1,'7D',1045.0);
INSERT INTO "plies" VALUES(1,46,0,'8S',1046.0);
INSERT INTO "plies" VALUES(1,47,1,'KC',1047.0);
INSERT INTO "plies" VALUES(1,48,0,'6H',1048.0);
INSERT INTO "plies" VALUES(1,49,1,'KH',1049.0);
INSERT INTO "plies" VALUES(1,50,0,'QC',1050.0);
INSERT INTO "plies" VALUES(1,51,1,'6S',1051.0);
INSERT INTO "plies" VALUES(1,52,0,'KS',1052.0);
INSERT INTO "plies" VALUES(1,53,1,'3S',1053.0);
INSERT INTO "plies" VALUES(1,54,0,'KD',1054.0);
INSERT INTO "plies" VALUES(2,0,-1,'cut 5S 9D',1000.0);
INSERT INTO "plies" VALUES(2,1,1,'first',1001.0);
INSERT INTO "plies" VALUES(2,2,-1,'deck JH 2H 5C 3H KC 2C 8S 7C 2D AD 7S 3S 2S 4S 3C 5D 6H 8C KS 6C 7D 4D QS 4C 6S 3D AS TH 8H AH 9H 5H QC TS JD JC KH 7H JS TC QH 6D 9S 5S TD QD 9D KD 8D AC 4H 9C',1002.0);
INSERT INTO "plies" VALUES(2,3,1,'8S',1003.0);
INSERT INTO "plies" VALUES(2,4,0,'AD',1004.0);
INSERT INTO "plies" VALUES(2,5,1,'5C',1005.0);
INSERT INTO "plies" VALUES(2,6,0,'2C',1006.0);
INSERT INTO "plies" VALUES(2,7,1,'KC',1007.0);
INSERT INTO "plies" VALUES(2,8,0,'2H',1008.0);
INSERT INTO "plies" VALUES(2,9,1,'JH',1009.0);
INSERT INTO "plies" VALUES(2,10,0,'3H',1010.0);
INSERT INTO "plies" VALUES(2,11,1,'2D',1011.0);
INSERT INTO "plies" VALUES(2,12,0,'7C',1012.0);
INSERT INTO "plies" VALUES(2,13,1,'7S',1013.0);
CREATE TABLE preferences (
	player_id BIGINT NOT NULL, 
	hand VARCHAR(16) NOT NULL, 
	always_deal BOOLEAN NOT NULL, 
	last_card BOOLEAN NOT NULL, 
	CONSTRAINT pk_preferences PRIMARY KEY (player_id), 
	CONSTRAINT fk_preferences_player_id_players FOREIGN KEY(player_id) REFERENCES players (id)
);
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	block INTEGER, 
	claimed_until DOUBLE NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (id), 
	CONSTRAINT uq_processes_block UNIQUE (block)
);
CREATE TABLE results (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id BIGINT NOT NULL, 
	partner_id BIGINT, 
	server_id BIGINT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	result VARCHAR(8) NOT NULL, 
	ended_by VARCHAR(16) NOT NULL, 
	goals_for INTEGER NOT NULL, 
	goals_against INTEGER NOT NULL, 
	ended_at DOUBLE NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_results_match_id_seat_seats FOREIGN KEY(match_id, seat) REFERENCES seats (match_id, seat), 
	CONSTRAINT fk_results_server_id_servers FOREIGN KEY(server_id) REFERENCES servers (id)
);
INSERT INTO "results" VALUES(1,0,101,NULL,11,'classic','loss','play',0,1,1054.0);
INSERT INTO "results" VALUES(1,1,102,NULL,11,'classic','win','play',1,0,1054.0);
CREATE TABLE seats (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	accepted BOOLEAN NOT NULL, 
	home VARCHAR(16) NOT NULL, 
	dms_closed_at INTEGER, 
	tapped_at DOUBLE NOT NULL, 
	draft VARCHAR(100), 
	pause_seconds DOUBLE, 
	CONSTRAINT pk_seats PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seats_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id), 
	CONSTRAINT fk_seats_player_id_players FOREIGN KEY(player_id) REFERENCES players (id)
);
INSERT INTO "seats" VALUES(1,0,101,'Jon',1,'dm',NULL,1000.0,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,102,'Darrell',1,'dm',NULL,1000.0,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,102,'Darrell',1,'private',NULL,1120.0,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,101,'Jon',1,'dm',NULL,1000.0,NULL,NULL);
INSERT INTO "seats" VALUES(3,0,103,'Ida',1,'dm',NULL,1200.0,NULL,NULL);
INSERT INTO "seats" VALUES(3,1,101,'Jon',0,'dm',NULL,0.0,NULL,NULL);
CREATE TABLE servers (
	id BIGINT NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	locale VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
);
INSERT INTO "servers" VALUES(11,'The Rink','en-US');
INSERT INTO "servers" VALUES(12,'The Pond','en-US');
CREATE TABLE setups (
	server_id BIGINT NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	place VARCHAR(16) NOT NULL, 
	challengers BIGINT, 
	pace VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_setups PRIMARY KEY (server_id), 
	CONSTRAINT fk_setups_server_id_servers FOREIGN KEY(server_id) REFERENCES servers (id)
);
CREATE TABLE surfaces (
	match_id INTEGER NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	channel_id BIGINT, 
	message_id BIGINT, 
	previous_id BIGINT, 
	number INTEGER NOT NULL, 
	sent_ply INTEGER NOT NULL, 
	sending VARCHAR(64), 
	sending_ply INTEGER NOT NULL, 
	sending_at DOUBLE, 
	sent_rings INTEGER NOT NULL, 
	sending_rings INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	digest VARCHAR(64), 
	final BOOLEAN NOT NULL, 
	token TEXT, 
	token_expires_at DOUBLE, 
	CONSTRAINT pk_surfaces PRIMARY KEY (match_id, name), 
	CONSTRAINT fk_surfaces_match_id_matches FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "surfaces" VALUES(1,'result',77,5,NULL,1,0,NULL,0,NULL,0,0,0,NULL,1,NULL,NULL);
INSERT INTO "surfaces" VALUES(2,'hand:0',1,2,NULL,1,0,NULL,0,NULL,0,0,1,'d',0,NULL,NULL);
INSERT INTO "surfaces" VALUES(2,'private:0',NULL,3,NULL,0,0,NULL,0,NULL,0,0,0,NULL,0,'spent',1000.0);
CREATE INDEX ix_blocks_blocked_id ON blocks (blocked_id);
CREATE INDEX ix_houses_server_id ON houses (server_id);
CREATE INDEX ix_matches_unsettled ON matches (settled);
CREATE UNIQUE INDEX uq_matches_live_pairing ON matches (server_id, pairing) WHERE status IN ('open', 'running');
CREATE INDEX ix_seats_player_id ON seats (player_id);
CREATE INDEX ix_results_player_id ON results (player_id);
CREATE INDEX ix_results_server_id ON results (server_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',3);
COMMIT;
