import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { useMemo } from 'react';
import { useOwnProfile } from './own-profile';
import { takenDays } from './taken-days';

/** A supplier's days from today; `said` are those with an entry at the desk, including free ones. */
export const useOwnDays = (supplierId: string, today: string) => {
  const { value: said, status } = useLive({
    collection: collections.busyDays(supplierId),
    where: [{ field: 'day', op: '>=', value: today }],
    orderBy: [{ field: 'day', direction: 'asc' }],
    limit: 1000,
  });
  const { data, isError } = useOwnProfile(supplierId);
  const profile = data?.busyDays;
  const isKnown = said !== null && (data !== undefined || isError);
  const days = useMemo(() => (isKnown ? takenDays(said, profile ?? [], today) : null), [isKnown, said, profile, today]);
  return { days, said: said ?? [], status };
};
