import { createTestHost, settle } from '@posy/remote-kit/testing';
import { createMemoryStore } from '@posy/shared-contracts/bus';
import type { ReactionsModule } from '@posy/shared-contracts/mount-props';
import { exampleReleaseSet } from '#testing/shell-services';
import { createPageBus } from './page-bus';

const begun = { weddingId: 'w1', uid: 'u1' };

/**
 * A page whose only remote handles the start of today's tasks; its reactions fail to load the given number of times.
 */
const open = (failures = 0) => {
  const received: unknown[] = [];
  const problems: string[] = [];
  let left = failures;
  const module: ReactionsModule = {
    createReactions: () => ({ 'today-task.init': async (payload: unknown) => void received.push(payload) }),
  };
  const host = createTestHost();
  const remotes = exampleReleaseSet.remotes.map((remote) => ({
    ...remote,
    manifest: { ...remote.manifest, handles: ['today-task.init'] },
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
