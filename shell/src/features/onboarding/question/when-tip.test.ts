import type { DatePickerDate } from '@posy/shared-contracts/entities';
import { whenTip } from './when-tip';

const choice = (changes: Partial<DatePickerDate>): DatePickerDate => ({
  ...{ year: 2027, month: null, day: null, season: null, weekDay: null },
  ...{ yearUndecided: false, monthUndecided: false, dayUndecided: false },
  ...changes,
});

test.each([
  ['nothing but a year', {}, 'none'],
  ['a Saturday in September', { month: 9, day: 11 }, 'saturday'],
  ['Saturdays in June', { month: 6, weekDay: 'saturday' }, 'saturday'],
  ['a Friday in September', { month: 9, day: 10 }, 'inSeason'],
  ['June', { month: 6 }, 'inSeason'],
  ['the summer', { season: 'summer' }, 'inSeason'],
  ['a Saturday in October', { month: 10, day: 2 }, 'outOfSeason'],
  ['the winter', { season: 'winter' }, 'outOfSeason'],
] as const)('the tip follows %s [F-polish]', (_what, changes, tip) => {
  expect(whenTip(choice(changes))).toBe(tip);
});
