import { UiProvider } from '@posy/shared-ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addDays, addMonths, dayForKey, weekdayOf, weeksOf } from './calendar-math';
import { MonthGrid } from './month-grid';

test('weeks begin on the first day and other months leave gaps', () => {
  const weeks = weeksOf('2027-09', 1);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([null, null, '2027-09-01', '2027-09-02', '2027-09-03', '2027-09-04', '2027-09-05']);
  expect(weeksOf('2027-09', 7)[0]?.[3]).toBe('2027-09-01');
});

test('a month later keeps the day, or takes the last one of a shorter month', () => {
  expect([addMonths('2027-01-31', 1), addMonths('2027-12-15', 1), addMonths('2028-03-31', -1)]).toEqual([
    '2027-02-28',
    '2028-01-15',
    '2028-02-29',
  ]);
  expect([addDays('2027-12-31', 1), weekdayOf('2027-09-11')]).toEqual(['2028-01-01', 6]);
});

test('keys lead through weeks and months, mirrored where writing is', () => {
  const to = (key: string, isMirrored = false) => dayForKey(key, '2027-09-11', 1, isMirrored);
  expect(to('ArrowRight')).toBe('2027-09-12');
  expect(to('ArrowRight', true)).toBe('2027-09-10');
  expect([to('Home'), to('End')]).toEqual(['2027-09-06', '2027-09-12']);
  expect([to('PageUp'), to('PageDown'), to('a')]).toEqual(['2027-08-11', '2027-10-11', undefined]);
});

const Picker = ({ min }: { min?: string }) => {
  const [month, setMonth] = useState('2027-09');
  const [day, setDay] = useState('2027-09-30');
  return (
    <UiProvider locale="en-GB">
      <MonthGrid
        month={month}
        onMonthChange={setMonth}
        value={day}
        onChange={setDay}
        min={min}
        labels={{ previous: 'Previous month', next: 'Next month' }}
      />
    </UiProvider>
  );
};

test('the chosen day takes the focus, arrows cross into the next month, and Enter chooses', async () => {
  render(<Picker />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Thursday, 30 September 2027' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(screen.getByRole('grid', { name: 'October 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Friday, 8 October 2027' })).toHaveFocus();
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('8');
});

test('days before the first possible one cannot be chosen or reached', async () => {
  render(<Picker min="2027-09-30" />);
  expect(screen.getByRole('button', { name: 'Wednesday, 29 September 2027' })).toBeDisabled();
  act(() => screen.getByRole('button', { name: 'Thursday, 30 September 2027' }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Thursday, 30 September 2027' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
});
