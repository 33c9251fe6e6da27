import { formatMoney, joinCatalogues } from '@posy/remote-kit';
import { commitInChunks, type EditNotice, noteEdit, showEditNotice, writesOf } from '@posy/remote-kit/edits';
import type { StatedPrice } from '@posy/shared-contracts/entities';
import type { FirestoreWrite, MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { budgetCatalogues, type BudgetEdit, budgetWriteOf, sumsAfter, type SupplierState } from '#budget/public';
import { catalogues as first } from '#messages/index';
import { editPlace } from '#plan/edits/edit-place';
import { type BookedSupplier, readBudget, type ServerBudget } from './known-budget';

/** The texts of a booking's cost. */
export const catalogues = joinCatalogues(first, budgetCatalogues);

/** The messages about a booking's cost. */
type BookedWords = 'put' | 'rate' | 'again' | 'taken' | 'stays';

/** The effect of a booking on the budget. */
export interface BudgetUpdate {
  edit: BudgetEdit;
  /** The amount added to the budget, or removed from it. */
  amount: number;
  isBooked: boolean;
  /** A price per hour or item, which is no amount; null for a sum. */
  rate?: StatedPrice | null;
  /** The supplier whose quote was replaced or restored. */
  other?: SupplierState | null;
  /** The paid part, which stays. */
  paid?: number;
}

const count = ({ changes }: BudgetEdit, kind: BudgetEdit['changes'][number]['kind']): number =>
  changes.filter((change) => change.kind === kind).length;

type MessageValues = Parameters<IntlShape['formatMessage']>[1];

/** Returns the message alone, and as an addition to a sentence that has already named the supplier. */
const bothWays = (intl: IntlShape, id: BookedWords, values: MessageValues): Pick<EditNotice, 'text' | 'briefly'> => ({
  text: intl.formatMessage({ id: `budget.booked.${id}` }, { ...values, is: 'alone' }),
  briefly: intl.formatMessage({ id: `budget.booked.${id}` }, { ...values, is: 'brief' }),
});

/** Describes a price with its basis. */
const priceWords = (intl: IntlShape, price: StatedPrice): string => {
  // Message ids contain no hyphen.
  const basis = price.basis.replace(/-(\w)/, (_hyphen, letter: string) => letter.toUpperCase());
  return intl.formatMessage({ id: 'budget.booked.price' }, { basis, price: formatMoney(price, intl.locale) });
};

/** Describes the effect on the budget, with the payments that were added or removed. */
export const wordsOf = (
  intl: IntlShape,
  { supplierId, supplierName: name }: BookedSupplier,
  { edit, amount, isBooked, rate = null, other = null, paid = 0 }: BudgetUpdate,
  currency: ServerBudget['currency'],
) => {
  const money = (of: number): string => formatMoney({ amount: of, currency }, intl.locale);
  if (isBooked) {
    const payments = count(edit, 'make-payment') + count(edit, 'update-payment');
    const values = { name, payments, instead: String(other !== null), other: other?.name ?? '' };
    if (rate !== null) return bothWays(intl, 'rate', { ...values, price: priceWords(intl, rate) });
    return bothWays(intl, 'put', { ...values, amount: money(amount) });
  }
  if (other?.quoted != null) {
    const quote = priceWords(intl, other.quoted);
    const whose = other.id === supplierId ? 'own' : 'other';
    return bothWays(intl, 'again', { name, other: other.name, quote, whose });
  }
  const payments = count(edit, 'delete-payment');
  if (payments < edit.changes.length)
    return bothWays(intl, 'taken', { name, sum: amount > 0 ? 'some' : 'none', amount: money(amount), payments });
  const why = paid > 0 ? 'paid' : 'changed';
  return bothWays(intl, 'stays', { name, amount: money(amount), payments, paid: money(paid), why });
};

/** Updates the wedding's sums, which home shows, in the same commit as the costs they are made of. */
const sumsChange = ({ items, heads }: ServerBudget, changes: BudgetEdit['changes']): BudgetEdit['changes'][number] => {
  const { actual, estimate } = sumsAfter(items, changes, heads);
  return { kind: 'update-wedding', fields: { 'costs.actual': actual, 'costs.estimate': estimate } };
};

/** Recalculates the sums after an undo: the budget may have changed since, so the former sums would be wrong. */
const recalculateSums = async (host: MountProps, about: BookedSupplier): Promise<void> => {
  const known = await readBudget(host, about);
  if (known === null) return;
  await host.firestore.commit([budgetWriteOf(about.weddingId)(sumsChange(known, []))], { byItself: true });
};

const announce = (
  host: MountProps,
  intl: IntlShape,
  about: BookedSupplier,
  { change, since, currency }: { change: BudgetUpdate; since: number; currency: ServerBudget['currency'] },
): void =>
  showEditNotice(
    { ...editPlace(host, intl, 'budget', 'budget'), follow: () => () => recalculateSums(host, about) },
    {
      edit: writesOf(change.edit, budgetWriteOf(about.weddingId)),
      about: `budget of ${about.supplierId}`,
      notice: { ...wordsOf(intl, about, change, currency), follows: true, comesOf: about.supplierId },
      refused: intl.formatMessage({ id: 'budget.refused' }),
    },
    since,
  );

/** Commits a change once, together with the wedding's sums and related documents, and shows a notice with its undo. */
export const apply = async (
  host: MountProps,
  intl: IntlShape,
  about: BookedSupplier,
  { change, known, beside = [] }: { change: BudgetUpdate; known: ServerBudget; beside?: FirestoreWrite[] },
): Promise<void> => {
  const writeOf = budgetWriteOf(about.weddingId);
  const writes = change.edit.changes.map(writeOf);
  if (writes.length + beside.length === 0) return;
  const since = noteEdit(host.firestore, writes);
  const sums = writes.length === 0 ? [] : [writeOf(sumsChange(known, change.edit.changes))];
  await commitInChunks(host.firestore, [...writes, ...sums, ...beside], { byItself: true });
  if (writes.length === 0) return;
  announce(host, intl, about, { change, since, currency: known.currency });
};
