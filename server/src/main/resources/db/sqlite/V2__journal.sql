-- Lines of the log that are not yet filed in entry, one row a commit: "table seq sum body" each.
CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  lines TEXT NOT NULL
);
