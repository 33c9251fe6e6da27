import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Matches } from '../words/match-words';
import { type Columns } from './columns';
import { type Filter } from './filters';
import { type SearchFacets } from '#catalogue/search-request';

export interface Scope {
  country: CountryCode;
  category: SupplierCategory | null;
  filters: readonly Filter[];
  matches: Matches | null;
}

/** The rows that have everything that is asked for, in no order. */
export function rowsOf(columns: Columns, { country, category, filters, matches }: Scope): number[] {
  const within = columns.rowsIn(country, category);
  const all = matches === null ? within : within.filter((row) => matches.has(row));
  return all.filter((row) => filters.every(({ fits }) => fits(row)));
}

/** What labels are counted by, each without its own filters. */
const counted = ['feature', 'style', 'kind'] as const;

/** Counts under all that is asked for but the thing counted: one pass over the market. */
export function facetsOf(columns: Columns, { country, category, filters, matches }: Scope): SearchFacets {
  const plain = filters.filter(({ by }) => !counted.some((kind) => kind === by));
  const fits = (list: readonly Filter[], row: number) => list.every((filter) => filter.fits(row));
  const categories: Partial<Record<SupplierCategory, number>> = {};
  const labels = counted.map((kind) => ({
    own: filters.filter(({ by }) => by === kind),
    count: columns.labelCount(),
  }));
  for (const row of columns.rowsIn(country, null)) {
    const own = columns.categories[row];
    if (own === undefined || (matches !== null && !matches.has(row)) || !fits(plain, row)) continue;
    const lacking = labels.filter((one) => !fits(one.own, row));
    if (lacking.length === 0) categories[own] = (categories[own] ?? 0) + 1;
    if (own !== category || lacking.length > 1) continue;
    for (const one of lacking.length === 0 ? labels : lacking) one.count.add(row);
  }
  const [features = {}, styles = {}, kinds = {}] = counted.map((kind, at) => labels[at]?.count.of(kind) ?? {});
  return { categories, features, styles, kinds };
}
