import type Database from 'libsql';
import { type ColumnRow } from './column-row';
import { Columns } from './columns';
import { type WordsOfName } from './name-words';

type Db = Database.Database;

const columnsSql = `row, id, country, category, name, county, region, lat, lng, tier, score, rank AS quality, price, saturday,
  other_days AS otherDays, per_head AS perHead, capacity, evening, sleeps, offer, rating, reviews, busy`;

type LoadedRow = ColumnRow & { labels: string | null };

/** Rows that are read in one step: all of them at once would take as much memory again. */
const atOnce = 1_000;

/** The columns of a whole index, read once when it is opened; others may have their turn after each step. */
export function* loadColumns(db: Db, wordsOf: WordsOfName): Generator<void, Columns> {
  const columns = new Columns(wordsOf);
  const labels = "SELECT group_concat(kind || ':' || key) FROM labels WHERE labels.supplier = suppliers.row";
  const read = db.prepare(
    `SELECT ${columnsSql}, (${labels}) AS labels FROM suppliers WHERE row > ? ORDER BY row LIMIT ${atOnce}`,
  );
  for (let last = -1; ;) {
    const rows = read.all(last) as LoadedRow[];
    for (const row of rows) columns.put(row, row.labels?.split(',') ?? []);
    const end = rows.at(-1)?.row;
    if (end === undefined) return columns;
    last = end;
    yield;
  }
}

/** Brings one supplier's columns up to date after it was written. */
export const columnRefresher = (db: Db, columns: Columns): ((id: string) => void) => {
  const read = db.prepare(`SELECT ${columnsSql} FROM suppliers WHERE id = ?`);
  const labels = db.prepare("SELECT kind || ':' || key AS label FROM labels WHERE supplier = ?");
  return (id) => {
    const row = read.get(id) as ColumnRow | undefined;
    if (row === undefined) return;
    const own = labels.all(row.row) as { label: string }[];
    columns.put(
      row,
      own.map(({ label }) => label),
    );
  };
};
