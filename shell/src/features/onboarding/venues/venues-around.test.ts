import { measuredFrom } from './measured-from';
import { radiiOf } from './radii';
import { spotsOf } from './town-spots';
import { barOf, knowsDistances, venuesAround, venuesWithin, withRoomFor } from './venues-around';

const venue = (town: string, amount: number | null, capacity: number | null) => ({
  town,
  capacity,
  price: amount === null ? null : { from: { amount, currency: 'GBP' as const }, basis: 'hire' },
});

test('tells how many venues there are, where, from what price, and with how much room [R1-08]', () => {
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
      { town: 'Bath', count: 2, km: null, at: null },
      { town: 'Wells', count: 1, km: null, at: null },
    ],
    capacities: [80, 120],
  });
  expect([80, 81, 121].map((guests) => withRoomFor({ capacities: [80, 120] }, guests))).toEqual([2, 1, 0]);
  expect(venuesAround('Nowhere', [])).toBeNull();
});

test('every number of guests stands at a bar [R1-08]', () => {
  expect([1, 20, 21, 95, 200, 400].map(barOf)).toEqual([20, 20, 40, 100, 200, 200]);
});

const at = (town: string, distanceKm: number | null) => ({ ...venue(town, 100_000, null), distanceKm });

test('counts as far as somebody looks, in the measure of the country [R1-08]', () => {
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

test('the place is the middle of its picture, and what is further away stands further out [R1-08]', () => {
  const towns = [18, 0.5, 36].map((km) => ({ km, at: null }));
  const [bristol, bath, far] = spotsOf(towns, 40, null);
  const away = (spot: typeof bath): number => Math.hypot((spot?.x ?? 0) - 50, (spot?.y ?? 0) - 50);
  expect(bath).toEqual({ x: 50, y: 50 });
  expect(away(bristol)).toBeGreaterThan(20);
  expect(away(far)).toBeGreaterThan(away(bristol));
  expect(away(far)).toBeLessThanOrEqual(39);
  expect(
    spotsOf(
      [null, null].map((km) => ({ km, at: null })),
      null,
      null,
    )[0],
  ).toEqual({ x: 50, y: 50 });
});

describe('the towns around a place [R1-08]', () => {
  const bath = { latitude: 51.38, longitude: -2.36 };
  const points = {
    Bath: bath,
    Bristol: { latitude: 51.45, longitude: -2.59 },
    Frome: { latitude: 51.23, longitude: -2.32 },
    Corsham: { latitude: 51.43, longitude: -2.18 },
    'Bradford on Avon': { latitude: 51.35, longitude: -2.25 },
  };
  const kmFromBath = ({ latitude, longitude }: typeof bath): number =>
    Math.hypot((latitude - bath.latitude) * 111.2, (longitude - bath.longitude) * 111.2 * Math.cos(0.8967));
  const cardsOf = (towns: readonly (keyof typeof points)[]) =>
    towns.map((town) => ({ ...at(town, Math.round(kmFromBath(points[town]) * 10) / 10), location: points[town] }));
  const signs = (spots: ReturnType<typeof spotsOf>) => spots.map(({ x, y }) => [Math.sign(x - 50), Math.sign(y - 50)]);

  test('stand each in its direction, and none on another, also where no venue is in the place itself [F-H5]', () => {
    for (const isIn of [true, false]) {
      const cards = cardsOf([...(isIn ? (['Bath'] as const) : []), 'Bristol', 'Frome', 'Corsham', 'Bradford on Avon']);
      const from = measuredFrom(cards);
      expect(from?.latitude).toBeCloseTo(bath.latitude, 1);
      expect(from?.longitude).toBeCloseTo(bath.longitude, 1);
      const towns = venuesAround('Bath', cards)?.towns ?? [];
      const spots = spotsOf(towns, 40, from);
      const of = new Map(signs(spots).map((sign, index) => [towns[index]?.town, sign]));
      expect([of.get('Bristol'), of.get('Frome'), of.get('Corsham'), of.get('Bradford on Avon')]).toEqual([
        [-1, -1],
        [1, 1],
        [1, -1],
        [1, 1],
      ]);
      if (isIn) expect(of.get('Bath')).toEqual([0, 0]);
      for (const [index, one] of spots.entries())
        for (const other of spots.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(17);
    }
  });

  test('tell no directions where distances tell none: too few, or all in one line', () => {
    expect([measuredFrom([]), measuredFrom(cardsOf(['Bristol'])), measuredFrom([at('Wells', 30)])]).toEqual([
      null,
      null,
      null,
    ]);
    expect(measuredFrom(cardsOf(['Bristol', 'Bristol', 'Bristol']))).toBeNull();
  });
});
