import type { Cost, Payment } from '@posy/shared-contracts/entities';

/** A cost of the budget for florists, with changes. */
export const exampleCost = (changes: Partial<Cost> = {}): Cost => ({
  name: 'Flowers',
  supplierType: 'florists',
  group: 'florists',
  estimate: 48_000,
  actual: 0,
  perHead: null,
  actualPerHead: null,
  supplierId: null,
  notes: '',
  payer: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});

/** An open payment of the cost `c1`, with changes. */
export const examplePayment = (changes: Partial<Payment> = {}): Payment => ({
  costId: 'c1',
  name: 'Deposit',
  amount: 12_000,
  due: '2027-03-12',
  paidOn: null,
  remindDaysBefore: null,
  payer: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
