import { testBackend } from '#testing/test-backend';
import { onOneServer } from './on-one-server';

const backend = testBackend();
const everyMs = 3_600_000;

test('regular work is done by one server of two, each hour anew', async () => {
  const done: string[] = [];
  const round = (server: string, now: number) =>
    onOneServer(backend.firestore, { name: 'example', everyMs, now }, async () => done.push(`${server} ${now}`));
  await Promise.all([round('one', 1000), round('two', 1000)]);
  expect(done).toHaveLength(1);
  await round('late', 1000 + everyMs / 2);
  expect(done).toHaveLength(1);
  await Promise.all([round('one', 1000 + everyMs), round('two', 1000 + everyMs)]);
  expect(done).toHaveLength(2);
});

test('a server that fails leaves the work to the next, and other work has turns of its own', async () => {
  const turn = { name: 'failing', everyMs, now: 1000 };
  const down = new Error('The database is away.');
  await expect(onOneServer(backend.firestore, turn, () => Promise.reject(down))).rejects.toBe(down);
  expect(await onOneServer(backend.firestore, { ...turn, name: 'other' }, async () => 'other')).toBe('other');
  expect(await onOneServer(backend.firestore, turn, async () => 'done')).toBe('done');
  expect(await onOneServer(backend.firestore, turn, async () => 'again')).toBeNull();
});

test('a server whose work outlasts its turn and fails leaves the turn to the server that has taken it since', async () => {
  const turn = { name: 'slow', everyMs };
  const fail = onOneServer(backend.firestore, { ...turn, now: 1000 }, async () => {
    await onOneServer(backend.firestore, { ...turn, now: 1000 + everyMs }, async () => 'taken');
    throw new Error('Too slow.');
  });
  await expect(fail).rejects.toThrow('Too slow.');
  expect(await onOneServer(backend.firestore, { ...turn, now: 1001 + everyMs }, async () => 'doubled')).toBeNull();
});
