import { useWedding } from '@posy/remote-kit';
import { weddingHeads } from '@posy/shared-contracts/rules';

/**
 * Returns the number of guests that prices are calculated for, those of the day as in `useAskedFor`; null while unknown:
 * no number is invented.
 */
export const useGuests = (): number | null => {
  const wedding = useWedding();
  return (wedding === null ? 0 : weddingHeads(wedding).day) || null;
};
