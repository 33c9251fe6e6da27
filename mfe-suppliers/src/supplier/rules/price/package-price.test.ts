import { cheapestFor, priceForGuests } from './package-price';

const pounds = (amount: number) => ({ amount, currency: 'GBP' }) as const;
const item = (name: string, amount: number, basis?: 'per-head' | 'per-day' | 'per-item' | 'from' | 'total') => ({
  name,
  description: '',
  price: pounds(amount),
  ...(basis === undefined ? {} : { basis }),
});

describe('what a package comes to', () => {
  test.each([
    ['per-head', 95, 570_000],
    ['per-day', 95, 6_000],
    ['from', 40, 6_000],
    ['total', 1, 6_000],
  ] as const)('%s for %i guests: %i', (basis, guests, amount) => {
    expect(priceForGuests(item('one', 6_000, basis), guests)).toEqual(pounds(amount));
  });

  test('is not said where guests do not decide it, or the server does not say what the price is for', () => {
    expect(priceForGuests(item('one', 400, 'per-item'), 95)).toBeNull();
    expect(priceForGuests(item('one', 400), 95)).toBeNull();
  });

  test('the cheapest changes with the guests', () => {
    const hire = item('Hire', 400_000, 'per-day');
    const supper = item('Supper', 6_000, 'per-head');
    expect(cheapestFor([hire, supper], 50)).toEqual(supper);
    expect(cheapestFor([hire, supper], 95)).toEqual(hire);
    expect(cheapestFor([], 95)).toBeNull();
  });
});
