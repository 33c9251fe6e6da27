import { loadIntl } from '@posy/remote-kit';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { bookCost, bookedAlready, bookedAmount, insteadOf, isRate } from '#budget/public';
import { apply, type BudgetUpdate, catalogues } from './apply-change';
import { readBudget, type ServerBudget } from './known-budget';

type PaymentNamer = Parameters<typeof bookCost>[2]['nameOf'];

/** Names the payments of a booking: the deposit, and the balance or a part of it. */
const namesIn =
  ({ formatMessage }: IntlShape): PaymentNamer =>
  (payment, agreed) => {
    if (payment.kind === 'deposit') return formatMessage({ id: 'budget.booked.deposit' });
    const parts = agreed.filter(({ kind }) => kind === 'payment');
    if (parts.length === 1) return formatMessage({ id: 'budget.booked.balance' });
    return formatMessage({ id: 'budget.booked.part' }, { number: parts.indexOf(payment) + 1 });
  };

type PriceEvent = EventPayload<'supplier.booked'> | EventPayload<'quote.received'>;

const comingOf = (known: ServerBudget, coming: PriceEvent, nameOf: PaymentNamer): BudgetUpdate => ({
  edit: bookCost(known.items, coming, { ...known, nameOf }, known.standings),
  amount: bookedAmount(coming, known.heads),
  isBooked: true,
  rate: coming.price !== null && isRate(coming.price) ? coming.price : null,
  other: insteadOf(known.items, coming, known.standings),
});

/** Adds a booking to the budget, or a quote if nobody is booked. */
export const comes = async (host: MountProps, coming: PriceEvent): Promise<void> => {
  const known = await readBudget(host, coming);
  if (known === null) return;
  // The payments are stored under these names: without the texts nothing is written, and the event is delivered again.
  const intl = await loadIntl(host, catalogues);
  await apply(host, intl, coming, { change: comingOf(known, coming, namesIn(intl)), known });
};

/** A quote in a category with a booked supplier is not counted beside it unless the couple chooses so. */
export const quoteComes = async (host: MountProps, quote: EventPayload<'quote.received'>): Promise<void> => {
  const known = await readBudget(host, quote);
  if (known === null) return;
  const booked = bookedAlready(known.items, quote, known.standings);
  if (booked === null) {
    await comes(host, quote);
    return;
  }
  const intl = await loadIntl(host, catalogues);
  host.notices.show({
    tone: 'info',
    about: `budget of ${quote.supplierId}`,
    text: intl.formatMessage({ id: 'budget.booked.already' }, { name: quote.supplierName, other: booked.name }),
    action: {
      label: intl.formatMessage({ id: 'budget.booked.countToo' }),
      run: () => {
        comes(host, quote).catch((error: unknown) => host.telemetry.error('budget', error));
      },
    },
  });
};
