import type { Day } from '#talk/days/taken-days';

/** A day that a supplier has taken, or holds until another. */
export const exampleDay = (date: string, state: Day['state'], until: string | null = null): Day => ({
  id: date,
  day: date,
  state,
  until,
  updatedAt: '2026-11-01T09:00:00.000Z',
});
