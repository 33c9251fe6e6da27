import { useWedding } from '@posy/remote-kit';
import { usualGuests } from '../rules/price/price-for-us';

/** How many guests prices are told for: the couple's list, else their guess, else what is usual. */
export const useGuests = (): number => {
  const guests = useWedding()?.guests;
  if (guests === undefined) return usualGuests;
  return guests.count > 0 ? guests.count : (guests.estimate ?? usualGuests);
};
