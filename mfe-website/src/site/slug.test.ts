import fc from 'fast-check';
import { isSlug, slugOf, suggestSlug } from './slug';

describe('an address', () => {
  test.each([
    [['Maya', 'Tom'], 'maya-and-tom'],
    [['Zoë', 'Łukasz'], 'zoe-and-lukasz'],
    [['Björn', 'Åsa'], 'bjorn-and-asa'],
    [['Anne-Marie O’Neill', 'Jo'], 'anne-marie-oneill-and-jo'],
    [['Groß'], 'gross'],
    [['Tom'], 'tom'],
    [['Al', ''], 'our-wedding'],
    [['Posy'], 'our-wedding'],
    [['Posy', 'Sam'], 'posy-and-sam'],
    [['美咲', '健'], 'our-wedding'],
    [[], 'our-wedding'],
  ])('for %j is %s', (partners, slug) => {
    expect(suggestSlug(partners, 'and', 'our-wedding')).toBe(slug);
  });

  test('is valid for any names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }),
        fc.constantFrom('and', 'und', 'et'),
        (names, word) => isSlug(suggestSlug(names, word, 'our-wedding')),
      ),
    );
  });

  test('stays as it is when it is one', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,4}$/), (slug) => slugOf(slug) === slug));
  });

  test('ends with a whole word where it is cut', () => {
    const slug = suggestSlug(
      ['Maximiliane Friederike Charlotte', 'Bartholomäus Konstantin Theodor'],
      'und',
      'our-wedding',
    );
    expect(slug).toBe('maximiliane-friederike-charlotte-und-bartholomaus-konstantin');
  });
});
