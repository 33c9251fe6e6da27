import { type Wedding } from '@posy/shared-contracts/entities';
import { type Firestore, type Query } from 'firebase-admin/firestore';

/** The people who speak for a supplier. Only the backend makes such accounts: clients cannot set these fields. */
export const supplierPeople = (firestore: Firestore, supplierId: string): Query =>
  firestore.collection('users').where('kind', '==', 'supplier').where('supplierId', '==', supplierId);

/** Everybody who may read a conversation. */
export const memberUids = (roles: Wedding['roles'], supplierUids: string[]): string[] =>
  [...new Set([...Object.keys(roles), ...supplierUids])].sort();
