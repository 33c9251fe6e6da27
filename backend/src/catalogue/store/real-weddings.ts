import { hash } from '../generate/chance/chance';
import { type RealWedding, type RealWeddingPage, type RealWeddingRequest } from '../records/real-wedding-record';
import { pageOf } from '../search/find/search';
import { type Db } from '../tables/schema';

interface ScoredWedding {
  id: string;
  score: number;
}

/** A weighted shuffle that one seed always deals alike: a high score tends to come first. */
const luck = (seed: string, { id, score }: ScoredWedding): number =>
  Math.log((hash(`${seed}:${id}`) + 1) / 4_294_967_297) / Math.max(0.05, score);

const conditionsOf = ({
  countryCode,
  county,
  supplierId,
  creatorMinTier,
}: RealWeddingRequest): {
  where: string;
  values: (string | number)[];
} => {
  const all: [string, string | number | undefined][] = [
    ['country = ?', countryCode],
    ['county = ?', county],
    ['id IN (SELECT wedding FROM real_wedding_suppliers WHERE supplier = ?)', supplierId],
    ['creator_tier >= ?', creatorMinTier],
  ];
  const given = all.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  return { where: ['1', ...given.map(({ sql }) => sql)].join(' AND '), values: given.map(({ value }) => value) };
};

/** Real weddings of an area, a county or a supplier. */
export const realWeddings = (db: Db, request: RealWeddingRequest): RealWeddingPage => {
  const { page, size, offset } = pageOf(request);
  const { where, values } = conditionsOf(request);
  const sql = `SELECT id, score FROM real_weddings WHERE ${where} ORDER BY uploaded_at DESC, id ASC`;
  const found = db.prepare(sql).all(...values) as ScoredWedding[];
  const seed = request.seed ?? '';
  if (request.sort === 'randomizedByProfileScore') found.sort((a, b) => luck(seed, b) - luck(seed, a));
  const read = db.prepare('SELECT wedding FROM real_weddings WHERE id = ?');
  const results = found.slice(offset, offset + size).map(({ id }) => read.get(id) as { wedding: string });
  return { total: found.length, page, size, results: results.map((row) => JSON.parse(row.wedding) as RealWedding) };
};

export const realWeddingReader = (db: Db): ((id: string) => RealWedding | null) => {
  const read = db.prepare('SELECT wedding FROM real_weddings WHERE id = ?');
  return (id) => {
    const row = read.get(id) as { wedding: string } | undefined;
    return row === undefined ? null : (JSON.parse(row.wedding) as RealWedding);
  };
};
