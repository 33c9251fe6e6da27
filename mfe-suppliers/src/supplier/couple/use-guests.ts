import { useWedding } from '@posy/remote-kit';
import { weddingHeads } from '@posy/shared-contracts/rules';

/** How many guests the couple's prices are told for; null while they said nothing of them: no number is made up for them. */
export const useGuests = (): number | null => {
  const wedding = useWedding();
  return (wedding === null ? 0 : weddingHeads(wedding).all) || null;
};
