import type { CalendarPart } from '@posy/shared-contracts/entities';

/** Message ids of each part. */
export const partWords = {
  tasks: { name: 'planning.calendar.tasks', help: 'planning.calendar.tasks-help' },
  payments: { name: 'planning.calendar.payments', help: 'planning.calendar.payments-help' },
  events: { name: 'planning.calendar.events', help: 'planning.calendar.events-help' },
} as const satisfies Record<CalendarPart, { name: string; help: string }>;
