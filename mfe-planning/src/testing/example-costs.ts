import type { HeadCount } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import type { CostDocument, PaymentDocument } from '#budget/rules/cost-items';
import { costGroups } from '#budget/rules/items/item-templates';

const instant = '2026-11-01T10:00:00.000Z';

/** A cost of a group with an estimate of £100 and without a quote. */
export const exampleCost = (changes: Partial<CostDocument> & { id: string }): CostDocument => ({
  name: changes.id,
  supplierType: null,
  group: 'venues',
  estimate: 10_000,
  actual: 0,
  perHead: null,
  actualPerHead: null,
  payer: '',
  supplierId: null,
  notes: '',
  createdAt: instant,
  updatedAt: instant,
  ...changes,
});

/** An open payment of £10 of a cost. */
export const examplePayment = (
  changes: Partial<PaymentDocument> & { id: string; costId: string },
): PaymentDocument => ({
  name: 'Deposit',
  amount: 1_000,
  due: '2027-01-15',
  paidOn: null,
  remindDaysBefore: 7,
  payer: '',
  createdAt: instant,
  updatedAt: instant,
  ...changes,
});

const amount = fc.integer({ min: 0, max: 5_000_000 });
const day = fc
  .integer({ min: 0, max: 900 })
  .map((days) => new Date(Date.UTC(2026, 5, 1) + days * 86_400_000).toISOString().slice(0, 10));
const payer = fc.constantFrom('', 'Tom’s parents', 'Maya’s aunt');

const anyPerHead = (min: number) =>
  fc.oneof(
    fc.constant(null),
    fc.record({ amount: fc.integer({ min, max: 20_000 }), counts: fc.constantFrom<HeadCount>('day', 'all') }),
  );

const anyCost = fc.record({
  group: fc.constantFrom(...costGroups, 'Our own'),
  estimate: amount,
  actual: fc.oneof(fc.constant(0), amount),
  perHead: anyPerHead(0),
  actualPerHead: anyPerHead(1),
  payer,
});

/** Up to 12 costs of every kind. */
export const anyCosts: fc.Arbitrary<CostDocument[]> = fc
  .array(anyCost, { maxLength: 12 })
  .map((costs) => costs.map((cost, index) => exampleCost({ id: `c${index}`, ...cost })));

const anyPayment = fc.record({
  cost: fc.nat(),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  due: fc.oneof(fc.constant(null), day),
  paidOn: fc.oneof(fc.constant(null), day),
  payer,
});

/** Costs with payments of some of them. */
export const anyBudget: fc.Arbitrary<{ costs: CostDocument[]; payments: PaymentDocument[] }> = fc
  .tuple(anyCosts, fc.array(anyPayment, { maxLength: 15 }))
  .map(([costs, payments]) => ({
    costs,
    payments: payments.flatMap(({ cost, ...rest }, index) => {
      const of = costs[cost % Math.max(1, costs.length)];
      return of === undefined ? [] : [examplePayment({ id: `p${index}`, costId: of.id, ...rest })];
    }),
  }));

/** Any numbers of invited guests. */
export const anyHeads = fc
  .tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 200 }))
  .map(([day, more]) => ({
    day,
    all: day + more,
  }));
