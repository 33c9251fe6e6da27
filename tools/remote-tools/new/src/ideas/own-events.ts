import { type OwnBus, ownEvents, useHost } from '@posy/remote-kit';
import { useEffect, useState } from 'react';

/** The events of this remote with their payloads: the manifest says the same as JSON Schema. */
interface OwnEvents {
  'honeymoon.idea-added': { name: string };
}

/** The page's bus, for this remote's own events. */
export const useOwnEvents = (): OwnBus<OwnEvents> => ownEvents<OwnEvents>(useHost().bus);

/** The idea that somebody on this page added last; null while nobody did. */
export const useLastAdded = (): string | null => {
  const events = useOwnEvents();
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => events.subscribe('honeymoon.idea-added', ({ name }) => setLast(name)), [events]);
  return last;
};
