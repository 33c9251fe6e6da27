import type { Firestore } from '@posy/shared-contracts/mount-props';
import type { GuestItem } from '../rules/guest-item';

const lists = new WeakMap<Firestore, Map<string, readonly GuestItem[]>>();

/** Returns the latest guest list that this page read, also after its screens were closed: an undo may come later. */
export const knownList = (firestore: Firestore, weddingId: string): readonly GuestItem[] =>
  lists.get(firestore)?.get(weddingId) ?? [];

/** Stores the latest list. */
export const rememberList = (firestore: Firestore, weddingId: string, guests: readonly GuestItem[]): void => {
  const known = lists.get(firestore) ?? new Map<string, readonly GuestItem[]>();
  lists.set(firestore, known.set(weddingId, guests));
};

/**
 * Stores the expected list after an edit, so that the next edit builds on it before the database has reported it. The
 * returned function restores the previous list unless a newer one was stored.
 */
export const expectList = (firestore: Firestore, weddingId: string, after: readonly GuestItem[]): (() => void) => {
  const before = knownList(firestore, weddingId);
  rememberList(firestore, weddingId, after);
  return () => {
    if (knownList(firestore, weddingId) === after) rememberList(firestore, weddingId, before);
  };
};
