import { type Cost, type Payment } from '@posy/shared-contracts/entities';
import { type FeedWords } from '../words/feed-words';
import { type CalendarEntry, entry, entryUid } from './entry';

/** Input of the entries for payments. */
export interface PaymentFacts {
  weddingId: string;
  payments: readonly (Payment & { id: string })[];
  costs: readonly (Cost & { id: string })[];
  /** An amount of minor units in the reader's words. */
  money: (amount: number) => string;
  words: FeedWords;
}

/** Returns an entry for each open payment with a day; paid ones are left out. */
export const paymentEntries = ({ weddingId, payments, costs, money, words }: PaymentFacts): CalendarEntry[] => {
  const names = new Map(costs.map(({ id, name }) => [id, name]));
  return payments.flatMap(({ id, costId, name, amount, due, paidOn, remindDaysBefore, payer, updatedAt }) => {
    if (due === null || paidOn !== null) return [];
    const what = [names.get(costId) ?? '', name].filter((part) => part.trim() !== '').join(': ');
    return entry({
      uid: entryUid(weddingId, 'payment', id),
      date: due,
      title: words.payment(what, money(amount)),
      description: payer === '' ? '' : words.payer(payer),
      remindDaysBefore,
      changedAt: updatedAt,
    });
  });
};
