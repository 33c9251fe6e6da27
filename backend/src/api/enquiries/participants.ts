import { type Firestore, type Query } from 'firebase-admin/firestore';
import { inboxReaders, type Members } from '../collaboration/members';

/** The people who speak for a supplier. Only the backend makes such accounts: clients cannot set these fields. */
export const supplierPeople = (firestore: Firestore, supplierId: string): Query =>
  firestore.collection('users').where('kind', '==', 'supplier').where('supplierId', '==', supplierId);

/** Everybody who may read a conversation: the supplier's people, and the members with access to the inbox. */
export const memberUids = (members: Members, supplierUids: string[]): string[] =>
  [...new Set([...inboxReaders(members), ...supplierUids])].sort();
