import { createTestHost, settle } from '@posy/remote-kit/testing';
import { retryMs, watchReach } from './reach';
import { createReadableValue } from './readable';

test('a network that leads nowhere counts as none, until the server answers', async () => {
  const { clock, pass } = createTestHost();
  const online = createReadableValue(true);
  let isThere = false;
  let asked = 0;
  watchReach({
    online,
    clock,
    ask: async () => {
      asked += 1;
      if (!isThere) throw new TypeError('Failed to fetch');
    },
  });
  await settle();
  expect(online.get()).toBe(false);
  pass(retryMs);
  await settle();
  expect([online.get(), asked]).toEqual([false, 2]);
  isThere = true;
  pass(retryMs);
  await settle();
  pass(60_000);
  expect([online.get(), asked]).toEqual([true, 3]);
});
