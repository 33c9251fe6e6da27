import { dayPartAt } from './day-part';

test('a greeting goes by the clock of its reader; at 4:59 it is morning [P-m23]', () => {
  const at = (hour: number): number => Date.UTC(2026, 10, 20, hour, 59);
  expect([0, 3, 4, 11, 12, 17, 18, 23].map((hour) => dayPartAt(at(hour), 'Europe/London'))).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
  expect([dayPartAt(at(11), 'Europe/Berlin'), dayPartAt(at(11), 'America/New_York')]).toEqual(['afternoon', 'morning']);
});
