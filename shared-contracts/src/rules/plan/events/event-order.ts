/**
 * Fields that decide a wedding event's position. `date` is yyyy-MM-dd, `startTime` HH:mm, `createdAt` ISO 8601; null
 * when unknown.
 */
export interface OrderedEvent {
  date: string | null;
  startTime: string | null;
  createdAt: string;
}

const compareKnown = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
};

/** Orders by date, then start time (one with a start time first), then created time. Source: S4-event-order. */
export const compareEvents = (a: OrderedEvent, b: OrderedEvent): number =>
  compareKnown(a.date, b.date) || compareKnown(a.startTime, b.startTime) || compareKnown(a.createdAt, b.createdAt);
