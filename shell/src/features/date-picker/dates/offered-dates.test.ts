import { dayIn, fitsWeekDay, isMonthOver, isPopularDay, isSeasonOver, offeredYears } from './offered-dates';

test('offers this year and the next five, and what was chosen before', () => {
  expect(offeredYears('2026-11-20', null)).toEqual([2026, 2027, 2028, 2029, 2030, 2031]);
  expect(offeredYears('2026-11-20', 2024)).toEqual([2024, 2026, 2027, 2028, 2029, 2030, 2031]);
});

test('knows the day where the reader is', () => {
  const lateEvening = Date.parse('2026-12-31T23:30:00Z');
  expect(dayIn(lateEvening, 'Europe/London')).toBe('2026-12-31');
  expect(dayIn(lateEvening, 'Europe/Berlin')).toBe('2027-01-01');
});

test('does not offer months and seasons that are over', () => {
  expect([10, 11, 12].map((month) => isMonthOver(2026, month, '2026-11-20'))).toEqual([true, false, false]);
  expect(isMonthOver(null, 1, '2026-11-20')).toBe(false);
  expect(isSeasonOver(2026, 'autumn', '2026-11-20')).toBe(true);
  expect(isSeasonOver(2026, 'winter', '2026-11-20')).toBe(false);
  expect(isSeasonOver(null, 'spring', '2026-11-20')).toBe(false);
});

test('marks Saturdays, and the days that a weekday leaves open', () => {
  expect(isPopularDay('2027-09-11')).toBe(true);
  expect(isPopularDay('2027-09-12')).toBe(false);
  expect(fitsWeekDay('2027-09-09', 'midweek')).toBe(true);
  expect(fitsWeekDay('2027-09-10', 'midweek')).toBe(false);
  expect(fitsWeekDay('2027-09-10', null)).toBe(false);
});
