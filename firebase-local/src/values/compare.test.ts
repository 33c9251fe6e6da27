import fc from 'fast-check';
import { compareValues, sameFields } from './compare';
import { doubleValue } from './numbers';
import { compareIds, comparePaths, compareStrings } from './strings';
import { type Value } from './value';

const text = (stringValue: string): Value => ({ stringValue });
const vector = (...values: Value[]): Value => ({
  mapValue: { fields: { __type__: text('__vector__'), value: { arrayValue: { values } } } },
});

/** Firestore's documented order, one line for each step up; values of one line are equal. */
const ordered: Value[][] = [
  [{ nullValue: null }],
  [{ booleanValue: false }],
  [{ booleanValue: true }],
  [{ doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }],
  [{ integerValue: '-9223372036854775808' }],
  [{ doubleValue: -1.5 }],
  [{ integerValue: '0' }, { doubleValue: 0 }, { doubleValue: -0 }],
  [{ integerValue: '1' }, { doubleValue: 1 }],
  [{ doubleValue: 1.1 }],
  [{ integerValue: '9007199254740992' }, { doubleValue: 9007199254740992 }],
  [{ integerValue: '9007199254740993' }],
  [{ doubleValue: 'Infinity' }],
  [{ timestampValue: '2020-01-01T00:00:00.000000Z' }],
  [{ timestampValue: '2020-01-01T00:00:00.000001Z' }],
  [text('')],
  [text('Z')],
  [text('a')],
  [text('\uffff')],
  [text('\u{1f600}')],
  [{ bytesValue: 'AA==' }],
  [{ bytesValue: 'AAE=' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/__id2__' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/__id10__' }],
  [{ referenceValue: 'projects/p/databases/d/documents/a/b' }],
  [{ geoPointValue: { latitude: -1 } }],
  [{ geoPointValue: {} }],
  [{ geoPointValue: { longitude: 1 } }],
  [{ arrayValue: {} }],
  [{ arrayValue: { values: [text('a')] } }],
  [{ arrayValue: { values: [text('a'), text('a')] } }],
  [vector({ doubleValue: 9 })],
  [vector({ doubleValue: 1 }, { doubleValue: 2 })],
  [{ mapValue: {} }],
  [{ mapValue: { fields: { a: text('a') } } }],
  [{ mapValue: { fields: { a: text('b') } } }],
  [{ mapValue: { fields: { b: text('a') } } }],
];

test("values stand in Firestore's order across all types", () => {
  for (const [i, left] of ordered.entries())
    for (const [j, right] of ordered.entries())
      for (const a of left)
        for (const b of right) expect([a, b, Math.sign(compareValues(a, b))]).toEqual([a, b, Math.sign(i - j)]);
});

test('strings order by their UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(Math.sign(compareStrings(a, b))).toBe(Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
    }),
  );
});

test('numbers compare exactly across integer and double', () => {
  fc.assert(
    fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), fc.double({ noNaN: true }), (integer, double) => {
      const expected = integer < double ? -1 : integer > double ? 1 : 0;
      expect(compareValues({ integerValue: String(integer) }, doubleValue(double))).toBe(expected);
    }),
  );
});

test('numeric ids come first, by number; a parent before what is below it', () => {
  expect(['b', '__id10__', 'a', '__id9__'].sort(compareIds)).toEqual(['__id9__', '__id10__', 'a', 'b']);
  expect(['a/b/c', 'a/b', 'a/b!'].sort(comparePaths)).toEqual(['a/b', 'a/b/c', 'a/b!']);
});

test('contents are the same only with the same types', () => {
  expect(sameFields({ a: { integerValue: '1' } }, { a: { doubleValue: 1 } })).toBe(false);
  expect(sameFields({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
});
