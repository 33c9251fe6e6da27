import { type StoredReview } from '@posy/shared-contracts/entities';
import { type DocumentReference, type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type PublicReview } from '#catalogue/records/review-record';
import { type ApiContext } from '../handler';
import { readStored } from './stored-review';

const at = (iso: string): Timestamp => Timestamp.fromDate(new Date(iso));

/** The document of a review that came with the catalogue: from then on it goes before that. */
const documentOf = ({ id: _id, reply, createdAt, checked, ...review }: PublicReview) => ({
  ...review,
  state: 'published',
  log: [],
  reply: reply === null ? null : { body: reply.body, by: '', createdAt: at(reply.createdAt) },
  ...(checked !== undefined && { checked }),
  editedAt: null,
  private: { email: null, user: null },
  createdAt: at(createdAt),
});

/** A review that is changed in a transaction, however it came here. */
export interface FoundReview {
  reference: DocumentReference;
  review: Pick<StoredReview, 'supplierId' | 'state' | 'log' | 'reply' | 'stars' | 'createdAt'>;
  document: DocumentSnapshot;
  /** Writes changes; of a review of the catalogue everything else with them. */
  write: (changes: object) => void;
}

/** Finds a review by its id, among those that were written here and those of the catalogue; null where there is none. */
export const findReview = async (
  { firestore, catalogue }: Pick<ApiContext, 'firestore' | 'catalogue'>,
  transaction: Transaction,
  id: string,
): Promise<FoundReview | null> => {
  const reference = firestore.doc(`reviews/${id}`);
  const document = await transaction.get(reference);
  if (document.exists) {
    const review = readStored(document);
    if (review === null) return null;
    return { reference, review, document, write: (changes) => void transaction.update(reference, changes) };
  }
  const listed = catalogue.reviewOf(id);
  if (listed === null) return null;
  const made = documentOf(listed);
  const reply = listed.reply === null ? null : { ...listed.reply, by: '' };
  return {
    reference,
    review: { ...listed, state: 'published', log: [], reply },
    document,
    write: (changes) => {
      transaction.create(reference, made);
      // Names of fields inside others are understood by updates alone.
      transaction.update(reference, changes);
    },
  };
};
