import fc from 'fast-check';
import { type DatePickerDate, seasons, weekDays } from '#entities';
import { emptyDate } from '#forms';
import { exactDay, isToCome, planningDay, representativeDay } from '..';

const choice = (changes: Partial<DatePickerDate>): DatePickerDate => ({ ...emptyDate, ...changes });

test('is the day itself where one is chosen', () => {
  expect(representativeDay(choice({ year: 2027, month: 9, day: 11 }))).toBe('2027-09-11');
});

test.each([
  ['the first Saturday of a month', { month: 9 }, '2027-09-04'],
  ['the first chosen weekday of a month', { month: 9, weekDay: 'friday' }, '2027-09-03'],
  ['the first Thursday for the middle of the week', { month: 9, weekDay: 'midweek' }, '2027-09-02'],
  ['the first Saturday of a season’s middle month', { season: 'summer' }, '2027-07-03'],
  ['January after the year’s end for winter', { season: 'winter' }, '2028-01-01'],
] as const)('is %s', (_rule, changes, day) => {
  expect(representativeDay(choice({ year: 2027, ...changes }))).toBe(day);
});

test('is no day for a year alone, or for none', () => {
  expect(representativeDay(choice({ year: 2027, monthUndecided: true }))).toBeNull();
  expect(representativeDay(choice({ month: 6, yearUndecided: true }))).toBeNull();
});

test('prefers the wedding’s own day to what was chosen', () => {
  const dateChoice = choice({ year: 2027, season: 'spring' });
  expect(planningDay({ date: '2027-05-01', dateChoice })).toBe('2027-05-01');
  expect(planningDay({ date: null, dateChoice })).toBe('2027-04-03');
  expect(planningDay({ date: null })).toBeNull();
});

test('knows no day that the calendar does not have', () => {
  expect(exactDay(choice({ year: 2027, month: 2, day: 29 }))).toBeNull();
  expect(exactDay(choice({ year: 2028, month: 2, day: 29 }))).toBe('2028-02-29');
});

test('always lies in the chosen month, on the chosen weekday', () => {
  const months = fc.record({
    year: fc.integer({ min: 1950, max: 2150 }),
    month: fc.integer({ min: 1, max: 12 }),
    weekDay: fc.option(fc.constantFrom(...weekDays)),
  });
  fc.assert(
    fc.property(months, (changes) => {
      const day = representativeDay(choice(changes)) ?? '';
      const name = new Date(`${day}T00:00:00Z`)
        .toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
        .toLowerCase();
      const wanted = changes.weekDay === 'midweek' ? 'thursday' : (changes.weekDay ?? 'saturday');
      return (
        day.startsWith(`${changes.year}-${String(changes.month).padStart(2, '0')}`) &&
        Number(day.slice(8)) <= 7 &&
        name === wanted
      );
    }),
  );
});

test('gives every season of a year a day of its own, in order', () => {
  const days = seasons.map((season) => representativeDay(choice({ year: 2027, season })) ?? '');
  expect([...days].sort()).toEqual(days);
});

test.each([
  ['its day', { date: '2027-05-01' }, true],
  ['its day, which is today', { date: '2026-11-20' }, false],
  ['its day, which has been', { date: '2026-05-01' }, false],
  ['its day under the other name', { date: null, weddingDate: '2027-05-01' }, true],
  ['a month', { date: null, dateChoice: choice({ year: 2027, month: 4 }) }, true],
  ['a month, which has been', { date: null, dateChoice: choice({ year: 2026, month: 4 }) }, false],
  ['a year', { date: null, dateChoice: choice({ year: 2027 }) }, true],
  ['this year', { date: null, dateChoice: choice({ year: 2026 }) }, false],
  ['nothing', { date: null }, false],
])('a wedding is to come or not by %s', (_what, wedding, expected) =>
  expect(isToCome(wedding, '2026-11-20')).toBe(expected),
);
