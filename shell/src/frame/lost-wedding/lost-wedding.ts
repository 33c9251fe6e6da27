import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, Session, SignedIn } from '@posy/shared-contracts/mount-props';

/** The wedding that a page shows, and its reader. */
export interface ShownWedding {
  uid: string;
  wedding: Identified<Wedding>;
}

/** Returns the wedding of a session; null when it shows none that this person belongs to. */
export const shownIn = (session: Session): ShownWedding | null => {
  if (session.status !== 'signed-in' || session.wedding === null) return null;
  return session.role === null ? null : { uid: session.uid, wedding: session.wedding };
};

const belongsTo = ({ user, wedding, role, lostAccess }: SignedIn, weddingId: string): boolean =>
  lostAccess?.weddingId !== weddingId &&
  ((user.weddingId === weddingId && (wedding?.id !== weddingId || role !== null)) ||
    user.weddingIds?.includes(weddingId) === true);

/**
 * Returns the wedding that the same person no longer belongs to: their access was ended, or it was deleted. A sign-out,
 * or a switch to another of their weddings, loses none; nor does a person who answers for a supplier from now on, whose
 * blank wedding ended with that.
 */
export const lostWedding = (before: ShownWedding | null, now: Session): Identified<Wedding> | null => {
  if (before === null || now.status !== 'signed-in' || now.uid !== before.uid) return null;
  if (now.user.kind !== 'couple') return null;
  return belongsTo(now, before.wedding.id) ? null : before.wedding;
};

/**
 * Returns the wedding to compare with next time: the shown one. A wedding whose document is gone stays until the
 * profile no longer names it: a deletion reaches the document and the profile one after the other.
 */
export const shownBefore = (before: ShownWedding | null, now: Session): ShownWedding | null => {
  if (now.status === 'loading') return before;
  const isUndecided = now.status === 'signed-in' && now.wedding === null && lostWedding(before, now) === null;
  return isUndecided ? before : shownIn(now);
};
