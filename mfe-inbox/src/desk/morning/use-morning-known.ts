import { useLiveDocument } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { useState } from 'react';
import type { Conversations } from '#talk/conversation-queries';
import { useOwnProfile } from '#talk/days/own-profile';
import { useOwnDays } from '#talk/days/use-own-days';
import { useKnowsOwnSuppliers } from '#talk/profiles/own-suppliers';
import { dayOf } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { useOwnWork } from './own-work';

/**
 * Returns true once all data of a supplier's morning has loaded, failed, or waits for a connection: the overview appears
 * at once, so that no slow part moves it. It stays true afterwards.
 */
export const useMorningKnown = (supplierId: string, { status }: Pick<Conversations, 'status'>): boolean => {
  const { now, zone } = useReader();
  const days = useOwnDays(supplierId, dayOf(new Date(now).toISOString(), zone));
  const account = useLiveDocument(collections.supplierAccounts(), supplierId);
  const profile = useOwnProfile(supplierId);
  const work = useOwnWork(supplierId);
  const knowsSuppliers = useKnowsOwnSuppliers();
  const areAsked = status === 'loading' || account.status === 'loading' || days.status === 'loading';
  const isKnown = !areAsked && !profile.isLoading && !work.isLoading && knowsSuppliers;
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
};
