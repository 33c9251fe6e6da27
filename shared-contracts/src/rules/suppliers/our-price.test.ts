import { ourPrice } from './our-price';

const pounds = (amount: number) => ({ amount, currency: 'GBP' as const });
const hire = {
  from: pounds(505_000),
  basis: 'Monday to Thursday: Exclusive hire',
  unit: 'per-day' as const,
  condition: 'Monday to Thursday',
  saturday: pounds(1_075_000),
};
const supper = { from: pounds(6_500), basis: 'per guest', unit: 'per-head' as const, condition: '', saturday: null };
const nothingSaid = { day: null, guests: null };

describe('what a supplier costs a couple [17]', () => {
  test.each([
    ['2027-09-25', { kind: 'saturday', price: pounds(1_075_000) }],
    ['2027-09-24', { kind: 'between', price: pounds(505_000), to: pounds(1_075_000) }],
    ['2027-12-18', { kind: 'between', price: pounds(505_000), to: pounds(1_075_000) }],
    ['2027-09-22', { kind: 'from', price: pounds(505_000) }],
  ])('on %s', (day, expected) => {
    expect(ourPrice(hire, { day, guests: 95 })).toEqual(expected);
  });

  test.each([
    ['2027-09-25', { kind: 'saturday', price: pounds(1_075_000) }],
    ['2027-10-02', { kind: 'otherDay', price: pounds(820_000), day: '2027-10-02' }],
    ['2027-06-18', { kind: 'otherDay', price: pounds(820_000), day: '2027-06-18' }],
    ['2027-06-20', { kind: 'otherDay', price: pounds(820_000), day: '2027-06-20' }],
    ['2027-06-21', { kind: 'from', price: pounds(505_000) }],
  ])('on %s, where the other days have a price of their own [P-H3]', (day, expected) => {
    expect(ourPrice({ ...hire, otherDays: pounds(820_000) }, { day, guests: 95 })).toEqual(expected);
  });

  test('a price for each guest is shown for all of them', () => {
    expect(ourPrice(supper, { day: '2027-09-25', guests: 95 })).toEqual({
      kind: 'guests',
      price: pounds(617_500),
      guests: 95,
    });
  });

  test('is where prices start while nothing is known, and from a server of before', () => {
    expect(ourPrice(hire, nothingSaid)).toEqual({ kind: 'from', price: pounds(505_000) });
    expect(ourPrice(supper, nothingSaid)).toEqual({ kind: 'from', price: pounds(6_500) });
    const before = { from: pounds(505_000), basis: 'Monday to Thursday: Exclusive hire' };
    expect(ourPrice(before, { day: '2027-09-25', guests: 95 })).toEqual({ kind: 'from', price: pounds(505_000) });
  });
});
