import { type ShortlistedSupplier, shortlistStateOf, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { DateTime } from 'luxon';
import { type CostItem, nextPayments, type PaymentDocument } from '#budget/public';

/** Something with a day. */
export type DiaryEntry =
  | { kind: 'payment'; id: string; day: string; payment: PaymentDocument; costId: string }
  | { kind: 'event'; id: string; day: string; event: Identified<WeddingEvent> }
  /** The wedding's day, where no event of it has that day. */
  | { kind: 'day'; id: string; day: string }
  /** A visit, or the last day on which a supplier keeps the wedding's day free. */
  | { kind: 'visit' | 'hold'; id: string; day: string; supplier: Identified<ShortlistedSupplier> };

/** Days of the couple's suppliers. Who was set aside or removed has none, and who is booked keeps no day free any more. */
const supplierDays = (suppliers: readonly Identified<ShortlistedSupplier>[]): DiaryEntry[] =>
  suppliers.flatMap((supplier): DiaryEntry[] => {
    const { id, visitDate, holdUntil } = supplier;
    const state = shortlistStateOf(supplier);
    if (state === 'ignored' || state === 'removed') return [];
    return [
      ...(visitDate == null ? [] : [{ kind: 'visit' as const, id: `visit ${id}`, day: visitDate, supplier }]),
      ...(holdUntil == null || state === 'booked'
        ? []
        : [{ kind: 'hold' as const, id: `hold ${id}`, day: holdUntil, supplier }]),
    ];
  });

/** From so many days before the wedding on, until the day after, home leads to the run sheet. */
const sheetDaysBefore = 30;

/** Whether the day is near enough for its run sheet. Both are yyyy-MM-dd; null while there is no day. */
export const isDayNear = (weddingDay: string | null, today: string): boolean => {
  if (weddingDay === null) return false;
  const { days } = DateTime.fromISO(weddingDay, { zone: 'utc' }).diff(DateTime.fromISO(today, { zone: 'utc' }), 'days');
  return days >= -1 && days <= sheetDaysBefore;
};

/** Entries that home shows at once. */
const shownEntries = 2;

/**
 * What comes next, from today (yyyy-MM-dd) on: events, the wedding's day, visits, days that are kept free until
 * then, and payments, the soonest first. At the same day an event stands first.
 */
export const diaryOf = (
  items: readonly CostItem[],
  events: readonly Identified<WeddingEvent>[],
  suppliers: readonly Identified<ShortlistedSupplier>[],
  today: string,
  weddingDay: string | null = null,
): DiaryEntry[] => {
  const payments = nextPayments(items).map(({ payment, item }): DiaryEntry => {
    return { kind: 'payment', id: payment.id, day: payment.due ?? '', payment, costId: item.cost.id };
  });
  const dated = events.flatMap((event): DiaryEntry[] =>
    event.date === null ? [] : [{ kind: 'event', id: event.id, day: event.date, event }],
  );
  const own = dated.some(({ day }) => day === weddingDay) ? null : weddingDay;
  const itself: DiaryEntry[] = own === null ? [] : [{ kind: 'day', id: 'day', day: own }];
  return [...dated, ...itself, ...supplierDays(suppliers), ...payments]
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day.localeCompare(b.day))
    .slice(0, shownEntries);
};
