import { useSession } from '@posy/remote-kit';
import { useWeddingToCome } from '#review/reader/use-wedding-to-come';
import type { EditedReview, ReviewDraft } from './rules/review-draft';

/** The wedding that a review is about: the couple's own, or one where its author was a guest. */
export interface WhoseWedding {
  asGuest: boolean;
  /** True while the author's own wedding is to come: no other can be meant. */
  isGuestOnly: boolean;
  /** The account's address, by which a signed-in guest is known; null where the form's counts. */
  accountEmail: string | null;
}

export const useWhoseWedding = (draft: ReviewDraft, edited: EditedReview | null): WhoseWedding => {
  const session = useSession();
  const isGuestOnly = useWeddingToCome() && edited === null;
  const asGuest = isGuestOnly || draft.asGuest === true;
  const email = session.status === 'signed-in' ? session.email : '';
  return { asGuest, isGuestOnly, accountEmail: asGuest && email !== '' ? email : null };
};
