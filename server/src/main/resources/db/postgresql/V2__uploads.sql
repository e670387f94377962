-- Games that were played on a guest's own device. Their rows in game name no table: tab is 0.
CREATE TABLE upload (
  game BIGINT PRIMARY KEY,
  guest BIGINT NOT NULL,
  transcript TEXT NOT NULL
);
