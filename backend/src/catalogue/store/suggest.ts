import { type CategorySlug, type CountryCode, type Suggestion } from '../types';
import { areasLike, fold, placesLike } from './areas';
import { matchOf } from './conditions';
import { type Db } from './schema';

interface SupplierHint {
  id: string;
  publicId: string;
  name: string;
  type: CategorySlug;
  row: number;
}

function suppliersLike(db: Db, term: string, countryCode: CountryCode, size: number): Suggestion[] {
  const match = matchOf(term);
  if (match === null) return [];
  const sql = `SELECT s.id AS id, s.public_id AS publicId, s.name AS name, s.category AS type, s.row AS row
    FROM words JOIN suppliers s ON s.row = words.rowid WHERE words MATCH ? AND s.country = ?
    ORDER BY s.rank DESC, s.id ASC LIMIT ?`;
  const rows = db.prepare(sql).all(`name : (${match})`, countryCode, size) as SupplierHint[];
  const read = db.prepare('SELECT summary FROM profiles WHERE row = ?');
  return rows.map(({ id, publicId, name, type, row }) => {
    const { summary } = read.get(row) as { summary: string };
    const { town, county } = JSON.parse(summary) as { town: string; county: string };
    return { kind: 'supplier', id, publicId, name, type, town, county };
  });
}

/** Areas, then towns, then suppliers by name; at most half of them places when there are suppliers to fill the rest. */
export function suggest(db: Db, searchTerm: string, countryCode: CountryCode, size: number): Suggestion[] {
  const term = fold(searchTerm);
  if (term === '' || size < 1) return [];
  const count = db.prepare('SELECT count(*) AS count FROM suppliers WHERE country = ? AND (county = ? OR region = ?)');
  const areas = areasLike(term, countryCode, size).map(({ name, region }): Suggestion => {
    const found = count.get(countryCode, name, name) as { count: number };
    return { kind: 'area', name, region, count: found.count };
  });
  const towns = placesLike(term, countryCode, size).map(({ id, name, county, region, lat, lng }): Suggestion => ({
    kind: 'place',
    id,
    name,
    county,
    region,
    lat,
    lng,
  }));
  const suppliers = suppliersLike(db, searchTerm, countryCode, size);
  const places = [...areas.slice(0, Math.max(1, Math.ceil(size / 4))), ...towns];
  const room = Math.max(Math.ceil(size / 2), size - suppliers.length);
  const shown = places.slice(0, room);
  return [...shown, ...suppliers.slice(0, size - shown.length)];
}
