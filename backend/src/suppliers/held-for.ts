import { type Firestore } from 'firebase-admin/firestore';
import { type Identity } from '#accounts/identity';

/** Most conversations of a person that are read for one day: a couple asks far fewer suppliers about it. */
const mostRead = 50;

/**
 * Returns the suppliers that hold a day for a person's own wedding: to them it is free, though to others it is not. A
 * supplier whose calendar says otherwise since then does not count. `today` is yyyy-MM-dd.
 */
export const heldFor = async (
  firestore: Firestore,
  identity: Pick<Identity, 'uid' | 'kind'> | null,
  { day, today }: { day: string; today: string },
): Promise<ReadonlySet<string>> => {
  if (identity?.kind !== 'couple') return new Set();
  const { docs } = await firestore
    .collection('conversations')
    .where('memberUids', 'array-contains', identity.uid)
    .where('answers.date.day', '==', day)
    .where('answers.date.answer', '==', 'held')
    .limit(mostRead)
    .select('supplierId', 'closedAt', 'answers.date.heldUntil')
    .get();
  const stands = docs.filter((conversation) => {
    const until: unknown = conversation.get('answers.date.heldUntil');
    return conversation.get('closedAt') === undefined && !(typeof until === 'string' && until < today);
  });
  if (stands.length === 0) return new Set();
  const ids = [...new Set(stands.map((conversation) => String(conversation.get('supplierId'))))];
  const days = await firestore.getAll(...ids.map((id) => firestore.doc(`suppliers/${id}/busyDays/${day}`)));
  return new Set(ids.filter((_id, at) => days[at]?.get('state') === 'held'));
};
