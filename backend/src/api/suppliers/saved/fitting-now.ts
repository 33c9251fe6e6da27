import { savedSearchConstants } from '@posy/shared-contracts/constants';
import { type SavedSearch } from '@posy/shared-contracts/endpoints';
import { type ApiContext } from '#api/handler';
import { findSuppliers } from '../search/search-suppliers';

/** The suppliers that fit a saved search now. */
export interface Fitting {
  total: number;
  /** Null where they are too many to be known one by one. */
  found: { id: string; name: string }[] | null;
}

export const fittingNow = async (
  context: Pick<ApiContext, 'catalogue' | 'busyOn' | 'now'>,
  search: SavedSearch,
): Promise<Fitting> => {
  const { mostFound } = savedSearchConstants;
  const { found } = await findSuppliers(context, { ...search, sort: 'recommended', page: 1, size: mostFound });
  const { total, results } = found;
  return { total, found: total > mostFound ? null : results.map(({ id, name }) => ({ id, name })) };
};

/** Returns the suppliers found that are not known yet; none where either list is missing. */
export const newAmong = ({ found }: Fitting, known: ReadonlySet<string> | null): { id: string; name: string }[] =>
  found === null || known === null ? [] : found.filter(({ id }) => !known.has(id));
