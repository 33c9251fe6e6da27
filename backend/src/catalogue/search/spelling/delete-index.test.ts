import fc from 'fast-check';
import { deleteIndex, editsFor } from './delete-index';
import { editDistance } from './edit-distance';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), minLength: 1, maxLength: 12 });

test.each([
  ['notingham', 'nottingham', 1],
  ['florsit', 'florist', 1],
  ['bath', 'bath', 0],
  ['qurrey', 'surrey', 1],
  ['edinborogh', 'edinburgh', 2],
  ['', 'ab', 2],
  ['paris', 'berlin', 3],
])('from %s to %s are %i edits (3 stands for more than two)', (from, to, edits) => {
  expect(editDistance(from, to, 2)).toBe(edits);
});

test('a distance is the same both ways, and nothing only between equal words', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(editDistance(a, b, 3)).toBe(editDistance(b, a, 3));
      expect(editDistance(a, b, 3) === 0).toBe(a === b);
    }),
  );
});

test('the index finds exactly the words that comparing with every word finds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 40 }), letters, fc.constantFrom(1, 2), (words, asked, most) => {
      const found = deleteIndex(words).near(asked, most);
      const expected = words.filter((word) => editDistance(asked, word, most) <= most);
      expect(found.map(({ word }) => word).sort()).toEqual(expected.sort());
    }),
    { numRuns: 300 },
  );
});

test('short words may have one wrong letter, longer ones two', () => {
  expect(['york', 'leeds', 'bristol'].map(editsFor)).toEqual([1, 1, 2]);
});
