import { type DatePickerDate, seasons, weekDays } from '@posy/shared-contracts/entities';
import { datePickerTabs, emptyDate, firstDatePickerFault } from '@posy/shared-contracts/forms';
import fc from 'fast-check';
import {
  type DateChange,
  type DatePickerEvent,
  type DatePickerState,
  type EditingDate,
  editingOf,
  nextDatePicker,
  stepOf,
  withChange,
} from './date-picker-machine';

const all = { seasons: true, weekDays: true };
const next = nextDatePicker(all);
const date = (changes: Partial<DatePickerDate>): DatePickerDate => ({ ...emptyDate, ...changes });
const september11 = date({ year: 2027, month: 9, day: 11 });
const editing = (from: DatePickerDate = emptyDate): EditingDate => editingOf(from, all);
const after = (state: DatePickerState, ...events: DatePickerEvent[]): DatePickerState => events.reduce(next, state);
const change = (value: DateChange): DatePickerEvent => ({ type: 'value-change', change: value });

describe('tabs', () => {
  test('lead from year to month to day [S4-date-picker-01]', () => {
    const state = after(
      editing(),
      change({ field: 'year', year: 2027 }),
      { type: 'next' },
      change({ field: 'month', month: 9 }),
      { type: 'next' },
      change({ field: 'day', day: '2027-09-11' }),
    );
    expect(state).toMatchObject({ tab: 'day', date: september11, fault: null });
  });

  test('begin where something is missing, or at the finest answer', () => {
    expect(editing().tab).toBe('year');
    expect(editing(september11).tab).toBe('day');
    expect(editing(date({ year: 2027, season: 'autumn' })).tab).toBe('month');
    expect(editing(date({ year: 2027, month: 9 })).tab).toBe('day');
  });

  test('are free to move between, but the day needs a month first [S4-date-picker-04] [S5-date-picker-06]', () => {
    expect(after(editing(), { type: 'tab-change', tab: 'month' })).toMatchObject({ tab: 'month', fault: null });
    expect(after(editing(date({ year: 2027, season: 'autumn' })), { type: 'tab-change', tab: 'day' })).toMatchObject({
      tab: 'month',
      fault: { id: 'form.month-first' },
    });
  });
});

describe('editing', () => {
  test('starts from what is saved, and a cancel gives it back untouched [S4-date-picker-02]', () => {
    const closed: DatePickerState = { status: 'closed', saved: september11 };
    const started = after(closed, { type: 'start-edit' });
    expect(started).toMatchObject({ status: 'editing', tab: 'day', date: september11 });
    expect(after(started, change({ field: 'year', year: 2028 }), { type: 'cancel' })).toEqual(closed);
  });

  test('hears nothing while it is closed', () => {
    const closed: DatePickerState = { status: 'closed', saved: emptyDate };
    expect(after(closed, change({ field: 'year', year: 2028 }), { type: 'next' }, { type: 'confirm' })).toBe(closed);
  });

  test('confirms a whole date, and leads to what is missing otherwise', () => {
    expect(after(editing(september11), { type: 'confirm' })).toEqual({ status: 'closed', saved: september11 });
    expect(after(editing(date({ year: 2027, month: 9 })), { type: 'confirm' })).toMatchObject({
      tab: 'day',
      fault: { id: 'form.day-or-weekday-required' },
    });
  });
});

describe('answers', () => {
  test('of another year reset month and day [S4-date-picker-03]', () => {
    expect(withChange(september11, { field: 'year', year: 2028 })).toEqual(date({ year: 2028 }));
    expect(withChange(september11, { field: 'year', year: 2027 })).toEqual(september11);
  });

  test('are required unless undecided [S5-date-picker-01]', () => {
    const undecided = withChange(september11, { field: 'undecided', tab: 'year', isUndecided: true });
    expect(undecided).toEqual(date({ yearUndecided: true, monthUndecided: true, dayUndecided: true }));
    expect(firstDatePickerFault(undecided, all)).toBeNull();
    expect(after(editing(), { type: 'next' })).toMatchObject({
      tab: 'year',
      fault: { id: 'form.field-required', field: 'year' },
    });
  });

  test('ask for a month where no seasons are shown [S5-date-picker-02]', () => {
    const plain = nextDatePicker({ seasons: false, weekDays: false });
    const state = plain({ ...editing(date({ year: 2027 })), tab: 'month' }, { type: 'next' });
    expect(state).toMatchObject({ fault: { id: 'form.field-required', field: 'month' } });
  });

  test('may be a season instead of a month [S5-date-picker-03]', () => {
    const open = { ...editing(date({ year: 2027 })), tab: 'month' as const };
    expect(after(open, { type: 'next' })).toMatchObject({ fault: { id: 'form.month-or-season-required' } });
    const autumn = withChange(september11, { field: 'season', season: 'autumn' });
    expect(autumn).toEqual(date({ year: 2027, season: 'autumn' }));
    expect(firstDatePickerFault(autumn, all)).toBeNull();
  });

  test('may be a weekday instead of a day [S5-date-picker-04]', () => {
    const saturday = withChange(september11, { field: 'weekDay', weekDay: 'saturday' });
    expect(saturday).toEqual(date({ year: 2027, month: 9, weekDay: 'saturday' }));
    expect(firstDatePickerFault(saturday, all)).toBeNull();
  });

  test('on another page of the calendar begin anew', () => {
    expect(withChange(september11, { field: 'page', page: '2028-01' })).toEqual(date({ year: 2028, month: 1 }));
  });
});

test('names what the main button does', () => {
  const at = (tab: EditingDate['tab'], changes: Partial<DatePickerDate>) => stepOf({ ...editing(date(changes)), tab });
  expect(at('year', { year: 2027 })).toBe('month');
  expect(at('year', { yearUndecided: true, monthUndecided: true, dayUndecided: true })).toBe('save-open');
  expect(at('month', { year: 2027, season: 'autumn' })).toBe('save-season');
  expect(at('month', { year: 2027, monthUndecided: true, dayUndecided: true })).toBe('save-open');
  expect(at('month', { year: 2027 })).toBe('day');
  expect(at('day', { year: 2027, month: 9 })).toBe('save-date');
});

const changes: fc.Arbitrary<DateChange> = fc.oneof(
  fc.record({ field: fc.constant('year' as const), year: fc.integer({ min: 2026, max: 2029 }) }),
  fc.record({ field: fc.constant('month' as const), month: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ field: fc.constant('season' as const), season: fc.constantFrom(...seasons) }),
  fc.record({ field: fc.constant('day' as const), day: fc.constantFrom('2027-09-11', '2026-12-31', '2028-02-29') }),
  fc.record({ field: fc.constant('page' as const), page: fc.constantFrom('2027-09', '2028-01') }),
  fc.record({ field: fc.constant('weekDay' as const), weekDay: fc.option(fc.constantFrom(...weekDays)) }),
  fc.record({
    field: fc.constant('undecided' as const),
    tab: fc.constantFrom(...datePickerTabs),
    isUndecided: fc.boolean(),
  }),
);
const events: fc.Arbitrary<DatePickerEvent> = fc.oneof(
  { weight: 6, arbitrary: changes.map(change) },
  { weight: 2, arbitrary: fc.constantFrom(...datePickerTabs).map((tab) => ({ type: 'tab-change' as const, tab })) },
  { weight: 1, arbitrary: fc.constant({ type: 'next' as const }) },
);

test('never holds answers that contradict each other, nor shows the day without a month', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (given) => {
      const state = after(editing(), ...given);
      if (state.status === 'closed') return false;
      const { date: held } = state;
      return (
        !(held.yearUndecided && held.year !== null) &&
        !(held.monthUndecided && (held.month !== null || held.season !== null)) &&
        !(held.dayUndecided && (held.day !== null || held.weekDay !== null)) &&
        !(held.month !== null && held.season !== null) &&
        !(held.day !== null && (held.month === null || held.weekDay !== null)) &&
        (state.fault === null || state.fault.tab === state.tab)
      );
    }),
  );
});

test('gives back what was saved on cancel, whatever happened between', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (given) => {
      expect(after(editing(september11), ...given, { type: 'cancel' })).toEqual({
        status: 'closed',
        saved: september11,
      });
    }),
  );
});
