import { type Firestore, type Query, type QuerySnapshot } from 'firebase-admin/firestore';

/** The wedding's open enquiries; every conversation is open. */
export const openEnquiries = (firestore: Firestore, weddingId: string): Query =>
  firestore.collection('conversations').where('weddingId', '==', weddingId);

/** Their number by supplier category. */
export const countByCategory = (conversations: QuerySnapshot): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { supplierType } of conversations.docs.map((document) => document.data()))
    counts[String(supplierType)] = (counts[String(supplierType)] ?? 0) + 1;
  return counts;
};
