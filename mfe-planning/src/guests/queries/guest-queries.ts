import { useAccess, useHost, useLive, useLocaleInfo } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import { planningConstants } from '@posy/shared-contracts/constants';
import type { Guest, Wedding } from '@posy/shared-contracts/entities';
import {
  removeField,
  serverTime,
  type Firestore,
  type FirestoreQuery,
  type FirestoreWrite,
  type Identified,
  type MountProps,
} from '@posy/shared-contracts/mount-props';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GuestChange } from '../rules/guest-edit';
import type { GuestFields, GuestItem } from '../rules/guest-item';
import { householdsOf, type Household } from '../rules/households';
import { keepGuests, keepHouseholds } from '../rules/keep-same';
import { refreshDelay } from '../rules/refresh';
import { totalsChange } from './totals-change';
import { inChunks } from '#plan/edits/chunks';
import { whenSafe } from '#plan/edits/when-safe';
import { useHeard } from '#plan/frame/use-heard';
import { keepGuestTotals, saysSame, totalsWrites } from './guest-totals';
import { foreseeChanges, knownList, rememberList } from './known-list';

/** Guests in one commit, beside the wedding's totals: below the database's limit of 500 writes. */
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

/** The wedding's totals follow what the server knows of the list, while this person may write them. */
const useKeptTotals = (wedding: Identified<Wedding>, live: ReturnType<typeof useLive<Guest>>): void => {
  const host = useHost();
  const canEdit = useAccess('guests') === 'edit';
  const { value } = live;
  useLayoutEffect(() => {
    if (value !== null) rememberList(host.firestore, wedding.id, value);
  }, [host, wedding.id, value]);
  const isServers = live.status === 'ready' && !live.fromCache && !live.hasPendingWrites;
  const totals = useMemo(() => (isServers ? totalsOfGuests(live.value) : null), [isServers, live.value]);
  const differs = totals !== null && !saysSame(wedding, totals);
  useEffect(() => {
    if (canEdit && differs) keepGuestTotals(host, wedding.id, totals);
  }, [host, canEdit, differs, totals, wedding.id]);
};

/** The wedding's live guest list, grouped into households, its totals kept on the wedding. */
export const useGuests = (wedding: Identified<Wedding>): Guests => {
  const live = useLive(guestsQuery(wedding.id));
  const shown = useShown(live);
  useKeptTotals(wedding, live);
  const { retry } = live;
  const heard = useHeard(live, wedding.guests.count > 0);
  return useMemo(() => {
    if (heard === 'failed') return { status: 'failed', retry };
    if (heard === 'loading' || shown === null) return { status: 'loading' };
    return { status: 'ready', ...shown };
  }, [heard, retry, shown]);
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

const publishAdded = (
  { bus, telemetry }: Pick<MountProps, 'bus' | 'telemetry'>,
  weddingId: string,
  changes: readonly GuestChange[],
): void => {
  const added = changes.flatMap((change) => (change.kind === 'create' ? [change.guest.id] : []));
  const [guestId] = added;
  if (guestId === undefined) return;
  bus
    .publish('guest.added', { weddingId, guestId, count: added.length })
    .catch((error: unknown) => telemetry.error('guests', error));
};

type CommitHost = Pick<MountProps, 'firestore' | 'bus' | 'clock' | 'online' | 'telemetry'>;

const commitChunk = (host: CommitHost, weddingId: string, changes: readonly GuestChange[]): Promise<void> => {
  const { firestore } = host;
  const totals = totalsChange(knownList(firestore, weddingId), changes);
  const takeBack = foreseeChanges(firestore, weddingId, changes);
  const writes = [...changes.map((change) => writeOf(weddingId, change)), ...totalsWrites(weddingId, totals)];
  const saved = firestore.commit(writes);
  whenSafe(host, saved, () => publishAdded(host, weddingId, changes));
  return saved.catch((error: unknown) => {
    takeBack();
    throw error;
  });
};

/**
 * Commits the changes of one edit, in batches that each keep the wedding's totals right. Of new guests the bus is told
 * once for each batch, as soon as it is safe: also when the page is closed without a connection. All batches are on
 * their way at once, for the same reason. Rejects with the first refusal.
 */
export const commitGuests = async (
  host: CommitHost,
  weddingId: string,
  changes: readonly GuestChange[],
): Promise<void> => {
  if (changes.length === 0) return;
  markOwnEdit(host.firestore);
  await Promise.all(inChunks(changes, commitLimit).map((chunk) => commitChunk(host, weddingId, chunk)));
};
