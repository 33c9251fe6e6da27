import { differing, type Edit, noEdit } from '@posy/remote-kit/edits';
import type { Cost, Payment, Wedding } from '@posy/shared-contracts/entities';
import { headsPreference } from '@posy/shared-contracts/rules';
import type { CostDocument, CostItem, PaymentDocument } from './cost-items';

/**
 * One write. `make` lets the server set the times, `restore` writes a document back unchanged, `update` touches the
 * named fields only.
 */
export type BudgetChange =
  | { kind: 'make-cost'; cost: CostDocument }
  | { kind: 'restore-cost'; cost: CostDocument }
  | { kind: 'update-cost'; id: string; fields: Partial<Cost> }
  | { kind: 'delete-cost'; id: string }
  | { kind: 'make-payment'; payment: PaymentDocument }
  | { kind: 'restore-payment'; payment: PaymentDocument }
  | { kind: 'update-payment'; id: string; fields: Partial<Payment> }
  | { kind: 'delete-payment'; id: string }
  /** Fields of the wedding by their dotted paths; null removes what was not there before. */
  | { kind: 'update-wedding'; fields: Readonly<Record<string, unknown>> };

/** Changes that are committed together, with their undo. */
export type BudgetEdit = Edit<BudgetChange>;

/** Adds a cost. */
export const addCost = (cost: CostDocument): BudgetEdit => ({
  changes: [{ kind: 'make-cost', cost }],
  undo: [{ kind: 'delete-cost', id: cost.id }],
});

/** Changes fields of a cost; nothing when none differs. */
export const changeCost = (cost: CostDocument, fields: Partial<Cost>): BudgetEdit => {
  const found = differing<Cost>(cost, fields);
  if (found === null) return noEdit;
  return {
    changes: [{ kind: 'update-cost', id: cost.id, fields: found.now }],
    undo: [{ kind: 'update-cost', id: cost.id, fields: found.was }],
  };
};

/** Removes a cost with its payments. */
export const removeCost = ({ cost, payments }: CostItem): BudgetEdit => ({
  changes: [
    ...payments.map(({ id }) => ({ kind: 'delete-payment', id }) as const),
    { kind: 'delete-cost', id: cost.id },
  ],
  undo: [{ kind: 'restore-cost', cost }, ...payments.map((payment) => ({ kind: 'restore-payment', payment }) as const)],
});

/** Turns on or off that the couple's estimate counts until the list has as many guests. */
export const countEstimate = ({ preferences }: Pick<Wedding, 'preferences'>, isOn: boolean): BudgetEdit => {
  const field = `preferences.${headsPreference}.estimate`;
  const before = preferences?.[headsPreference]?.['estimate'] ?? null;
  return {
    changes: [{ kind: 'update-wedding', fields: { [field]: isOn } }],
    undo: [{ kind: 'update-wedding', fields: { [field]: before } }],
  };
};

/** Adds a payment. */
export const addPayment = (payment: PaymentDocument): BudgetEdit => ({
  changes: [{ kind: 'make-payment', payment }],
  undo: [{ kind: 'delete-payment', id: payment.id }],
});

/** Changes fields of a payment; nothing when none differs. */
export const changePayment = (payment: PaymentDocument, fields: Partial<Payment>): BudgetEdit => {
  const found = differing<Payment>(payment, fields);
  if (found === null) return noEdit;
  return {
    changes: [{ kind: 'update-payment', id: payment.id, fields: found.now }],
    undo: [{ kind: 'update-payment', id: payment.id, fields: found.was }],
  };
};

/** Marks a payment as paid on a day (yyyy-MM-dd), or as open again (null). */
export const payPayment = (payment: PaymentDocument, paidOn: string | null): BudgetEdit =>
  changePayment(payment, { paidOn });

/** Removes a payment. */
export const removePayment = (payment: PaymentDocument): BudgetEdit => ({
  changes: [{ kind: 'delete-payment', id: payment.id }],
  undo: [{ kind: 'restore-payment', payment }],
});
