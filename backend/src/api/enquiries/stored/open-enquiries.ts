import { type Firestore, type Query, type QuerySnapshot } from 'firebase-admin/firestore';

/** The wedding's enquiries: each has its conversation. */
export const enquiriesOf = (firestore: Firestore, weddingId: string): Query =>
  firestore.collection('conversations').where('weddingId', '==', weddingId);

/** Returns the number of open enquiries by supplier category. */
export const countOpen = (conversations: QuerySnapshot): Record<string, number> => {
  const counts: Record<string, number> = {};
  const open = conversations.docs.filter((document) => document.get('closedAt') === undefined);
  for (const { supplierType } of open.map((document) => document.data()))
    counts[String(supplierType)] = (counts[String(supplierType)] ?? 0) + 1;
  return counts;
};
