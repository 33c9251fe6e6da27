import { type PlaceFacts } from '@posy/shared-contracts/endpoints';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type SupplierCapacity, type SupplierPrice } from '../records/supplier-record';
import { type Db } from '../tables/schema';
import { type ListedPlace } from './catalogue-store';

/** Least suppliers of a place's page: fewer do not help anybody choose. A range of fewer figures is none either. */
export const leastAtPlace = 3;
/** Most places that a category's page links to. */
const linkedPlaces = 40;
/** Towns that the page names. */
const namedTowns = 3;

/** The figures of a supplier that a page about its place sums up; null where it does not state them. */
export interface PlaceRow {
  town: string;
  price: number | null;
  unit: SupplierPrice['unit'] | null;
  currency: SupplierPrice['from']['currency'] | null;
  capacity: number | null;
  meaning: SupplierCapacity['meaning'] | null;
}

const factsSql = `
  SELECT price, capacity,
    json_extract(summary, '$.town') AS town,
    json_extract(summary, '$.price.unit') AS unit,
    json_extract(summary, '$.price.from.currency') AS currency,
    json_extract(summary, '$.capacity.meaning') AS meaning
  FROM suppliers JOIN profiles ON profiles.row = suppliers.row
  WHERE country = @country AND county = @county AND category = @category
    AND (@kind IS NULL OR EXISTS (
      SELECT 1 FROM labels WHERE labels.kind = 'kind' AND labels.key = @kind AND labels.supplier = suppliers.row))`;

/** Counts a category's suppliers by county. */
export const countiesSql = `
  SELECT county, count(*) AS count FROM suppliers
    WHERE country = @country AND category = @category AND county <> ''
    GROUP BY county HAVING count(*) >= ${leastAtPlace}
    ORDER BY count DESC, county LIMIT ${linkedPlaces}`;

/** The largest group of rows with the same value, in the order of their figures; empty when it is too small. */
const mostAlike = <Row>(rows: readonly Row[], valueOf: (row: Row) => string, figure: (row: Row) => number): Row[] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(valueOf(row), [...(groups.get(valueOf(row)) ?? []), row]);
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length);
  return largest.length < leastAtPlace ? [] : largest.sort((a, b) => figure(a) - figure(b));
};

const pricesOf = (rows: readonly PlaceRow[]): PlaceFacts['prices'] => {
  const priced = rows.flatMap(({ price, unit, currency }) =>
    price === null || unit === null || currency === null ? [] : [{ unit, money: { amount: price, currency } }],
  );
  const alike = mostAlike(
    priced,
    ({ unit }) => unit,
    ({ money }) => money.amount,
  );
  const [first, middle, last] = [0, Math.ceil(alike.length / 2) - 1, alike.length - 1].map((at) => alike[at]);
  if (first === undefined || middle === undefined || last === undefined) return null;
  if (first.money.amount === last.money.amount) return null;
  return { basis: first.unit, count: alike.length, from: first.money, to: last.money, middle: middle.money };
};

const capacityOf = (rows: readonly PlaceRow[]): PlaceFacts['capacity'] => {
  const stated = rows.flatMap(({ capacity, meaning }) =>
    capacity === null || meaning === null ? [] : [{ capacity, meaning }],
  );
  const alike = mostAlike(
    stated,
    ({ meaning }) => meaning,
    ({ capacity }) => capacity,
  );
  const [first, last] = [alike[0], alike.at(-1)];
  if (first === undefined || last === undefined || first.capacity === last.capacity) return null;
  return { least: first.capacity, most: last.capacity, meaning: first.meaning };
};

/** Sums up the suppliers of a place; null when there are too few. */
export const placeFactsOf = (rows: readonly PlaceRow[]): PlaceFacts | null => {
  if (rows.length < leastAtPlace) return null;
  const counts = new Map<string, number>();
  for (const { town } of rows) counts.set(town, (counts.get(town) ?? 0) + 1);
  const towns = [...counts].map(([name, count]) => ({ name, count }));
  return {
    count: rows.length,
    towns: towns.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)).slice(0, namedTowns),
    townCount: towns.length,
    prices: pricesOf(rows),
    capacity: capacityOf(rows),
  };
};

/** Reads the facts about a category, or one kind of venue, in a county. */
const factsReader = (db: Db): ((countryCode: CountryCode, place: Omit<ListedPlace, 'count'>) => PlaceFacts | null) => {
  const read = db.prepare(factsSql);
  return (country, { category, county, kind }) =>
    placeFactsOf(read.all({ country, category, county, kind }) as PlaceRow[]);
};

type CountOfCounty = Pick<ListedPlace, 'county' | 'count'>;

/** Reads the counties with the most suppliers of a category, those with most first. */
const countiesReader = (db: Db): ((country: CountryCode, category: SupplierCategory) => CountOfCounty[]) => {
  const read = db.prepare(countiesSql);
  return (country, category) => read.all({ country, category }) as CountOfCounty[];
};

/** Reads what there is by place, of all suppliers: also of those that search engines may not list. */
export const byPlaceReader = (db: Db) => ({ facts: factsReader(db), counties: countiesReader(db) });
