import { UiProvider } from '@posy/shared-ui';
import { DateField, TimeField } from '@posy/shared-ui/forms';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { formatDay, formatTime, parseDay, parseTime } from './dates/locale-date';

test.each([
  ['en-GB', '11/09/2027', '2027-09-11'],
  ['en-GB', '11 Sept 2027', '2027-09-11'],
  ['en-GB', '11.9.27', '2027-09-11'],
  ['en-US', '9/11/2027', '2027-09-11'],
  ['en-US', 'September 11, 2027', '2027-09-11'],
  ['de-DE', '11.09.2027', '2027-09-11'],
  ['de-DE', '1. März 2028', '2028-03-01'],
  ['fr-FR', '11 déc. 2027', '2027-12-11'],
  ['fr-FR', '2027-09-11', '2027-09-11'],
  ['en-GB', '31/02/2027', undefined],
  ['en-GB', '11/09', undefined],
  ['en-GB', 'in June', undefined],
  ['fr-FR', '11 jui 2027', undefined],
])('%s: “%s” is the day %s [P-m6]', (locale, text, day) => {
  expect(parseDay(text, { locale, isDone: true })).toBe(day);
});

test.each(['en-GB', 'en-US', 'de-DE', 'fr-FR'])('%s reads what it writes [P-m6]', (locale) => {
  const days = Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10));
  expect(days.map((day) => parseDay(formatDay(day, locale), { locale, isDone: false }))).toEqual(days);
  const times = Array.from({ length: 48 }, (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 ? '30' : '05'}`);
  expect(times.map((time) => parseTime(formatTime(time, locale), { isDone: false }))).toEqual(times);
});

test.each([
  ['14:30', '14:30'],
  ['2.30 pm', '14:30'],
  ['14h30', '14:30'],
  ['14h', '14:00'],
  ['14 Uhr', '14:00'],
  ['12 a.m.', '00:00'],
  ['9', '09:00'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['noon', undefined],
])('“%s” is the time %s [P-m6]', (text, time) => {
  expect(parseTime(text, { isDone: true })).toBe(time);
});

const reported: string[] = [];
const Day = ({ from = '', min, of: Of = DateField }: { from?: string; min?: string; of?: typeof DateField }) => {
  const [value, setValue] = useState(from);
  const change = (next: string) => {
    reported.push(next);
    setValue(next);
  };
  return (
    <UiProvider locale="en-GB">
      <Of label="Due on" value={value} onChange={change} min={min} />
      <button type="button">Next</button>
    </UiProvider>
  );
};
beforeEach(() => void reported.splice(0));

test('a day is reported once it is whole, and stands as the locale writes it [P-m6]', async () => {
  render(<Day />);
  const field = screen.getByRole('textbox', { name: 'Due on' });
  expect(field).not.toHaveAttribute('type', 'date');
  await userEvent.type(field, '1 Aug 2027');
  expect(reported).toEqual(['2027-08-01']);
  await userEvent.tab();
  expect(field).toHaveValue('01/08/2027');
  await userEvent.clear(field);
  expect(reported).toEqual(['2027-08-01', '']);
});

test('two figures of a year are read once it is left; what is no day says how one is written [P-m6]', async () => {
  render(<Day />);
  const field = screen.getByRole('textbox', { name: 'Due on' });
  await userEvent.type(field, '1/8/27');
  expect(reported).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(reported).toEqual(['2027-08-01']);
  await userEvent.clear(field);
  await userEvent.type(field, '40/8/2027');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(field).toBeInvalid();
  expect(screen.getByText('Please write a day such as 11/09/2027.')).toBeVisible();
  expect(field).toHaveValue('40/8/2027');
});

test('a day is chosen in the month that opens beside it, and none before the first possible one [P-m6]', async () => {
  render(<Day from="2027-09-11" min="2027-09-10" />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose in the calendar' }));
  expect(screen.getByRole('grid', { name: 'September 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thursday, 9 September 2027' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Saturday, 18 September 2027' }));
  expect(reported).toEqual(['2027-09-18']);
  expect(screen.queryByRole('grid')).toBeNull();
  const field = screen.getByRole('textbox', { name: 'Due on' });
  expect(field).toHaveValue('18/09/2027');
  await userEvent.clear(field);
  await userEvent.type(field, '01/09/2027');
  expect(reported).toEqual(['2027-09-18', '']);
});

test('a time is typed as people write it [P-m6]', async () => {
  render(<Day of={TimeField} />);
  const field = screen.getByRole('textbox', { name: 'Due on' });
  await userEvent.type(field, '2.30 pm');
  await userEvent.tab();
  expect(reported.at(-1)).toBe('14:30');
  expect(field).toHaveValue('14:30');
});
