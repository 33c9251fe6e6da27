import { createMeter } from '../base/meter';
import { createTurns } from './turns';

const megabytes = 2 * 1024 * 1024;
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('after much work the event loop goes on, and each address has one piece done before the next has its second [A-H2]', async () => {
  const meter = createMeter();
  const turns = createTurns(meter);
  const done: string[] = [];
  const ask = (key: string, name: string): void =>
    turns.enter(key, () => {
      meter.add(megabytes);
      done.push(name);
    });
  for (const number of [1, 2, 3, 4]) ask('greedy', `greedy ${number}`);
  ask('other', 'other');
  expect(done).toEqual(['greedy 1']);
  setImmediate(() => done.push('somebody else'));
  while (done.length < 6) await nextTurn();
  expect(done).toEqual(['greedy 1', 'greedy 2', 'somebody else', 'other', 'greedy 3', 'greedy 4']);
  expect(turns.taken()).toBe(4);
});

test('small work is done at once, however much of it there is [A-H2]', () => {
  const meter = createMeter();
  const turns = createTurns(meter);
  let done = 0;
  for (let count = 0; count < 1_000; count += 1)
    turns.enter('one', () => {
      meter.document(100);
      done += 1;
    });
  expect(done).toBe(1_000);
});

test('what fails says so to its own caller, and the others go on [A-H2]', async () => {
  const meter = createMeter();
  const turns = createTurns(meter);
  turns.enter('one', () => meter.add(megabytes));
  const failing = turns.run('one', () => {
    throw new Error('no');
  });
  const working = turns.run('one', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  await expect(working).resolves.toBe('yes');
});

test('of two hundred that ask at the same time each is served once before anybody is served twice [A-L7]', async () => {
  const meter = createMeter();
  const turns = createTurns(meter);
  const everybody = Array.from({ length: 200 }, (_none, number) => number);
  const served: number[] = [];
  for (const _round of [1, 2, 3])
    for (const number of everybody)
      turns.enter(String(number), () => {
        meter.add(megabytes);
        served.push(number);
      });
  while (served.length < 3 * everybody.length) await nextTurn();
  for (const round of [0, 1, 2])
    expect(served.slice(round * everybody.length, (round + 1) * everybody.length)).toEqual(everybody);
});
