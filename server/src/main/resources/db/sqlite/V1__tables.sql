-- All ids are random 60-bit numbers; times are milliseconds since 1970.
CREATE TABLE guest (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE, -- SHA-256 of the token, never the token
  name TEXT NOT NULL,
  since INTEGER NOT NULL
);
CREATE TABLE tab (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL,
  opened INTEGER NOT NULL
);
CREATE INDEX tab_by_code ON tab (code, opened);
-- The log: a table is the fold of its entries. Each sum covers its body and the sum before it.
CREATE TABLE entry (
  tab INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  sum INTEGER NOT NULL,
  PRIMARY KEY (tab, seq)
) WITHOUT ROWID;
CREATE TABLE seating (
  guest INTEGER NOT NULL,
  tab INTEGER NOT NULL,
  since INTEGER NOT NULL,
  PRIMARY KEY (guest, tab)
) WITHOUT ROWID;
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  tab INTEGER NOT NULL,
  number INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  summary TEXT NOT NULL
);
CREATE TABLE player (
  guest INTEGER NOT NULL,
  ended INTEGER NOT NULL,
  game INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY (guest, ended, game, seat)
) WITHOUT ROWID;
