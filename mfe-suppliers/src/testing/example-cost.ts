import type { Cost } from '@posy/shared-contracts/entities';

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
