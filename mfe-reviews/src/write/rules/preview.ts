import type { Review, StoredReview } from '@posy/shared-contracts/entities';
import { visibleText } from '@posy/shared-contracts/rules';
import { describedPhoto, type ReviewDraft } from './review-draft';

/** Parts of a stored review that a change of its words keeps. */
export type SavedParts = Pick<StoredReview, 'bookedThroughPosy' | 'checked' | 'guestBand' | 'reply'>;

/** Returns a text as the server stores it: without signs that nobody sees, and without space around it. */
const storedText = (text: string): string => visibleText(text).trim();

interface Circumstances {
  now: number;
  supplierName: string;
  /** Null for a new review: who wrote it is checked once it is sent. */
  saved: SavedParts | null;
}

const marksOf = ({ bookedThroughPosy, checked, guestBand }: SavedParts): Partial<Review> => ({
  bookedThroughPosy,
  ...(bookedThroughPosy ? { checked: 'booked' as const } : checked !== undefined && { checked }),
  ...(guestBand !== undefined && { guestBand }),
});

/** Returns the review as others will read it once it is published. */
export const previewOf = (
  { stars, title, message, name, weddingDate, photos, asGuest }: ReviewDraft,
  { now, supplierName, saved }: Circumstances,
): Review => {
  const moment = new Date(now).toISOString();
  return {
    id: 'preview',
    stars,
    title: storedText(title),
    body: storedText(message),
    name: storedText(name),
    dateWedding: weddingDate === '' ? null : weddingDate,
    createdAt: moment,
    photos: photos.map(describedPhoto),
    ...(asGuest === true && { asGuest }),
    ...(saved !== null && { ...marksOf(saved), editedAt: moment }),
    reply: saved?.reply == null ? null : { from: supplierName, body: saved.reply.body },
  };
};
