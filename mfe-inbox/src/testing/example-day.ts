import type { Day } from '#talk/days/taken-days';

/** A day on which a supplier is busy, or has a hold until another day. */
export const exampleDay = (date: string, state: Day['state'], until: string | null = null): Day => ({
  id: date,
  day: date,
  state,
  until,
  updatedAt: '2026-11-01T09:00:00.000Z',
});
