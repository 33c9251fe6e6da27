import { formatMoney, joinCatalogues } from '@posy/remote-kit';
import { commitInChunks, noteEdit, tellEdit, writesOf } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import {
  bookCost,
  budgetCatalogues,
  budgetWriteOf,
  costItems,
  costsQuery,
  guestFacts,
  headsOf,
  paymentsQuery,
  unbookCost,
  type BudgetEdit,
} from '#budget/public';
import { catalogues as first } from '#messages/index';
import { editPlace } from '#plan/edits/edit-place';
import { loadIntl } from '#plan/words/load-intl';
import type { ReactionTable } from './reaction';

const catalogues = joinCatalogues(first, budgetCatalogues);

/** What the server knows of a budget that this person may edit; null when they may not. */
const readBudget = async (host: MountProps, weddingId: string) => {
  const session = host.session.get();
  if (session.status !== 'signed-in') return null;
  const wedding = await host.firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || accessOf(wedding, session.uid, 'budget') !== 'edit') return null;
  const [costs, payments] = await Promise.all([
    host.firestore.read(costsQuery(weddingId)),
    host.firestore.read(paymentsQuery(weddingId)),
  ]);
  const heads = headsOf(guestFacts(wedding));
  return { currency: wedding.l10n.currency, heads, items: costItems(costs, payments, heads) };
};

type Known = NonNullable<Awaited<ReturnType<typeof readBudget>>>;

interface About {
  weddingId: string;
  supplierId: string;
  supplierName: string;
}

/** What comes into the budget, or leaves it. */
const amountOf = (known: Known, supplierId: string, edit: BudgetEdit, isBooked: boolean): number => {
  if (!isBooked) return known.items.find(({ cost }) => cost.supplierId === supplierId)?.quoted ?? 0;
  const [change] = edit.changes;
  if (change?.kind === 'make-cost') return change.cost.actual;
  return change?.kind === 'update-cost' ? (change.fields.actual ?? 0) : 0;
};

const tell = async (
  host: MountProps,
  about: About,
  made: { edit: BudgetEdit; since: number; amount: number; currency: Known['currency']; isBooked: boolean },
): Promise<void> => {
  const intl = await loadIntl(host, catalogues);
  const { edit, since, amount, currency, isBooked } = made;
  const name = about.supplierName;
  const values = { name, amount: formatMoney({ amount, currency }, intl.locale) };
  const text = intl.formatMessage({ id: isBooked ? 'budget.booked.put' : 'budget.booked.taken' }, values);
  tellEdit(
    editPlace(host, intl, 'budget', 'budget'),
    {
      edit: writesOf(edit, budgetWriteOf(about.weddingId)),
      about: `budget of ${about.supplierId}`,
      told: { text },
      refused: intl.formatMessage({ id: 'budget.refused' }),
    },
    since,
  );
};

const react = async (
  host: MountProps,
  about: About,
  isBooked: boolean,
  editOf: (known: Known) => BudgetEdit,
): Promise<void> => {
  const known = await readBudget(host, about.weddingId);
  const edit = known === null ? null : editOf(known);
  if (known === null || edit === null || edit.changes.length === 0) return;
  const writes = edit.changes.map(budgetWriteOf(about.weddingId));
  const since = noteEdit(host.firestore, writes);
  await commitInChunks(host.firestore, writes, { byItself: true });
  const amount = amountOf(known, about.supplierId, edit, isBooked);
  // What is in the budget stays there when its words do not come.
  await tell(host, about, { edit, since, amount, currency: known.currency, isBooked }).catch((error: unknown) =>
    host.telemetry.error('budget', error),
  );
};

/** What was agreed with a supplier is a line of the budget, as long as they are booked. Both can be undone. */
export const bookedCostReactions: ReactionTable = {
  'supplier.booked': (host, payload) => react(host, payload, true, (known) => bookCost(known.items, payload, known)),
  'supplier.unbooked': (host, payload) => react(host, payload, false, ({ items }) => unbookCost(items, payload)),
  'supplier.removed': (host, payload) =>
    react(host, payload, false, ({ items }) => unbookCost(items, { ...payload, price: null })),
};
