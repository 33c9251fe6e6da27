import { exampleProfile } from '#testing/examples';
import { isTaken } from './taken-day';

test('a day is taken, free, or not known', () => {
  expect(['2027-09-04', '2027-09-11'].map((day) => isTaken(exampleProfile(), day))).toEqual([true, false]);
  expect(isTaken({ busyDays: undefined }, '2027-09-11')).toBeNull();
});
