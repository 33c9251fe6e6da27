import type { AccessArea } from '../people/access';

/** Parts that a calendar feed may have. */
export const calendarParts = ['tasks', 'payments', 'events'] as const;
export type CalendarPart = (typeof calendarParts)[number];

/** The area that a part shows: a feed holds only what its maker may see. */
export const calendarPartArea: Readonly<Record<CalendarPart, AccessArea>> = {
  tasks: 'checklist',
  payments: 'budget',
  events: 'website',
};
