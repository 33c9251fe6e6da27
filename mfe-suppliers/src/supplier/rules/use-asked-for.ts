import { useWedding } from '@posy/remote-kit';
import { weddingDay } from '@posy/shared-contracts/entities';
import { type AskedFor, weddingHeads } from '@posy/shared-contracts/rules';
import type { SupplierSearch } from './asked/search-state';

/** The facts that this couple's prices depend on: the list's, else their plan's day and guests; null while unknown. */
export const useAskedFor = (list: Pick<SupplierSearch, 'freeOn' | 'guests'> | null = null): AskedFor => {
  const wedding = useWedding();
  const ours = wedding === null ? 0 : weddingHeads(wedding).all;
  const day = wedding === null ? null : weddingDay(wedding);
  return {
    day: list === null || list.freeOn === '' ? day : list.freeOn,
    guests: list?.guests ?? (ours > 0 ? ours : null),
  };
};
