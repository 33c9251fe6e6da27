import { coloursOf } from './colours-of';

describe('the colours of a wedding', () => {
  test.each([
    ['marigold, fuchsia and teal', ['marigold', 'fuchsia', 'teal']],
    ['dusty blue and sand', ['dusty blue', 'sand']],
    ['Ringelblume, Fuchsia und Petrol', ['Ringelblume', 'Fuchsia', 'Petrol']],
    ['rose poudré, mousse et terre cuite', ['rose poudré', 'mousse', 'terre cuite']],
    ['lilac, gray and silver', ['lilac', 'gray', 'silver']],
  ])('are those that its palette names: %s', (palette, names) => {
    expect(coloursOf(palette).map(({ name }) => name)).toEqual(names);
  });

  test('look the same in every language', () => {
    const seen = ['marigold, fuchsia and teal', 'Ringelblume, Fuchsia und Petrol', 'souci, fuchsia et canard'].map(
      (palette) => coloursOf(palette).map(({ tone }) => tone),
    );
    expect(seen).toEqual([seen[0], seen[0], seen[0]]);
  });

  test('are none where it names none', () => {
    expect(coloursOf('every colour of the sweet shop')).toEqual([]);
    expect(coloursOf('')).toEqual([]);
  });
});
