-- Games that were played on a guest's own device. Their rows in game name no table: tab is 0.
CREATE TABLE upload (
  game INTEGER PRIMARY KEY,
  guest INTEGER NOT NULL,
  transcript TEXT NOT NULL
);
