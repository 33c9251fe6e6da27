import { providersHere } from './providers-here';

const fail = (error: unknown): void => {
  throw error;
};

test('a browser has all that are offered, at once', () => {
  expect(providersHere(['google', 'apple'], null, fail).get()).toEqual(['google', 'apple']);
});

test('an app has those that it names and that are offered, once it has said so', async () => {
  const providers = Promise.resolve(['google', 'facebook'] as const);
  const here = providersHere(['google', 'apple'], { providers: () => providers }, fail);
  expect(here.get()).toEqual([]);
  await providers;
  expect(here.get()).toEqual(['google']);
});

test('an app that never says so has none, and it is reported', async () => {
  const reported: unknown[] = [];
  const gone = new Error('gone');
  const here = providersHere(['google'], { providers: () => Promise.reject(gone) }, (error) => reported.push(error));
  await new Promise(process.nextTick);
  expect([here.get(), reported]).toEqual([[], [gone]]);
});
