import type { WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { type CostItem, nextPayments, type PaymentDocument } from '#budget/public';

/** Something with a day. */
export type DiaryEntry =
  | { kind: 'payment'; id: string; day: string; payment: PaymentDocument; costId: string }
  | { kind: 'event'; id: string; day: string; event: Identified<WeddingEvent> };

/** Entries that home shows at once. */
const shownEntries = 2;

/**
 * What comes next, from today (yyyy-MM-dd) on: events and payments, the soonest first. At the same day an event stands
 * first.
 */
export const diaryOf = (
  items: readonly CostItem[],
  events: readonly Identified<WeddingEvent>[],
  today: string,
): DiaryEntry[] => {
  const payments = nextPayments(items).map(({ payment, item }): DiaryEntry => {
    return { kind: 'payment', id: payment.id, day: payment.due ?? '', payment, costId: item.cost.id };
  });
  const dated = events.flatMap((event): DiaryEntry[] =>
    event.date === null ? [] : [{ kind: 'event', id: event.id, day: event.date, event }],
  );
  return [...dated, ...payments]
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, shownEntries);
};
