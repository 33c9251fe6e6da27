import type { Firestore } from '@posy/shared-contracts/mount-props';
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
 * Says what the list will be: an edit right after this one counts from there, before the database has reported it. The
 * function takes it back, where nothing else was heard since.
 */
export const foresee = (firestore: Firestore, weddingId: string, after: readonly GuestItem[]): (() => void) => {
  const before = knownList(firestore, weddingId);
  rememberList(firestore, weddingId, after);
  return () => {
    if (knownList(firestore, weddingId) === after) rememberList(firestore, weddingId, before);
  };
};
