import fc from 'fast-check';
import { fold, spellingsOf } from './fold';
import { stem } from './stem';

test.each([
  ['Côte d’Azur', 'cote d azur'],
  ['Straße', 'strasse'],
  ['Œuvre', 'oeuvre'],
  ['  St-Étienne!  ', 'st etienne'],
  ['\u0000barn', 'barn'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('names are known by every spelling that people use', () => {
  expect(spellingsOf('München')).toEqual(expect.arrayContaining(['munchen', 'muenchen']));
  expect(spellingsOf('King’s Lynn')).toEqual(expect.arrayContaining(['king s lynn', 'kings lynn']));
  expect(spellingsOf('St Ives')).toEqual(expect.arrayContaining(['st ives', 'saint ives']));
  expect(spellingsOf('Halle (Saale)')).toEqual(expect.arrayContaining(['halle', 'halle saale']));
});

test.each([
  ['en', 'venues', 'venue'],
  ['en', 'bakeries', 'bakery'],
  ['en', 'dress', 'dress'],
  ['en', 'dresses', 'dress'],
  ['de', 'fotografinnen', 'fotograf'],
  ['de', 'locations', 'location'],
  ['fr', 'gateaux', 'gateau'],
  ['fr', 'photographes', 'photographe'],
] as const)('%s: %s has the stem of %s', (language, plural, singular) => {
  expect(stem(plural, language)).toBe(stem(singular, language));
});

test('a text is folded as it is beside letters of any script', () => {
  const letters = [...'aZ09 .’–ß“”Äöüéœ½²\u0308\u00a0\nжß'];
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...letters), fc.string({ maxLength: 1, unit: 'grapheme' })),
  });
  fc.assert(fc.property(text, (own) => expect(fold(`${own} 語`)).toBe(`${fold(own)} 語`.trim())));
});
