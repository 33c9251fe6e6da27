import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import type { InspectedPage } from '../observed/inspected-page';

interface Publication {
  producer: string;
  event: string;
  payload: unknown;
}

/** Publishes an event in the name of a remote. Rejects when the bus refuses the payload, or does not know the event. */
export const publishAs = (
  { bus }: Pick<InspectedPage, 'bus'>,
  { producer, event, payload }: Publication,
): Promise<void> => {
  // Remotes may declare events that the contract does not have: the bus itself checks name and payload.
  const name = event as EventName;
  return bus.forRemote(producer).publish(name, payload as EventPayload<typeof name>);
};
