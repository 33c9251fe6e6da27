import { isDrawn } from './is-drawn';

test('an uploaded photo is known by its seed, whatever its words are [32]', () => {
  expect([{ seed: 'photo_4Zk' }, { seed: 'GB000001-1' }].map(isDrawn)).toEqual([false, true]);
});
