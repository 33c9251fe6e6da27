import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type SearchFacets } from '#catalogue/search/request/search-request';
import { type Columns } from '../columns/columns';
import { type Matches } from '../words/matches';
import { type RowFilter } from './filters';

export interface SweepScope {
  country: CountryCode;
  category: SupplierCategory | null;
  filters: readonly RowFilter[];
  /** Only these; null: all suppliers. */
  matches: Matches | null;
}

type Fits = (row: number) => boolean;

/** Called for every row of a market: a filter that stands alone is no list of filters. */
const all = (fits: readonly Fits[]): Fits => {
  const [first] = fits;
  if (first === undefined) return () => true;
  if (fits.length === 1) return first;
  return (row) => {
    for (const one of fits) if (!one(row)) return false;
    return true;
  };
};

/** The place filter excludes most rows, and is quick to test. */
const placeFirst = (filters: readonly RowFilter[]): readonly RowFilter[] =>
  [...filters].sort((a, b) => Number(b.by === 'place') - Number(a.by === 'place'));

const fitsOf = (filters: readonly RowFilter[]): Fits => all(placeFirst(filters).map(({ fits }) => fits));

/** The rows that have everything that is asked for, in no order. */
export const rowsOf = (columns: Columns, { country, category, filters, matches }: SweepScope): number[] => {
  const fits = fitsOf(filters);
  return columns.rowsIn(country, category).filter((row) => (matches === null || matches.has(row)) && fits(row));
};

/** Facets that are counted, each without its own filter. */
const counted = ['feature', 'style', 'kind'] as const;

/** The rows found, and the counts. */
export interface Swept {
  /** Rows that meet all filters. */
  rows: number[];
  /** Rows that meet all filters but, perhaps, the price. */
  atAnyPrice: number[];
  facets: SearchFacets;
}

/** Filters whose facet is counted without them: a bit for each, and the combined test. */
const groupsOf = (filters: readonly RowFilter[]): { bit: number; fits: Fits }[] =>
  (['price', ...counted] as const).flatMap((kind, at) => {
    const own = filters.filter(({ by }) => by === kind);
    return own.length === 0 ? [] : [{ bit: 1 << at, fits: fitsOf(own) }];
  });

const isGrouped = ({ by }: RowFilter): boolean => by === 'price' || counted.some((kind) => kind === by);

/** Finds and counts in one pass over the market; each facet is counted under all filters but its own. */
export const sweep = (columns: Columns, { country, category, filters, matches }: SweepScope): Swept => {
  const fits = fitsOf(filters.filter((filter) => !isGrouped(filter)));
  const groups = groupsOf(filters);
  const isOwn = category === null ? null : columns.isOf(category);
  const labels = counted.map(() => columns.labels.count());
  const categories = columns.categoryCount();
  const rows: number[] = [];
  const atAnyPrice: number[] = [];
  const take = (row: number, lacking: number) => {
    if (lacking === 0) categories.add(row);
    if (isOwn !== null && !isOwn(row)) return;
    if (lacking === 0) rows.push(row);
    if (lacking <= 1) atAnyPrice.push(row);
    if (isOwn === null || lacking === 1) return;
    for (let at = 0; at < labels.length; at += 1) if (lacking === 0 || lacking === 2 << at) labels[at]?.add(row);
  };
  for (const row of matches?.rows ?? columns.rowsIn(country, null)) {
    if (!fits(row)) continue;
    let lacking = 0;
    for (const group of groups) if (!group.fits(row)) lacking |= group.bit;
    take(row, lacking);
  }
  const [features = {}, styles = {}, kinds = {}] = counted.map((kind, at) => labels[at]?.of(kind) ?? {});
  return { rows, atAnyPrice, facets: { categories: categories.found(), features, styles, kinds } };
};
