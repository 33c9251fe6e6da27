import type { Wedding, WeddingEvent } from '#entities';

/** The id that the wedding's main event gets: there is one. */
export const mainEventId = 'main';

/**
 * The wedding itself before the couple changed anything about it: guest list, calendar, website and invitations know it from
 * the start. `createdAt` is the wedding's.
 */
export const untouchedMainEvent = ({
  createdAt,
  events,
}: Pick<Wedding, 'createdAt' | 'events'>): WeddingEvent & { id: string } => ({
  id: events?.main ?? mainEventId,
  type: 'main',
  name: '',
  date: null,
  time: { startTime: null },
  place: '',
  description: '',
  attire: '',
  visible: true,
  featured: true,
  supplier: null,
  createdAt,
  updatedAt: createdAt,
});

/** The couple's events, with the main one also while it is not stored yet. */
export const withMainEvent = <E extends { type: WeddingEvent['type'] }>(events: readonly E[], main: E): E[] =>
  events.some(({ type }) => type === 'main') ? [...events] : [main, ...events];
