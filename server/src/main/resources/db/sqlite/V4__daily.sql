-- The deals of the days, as in 2026-11-18. Each secret is kept from before its day.
CREATE TABLE daily (
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  secret TEXT NOT NULL,
  committed INTEGER NOT NULL,
  PRIMARY KEY (day, game)
) WITHOUT ROWID;
-- A guest's one try at a deal. The game is 0 until it was played to its end in time.
CREATE TABLE daily_try (
  guest INTEGER NOT NULL,
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  tab INTEGER NOT NULL,
  finished INTEGER NOT NULL,
  points INTEGER NOT NULL,
  lead INTEGER NOT NULL,
  PRIMARY KEY (guest, day, game)
) WITHOUT ROWID;
CREATE INDEX daily_try_by_deal ON daily_try (day, game);
CREATE INDEX daily_try_by_table ON daily_try (tab);
