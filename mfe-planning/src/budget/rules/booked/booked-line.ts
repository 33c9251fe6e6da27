import type { AgreedPayment } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { CostItem } from '../cost-items';

export type Booked = Pick<EventPayload<'supplier.booked'>, 'supplierId' | 'supplierName' | 'category' | 'price'> & {
  /** Missing where nothing was agreed yet, as with a quote. */
  payments?: readonly AgreedPayment[];
  /** The price that was known until now. */
  before?: Price;
};
export type Price = NonNullable<EventPayload<'supplier.booked'>['price']>;

/** A price by the hour or the piece: nobody said how many, so it is no sum, and the budget counts none. */
export const isRate = ({ basis }: Price): boolean => basis === 'per-hour' || basis === 'per-item';

/** What the shortlist says of a supplier: whether the couple decided on them, and what they took from a conversation. */
export interface Standing {
  id: string;
  name: string;
  isBooked: boolean;
  quoted: Price | null;
  /** When it was last told of them. */
  since: string;
}

export const ofSupplier =
  (supplierId: string) =>
  ({ cost }: CostItem): boolean =>
    cost.supplierId === supplierId;

/** Whose quote a line holds, when that is all it holds; null for a line of somebody who is booked, and for one that was paid for. */
const quotedOn = ({ cost, payments }: CostItem, standings: readonly Standing[]): Standing | null => {
  const whose = standings.find(({ id }) => id === cost.supplierId);
  if (whose === undefined || whose.isBooked || payments.length > 0) return null;
  return cost.actual > 0 || (whose.quoted !== null && isRate(whose.quoted)) ? whose : null;
};

/** A line for such a supplier that nobody is booked for yet, planned or quoted for: the largest. */
const openFor = (items: readonly CostItem[], category: string, standings: readonly Standing[]): CostItem | undefined =>
  items
    .filter(({ cost }) => cost.supplierType === category)
    .filter(
      (item) =>
        (item.cost.supplierId === null && item.cost.actual === 0) ||
        (item.cost.supplierId !== null && quotedOn(item, standings) !== null),
    )
    .toSorted((a, b) => b.cost.estimate - a.cost.estimate || b.cost.actual - a.cost.actual)[0];

/** The line that a price comes to: the supplier's own, else one that nobody is booked for. */
export const lineFor = (
  items: readonly CostItem[],
  { supplierId, category }: Pick<Booked, 'supplierId' | 'category'>,
  standings: readonly Standing[],
): CostItem | undefined => items.find(ofSupplier(supplierId)) ?? openFor(items, category ?? '', standings);

/** Whose quote makes room for a price, so that one kind of supplier is not counted twice; null when nobody's does. */
export const insteadOf = (
  items: readonly CostItem[],
  booked: Booked,
  standings: readonly Standing[],
): Standing | null => {
  const line = lineFor(items, booked, standings);
  const whose = line === undefined ? null : quotedOn(line, standings);
  return whose?.id === booked.supplierId ? null : whose;
};

/** Who is booked for what a quote is for, where no line is left that it could stand on; null otherwise. */
export const bookedAlready = (
  items: readonly CostItem[],
  booked: Booked,
  standings: readonly Standing[],
): Standing | null => {
  if (lineFor(items, booked, standings) !== undefined) return null;
  const taken = items.filter(({ cost }) => cost.supplierType === booked.category);
  return standings.find(({ id, isBooked }) => isBooked && taken.some(ofSupplier(id))) ?? null;
};

export type Left = Pick<Booked, 'supplierId'> & {
  price: Price | null;
  payments?: readonly AgreedPayment[] | null;
};

/**
 * Whose quote stands again once a booking is taken back: the supplier's own, else the last one that had made room; null
 * when there was none. Rivals are those of the same category.
 */
export const quotedAgain = (
  items: readonly CostItem[],
  { supplierId }: Pick<Left, 'supplierId'>,
  rivals: readonly Standing[],
  currency: string,
): Standing | null => {
  const quoted = rivals
    .filter(({ id, isBooked }) => id === supplierId || (!isBooked && !items.some(ofSupplier(id))))
    .filter((one) => one.quoted !== null && one.quoted.currency === currency)
    .toSorted((a, b) => b.since.localeCompare(a.since));
  return quoted.find(({ id }) => id === supplierId) ?? quoted[0] ?? null;
};
