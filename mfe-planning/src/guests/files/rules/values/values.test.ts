import { asWritten, harmless } from '@posy/remote-kit/files';
import fc from 'fast-check';
import { type Needs, needsOfDish, readNeeds } from './read-needs';

describe('what somebody eats', () => {
  test.each<[string, Partial<Needs>]>([
    ['vegan, milk', { diets: ['vegan'], allergens: ['milk'] }],
    ['nuts!!', { allergens: ['nuts'] }],
    ['Nut allergy & gluten-free', { allergens: ['gluten', 'nuts'] }],
    ['Laktose und Nüsse', { allergens: ['milk', 'nuts'] }],
    ['sans gluten; végétarienne', { diets: ['vegetarian'], allergens: ['gluten'] }],
    ['Fruits à coque', { allergens: ['nuts'] }],
    ['Allergic to shellfish', { allergens: ['crustaceans'] }],
    ['no alcohol', { diets: ['no-alcohol'] }],
    ['Schwefeldioxid und Sulfite', { allergens: ['sulphites'] }],
    ['None', {}],
    ['-', {}],
  ])('“%s” is known by name', (text, expected) => {
    expect(readNeeds(text)).toEqual({ diets: [], allergens: [], rest: '', ...expected });
  });

  test('stays word for word where we have no name for it, and never turned into its opposite', () => {
    expect(readNeeds('not vegan')).toEqual({ diets: [], allergens: [], rest: 'not vegan' });
    expect(readNeeds('vegan, strawberries, no raw onion')).toEqual({
      diets: ['vegan'],
      allergens: [],
      rest: 'strawberries, no raw onion',
    });
  });
});

describe('an allergy is never lost', () => {
  const nuts = ['no nuts', 'nut allergy', 'severe nut allergy', 'No nuts please', 'allergic to nuts', 'nut-free', 'can’t eat nuts', 'Allergies: nuts', 'avoid nuts', 'keine Nüsse', 'Nussallergie', 'Nuss-Allergie', 'nussfrei', 'allergisch gegen Nüsse', 'ohne Nüsse', 'verträgt keine Nüsse', 'sans noix', 'pas de noix', 'allergie aux noix', 'allergique aux fruits à coque', 'sans fruits à coque']; // prettier-ignore
  const gluten = ['gluten free', 'gluten-free', 'no gluten', 'GF', 'coeliac', 'coeliac disease', 'gluten intolerance', 'glutenfrei', 'Glutenunverträglichkeit', 'kein Gluten', 'sans gluten', 'intolérante au gluten', 'ne mange pas de gluten', 'allergie au blé']; // prettier-ignore
  test.each(nuts)('“%s” is a nut allergy, also beside a dish [R1-14]', (text) => {
    expect(readNeeds(text)).toEqual({ diets: [], allergens: ['nuts'], rest: '' });
    expect(needsOfDish(`Beef, ${text}`, false)).toEqual({ diets: [], allergens: ['nuts'], rest: '' });
  });

  test.each(gluten)('“%s” is about gluten, also in a cell of several [R1-14]', (text) => {
    expect(readNeeds(`${text}; vegan`)).toEqual({ diets: ['vegan'], allergens: ['gluten'], rest: '' });
    expect(needsOfDish(text, true)).toEqual({ diets: [], allergens: ['gluten'], rest: '' });
  });

  test('and what is not known by name is a note, never its opposite [R1-14]', () => {
    const noted = [
      'no kiwi',
      'kiwi allergy',
      'no nut allergy',
      'not allergic to nuts',
      'keine Nussallergie',
      'no vegan',
    ];
    expect(noted.map((text) => readNeeds(text))).toEqual(noted.map((rest) => ({ diets: [], allergens: [], rest })));
    expect(needsOfDish('Chicken (no kiwi)', true).rest).toBe('no kiwi');
    expect(['no allergies', 'keine Allergien', 'aucune allergie'].map((text) => readNeeds(text).rest)).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('a fish alone is a dish; behind “no” or before “allergy” it is none [R1-14]', () => {
    expect(
      ['Fish', 'Fish, no nuts', 'no nuts or fish', 'egg and fish allergy'].map(
        (text) => needsOfDish(text, true).allergens,
      ),
    ).toEqual([[], ['nuts'], ['fish', 'nuts'], ['eggs', 'fish']]);
    expect([needsOfDish('Vegan', true).diets, needsOfDish('Vegan', false).diets]).toEqual([['vegan'], []]);
  });
});

describe('a cell that a spreadsheet would run', () => {
  test.each(['=1+1', '+44 20 7946 0000', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''=1"])(
    '%j is harmless, and read again as it was',
    (cell) => {
      expect(harmless(cell)).toBe(`'${cell}`);
      expect(asWritten(harmless(cell))).toBe(cell);
    },
  );

  test.each(['Ravi', "O'Neill", "'quoted'", '', '1 + 1'])('%j is left as it is', (cell) => {
    expect(harmless(cell)).toBe(cell);
  });

  test('never begins like a formula, and always finds the way back, whatever it was', () => {
    const tricky = fc.array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' ')).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string()), (cell) => {
        expect(harmless(cell)).not.toMatch(/^[=+\-@\t\r]/);
        expect(asWritten(harmless(cell))).toBe(cell);
      }),
    );
  });
});
