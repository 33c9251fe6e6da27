import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, Session, SignedIn } from '@posy/shared-contracts/mount-props';

/** The wedding that a page shows, and who reads it. */
export interface ShownWedding {
  uid: string;
  wedding: Identified<Wedding>;
}

/** What a session shows; null when it shows no wedding that this person belongs to. */
export const shownIn = (session: Session): ShownWedding | null => {
  if (session.status !== 'signed-in' || session.wedding === null) return null;
  return session.role === null ? null : { uid: session.uid, wedding: session.wedding };
};

const belongsTo = ({ user, wedding, role, lostAccess }: SignedIn, weddingId: string): boolean =>
  lostAccess?.weddingId !== weddingId &&
  ((user.weddingId === weddingId && (wedding?.id !== weddingId || role !== null)) ||
    user.weddingIds?.includes(weddingId) === true);

/**
 * The wedding that the same person no longer belongs to: their access was ended, or it was deleted. Who signs out or
 * turns to another of their weddings has lost none.
 */
export const lostWedding = (before: ShownWedding | null, now: Session): Identified<Wedding> | null => {
  if (before === null || now.status !== 'signed-in' || now.uid !== before.uid) return null;
  return belongsTo(now, before.wedding.id) ? null : before.wedding;
};

/**
 * The wedding to look back at next time: the one that is shown. One that went before the profile says so is kept until the
 * profile does: a deleted wedding's document and the profile arrive one after the other.
 */
export const shownBefore = (before: ShownWedding | null, now: Session): ShownWedding | null => {
  if (now.status === 'loading') return before;
  const isUndecided = now.status === 'signed-in' && now.wedding === null && lostWedding(before, now) === null;
  return isUndecided ? before : shownIn(now);
};
