import { createTurns } from './turns';

/** A work that lasts until the test ends it. */
const openWork = (log: string[], name: string) => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async (): Promise<string> => {
    log.push(`${name} began`);
    await ended;
    log.push(`${name} ended`);
    return name;
  };
  return { work, end: () => end() };
};

test('works of one key run one after the other in their order, those of another beside them', async () => {
  const turns = createTurns();
  const log: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => openWork(log, name));
  if (first === undefined || second === undefined || other === undefined) throw new Error('Three works are there.');
  const results = [turns('a', first.work), turns('a', second.work), turns('b', other.work)];
  other.end();
  await results[2];
  expect(log).toEqual(['first began', 'other began', 'other ended']);
  second.end();
  first.end();
  expect(await Promise.all(results)).toEqual(['first', 'second', 'other']);
  expect(log.slice(3)).toEqual(['first ended', 'second began', 'second ended']);
});

test('a work that fails says so to its caller, and the next one runs', async () => {
  const turns = createTurns();
  const failing = turns('a', async () => Promise.reject(new Error('It failed.')));
  const next = turns('a', async () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('It failed.');
  expect(await next).toBe('done');
});
