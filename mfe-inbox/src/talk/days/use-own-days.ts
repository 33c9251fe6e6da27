import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { useMemo } from 'react';
import { useOwnProfile } from './own-profile';
import { takenDays } from './taken-days';

/** A supplier's days from today; `entries` are those with an entry at the desk, including free ones. */
export const useOwnDays = (supplierId: string, today: string) => {
  const { value: entries, status } = useLive({
    collection: collections.busyDays(supplierId),
    where: [{ field: 'day', op: '>=', value: today }],
    orderBy: [{ field: 'day', direction: 'asc' }],
    limit: 1000,
  });
  const { data, isError } = useOwnProfile(supplierId);
  const { busyDays, closed } = data ?? {};
  const isKnown = entries !== null && (data !== undefined || isError);
  const days = useMemo(
    () => (isKnown ? takenDays(entries, { busyDays, closed }, today) : null),
    [isKnown, entries, busyDays, closed, today],
  );
  return { days, entries: entries ?? [], status };
};
