import { exampleCard } from '#testing/examples';
import { oneOfEach } from './one-of-each';

test('the index shows one supplier of each kind, and fills up with others where kinds are few [R1-13]', () => {
  const card = (id: string, type: 'venues' | 'cakes' | 'music') => ({ ...exampleCard(), id, type });
  const found = [card('a', 'venues'), card('b', 'venues'), card('c', 'cakes'), card('d', 'music')];
  expect(oneOfEach(found, 3).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
  expect(oneOfEach(found, 4).map(({ id }) => id)).toEqual(['a', 'c', 'd', 'b']);
});
