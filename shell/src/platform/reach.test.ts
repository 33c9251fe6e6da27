import { createTestHost } from '@posy/remote-kit/testing';
import { againMs, watchReach } from './reach';
import { createReadableValue } from './readable';

const answered = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

it('a network that leads nowhere counts as none, until the server answers', async () => {
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
  await answered();
  expect(online.get()).toBe(false);
  pass(againMs);
  await answered();
  expect([online.get(), asked]).toEqual([false, 2]);
  isThere = true;
  pass(againMs);
  await answered();
  pass(60_000);
  expect([online.get(), asked]).toEqual([true, 3]);
});
