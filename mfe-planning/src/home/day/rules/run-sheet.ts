import { type ShortlistedSupplier, shortlistStateOf, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { compareEvents } from '@posy/shared-contracts/rules';
import { DateTime } from 'luxon';
import { type CostItem, nextPayments } from '#budget/public';
import type { TaskGroup } from '#plan/tasks/task-groups';

type StoredEvent = Identified<WeddingEvent>;

/** A day of the run sheet with its events, the earliest first. */
export interface SheetDay {
  /** yyyy-MM-dd. */
  day: string;
  isWeddingDay: boolean;
  events: readonly StoredEvent[];
}

/** Days around the wedding whose events belong to the sheet: the rehearsal before, the brunch after. */
const daysAround = 3;

const dayAway = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** Returns the day of an event: the main one is on the wedding day until it has a day of its own. */
const dayOf = ({ type, date }: StoredEvent, weddingDay: string): string | null =>
  date ?? (type === 'main' ? weddingDay : null);

/** Returns the wedding day, always, and the days around it that have events. Events without an hour come last. */
export const sheetDays = (events: readonly StoredEvent[], weddingDay: string): SheetDay[] => {
  const [first, last] = [dayAway(weddingDay, -daysAround), dayAway(weddingDay, daysAround)];
  const dated = events.flatMap((event) => {
    const day = dayOf(event, weddingDay);
    return day === null || day < first || day > last ? [] : [{ event, day }];
  });
  const days = [...new Set([weddingDay, ...dated.map(({ day }) => day)])].sort();
  return days.map((day) => ({
    day,
    isWeddingDay: day === weddingDay,
    events: dated
      .filter((one) => one.day === day)
      .map(({ event }) => event)
      .sort((a, b) =>
        compareEvents(
          { date: day, startTime: a.time.startTime, createdAt: a.createdAt },
          { date: day, startTime: b.time.startTime, createdAt: b.createdAt },
        ),
      ),
  }));
};

/** Returns the booked suppliers, sorted by category and name. */
export const bookedSuppliers = (
  suppliers: readonly Identified<ShortlistedSupplier>[],
): Identified<ShortlistedSupplier>[] =>
  suppliers
    .filter((supplier) => shortlistStateOf(supplier) === 'booked')
    .sort((a, b) => a.type.localeCompare(b.type) || a.name.localeCompare(b.name));

/**
 * Returns open payments that are due from the day before the wedding until the day after: they are handed over there.
 */
export const handedOver = (items: readonly CostItem[], weddingDay: string): ReturnType<typeof nextPayments> => {
  const [first, last] = [dayAway(weddingDay, -1), dayAway(weddingDay, 1)];
  return nextPayments(items).filter(({ payment: { due } }) => due !== null && due >= first && due <= last);
};

/** Returns the checklist's tasks for the day itself, and the number of earlier tasks that are still open. */
export const tasksOfDay = (groups: readonly TaskGroup[]): { onDay: TaskGroup[]; openBefore: number } => ({
  onDay: groups.filter(({ main }) => main.period === 'the-day'),
  openBefore: groups.filter(({ main }) => main.period !== 'the-day' && main.period !== 'after' && !main.done).length,
});
