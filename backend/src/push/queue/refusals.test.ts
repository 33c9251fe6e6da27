import { testBackend } from '#testing/test-backend';
import { maxDenials } from './send-to-devices';
import { joined, minute, testQueues } from './testing/test-queues';

const backend = testBackend();

const { start, wait } = testQueues(backend);

test('a dead token is forgotten, and the others are notified', async () => {
  const { uid, post, tokens, outcomes, firestore, stored } = await start({ devices: { phone: 'android', old: 'ios' } });
  outcomes.set('old', { status: 'gone', code: 'UNREGISTERED' });
  await post.notify(uid, joined('e1'));
  await post.deliver();
  expect((await firestore.collection(`users/${uid}/devices`).get()).docs.map(({ id }) => id)).toEqual(['phone']);
  expect(await stored()).toMatchObject([{ state: 'done' }]);
  await post.notify(uid, joined('e2'));
  await post.deliver();
  expect(tokens().sort()).toEqual(['old', 'phone', 'phone']);
});

test('what no try would change is given up at once, once the other devices have it', async () => {
  const { uid, post, outcomes, gaveUp, tokens } = await start({ devices: { phone: 'android', tablet: 'ios' } });
  outcomes.set('phone', { status: 'refused', code: 'INVALID_ARGUMENT' });
  await post.notify(uid, joined('e1'));
  await post.deliver();
  expect([tokens().sort(), gaveUp]).toEqual([['phone', 'tablet'], ['INVALID_ARGUMENT']]);
});

test('a device whose service refuses this server for an hour is forgotten, and the operator hears of it', async () => {
  const { uid, post, tokens, outcomes, forgot, firestore, stored } = await start({
    devices: { denied: 'web', fine: 'ios' },
  });
  outcomes.set('denied', { status: 'denied', code: 'HTTP 403' });
  await post.notify(uid, joined('e1'));
  for (let passed = 0; passed < 14; passed += 1) {
    await post.deliver();
    wait(20 * minute);
  }
  expect(forgot).toEqual([expect.stringMatching(/^HTTP 403 \d+$/)]);
  expect(tokens().filter((name) => name === 'fine')).toHaveLength(1);
  expect((await firestore.collection(`users/${uid}/devices`).get()).docs.map(({ id }) => id)).toEqual(['fine']);
  expect(await stored()).toMatchObject([{ state: 'done' }]);
});

test('a refusal that an operator puts right in time costs nobody a device', async () => {
  const { uid, post, outcomes, forgot, firestore } = await start({ devices: { laptop: 'web' } });
  for (let day = 0; day < maxDenials; day += 1) {
    outcomes.set('laptop', { status: 'denied', code: 'HTTP 401' });
    await post.notify(uid, joined(`day-${day}`));
    await post.deliver();
    outcomes.clear();
    wait(24 * 60 * minute);
    await post.deliver();
  }
  expect(forgot).toEqual([]);
  const [device] = (await firestore.collection(`users/${uid}/devices`).get()).docs;
  expect(device?.data()).not.toHaveProperty('denied');
});

test('a service that never answers keeps nobody else waiting, and is tried again', async () => {
  const devices = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`silent-${index}`, 'web']));
  const slow = await start({ devices });
  const other = await start();
  for (const name of Object.keys(devices)) slow.outcomes.set(name, new Promise(() => undefined));
  for (let event = 0; event < 30; event += 1) await slow.post.notify(slow.uid, joined(`slow-${event}`));
  wait(1);
  await other.post.notify(other.uid, joined('e1'));
  await slow.post.deliver();
  // All attempts of that round, before any service is given up: four notices, with all devices at once.
  const places = slow.sent.map(({ token }) => token.startsWith(other.uid));
  expect(places.indexOf(true)).toBeGreaterThanOrEqual(0);
  expect(places.indexOf(true)).toBeLessThanOrEqual(4 * 20);
  const waiting = await slow.stored();
  expect(new Set(waiting.map(({ state, tries, code }) => `${state} ${tries} ${code}`))).toEqual(
    new Set(['waiting 1 too-slow']),
  );
});
