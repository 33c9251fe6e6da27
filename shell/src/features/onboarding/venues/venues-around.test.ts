import { barOf, venuesAround, withRoomFor } from './venues-around';

const venue = (town: string, amount: number | null, capacity: number | null) => ({
  town,
  capacity,
  price: amount === null ? null : { from: { amount, currency: 'GBP' as const }, basis: 'hire' },
});

it('[R1-08] tells how many venues there are, where, from what price, and with how much room', () => {
  const around = venuesAround('Somerset', [
    venue('Wells', 300_000, 80),
    venue('Bath', 190_000, 120),
    venue('Bath', null, null),
  ]);
  expect(around).toEqual({
    area: 'Somerset',
    count: 3,
    from: { amount: 190_000, currency: 'GBP' },
    towns: [
      { town: 'Bath', count: 2 },
      { town: 'Wells', count: 1 },
    ],
    capacities: [80, 120],
  });
  expect([80, 81, 121].map((guests) => withRoomFor({ capacities: [80, 120] }, guests))).toEqual([2, 1, 0]);
  expect(venuesAround('Nowhere', [])).toBeNull();
});

it('[R1-08] every number of guests stands at a bar', () => {
  expect([1, 20, 21, 95, 200, 400].map(barOf)).toEqual([20, 20, 40, 100, 200, 200]);
});
