import { audienceOf, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';

type EventNews = Pick<WeddingEvent, 'name' | 'date' | 'audience'> & { id: string };

/** Publishes changes of the wedding's events to the other remotes, each once it is stored. */
export const eventNews = ({ bus, telemetry }: Pick<MountProps, 'bus' | 'telemetry'>, weddingId: string) => {
  const unheard = (error: unknown): void => telemetry.error('website', error);
  const payloadOf = (event: EventNews) => ({
    weddingId,
    eventId: event.id,
    name: event.name,
    date: event.date,
    audience: audienceOf(event),
  });
  return {
    added: (event: EventNews): void => void bus.publish('website.event-added', payloadOf(event)).catch(unheard),
    changed: (event: EventNews): void => void bus.publish('website.event-changed', payloadOf(event)).catch(unheard),
    removed: ({ id }: Pick<EventNews, 'id'>): void =>
      void bus.publish('website.event-removed', { weddingId, eventId: id }).catch(unheard),
  };
};
