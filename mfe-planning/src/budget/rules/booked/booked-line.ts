import type { AgreedPayment } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { CostItem } from '../cost-items';

export type Booking = Pick<EventPayload<'supplier.booked'>, 'supplierId' | 'supplierName' | 'category' | 'price'> & {
  /** Missing while nothing is agreed, as with a quote. */
  payments?: readonly AgreedPayment[];
  /** The price before this change. */
  before?: BookingPrice;
};
export type BookingPrice = NonNullable<EventPayload<'supplier.booked'>['price']>;

/** Returns true for a price by the hour or the piece. Its quantity is unknown, so the budget adds no sum for it. */
export const isRate = ({ basis }: BookingPrice): boolean => basis === 'per-hour' || basis === 'per-item';

/**
 * A supplier's state on the shortlist: whether the couple booked it, and the price and payments taken from a
 * conversation.
 */
export interface SupplierState {
  id: string;
  name: string;
  isBooked: boolean;
  quoted: BookingPrice | null;
  /** Time of the latest change. */
  since: string;
}

export const ofSupplier =
  (supplierId: string) =>
  ({ cost }: CostItem): boolean =>
    cost.supplierId === supplierId;

/**
 * Returns the supplier whose quote is all that a cost holds; null for the cost of a booked supplier and for a cost with
 * payments made.
 */
const quotedOn = ({ cost, payments }: CostItem, standings: readonly SupplierState[]): SupplierState | null => {
  const whose = standings.find(({ id }) => id === cost.supplierId);
  if (whose === undefined || whose.isBooked || payments.length > 0) return null;
  return cost.actual > 0 || (whose.quoted !== null && isRate(whose.quoted)) ? whose : null;
};

/** Finds the largest cost for such a supplier, planned or quoted, for which nobody is booked yet. */
const openFor = (
  items: readonly CostItem[],
  category: string,
  standings: readonly SupplierState[],
): CostItem | undefined =>
  items
    .filter(({ cost }) => cost.supplierType === category)
    .filter(
      (item) =>
        (item.cost.supplierId === null && item.cost.actual === 0) ||
        (item.cost.supplierId !== null && quotedOn(item, standings) !== null),
    )
    .toSorted((a, b) => b.cost.estimate - a.cost.estimate || b.cost.actual - a.cost.actual)[0];

/** Finds the cost that takes a price: the supplier's own, else one for which nobody is booked. */
export const lineFor = (
  items: readonly CostItem[],
  { supplierId, category }: Pick<Booking, 'supplierId' | 'category'>,
  standings: readonly SupplierState[],
): CostItem | undefined => items.find(ofSupplier(supplierId)) ?? openFor(items, category ?? '', standings);

/**
 * Finds the supplier whose quote a new price replaces, so that one kind of supplier is not counted twice; null when
 * there is none.
 */
export const insteadOf = (
  items: readonly CostItem[],
  booked: Booking,
  standings: readonly SupplierState[],
): SupplierState | null => {
  const line = lineFor(items, booked, standings);
  const whose = line === undefined ? null : quotedOn(line, standings);
  return whose?.id === booked.supplierId ? null : whose;
};

/** Finds the booked supplier that leaves a quote no cost to be written to; null otherwise. */
export const bookedAlready = (
  items: readonly CostItem[],
  booked: Booking,
  standings: readonly SupplierState[],
): SupplierState | null => {
  if (lineFor(items, booked, standings) !== undefined) return null;
  const taken = items.filter(({ cost }) => cost.supplierType === booked.category);
  return standings.find(({ id, isBooked }) => isBooked && taken.some(ofSupplier(id))) ?? null;
};

export type RemovedBooking = Pick<Booking, 'supplierId'> & {
  price: BookingPrice | null;
  payments?: readonly AgreedPayment[] | null;
};

/**
 * Finds the supplier whose quote is restored when a booking is removed: the supplier itself, else the latest quote that
 * was replaced; null when there is none. Rivals are suppliers of the same category.
 */
export const quotedAgain = (
  items: readonly CostItem[],
  { supplierId }: Pick<RemovedBooking, 'supplierId'>,
  rivals: readonly SupplierState[],
  currency: string,
): SupplierState | null => {
  const quoted = rivals
    .filter(({ id, isBooked }) => id === supplierId || (!isBooked && !items.some(ofSupplier(id))))
    .filter((one) => one.quoted !== null && one.quoted.currency === currency)
    .toSorted((a, b) => b.since.localeCompare(a.since));
  return quoted.find(({ id }) => id === supplierId) ?? quoted[0] ?? null;
};
