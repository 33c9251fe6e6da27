import { createTestHost, settle } from '@posy/remote-kit/testing';
import { createMemoryStore } from '@posy/shared-contracts/bus';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import type { DeclaredEvent, RemoteManifest } from '@posy/shared-contracts/manifest';
import type { ReactionsModule } from '@posy/shared-contracts/mount-props';
import { exampleReleaseSet } from '#testing/shell-services';
import { createPageBus } from './page-bus';

const begun = { weddingId: 'w1', uid: 'u1' };

/** An event that the page's only remote declares. */
const ownEvent = `${exampleReleaseSet.remotes[0]?.name}.planned`;

/**
 * A page whose only remote handles the start of today's tasks; its reactions fail to load the given number of times.
 */
const open = (failures = 0, added: Partial<RemoteManifest> = {}) => {
  const received: unknown[] = [];
  const problems: string[] = [];
  let left = failures;
  const module: ReactionsModule = {
    createReactions: () => ({
      'today-task.init': async (payload: unknown) => void received.push(payload),
      [ownEvent]: async (payload: unknown) => void received.push(payload),
    }),
  };
  const host = createTestHost();
  const remotes = exampleReleaseSet.remotes.map((remote) => ({
    ...remote,
    manifest: { ...remote.manifest, handles: ['today-task.init'], ...added },
  }));
  const bus = createPageBus({
    remotes,
    loader: {
      load: async <T>() => {
        left -= 1;
        if (left >= 0) throw new Error('not now');
        return module as T;
      },
      renew: () => undefined,
      preload: () => undefined,
    },
    propsFor: () => host,
    store: createMemoryStore(),
    inOneTab: (_name, work) => work(),
    clock: host.clock,
    uid: () => 'u1',
    report: (feature) => problems.push(feature),
  });
  return { bus, received, problems };
};

test('lets a remote hear each event once, however often people sign in on the page', async () => {
  const { bus, received } = open();
  bus.startReactions();
  await settle();
  bus.startReactions();
  await settle();
  await bus.forRemote('shell').publish('today-task.init', begun);
  await settle();
  expect(received).toEqual([begun]);
});

test('tries at the next sign-in what did not load at the last one', async () => {
  const { bus, received, problems } = open(1);
  bus.startReactions();
  await settle();
  expect(problems).toEqual(['reactions']);
  bus.startReactions();
  await settle();
  await bus.forRemote('shell').publish('today-task.init', begun);
  await settle();
  expect(received).toEqual([begun]);
});

describe('an event that a remote declares in its manifest', () => {
  const payload = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] };
  const declare = (delivery: DeclaredEvent['delivery']): Partial<RemoteManifest> => ({
    events: { [ownEvent]: { version: 1, delivery, payload } },
    handles: [ownEvent],
  });
  const publish = ({ bus }: ReturnType<typeof open>, event: string, given: object): Promise<void> =>
    bus.forRemote('mfe-hats').publish(event as EventName, given as EventPayload<EventName>);

  test('reaches the remote that handles it, as a fact and as a durable event', async () => {
    for (const delivery of ['fact', 'durable'] as const) {
      const page = open(0, declare(delivery));
      page.bus.startReactions();
      await settle();
      await publish(page, ownEvent, { place: 'Madeira' });
      await page.bus.drain();
      await settle();
      expect([delivery, page.received]).toEqual([delivery, [{ place: 'Madeira' }]]);
    }
  });

  test('is refused with another payload, and under the name of another remote', async () => {
    const page = open(0, { events: { 'mfe-hats.bought': { version: 1, delivery: 'fact', payload } } });
    await expect(publish(page, 'mfe-hats.bought', { place: 'Madeira' })).rejects.toThrow('There is no event');
    await expect(publish(open(0, declare('fact')), ownEvent, { place: 7 })).rejects.toThrow(ownEvent);
  });
});
