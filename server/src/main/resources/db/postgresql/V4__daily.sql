-- The deals of the days, as in 2026-11-18. Each secret is kept from before its day.
CREATE TABLE daily (
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  secret TEXT NOT NULL,
  committed BIGINT NOT NULL,
  PRIMARY KEY (day, game)
);
-- A guest's one try at a deal. The game is 0 until it was played to its end in time.
CREATE TABLE daily_try (
  guest BIGINT NOT NULL,
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  tab BIGINT NOT NULL,
  finished BIGINT NOT NULL,
  points BIGINT NOT NULL,
  lead BIGINT NOT NULL,
  PRIMARY KEY (guest, day, game)
);
CREATE INDEX daily_try_by_deal ON daily_try (day, game);
CREATE INDEX daily_try_by_table ON daily_try (tab);
