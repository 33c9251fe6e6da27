import { type ShortlistedSupplier, shortlistStateOf, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { DateTime } from 'luxon';
import { type CostItem, nextPayments, type PaymentDocument } from '#budget/public';

/** An entry with a day. */
export type DiaryEntry =
  | { kind: 'payment'; id: string; day: string; payment: PaymentDocument; costId: string }
  | { kind: 'event'; id: string; day: string; event: Identified<WeddingEvent> }
  /** The wedding day, unless an event is on it. */
  | { kind: 'day'; id: string; day: string }
  /** A visit, or the last day of a supplier's hold. */
  | { kind: 'visit' | 'hold'; id: string; day: string; supplier: Identified<ShortlistedSupplier> };

/**
 * Returns the days of the couple's suppliers. An ignored or removed supplier has none, and a booked one has no hold any
 * more.
 */
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

/** From this number of days before the wedding until the day after, home links to the run sheet. */
const sheetDaysBefore = 30;

/** Returns true when the wedding day is near enough for the run sheet. Both are yyyy-MM-dd; null without a date. */
export const isDayNear = (weddingDay: string | null, today: string): boolean => {
  if (weddingDay === null) return false;
  const { days } = DateTime.fromISO(weddingDay, { zone: 'utc' }).diff(DateTime.fromISO(today, { zone: 'utc' }), 'days');
  return days >= -1 && days <= sheetDaysBefore;
};

/** Number of entries that home shows. */
const shownEntries = 2;

/** Returns the suppliers whom the couple will visit, on a day that is still to be arranged. */
export const visitsToArrange = (
  suppliers: readonly Identified<ShortlistedSupplier>[],
): Identified<ShortlistedSupplier>[] =>
  suppliers.filter(
    (supplier) =>
      supplier.visitWanted === true &&
      supplier.visitDate == null &&
      !['ignored', 'removed'].includes(shortlistStateOf(supplier)),
  );

/**
 * Returns the next entries from today (yyyy-MM-dd): events, the wedding day, visits, holds and payments, the soonest
 * first. On the same day an event comes first.
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
