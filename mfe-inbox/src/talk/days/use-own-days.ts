import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { useMemo } from 'react';
import { useOwnProfile } from './own-profile';
import { takenDays } from './taken-days';

/**
 * A supplier's days from today; `entries` are those with an entry at the desk, including free ones. Without the profile,
 * because of a failure or a lost connection, the days are those of the desk.
 */
export const useOwnDays = (supplierId: string, today: string) => {
  const {
    value: entries,
    status,
    retry,
  } = useLive({
    collection: collections.busyDays(supplierId),
    where: [{ field: 'day', op: '>=', value: today }],
    orderBy: [{ field: 'day', direction: 'asc' }],
    limit: 1000,
  });
  const { data, isLoading } = useOwnProfile(supplierId);
  const { busyDays, closed } = data ?? {};
  const isKnown = entries !== null && !isLoading;
  const days = useMemo(
    () => (isKnown ? takenDays(entries, { busyDays, closed }, today) : null),
    [isKnown, entries, busyDays, closed, today],
  );
  return { days, entries: entries ?? [], status, retry };
};
