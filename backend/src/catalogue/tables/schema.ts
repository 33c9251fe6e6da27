import type Database from 'libsql';

export type Db = Database.Database;

/** Raise with any change below: an index of another version is built anew. */
export const schemaVersion = 13;

/**
 * A derived index: everything in it can be built again from the catalogue. Long texts stand apart, so that filters and
 * counts run over a narrow table; what never leaves the server has a column of its own (`internal`), which no query for
 * a public answer reads.
 */
const tables = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE suppliers (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  public_id TEXT NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  country TEXT NOT NULL,
  category TEXT NOT NULL,
  name TEXT NOT NULL,
  county TEXT NOT NULL,
  region TEXT NOT NULL,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  tier REAL NOT NULL,
  score REAL NOT NULL,
  replies REAL NOT NULL,
  rank REAL NOT NULL,
  price INTEGER,
  saturday INTEGER,
  other_days INTEGER,
  per_head INTEGER NOT NULL,
  capacity INTEGER,
  evening INTEGER,
  sleeps INTEGER,
  offer INTEGER NOT NULL,
  rating REAL NOT NULL,
  reviews INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  hash TEXT,
  busy BLOB
);

CREATE TABLE profiles (
  row INTEGER PRIMARY KEY,
  summary TEXT NOT NULL,
  detail TEXT NOT NULL,
  internal TEXT NOT NULL
);

CREATE TABLE labels (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  supplier INTEGER NOT NULL,
  PRIMARY KEY (kind, key, supplier)
) WITHOUT ROWID;

CREATE VIRTUAL TABLE words USING fts5 (
  name, place, about, market,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

CREATE TABLE reviews (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  supplier TEXT NOT NULL,
  stars INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  top REAL NOT NULL,
  topics INTEGER NOT NULL,
  season INTEGER NOT NULL,
  guests INTEGER NOT NULL,
  review TEXT NOT NULL,
  internal TEXT NOT NULL
);

CREATE TABLE review_changes (
  id TEXT PRIMARY KEY,
  supplier TEXT NOT NULL,
  version TEXT NOT NULL,
  review TEXT
) WITHOUT ROWID;

CREATE TABLE real_weddings (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,
  county TEXT NOT NULL,
  creator_tier REAL NOT NULL,
  score REAL NOT NULL,
  uploaded_at TEXT NOT NULL,
  wedding TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE real_wedding_suppliers (
  supplier TEXT NOT NULL,
  wedding TEXT NOT NULL,
  PRIMARY KEY (supplier, wedding)
) WITHOUT ROWID;
`;

/** Made after the rows: that is several times faster. */
const indexes = `
CREATE INDEX suppliers_by_category ON suppliers (country, category, rank DESC);
CREATE INDEX suppliers_by_county ON suppliers (country, category, county);
CREATE INDEX suppliers_listed ON suppliers (country, row) WHERE listed = 1;
CREATE INDEX labels_by_supplier ON labels (supplier);
CREATE INDEX reviews_by_day ON reviews (supplier, created_at DESC, id, stars, topics, season, guests);
CREATE INDEX reviews_by_stars ON reviews (supplier, stars DESC, created_at DESC, id, topics, season, guests);
CREATE INDEX reviews_by_worth ON reviews (supplier, top DESC, created_at DESC, id);
CREATE INDEX review_changes_by_supplier ON review_changes (supplier);
CREATE INDEX real_weddings_by_county ON real_weddings (country, county);
`;

export const createTables = (db: Db): void => void db.exec(tables);
const reviewsById = 'CREATE UNIQUE INDEX reviews_by_id ON reviews (id)';
/** Looking for them first would take longer than building the index. */
const withoutSeconds = `DELETE FROM reviews WHERE row NOT IN (SELECT min(row) FROM reviews GROUP BY id)`;

/** A review that two suppliers bring is that of the first. */
export const createIndexes = (db: Db): void => {
  db.exec(indexes);
  try {
    db.exec(reviewsById);
  } catch {
    db.exec(`${withoutSeconds}; ${reviewsById}`);
  }
};
