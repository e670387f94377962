-- All ids are random 60-bit numbers; times are milliseconds since 1970.
CREATE TABLE guest (
  id BIGINT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE, -- SHA-256 of the token, never the token
  name TEXT NOT NULL,
  since BIGINT NOT NULL
);
CREATE TABLE tab (
  id BIGINT PRIMARY KEY,
  code TEXT NOT NULL,
  opened BIGINT NOT NULL
);
CREATE INDEX tab_by_code ON tab (code, opened);
-- The log: a table is the fold of its entries. Each sum covers its body and the sum before it.
CREATE TABLE entry (
  tab BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  body TEXT NOT NULL,
  sum BIGINT NOT NULL,
  PRIMARY KEY (tab, seq)
);
CREATE TABLE seating (
  guest BIGINT NOT NULL,
  tab BIGINT NOT NULL,
  since BIGINT NOT NULL,
  PRIMARY KEY (guest, tab)
);
CREATE TABLE game (
  id BIGINT PRIMARY KEY,
  tab BIGINT NOT NULL,
  number BIGINT NOT NULL,
  ended BIGINT NOT NULL,
  summary TEXT NOT NULL
);
CREATE TABLE player (
  guest BIGINT NOT NULL,
  ended BIGINT NOT NULL,
  game BIGINT NOT NULL,
  seat BIGINT NOT NULL,
  PRIMARY KEY (guest, ended, game, seat)
);
