import { zoneOf } from '@posy/shared-contracts/rules';
import { goodMoment } from './good-moment';

test.each([
  ['at night, nine in the morning', 'GB', '2027-01-15T03:10:00Z', '2027-01-15T09:00:00.000Z'],
  ['by day, now', 'GB', '2027-01-15T14:10:00Z', '2027-01-15T14:10:00.000Z'],
  ['in the evening, the next morning', 'DE', '2027-01-15T20:10:00Z', '2027-01-16T08:00:00.000Z'],
  ['in summer, an hour earlier', 'FR', '2027-07-15T03:00:00Z', '2027-07-15T07:00:00.000Z'],
  ['on the morning on which clocks change', 'DE', '2027-03-28T00:10:00Z', '2027-03-28T07:00:00.000Z'],
  ['across the sea, their own morning', 'US', '2027-01-15T06:00:00Z', '2027-01-15T14:00:00.000Z'],
] as const)('reminds %s', (_when, country, now, then) => {
  expect(new Date(goodMoment(zoneOf(country, null), Date.parse(now))).toISOString()).toBe(then);
});

test.each([
  ['US', 'California', '2027-01-15T17:00:00.000Z'],
  ['US', 'CA', '2027-01-15T17:00:00.000Z'],
  ['US', 'Texas', '2027-01-15T15:00:00.000Z'],
  ['US', 'Arizona', '2027-01-15T16:00:00.000Z'],
  ['US', 'Hawaii', '2027-01-15T19:00:00.000Z'],
  ['US', 'New York', '2027-01-15T14:00:00.000Z'],
  ['US', 'Atlantis', '2027-01-15T14:00:00.000Z'],
  // Who lives elsewhere is reminded in their own morning, wherever the wedding is.
  ['GB', 'California', '2027-01-15T09:00:00.000Z'],
] as const)('reminds somebody in %s of a wedding in %s at their nine in the morning', (country, state, then) => {
  const location = { name: 'Somewhere', adminArea: [state], country: 'US', providerId: null };
  const night = Date.parse('2027-01-15T06:00:00Z');
  expect(new Date(goodMoment(zoneOf(country, location), night)).toISOString()).toBe(then);
});
