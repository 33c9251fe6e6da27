import { act, fireEvent, render, screen } from '@testing-library/react';
import { MoneyField } from './index';

const note = 'An amount in figures';

const Amount = () => (
  <>
    <MoneyField label="Price" currency="GBP" value={null} onChange={() => undefined} unreadableError={note} />
    <button type="button">Coming</button>
  </>
);

/** Types an invalid amount and presses the button, so that the field loses the focus. */
const press = () => {
  render(<Amount />);
  const [field, button] = [screen.getByLabelText('Price'), screen.getByRole('button', { name: 'Coming' })];
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'a lot' } });
  fireEvent.pointerDown(button, { pointerType: 'touch' });
  return { field, button };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('what a field says when it is left comes once the press that left it is over [R1-01]', () => {
  const { field, button } = press();
  fireEvent.blur(field);
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  fireEvent.click(button);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('a touch is over with its click, which comes after the finger was lifted and the field left [R1-01]', () => {
  const { field, button } = press();
  fireEvent.pointerUp(button, { pointerType: 'touch' });
  fireEvent.blur(field);
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  fireEvent.click(button);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('a press that becomes a scroll, or has no click, holds nothing back for longer', () => {
  const { field, button } = press();
  fireEvent.blur(field);
  fireEvent.pointerCancel(button);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('with the keyboard it is said at once', () => {
  render(<Amount />);
  const field = screen.getByLabelText('Price');
  fireEvent.change(field, { target: { value: 'a lot' } });
  fireEvent.blur(field);
  expect(screen.getByText(note)).toBeInTheDocument();
});
