import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { type SavedSearch } from '@posy/shared-contracts/endpoints';
import { type ApiContext } from '#api/handler';
import { findSuppliers } from '../search/search-suppliers';

/** Who fits a saved search now. */
export interface Fitting {
  total: number;
  /** Null where they are too many to be known one by one. */
  found: { id: string; name: string }[] | null;
}

export const fittingNow = async (
  context: Pick<ApiContext, 'catalogue' | 'busyOn'>,
  search: SavedSearch,
): Promise<Fitting> => {
  const { mostFound } = savedSearchConstants;
  const { found } = await findSuppliers(context, { ...search, sort: 'recommended', page: 1, size: mostFound });
  const { total, results } = found;
  return { total, found: total > mostFound ? null : results.map(({ id, name }) => ({ id, name })) };
};

/** Who of them is none of those that are known; nobody where either cannot be said. */
export const newAmong = ({ found }: Fitting, known: ReadonlySet<string> | null): { id: string; name: string }[] =>
  found === null || known === null ? [] : found.filter(({ id }) => !known.has(id));
