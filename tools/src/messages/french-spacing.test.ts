import fc from 'fast-check';
import { frenchBreaks, withFrenchSpaces } from './french-spacing';

test.each([
  ['Par où commencer ?', 'Par où commencer\u202F?'],
  ['À noter : c’est fait !', 'À noter\u00A0: c’est fait\u202F!'],
  ['« Oui » ; peut-être', '«\u00A0Oui\u00A0»\u202F; peut-être'],
  [
    '{count, plural, one {Une table ?} other {# tables ?}}',
    '{count, plural, one {Une table\u202F?} other {# tables\u202F?}}',
  ],
])('sets the spaces of "%s"', (plain, set) => {
  expect(withFrenchSpaces(plain)).toBe(set);
  expect(frenchBreaks(plain)).not.toEqual([]);
  expect(frenchBreaks(set)).toEqual([]);
});

test.each(['| --- | :-: |', 'voir ![une image](x.webp)', 'https://example.com/?a=1', '{at, date, ::yMMMd}'])(
  'leaves "%s" as it is',
  (text) => expect(withFrenchSpaces(text)).toBe(text),
);

test('settles at once, and changes nothing but spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '?', '!', ':', '«', '»', '-') }), (text) => {
      const set = withFrenchSpaces(text);
      expect(withFrenchSpaces(set)).toBe(set);
      expect(set.replace(/[\u00A0\u202F]/g, ' ')).toBe(text);
    }),
  );
});
