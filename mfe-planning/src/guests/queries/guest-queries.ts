import {
  type ListReading,
  type Live,
  reuseDerived,
  useAccess,
  useHost,
  useLive,
  useLocaleInfo,
  useReading,
} from '@posy/remote-kit';
import { editsOf } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { planningConstants } from '@posy/shared-contracts/constants';
import type { Guest, Wedding } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GuestItem } from '../rules/guest-item';
import { type Household, householdsOf, sameHousehold } from '../rules/households';
import { refreshDelay } from '../rules/refresh';
import { saysSame, syncGuestTotals } from './guest-totals';
import { rememberList } from './known-list';

/** Every guest of a wedding: one listener for the whole list. */
export const guestsQuery = (weddingId: string): FirestoreQuery<Guest> => ({
  collection: collections.guests(weddingId),
});

/** A guest list that has loaded. */
export interface ReadyGuests {
  status: 'ready';
  guests: readonly GuestItem[];
  households: readonly Household[];
}

/** The states of the guest list's query. */
export type Guests = { status: 'loading' } | { status: 'failed'; retry: () => void } | ReadyGuests;

interface ShownList {
  guests: readonly GuestItem[];
  households: readonly Household[];
}

/**
 * Changes by other members in quick succession are grouped and shown at most every 2 s; own edits show at once. Source:
 * S9-delay-04.
 */
const useShown = (live: ReturnType<typeof useLive<Guest>>): ShownList | null => {
  const { clock, firestore } = useHost();
  const { locale } = useLocaleInfo();
  const [shown, setShown] = useState<ShownList | null>(null);
  const last = useRef<{ at: number | null; isOpen: boolean; edits: number }>({ at: null, isOpen: true, edits: 0 });
  const { value } = live;
  // The next update answers this member's own pending edit, or confirms a cached list, so it is shown at once.
  const isOpen = live.status === 'ready' && (live.hasPendingWrites || live.fromCache);
  useLayoutEffect(() => {
    if (value === null) return undefined;
    const edits = editsOf(firestore);
    const isOwn = isOpen || last.current.isOpen || edits !== last.current.edits;
    last.current = { ...last.current, isOpen, edits };
    const show = (): void => {
      last.current.at = clock.now();
      const households = householdsOf(value, locale);
      setShown((before) => ({
        guests: value,
        households: reuseDerived(before?.households ?? [], households, sameHousehold),
      }));
    };
    const now = clock.now();
    const delay = refreshDelay({ isOwn, now, shownAt: last.current.at }, planningConstants.groupsFetchThrottleMs);
    if (delay > 0) return clock.after(delay, show);
    show();
    return undefined;
  }, [clock, firestore, locale, value, isOpen]);
  return shown;
};

/** Writes the wedding's totals whenever the server's list changes, while this member may write them. */
const useSyncedTotals = (wedding: Identified<Wedding>, live: Live<GuestItem[]>, { state }: ListReading): void => {
  const host = useHost();
  const canEdit = useAccess('guests') === 'edit';
  const { value } = live;
  useLayoutEffect(() => {
    if (value !== null) rememberList(host.firestore, wedding.id, value);
  }, [host, wedding.id, value]);
  const totals = useMemo(
    () => (state === 'confirmed' && value !== null ? totalsOfGuests(value) : null),
    [state, value],
  );
  const differs = totals !== null && !saysSame(wedding, totals);
  useEffect(() => {
    if (canEdit && differs) syncGuestTotals(host, wedding.id, totals);
  }, [host, canEdit, differs, totals, wedding.id]);
};

/** The wedding's live guest list, grouped into households. Its totals are also written to the wedding. */
export const useGuests = (wedding: Identified<Wedding>): Guests => {
  const live = useLive(guestsQuery(wedding.id));
  const shown = useShown(live);
  const reading = useReading(live, wedding.guests.count > 0);
  useSyncedTotals(wedding, live, reading);
  const { retry } = live;
  return useMemo(() => {
    if (reading.state === 'failed') return { status: 'failed', retry };
    if (!reading.isKnown || shown === null) return { status: 'loading' };
    return { status: 'ready', ...shown };
  }, [reading.state, reading.isKnown, retry, shown]);
};
