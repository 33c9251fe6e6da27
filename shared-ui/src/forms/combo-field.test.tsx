import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ComboField } from './index';

const places = [
  { id: '1', label: 'Bradford on Avon', note: 'Wiltshire' },
  { id: '2', label: 'Brackley', note: 'Northamptonshire' },
  { id: '3', label: 'Bath', note: 'Somerset' },
];

const Near = () => {
  const [text, setText] = useState('');
  const found = places.filter((place) => text !== '' && place.label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <ComboField
      label="Near"
      value={text}
      onChange={setText}
      options={found}
      onSelect={(place) => setText(place.label)}
      countText={(count) => `${count} places`}
    />
  );
};

test('typing opens suggestions and says how many; arrows mark, Enter takes', async () => {
  render(<Near />);
  const field = screen.getByRole('combobox', { name: 'Near' });
  await userEvent.type(field, 'bra');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 places');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Brackley');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveValue('Brackley');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('ArrowUp marks the last; Escape closes the list and keeps the text', async () => {
  render(<Near />);
  const field = screen.getByRole('combobox', { name: 'Near' });
  await userEvent.type(field, 'b{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Bath');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('b');
});

test('a pressed suggestion is taken and the focus stays', async () => {
  render(<Near />);
  const field = screen.getByRole('combobox', { name: 'Near' });
  await userEvent.type(field, 'ba');
  await userEvent.click(screen.getByRole('option', { name: /Bath/u }));
  expect(field).toHaveValue('Bath');
  expect(field).toHaveFocus();
});
