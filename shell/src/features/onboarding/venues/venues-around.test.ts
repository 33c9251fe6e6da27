import { radiiOf } from './radii';
import { spotsOf } from './town-spots';
import { barOf, knowsDistances, venuesAround, venuesWithin, withRoomFor } from './venues-around';

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
      { town: 'Bath', count: 2, km: null },
      { town: 'Wells', count: 1, km: null },
    ],
    capacities: [80, 120],
  });
  expect([80, 81, 121].map((guests) => withRoomFor({ capacities: [80, 120] }, guests))).toEqual([2, 1, 0]);
  expect(venuesAround('Nowhere', [])).toBeNull();
});

it('[R1-08] every number of guests stands at a bar', () => {
  expect([1, 20, 21, 95, 200, 400].map(barOf)).toEqual([20, 20, 40, 100, 200, 200]);
});

const at = (town: string, distanceKm: number | null) => ({ ...venue(town, 100_000, null), distanceKm });

it('[R1-08] counts as far as somebody looks, in the measure of the country', () => {
  const [near, middle, far] = radiiOf('GB');
  expect(radiiOf('FR').map(({ unit, km }) => [unit, km])).toEqual([
    ['kilometer', 15],
    ['kilometer', 40],
    ['kilometer', 80],
  ]);
  const cards = [at('Bath', 0.5), at('Bath', 1), at('Bristol', 18), at('Wells', 30), at('Exeter', 79)];
  const counts = [near, middle, far].map(({ km }) => venuesWithin('Bath', cards, km)?.count);
  expect([near.distance, near.unit, counts]).toEqual([10, 'mile', [2, 4, 5]]);
  expect([knowsDistances(cards), knowsDistances([at('Bath', null)]), knowsDistances([])]).toEqual([true, false, false]);
});

it('[R1-08] the place is the middle of its picture, and what is further away stands further out', () => {
  const towns = [{ km: 18 }, { km: 0.5 }, { km: 36 }];
  const [bristol, bath, far] = spotsOf(towns, 40);
  const away = (spot: typeof bath): number => Math.hypot((spot?.x ?? 0) - 50, (spot?.y ?? 0) - 50);
  expect(bath).toEqual({ x: 50, y: 50 });
  expect(away(bristol)).toBeGreaterThan(20);
  expect(away(far)).toBeGreaterThan(away(bristol));
  expect(away(far)).toBeLessThanOrEqual(39);
  expect(spotsOf([{ km: null }, { km: null }], null)[0]).toEqual({ x: 50, y: 50 });
});
