import type { Firestore } from '@posy/shared-contracts/mount-props';
import { applyChanges, type GuestChange } from '../rules/guest-edit';
import type { GuestItem } from '../rules/guest-item';

const lists = new WeakMap<Firestore, Map<string, readonly GuestItem[]>>();

/** The guest list as this page knew it last, also after its screens were left: an undo may come later. */
export const knownList = (firestore: Firestore, weddingId: string): readonly GuestItem[] =>
  lists.get(firestore)?.get(weddingId) ?? [];

/** Says what the list is now. */
export const rememberList = (firestore: Firestore, weddingId: string, guests: readonly GuestItem[]): void => {
  const known = lists.get(firestore) ?? new Map<string, readonly GuestItem[]>();
  lists.set(firestore, known.set(weddingId, guests));
};

/**
 * Says what this page is about to change: an edit right after it counts from there, before the database has told of the
 * first. The function takes it back, where nothing else was heard since.
 */
export const foreseeChanges = (
  firestore: Firestore,
  weddingId: string,
  changes: readonly GuestChange[],
): (() => void) => {
  const before = knownList(firestore, weddingId);
  const after = applyChanges(before, changes);
  rememberList(firestore, weddingId, after);
  return () => {
    if (knownList(firestore, weddingId) === after) rememberList(firestore, weddingId, before);
  };
};
