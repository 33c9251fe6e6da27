import { harmless } from '@posy/remote-kit/files';
import type { CostItem } from '../rules/cost-items';
import { paymentsOf } from '../rules/payment-plan';

/** A cell of a table: text, money in minor units, a day (yyyy-MM-dd), or nothing. */
export type SheetCell =
  | { kind: 'text'; value: string }
  | { kind: 'money'; value: number }
  | { kind: 'day'; value: string }
  | { kind: 'empty' };

const text = (value: string): SheetCell => ({ kind: 'text', value: harmless(value) });
const money = (value: number): SheetCell => ({ kind: 'money', value });
const day = (value: string | null): SheetCell => (value === null ? { kind: 'empty' } : { kind: 'day', value });

/** A row for each cost: group, name, supplier, basis, estimate, quoted, paid, due, payer, notes. */
export const costRows = (
  items: readonly CostItem[],
  words: {
    group: (group: string) => string;
    supplier: (id: string | null) => string;
    basis: (item: CostItem) => string;
  },
): SheetCell[][] =>
  items.map((item) => [
    text(words.group(item.cost.group)),
    text(item.cost.name),
    text(words.supplier(item.cost.supplierId)),
    text(words.basis(item)),
    money(item.estimate),
    money(item.quoted),
    money(item.paid),
    money(item.due),
    text(item.cost.payer),
    text(item.cost.notes),
  ]);

/** A row for each payment: cost, name, amount, due, paid, payer. The next first. */
export const paymentRows = (items: readonly CostItem[]): SheetCell[][] =>
  paymentsOf(items)
    .sort((a, b) => (a.payment.due ?? '9999').localeCompare(b.payment.due ?? '9999'))
    .map(({ payment, item }) => [
      text(item.cost.name),
      text(payment.name),
      money(payment.amount),
      day(payment.due),
      day(payment.paidOn),
      text(payment.payer || item.cost.payer),
    ]);
