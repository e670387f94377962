-- Several servers on one database. Who may continue a table is in its log: this finds it there.
CREATE INDEX entry_claims ON entry (tab, seq) WHERE body LIKE '{"kind":"claimed"%';
-- Tables that wait for players, as their servers told last. Unlogged: it is told anew all the time.
CREATE UNLOGGED TABLE lobby (
  tab BIGINT PRIMARY KEY,
  node TEXT NOT NULL,
  told TIMESTAMPTZ NOT NULL,
  info TEXT NOT NULL
);
