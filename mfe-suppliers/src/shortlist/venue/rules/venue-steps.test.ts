import * as v from 'valibot';
import {
  begin,
  daysOf,
  faultOf,
  firstDay,
  firstYear,
  stepBefore,
  turnAfter,
  venueAnswers,
  type VenueFacts,
  type VenueProgress,
  venueProgressSchema,
  venueSteps,
  type VenueTurn,
  withDay,
  withMonth,
  withoutPast,
  withYear,
} from './venue-steps';

const facts: VenueFacts = { hasAsked: true, hasDay: false };
const at = (changes: Partial<VenueProgress>): VenueProgress => ({ ...begin(), ...changes });
const lark = { id: 'GB000001', name: 'Larkfield Orangery', found: null };
const dated = (year: number | null, month: number | null) => withYear(withMonth(begin(), month), year).date;

test('an answer is yes or no, and nothing is answered at first [S4-venue-popup-09]', () => {
  expect(venueAnswers).toEqual(['yes', 'no', 'unselected']);
  expect(begin()).toMatchObject({ step: 'intro', found: 'unselected', interest: 'unselected', picked: null });
});

test.each<[string, Partial<VenueProgress>, Partial<VenueFacts>, VenueTurn]>([
  ['yes leads to the venues', { found: 'yes' }, {}, 'venueSelect'],
  ['no leads to the venue that was asked', { found: 'no' }, {}, 'supplierInterest'],
  ['no ends it where none was asked', { found: 'no' }, { hasAsked: false }, 'not-yet'],
  ['a venue leads to the month', { step: 'venueSelect', picked: lark }, {}, 'weddingMonth'],
  ['a venue is booked at once for a wedding with a day', { step: 'venueSelect' }, { hasDay: true }, 'booked'],
  ['one of their own leads to the month as well', { step: 'customSupplier', picked: lark }, {}, 'weddingMonth'],
  ['a month leads to the year', { step: 'weddingMonth', date: dated(null, 9) }, {}, 'weddingYear'],
  ['a year leads to the day', { step: 'weddingYear', date: dated(2027, 9) }, {}, 'weddingDay'],
  ['a year without a month has no day', { step: 'weddingYear', date: dated(2027, null) }, {}, 'booked'],
  ['a month without a year has none either', { step: 'weddingYear', date: dated(null, 9) }, {}, 'booked'],
  ['the day is the last answer', { step: 'weddingDay' }, {}, 'booked'],
  ['interest ends it', { step: 'supplierInterest', interest: 'yes' }, {}, 'interested'],
  ['no interest asks why', { step: 'supplierInterest', interest: 'no' }, {}, 'lostLead'],
  ['a reason is the last answer', { step: 'lostLead', reason: 'price' }, {}, 'lost'],
])('%s', (_rule, progress, known, expected) => {
  expect(turnAfter(at(progress), { ...facts, ...known })).toBe(expected);
});

test('every step leads back to the first', () => {
  for (const step of venueSteps) {
    const way: string[] = [];
    for (let on: (typeof venueSteps)[number] | null = step; on !== null; on = stepBefore[on]) way.push(on);
    expect(way.at(-1)).toBe('intro');
  }
});

test('a step is left only once it is answered, and "not settled" is an answer [S5-date-picker-05]', () => {
  expect(faultOf(at({ step: 'venueSelect' }))).toBe('venue');
  expect(faultOf(at({ step: 'lostLead' }))).toBe('reason');
  for (const [step, fault, settle] of [
    ['weddingMonth', 'month', withMonth],
    ['weddingYear', 'year', withYear],
    ['weddingDay', 'day', withDay],
  ] as const) {
    expect(faultOf(at({ step }))).toBe(fault);
    expect(faultOf(settle(at({ step }), 2))).toBeNull();
    expect(faultOf(settle(at({ step }), null))).toBeNull();
  }
});

test('another month or year takes the day back, for it may not have it', () => {
  const whole = withDay(withYear(withMonth(begin(), 1), 2027), 31);
  expect(withMonth(whole, 2).date).toMatchObject({ month: 2, year: 2027, day: null });
  expect(withYear(whole, 2028).date).toMatchObject({ month: 1, year: 2028, day: null });
  expect([daysOf(dated(2028, 2)), daysOf(dated(2027, 2)), daysOf(dated(2027, 12))]).toEqual([29, 28, 31]);
});

test('how far somebody has come can be stored and read again', () => {
  const progress = at({ step: 'weddingYear', found: 'yes', picked: lark, date: dated(2027, 9) });
  expect(v.parse(venueProgressSchema, JSON.parse(JSON.stringify(progress)))).toEqual(progress);
});

test.each([
  [null, 11, 2026],
  [null, 10, 2027],
  [null, null, 2026],
] as const)('no year is offered whose month is over: %p, %p → %p [18]', (year, month, first) => {
  expect(firstYear(dated(year, month), '2026-11-20')).toBe(first);
});

test('no day of this month is offered that is over, and a year that the month has left is asked for again [18]', () => {
  expect(firstDay(dated(2026, 11), '2026-11-20')).toBe(20);
  expect(firstDay(dated(2027, 11), '2026-11-20')).toBe(1);
  const thisYear = withYear(withMonth(begin(), 12), 2026);
  expect(withoutPast(thisYear, '2026-11-20')).toBe(thisYear);
  expect(withoutPast(withMonth(thisYear, 9), '2026-11-20').date).toMatchObject({ month: 9, year: null });
});
