import { attachmentConstants, supplierConstants } from '@posy/shared-contracts/constants';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Reads } from '#documents/reads';
import { countOf } from './attachment-records';

/** `attachments/{id}` of a contract: a wedding's, with the supplier it was made with. */
const recordSchema = v.object({
  weddingId: v.string(),
  supplierId: v.string(),
  ownerUid: v.string(),
  name: v.string(),
  type: v.picklist(attachmentConstants.types),
  bytes: v.number(),
  /** Signs its links. */
  key: v.string(),
});
export type ContractRecord = v.InferOutput<typeof recordSchema>;

const dayMs = 86_400_000;

/** A supplier that was noted offline has a week to name it; one that does may lose it. */
const [firstCheckMs, nextCheckMs] = [7 * dayMs, 30 * dayMs];

/** Reads a record; null when there is no such contract. */
export const readContract = (snapshot: DocumentSnapshot): ContractRecord | null =>
  snapshot.get('weddingId') === undefined ? null : v.parse(recordSchema, snapshot.data());

/** Writes the record of a contract that no supplier names yet. */
export const createContract = (
  transaction: Transaction,
  reference: DocumentReference,
  record: ContractRecord,
  now: number,
): void => {
  const checkAt = Timestamp.fromMillis(now + firstCheckMs);
  transaction.create(reference, { ...record, createdAt: Timestamp.fromMillis(now), checkAt });
};

/** Time of the next check of a contract that is still stored. */
export const nextCheck = (now: number) => ({ checkAt: Timestamp.fromMillis(now + nextCheckMs) });

/** The contracts of a wedding. */
export const contractsOf = (firestore: Firestore, weddingId: string): Query =>
  firestore.collection('attachments').where('weddingId', '==', weddingId);

/** Returns true when the wedding has reached its limit of contracts. */
export const hasReachedContractLimit = async (
  firestore: Firestore,
  weddingId: string,
  reads?: Reads,
): Promise<boolean> => (await countOf(contractsOf(firestore, weddingId), reads)) >= supplierConstants.mostContracts;

/** Returns true when the supplier that the contract was made with refers to it. */
export const isNamed = async (firestore: Firestore, id: string, record: ContractRecord): Promise<boolean> => {
  const { weddingId, supplierId } = record;
  const supplier = await firestore.doc(`weddings/${weddingId}/suppliers/${supplierId}`).get();
  return supplier.get('contract.id') === id;
};
