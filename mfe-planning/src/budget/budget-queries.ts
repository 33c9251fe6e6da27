import { collections } from '@posy/shared-contracts/collections';
import type { Cost, Payment } from '@posy/shared-contracts/entities';
import {
  removeField,
  serverTime,
  type Firestore,
  type FirestoreQuery,
  type FirestoreWrite,
} from '@posy/shared-contracts/mount-props';
import type { BudgetChange } from './rules/cost-changes';
import { commitLimit, inChunks } from '#plan/edits/chunks';

/** Every cost of a wedding: one listener for the whole budget. */
export const costsQuery = (weddingId: string): FirestoreQuery<Cost> => ({ collection: collections.costs(weddingId) });

/** Every payment of a wedding: one listener. */
export const paymentsQuery = (weddingId: string): FirestoreQuery<Payment> => ({
  collection: collections.payments(weddingId),
});

type Document = { id: string };

const madeNow = ({ id, ...data }: Document, path: FirestoreWrite['collection']): FirestoreWrite => ({
  kind: 'set',
  collection: path,
  id,
  data: { ...data, createdAt: serverTime(), updatedAt: serverTime() },
});
const restored = ({ id, ...data }: Document, path: FirestoreWrite['collection']): FirestoreWrite => ({
  kind: 'set',
  collection: path,
  id,
  data: { ...data },
});
const updated = (id: string, fields: object, path: FirestoreWrite['collection']): FirestoreWrite => ({
  kind: 'update',
  collection: path,
  id,
  data: { ...fields, updatedAt: serverTime() },
});

const writeOf = (weddingId: string, change: BudgetChange): FirestoreWrite => {
  const [costs, payments] = [collections.costs(weddingId), collections.payments(weddingId)];
  switch (change.kind) {
    case 'make-cost':
      return madeNow(change.cost, costs);
    case 'restore-cost':
      return restored(change.cost, costs);
    case 'update-cost':
      return updated(change.id, change.fields, costs);
    case 'delete-cost':
      return { kind: 'delete', collection: costs, id: change.id };
    case 'make-payment':
      return madeNow(change.payment, payments);
    case 'restore-payment':
      return restored(change.payment, payments);
    case 'update-payment':
      return updated(change.id, change.fields, payments);
    case 'delete-payment':
      return { kind: 'delete', collection: payments, id: change.id };
    case 'update-wedding': {
      const data = Object.entries(change.fields).map(([field, value]) => [field, value ?? removeField()]);
      return { kind: 'update', collection: collections.weddings(), id: weddingId, data: Object.fromEntries(data) };
    }
  }
};

/** Commits the changes of one edit together, all or none as long as there are at most 500. */
export const commitBudget = async (
  firestore: Firestore,
  weddingId: string,
  changes: readonly BudgetChange[],
): Promise<void> => {
  for (const chunk of inChunks(changes, commitLimit))
    await firestore.commit(chunk.map((change) => writeOf(weddingId, change)));
};
