import { exampleSet } from '#testing/release-set';
import { readChoice } from './choose-set';

const current = exampleSet();
const canary = { ...current, id: 'canary' };

/** A store that counts how often the file of a set is read. */
const countingStore = (reads: string[]): Parameters<typeof readChoice>[0] => ({
  record(id) {
    reads.push(id);
    return id === 'canary' ? { set: canary, stored: { ...canary, remotes: [] } } : null;
  },
  current: () => current,
  stored: () => null,
});

test('the set of a page is read once, and the current one takes the place of one that is gone', () => {
  const reads: string[] = [];
  const store = countingStore(reads);
  const { set, channel } = readChoice(store, { set: 'canary', channel: 'canary' });
  expect([set?.id, channel, reads]).toEqual(['canary', 'canary', ['canary']]);
  const gone = readChoice(store, { set: 'gone', channel: 'preview' });
  expect([gone.set?.id, gone.channel, reads]).toEqual([current.id, 'current', ['canary', 'gone']]);
});
