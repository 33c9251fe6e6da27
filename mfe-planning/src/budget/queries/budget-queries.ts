import { deleteWrite, makeWrite, restoreWrite, updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Cost, Payment } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, FirestoreWrite } from '@posy/shared-contracts/mount-props';
import type { BudgetChange } from '../rules/cost-changes';

/** Every cost of a wedding: one listener for the whole budget. */
export const costsQuery = (weddingId: string): FirestoreQuery<Cost> => ({ collection: collections.costs(weddingId) });

/** Every payment of a wedding: one listener. */
export const paymentsQuery = (weddingId: string): FirestoreQuery<Payment> => ({
  collection: collections.payments(weddingId),
});

/** A change of the budget as a write. */
export const budgetWriteOf =
  (weddingId: string) =>
  (change: BudgetChange): FirestoreWrite => {
    const costs = collections.costs(weddingId);
    const payments = collections.payments(weddingId);
    switch (change.kind) {
      case 'make-cost':
        return makeWrite(costs, change.cost);
      case 'restore-cost':
        return restoreWrite(costs, change.cost);
      case 'update-cost':
        return updateWrite(costs, change.id, change.fields);
      case 'delete-cost':
        return deleteWrite(costs, change.id);
      case 'make-payment':
        return makeWrite(payments, change.payment);
      case 'restore-payment':
        return restoreWrite(payments, change.payment);
      case 'update-payment':
        return updateWrite(payments, change.id, change.fields);
      case 'delete-payment':
        return deleteWrite(payments, change.id);
      case 'update-wedding': {
        const fields = Object.entries(change.fields).map(([field, value]) => [field, value ?? undefined]);
        return updateWrite(collections.weddings(), weddingId, Object.fromEntries(fields) as object, []);
      }
    }
  };
