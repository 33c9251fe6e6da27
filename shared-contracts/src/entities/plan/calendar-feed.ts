import type { AccessArea } from '../people/access';

/** What a calendar feed may hold. */
export const calendarParts = ['tasks', 'payments', 'events'] as const;
export type CalendarPart = (typeof calendarParts)[number];

/** The area that a part shows: a feed holds only what its maker may see. */
export const calendarPartArea: Readonly<Record<CalendarPart, AccessArea>> = {
  tasks: 'checklist',
  payments: 'budget',
  events: 'website',
};
