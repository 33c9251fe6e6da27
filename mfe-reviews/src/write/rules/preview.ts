import type { Review, StoredReview } from '@posy/shared-contracts/entities';
import { visibleText } from '@posy/shared-contracts/rules';
import { describedPhoto, type ReviewDraft } from './review-draft';

/** Parts of a stored review that a change of its words keeps. */
export type KeptParts = Pick<StoredReview, 'bookedThroughPosy' | 'checked' | 'guestBand' | 'reply'>;

/** What the server keeps of a text: no signs that nobody sees, and no space around it. */
const stored = (text: string): string => visibleText(text).trim();

interface Circumstances {
  now: number;
  supplierName: string;
  /** Null for a new review: who wrote it is checked once it is sent. */
  kept: KeptParts | null;
}

const marksOf = ({ bookedThroughPosy, checked, guestBand }: KeptParts): Partial<Review> => ({
  bookedThroughPosy,
  ...(bookedThroughPosy ? { checked: 'booked' as const } : checked !== undefined && { checked }),
  ...(guestBand !== undefined && { guestBand }),
});

/** Returns the review as others will read it once it is published. */
export const previewOf = (
  { stars, title, message, name, weddingDate, photos }: ReviewDraft,
  { now, supplierName, kept }: Circumstances,
): Review => {
  const moment = new Date(now).toISOString();
  return {
    id: 'preview',
    stars,
    title: stored(title),
    body: stored(message),
    name: stored(name),
    dateWedding: weddingDate === '' ? null : weddingDate,
    createdAt: moment,
    photos: photos.map(describedPhoto),
    ...(kept !== null && { ...marksOf(kept), editedAt: moment }),
    reply: kept?.reply == null ? null : { from: supplierName, body: kept.reply.body },
  };
};
