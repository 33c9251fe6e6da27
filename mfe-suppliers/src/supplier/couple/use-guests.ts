import { useWedding } from '@posy/remote-kit';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { usualGuests } from '../rules/price/package-price';

/** How many guests prices are told for: the couple's, else what is usual. */
export const useGuests = (): number => {
  const wedding = useWedding();
  return (wedding === null ? 0 : weddingHeads(wedding).all) || usualGuests;
};
