import { type EventName, eventNamed, type EventPayload } from '@posy/shared-contracts/events';
import type { InspectedPage } from '../observed/inspected-page';

interface Publication {
  producer: string;
  event: string;
  payload: unknown;
}

const isEventName = (name: string): name is EventName => eventNamed(name) !== null;

/** Publishes an event in the name of a remote. Rejects when the bus refuses the payload. */
export const publishAs = async (
  { bus }: Pick<InspectedPage, 'bus'>,
  { producer, event, payload }: Publication,
): Promise<void> => {
  if (!isEventName(event)) throw new Error(`${event} is no event of this contract.`);
  // The bus itself checks the payload against the event's schema.
  await bus.forRemote(producer).publish(event, payload as EventPayload<typeof event>);
};
