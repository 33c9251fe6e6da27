import type { Wedding, WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { compareEvents, mainEventId } from '@posy/shared-contracts/rules';

/** An event that guests answer to. An empty name stands for the main event's translated one. */
export interface InvitedEvent {
  id: string;
  name: string;
  isMain: boolean;
}

/**
 * Returns the events that guests answer: the main one first, even before it is stored, then the others in their order.
 */
export const invitedEvents = (
  { events: known }: Pick<Wedding, 'events'>,
  stored: readonly Identified<WeddingEvent>[],
): [InvitedEvent, ...InvitedEvent[]] => {
  const main = stored.find(({ type }) => type === 'main');
  const others = stored
    .filter(({ type }) => type !== 'main')
    .sort((a, b) => compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime }));
  return [
    { id: main?.id ?? known?.main ?? mainEventId, name: main?.name.trim() ?? '', isMain: true },
    ...others.map(({ id, name }) => ({ id, name, isMain: false })),
  ];
};
