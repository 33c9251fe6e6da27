import { exampleProfile } from '#testing/examples';
import { dayStanding, isTaken } from './taken-day';

test('a day is taken, free, or not known', () => {
  expect(['2027-09-04', '2027-09-11'].map((day) => isTaken(exampleProfile(), day))).toEqual([true, false]);
  expect(isTaken({ busyDays: undefined }, '2027-09-11')).toBeNull();
});

test('a day on hold for somebody is neither taken nor free, whether or not others are known [32]', () => {
  const profile = { ...exampleProfile(), heldDays: ['2027-09-11'] };
  expect(['2027-09-04', '2027-09-11', '2027-09-12'].map((day) => dayStanding(profile, day))).toEqual([
    'taken',
    'held',
    'free',
  ]);
  expect(dayStanding({ busyDays: undefined, heldDays: ['2027-09-11'] }, '2027-09-11')).toBe('held');
  expect(isTaken(profile, '2027-09-11')).toBe(false);
});

test('a supplier that only has rules is taken on its closed days, and never called free on the others [32]', () => {
  const profile = { busyDays: undefined, closed: { weekdays: [1], months: [7] } };
  expect(['2027-06-07', '2027-07-03', '2027-06-12'].map((day) => dayStanding(profile, day))).toEqual([
    'taken',
    'taken',
    null,
  ]);
  // An entry of its calendar is an exception from the rules.
  expect(dayStanding({ ...profile, busyDays: ['2027-06-14'] }, '2027-06-07')).toBe('free');
});
