import fc from 'fast-check';
import { asWritten, harmless } from '@posy/remote-kit/files';
import { readNeeds, type Needs } from './read-needs';

describe('what somebody eats', () => {
  it.each<[string, Partial<Needs>]>([
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

  it('is kept word for word where we have no name for it, and never turned into its opposite', () => {
    expect(readNeeds('not vegan')).toEqual({ diets: [], allergens: [], rest: 'not vegan' });
    expect(readNeeds('vegan, strawberries, no raw onion')).toEqual({
      diets: ['vegan'],
      allergens: [],
      rest: 'strawberries, no raw onion',
    });
  });
});

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1+1', '+44 20 7946 0000', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", "''=1"])(
    '%j is harmless, and read again as it was',
    (cell) => {
      expect(harmless(cell)).toBe(`'${cell}`);
      expect(asWritten(harmless(cell))).toBe(cell);
    },
  );

  it.each(['Ravi', "O'Neill", "'quoted'", '', '1 + 1'])('%j is left as it is', (cell) => {
    expect(harmless(cell)).toBe(cell);
  });

  it('never begins like a formula, and always finds the way back, whatever it was', () => {
    const tricky = fc.array(fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' ')).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.oneof(tricky, fc.string()), (cell) => {
        expect(harmless(cell)).not.toMatch(/^[=+\-@\t\r]/);
        expect(asWritten(harmless(cell))).toBe(cell);
      }),
    );
  });
});
