import {
  chosenDate,
  daysOfMonth,
  nextDatePicker,
  offeredYears,
  startDatePicker,
  type DateEvent,
  type DatePickerState,
} from './wedding-date';

const after = (state: DatePickerState, ...events: DateEvent[]): DatePickerState => events.reduce(nextDatePicker, state);

it('goes from year to month to day and gives the date', () => {
  const state = after(
    startDatePicker(null),
    { type: 'year', year: 2027 },
    { type: 'month', month: 9 },
    { type: 'day', day: 4 },
  );
  expect(state.tab).toBe('day');
  expect(chosenDate(state.choice)).toBe('2027-09-04');
});

it('resets month and day when the year changes [S4-date-picker-03]', () => {
  const state = after(startDatePicker('2027-09-11'), { type: 'year', year: 2028 });
  expect(state.choice).toEqual({ year: 2028, month: null, day: null });
});

it('needs a month before the day tab, and says so', () => {
  const state = after(startDatePicker(null), { type: 'year', year: 2027 }, { type: 'tab', tab: 'day' });
  expect(state).toMatchObject({ tab: 'month', fault: 'shell.date.monthFirst' });
});

it('leads a submit to the first missing answer', () => {
  expect(after(startDatePicker(null), { type: 'submit' })).toMatchObject({
    tab: 'year',
    fault: 'shell.date.chooseYear',
  });
  expect(after(startDatePicker(null), { type: 'year', year: 2027 }, { type: 'submit' })).toMatchObject({
    tab: 'month',
    fault: 'shell.date.chooseMonth',
  });
  expect(after(startDatePicker('2027-09-11'), { type: 'submit' }).fault).toBeNull();
});

it('turns the page over the end of a year and forgets the day', () => {
  expect(after(startDatePicker('2027-12-31'), { type: 'page', by: 1 }).choice).toEqual({
    year: 2028,
    month: 1,
    day: null,
  });
  expect(after(startDatePicker('2028-01-01'), { type: 'page', by: -1 }).choice).toEqual({
    year: 2027,
    month: 12,
    day: null,
  });
});

it('knows the days of a month, their weekday from Monday on, and which are past', () => {
  const days = daysOfMonth(2028, 2, '2028-02-03');
  expect(days).toHaveLength(29);
  expect(days[0]).toEqual({ day: 1, date: '2028-02-01', weekday: 2, past: true });
  expect(days[2]?.past).toBe(false);
});

it('offers this year and the next five', () => {
  expect(offeredYears('2026-11-20')).toEqual([2026, 2027, 2028, 2029, 2030, 2031]);
});
