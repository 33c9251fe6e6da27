import { loadIntl, readEntry } from '@posy/remote-kit';
import { updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { pricesOf, shortlistStateOf, type StatedPrice } from '@posy/shared-contracts/entities';
import type { FirestoreWrite, MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { isFree, quotedAgain, unbookCost, unbookPayments } from '#budget/public';
import { apply, type BudgetUpdate, catalogues, wordsOf } from './apply-change';
import { type BookedSupplier, readBudget, type ServerBudget } from './known-budget';

/** Reports that paid amounts stay in the budget: the money is spent, or owed back. */
const reportStaying = (
  host: MountProps,
  intl: IntlShape,
  about: BookedSupplier,
  { change, currency }: { change: BudgetUpdate; currency: ServerBudget['currency'] },
): void =>
  host.notices.show({
    ...{ tone: 'info', follows: true, comesOf: about.supplierId, about: `budget of ${about.supplierId}` },
    ...wordsOf(intl, about, change, currency),
  });

/**
 * Records in the supplier's document, in the same commit, that the budget was updated, so that no other device does it
 * again.
 */
const followed = async (
  host: MountProps,
  { weddingId, supplierId }: BookedSupplier,
  { editsSuppliers }: ServerBudget,
): Promise<FirestoreWrite[]> => {
  if (!editsSuppliers) return [];
  const shortlist = collections.shortlist(weddingId);
  const entry = await host.firestore.readDocument(shortlist, supplierId);
  return entry?.takenBack == null ? [] : [updateWrite(shortlist, supplierId, { takenBack: undefined }, [])];
};

/** The parts of the budget to remove with a booking, and whether a quote may be restored. */
export interface BookingRemoval {
  left: Pick<Parameters<typeof unbookCost>[1], 'price' | 'payments'>;
  mayStandAgain: boolean;
}

const leavingChange = (
  { items, standings, currency, heads }: ServerBudget,
  about: BookedSupplier,
  { left, mayStandAgain }: BookingRemoval,
): BudgetUpdate => {
  const { supplierId } = about;
  const item = items.find(({ cost }) => cost.supplierId === supplierId);
  const common = { amount: item?.quoted ?? 0, paid: item?.paid ?? 0, isBooked: false };
  if (left.price === null && left.payments !== undefined)
    return { edit: unbookPayments(items, { supplierId, ...left }), ...common, other: null };
  const again =
    mayStandAgain && isFree(items, { supplierId, ...left }) ? quotedAgain(items, about, standings, currency) : null;
  return {
    edit: unbookCost(items, { supplierId, ...left }, again, heads),
    ...common,
    other: again,
  };
};

/**
 * Returns true when a supplier was booked again at the price that a former booking had: the budget keeps it. A booking at
 * another price replaces the former one with its own event.
 */
export const isBookedAgain = async (
  host: MountProps,
  { price, ...about }: Pick<BookedSupplier, 'weddingId' | 'supplierId'> & { price: StatedPrice | null },
): Promise<boolean> => {
  const entry = await readEntry(host, about);
  if (entry == null || shortlistStateOf(entry) !== 'booked') return false;
  const { agreed, quoted } = pricesOf(entry);
  const now = agreed ?? quoted;
  return now?.amount === price?.amount && now?.basis === price?.basis;
};

/** Removes a booking from the budget. A repetition, also on another device, changes nothing. */
export const goes = async (host: MountProps, about: BookedSupplier, leaving: BookingRemoval): Promise<void> => {
  const known = await readBudget(host, about);
  if (known === null) return;
  const { currency } = known;
  const change = leavingChange(known, about, leaving);
  const beside = await followed(host, about, known);
  const intl = await loadIntl(host, catalogues);
  await apply(host, intl, about, { change, known, beside });
  if (change.edit.changes.length === 0 && (change.paid ?? 0) > 0)
    reportStaying(host, intl, about, { change, currency });
};
