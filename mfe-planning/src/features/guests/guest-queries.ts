import { useHost, useLive, useLocaleInfo } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { planningConstants } from '@posy/shared-contracts/constants';
import type { Guest } from '@posy/shared-contracts/entities';
import {
  increment,
  removeField,
  serverTime,
  type Firestore,
  type FirestoreQuery,
  type FirestoreWrite,
  type MountProps,
} from '@posy/shared-contracts/mount-props';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { countChange, type GuestChange } from '../../domain/guests/guest-edit';
import type { GuestFields, GuestItem } from '../../domain/guests/guest-item';
import { householdsOf, type Household } from '../../domain/guests/households';
import { keepGuests, keepHouseholds } from '../../domain/guests/keep-same';
import { refreshDelay } from '../../domain/guests/refresh';
import { inChunks } from '../../domain/tasks/make-tasks';

/** Guests in one commit, beside the wedding's count: below the database's limit of 500 writes. */
const commitLimit = 450;

/** Every guest of a wedding: one listener for the whole list. */
export const guestsQuery = (weddingId: string): FirestoreQuery<Guest> => ({
  collection: collections.guests(weddingId),
});

/** A guest list that can be shown. */
export interface ReadyGuests {
  status: 'ready';
  guests: readonly GuestItem[];
  households: readonly Household[];
}

/** What a guest list is at. */
export type Guests = { status: 'loading' } | { status: 'failed'; retry: () => void } | ReadyGuests;

interface Shown {
  guests: readonly GuestItem[];
  households: readonly Household[];
}

/** How many edits this page has made, by its database: what a list shows next may be one of them. */
const ownEdits = new WeakMap<Firestore, number>();
const ownEditsOf = (firestore: Firestore): number => ownEdits.get(firestore) ?? 0;

/** Says that this page is about to change guests: what it does shows at once, whoever else is busy with the list. */
export const markOwnEdit = (firestore: Firestore): void => void ownEdits.set(firestore, ownEditsOf(firestore) + 1);

/** What others do in quick succession is grouped and shown at most every 2 s; own edits at once. Source: S9-delay-04. */
const useShown = (live: ReturnType<typeof useLive<Guest>>): Shown | null => {
  const { clock, firestore } = useHost();
  const { locale } = useLocaleInfo();
  const [shown, setShown] = useState<Shown | null>(null);
  const last = useRef<{ at: number | null; isOpen: boolean; edits: number }>({ at: null, isOpen: true, edits: 0 });
  const { value } = live;
  // An own edit on its way, or a list that the server has not confirmed: what comes next is its answer.
  const isOpen = live.status === 'ready' && (live.hasPendingWrites || live.fromCache);
  useLayoutEffect(() => {
    if (value === null) return undefined;
    const edits = ownEditsOf(firestore);
    const isOwn = isOpen || last.current.isOpen || edits !== last.current.edits;
    last.current = { ...last.current, isOpen, edits };
    const show = (): void => {
      last.current.at = clock.now();
      setShown((before) => {
        const guests = keepGuests(before?.guests ?? [], value);
        return { guests, households: keepHouseholds(before?.households ?? [], householdsOf(guests, locale)) };
      });
    };
    const now = clock.now();
    const delay = refreshDelay({ isOwn, now, shownAt: last.current.at }, planningConstants.groupsFetchThrottleMs);
    if (delay > 0) return clock.after(delay, show);
    show();
    return undefined;
  }, [clock, firestore, locale, value, isOpen]);
  return shown;
};

/** The wedding's live guest list, grouped into households. */
export const useGuests = (weddingId: string): Guests => {
  const live = useLive(guestsQuery(weddingId));
  const shown = useShown(live);
  const { status, value, retry } = live;
  // Without a server's answer an empty list says only that the cache knows nothing.
  const isUnheard = shown === null || (status === 'ready' && live.fromCache && value?.length === 0);
  return useMemo(() => {
    if (status === 'failed' && value === null) return { status, retry };
    if (isUnheard || shown === null) return { status: 'loading' };
    return { status: 'ready', ...shown };
  }, [status, value, retry, isUnheard, shown]);
};

const dotted = (map: 'contacts' | 'rsvp', fields: GuestFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields[map] ?? {}).map(([key, value]) => [`${map}.${key}`, value ?? removeField()]),
  );

/** Each key of contacts and answers on its own: what somebody else writes beside it stays. */
const updateData = (fields: GuestFields): Record<string, unknown> => {
  const { contacts: _contacts, rsvp: _rsvp, ...plain } = fields;
  return { ...plain, ...dotted('contacts', fields), ...dotted('rsvp', fields), updatedAt: serverTime() };
};

const writeOf = (weddingId: string, change: GuestChange): FirestoreWrite => {
  const collection = collections.guests(weddingId);
  if (change.kind === 'delete') return { kind: 'delete', collection, id: change.id };
  if (change.kind === 'update') return { kind: 'update', collection, id: change.id, data: updateData(change.fields) };
  const { id, ...data } = change.guest;
  const times = { createdAt: serverTime(), updatedAt: serverTime() };
  return { kind: 'set', collection, id, data: change.kind === 'create' ? { ...data, ...times } : data };
};

/** The wedding's number of guests, added to by what the same commit adds and takes away. */
const countWrites = (weddingId: string, changes: readonly GuestChange[]): FirestoreWrite[] => {
  const by = countChange(changes);
  if (by === 0) return [];
  return [
    { kind: 'update', collection: collections.weddings(), id: weddingId, data: { 'guests.count': increment(by) } },
  ];
};

/**
 * Commits the changes of one edit, in batches that each keep the count right, and tells the bus of every new guest once
 * its batch stands. All batches are on their way at once, so that none is lost with a page that is closed offline.
 * Rejects with the first refusal.
 */
export const commitGuests = async (
  { firestore, bus }: Pick<MountProps, 'firestore' | 'bus'>,
  weddingId: string,
  changes: readonly GuestChange[],
): Promise<void> => {
  const commit = async (chunk: readonly GuestChange[]): Promise<void> => {
    await firestore.commit([...chunk.map((change) => writeOf(weddingId, change)), ...countWrites(weddingId, chunk)]);
    for (const change of chunk)
      if (change.kind === 'create') await bus.publish('guest.added', { weddingId, guestId: change.guest.id });
  };
  if (changes.length === 0) return;
  markOwnEdit(firestore);
  await Promise.all(inChunks(changes, commitLimit).map(commit));
};
