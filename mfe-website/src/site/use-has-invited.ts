import { useAccess, useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { useMemo } from 'react';

/** True once a household has a link; false for people who may not see guests. */
export const useHasInvited = (weddingId: string): boolean => {
  const seesGuests = useAccess('guests') !== 'none';
  const { value } = useLive(
    useMemo(
      () => (seesGuests ? { collection: collections.households(weddingId), limit: 1 } : null),
      [seesGuests, weddingId],
    ),
  );
  return (value ?? []).length > 0;
};
