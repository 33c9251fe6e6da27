import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { DatePickerDate } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { DatePickerDialog } from './date-picker-dialog';
import { messages as pickerMessages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (from: DatePickerDate = emptyDate) => {
  const host = createTestHost();
  const saved: DatePickerDate[] = [];
  let cancels = 0;
  leave = await renderWithHost(
    <DatePickerDialog from={from} onSave={(date) => saved.push(date)} onCancel={() => (cancels += 1)} />,
    host,
    { ...messages, ...pickerMessages },
  );
  return { host, saved, cancels: () => cancels };
};

const press = (name: string | RegExp, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));

test('is an open item of its own kind, which back cancels [S2-popup-07] [S2-back-08]', async () => {
  const { host, cancels } = await show();
  expect(host.opened.map(({ kind }) => kind)).toEqual(['date-picker']);
  await act(async () => host.opened[0]?.close());
  expect(cancels()).toBe(1);
});

test('words what is missing as the specification does [S5-date-picker-03] [S5-date-picker-04] [S5-date-picker-05] [S5-date-picker-06]', async () => {
  await show();
  press('Next: month');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a year.');
  expect(screen.getByRole('tab', { name: /^Year/ })).toHaveTextContent('Missing');
  press(/^Day/, 'tab');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a month first.');
  press('Next: day');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a month or season.');
  press('June', 'radio');
  press('Next: day');
  press('Save the date');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a year.');
  press('2028', 'radio');
  press(/^Month/, 'tab');
  press('June', 'radio');
  press('Next: day');
  press('Save the date');
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a day or weekday.');
});

test('hands over a weekday instead of a day, and shows the days it leaves open', async () => {
  const { saved } = await show({ ...emptyDate, year: 2028, month: 6 });
  press('Saturday');
  expect(screen.getByRole('tab', { name: /^Day/ })).toHaveTextContent('A Saturday');
  expect(screen.getByRole('button', { name: /Saturday,? 3 June 2028/ })).toHaveAttribute('data-possible');
  press('Save the date');
  expect(saved).toEqual([{ ...emptyDate, year: 2028, month: 6, weekDay: 'saturday' }]);
});

test('takes “not settled” for an answer', async () => {
  const { saved } = await show();
  press('We haven’t settled on the year', 'checkbox');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['YearOpen', 'MonthOpen', 'DayOpen']);
  press('Save for now');
  expect(saved).toEqual([{ ...emptyDate, yearUndecided: true, monthUndecided: true, dayUndecided: true }]);
});
