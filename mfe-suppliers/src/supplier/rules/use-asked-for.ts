import { useWedding } from '@posy/remote-kit';
import { weddingDay } from '@posy/shared-contracts/entities';
import type { AskedFor } from '@posy/shared-contracts/rules';
import type { SupplierSearch } from './search-state';

/** What this couple's prices depend on: what the list asks for, else their plan's day and guests; null where they said nothing. */
export const useAskedFor = (list: Pick<SupplierSearch, 'freeOn' | 'guests'> | null = null): AskedFor => {
  const wedding = useWedding();
  const { count = 0, estimate = null } = wedding?.guests ?? {};
  const day = wedding === null ? null : weddingDay(wedding);
  return {
    day: list === null || list.freeOn === '' ? day : list.freeOn,
    guests: list?.guests ?? (count > 0 ? count : estimate),
  };
};
