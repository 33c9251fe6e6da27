import { settle, type TestHost } from '@posy/remote-kit/testing';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { createReactions } from '#reactions';

/** Delivers events to planning's reactions as the host's bus does, each with the events that follow from it. */
export const publishing = (host: TestHost) => {
  const reactions = createReactions(host);
  return async <N extends EventName>(event: N, payload: EventPayload<N>): Promise<void> => {
    await reactions[event]?.(payload, { id: event, producer: 'mfe-test', publishedAt: host.clock.now() });
    await settle();
  };
};
