import { type Db } from '#catalogue/store/schema';
import { type ColumnRow, Columns } from './columns';

const columnsSql = `row, id, country, category, name, county, region, lat, lng, tier, score, replies, price, saturday,
  per_head AS perHead, capacity, offer, rating, reviews`;

interface LabelRow {
  supplier: number;
  labels: string;
}

/** The columns of a whole index, read once when it is opened. */
export function loadColumns(db: Db): Columns {
  const columns = new Columns();
  const labelled = db
    .prepare("SELECT supplier, group_concat(kind || ':' || key) AS labels FROM labels GROUP BY supplier")
    .all() as LabelRow[];
  const labels = new Map(labelled.map((one) => [one.supplier, one.labels.split(',')]));
  for (const row of db.prepare(`SELECT ${columnsSql} FROM suppliers ORDER BY row`).all() as ColumnRow[])
    columns.put(row, labels.get(row.row) ?? []);
  return columns;
}

/** Brings one supplier's columns up to date after it was written. */
export function columnRefresher(db: Db, columns: Columns): (id: string) => void {
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
}
