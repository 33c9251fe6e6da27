import { distanceKm, driveMinutes } from './travel';

const bath = { latitude: 51.3811, longitude: -2.359 };
const bristol = { latitude: 51.4545, longitude: -2.5879 };

test('the straight line from Bath to Bristol is about 18 km, either way, and none to itself', () => {
  expect(Math.round(distanceKm(bath, bristol))).toBe(18);
  expect(distanceKm(bristol, bath)).toBeCloseTo(distanceKm(bath, bristol));
  expect(distanceKm(bath, bath)).toBe(0);
});

test('a drive is rounded to steps of five minutes, never none', () => {
  expect([driveMinutes(0.2), driveMinutes(18), driveMinutes(100)]).toEqual([5, 25, 140]);
});
