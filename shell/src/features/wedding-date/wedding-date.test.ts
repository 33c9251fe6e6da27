import {
  chosenDate,
  nextDatePicker,
  offeredYears,
  startDatePicker,
  type DateEvent,
  type DatePickerState,
} from './wedding-date';

const after = (state: DatePickerState, ...events: DateEvent[]): DatePickerState => events.reduce(nextDatePicker, state);

it('goes from year to month to day and gives the date [S4-date-picker-01]', () => {
  const state = after(
    startDatePicker(null),
    { type: 'year', year: 2027 },
    { type: 'next' },
    { type: 'month', month: 9 },
    { type: 'next' },
    { type: 'day', date: '2027-09-04' },
  );
  expect(state.tab).toBe('day');
  expect(chosenDate(state.choice)).toBe('2027-09-04');
});

it('does not go on while the tab has no answer', () => {
  expect(after(startDatePicker(null), { type: 'next' })).toMatchObject({ tab: 'year', fault: 'shell.date.chooseYear' });
});

it('resets month and day when the year changes [S4-date-picker-03]', () => {
  const state = after(startDatePicker('2027-09-11'), { type: 'year', year: 2028 });
  expect(state.choice).toEqual({ year: 2028, month: null, day: null });
});

it('needs a month before the day tab, and says so [S4-date-picker-04]', () => {
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

it('forgets the day when the page is turned', () => {
  expect(after(startDatePicker('2027-12-31'), { type: 'page', month: '2028-01' }).choice).toEqual({
    year: 2028,
    month: 1,
    day: null,
  });
});

it('offers this year and the next five', () => {
  expect(offeredYears('2026-11-20')).toEqual([2026, 2027, 2028, 2029, 2030, 2031]);
});
