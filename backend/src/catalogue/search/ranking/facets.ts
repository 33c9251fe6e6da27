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

/** Counts under all that is asked for but the thing counted. */
export function facetsOf(columns: Columns, scope: Scope): SearchFacets {
  const but = (by: Filter['by']): Scope => ({ ...scope, filters: scope.filters.filter((one) => one.by !== by) });
  const categories: Partial<Record<SupplierCategory, number>> = {};
  for (const row of rowsOf(columns, { ...scope, category: null })) {
    const category = columns.categories[row];
    if (category !== undefined) categories[category] = (categories[category] ?? 0) + 1;
  }
  if (scope.category === null) return { categories, features: {}, styles: {}, kinds: {} };
  const labelled = (kind: 'feature' | 'style' | 'kind'): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const row of rowsOf(columns, but(kind)))
      for (const label of columns.labelsOf(row))
        if (label.startsWith(`${kind}:`)) counts[label] = (counts[label] ?? 0) + 1;
    return Object.fromEntries(Object.entries(counts).map(([label, count]) => [label.slice(kind.length + 1), count]));
  };
  return { categories, features: labelled('feature'), styles: labelled('style'), kinds: labelled('kind') };
}
