import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeAfterDrop } from './place-after-drop';
import { SortableList } from './sortable-list';

test.each([
  ['a', 'c', false, 2],
  ['a', 'c', true, 1],
  ['c', 'a', true, 0],
  ['b', 'a', false, null],
  ['b', 'c', true, null],
  ['b', 'b', true, null],
] as const)('%s dropped beside %s (before: %s) is at place %s', (id, target, isBefore, place) => {
  expect(placeAfterDrop(['a', 'b', 'c'], { id, target, isBefore })).toBe(place);
});

const Example = ({ isFixed = false }: { isFixed?: boolean }) => {
  const [chosen, setChosen] = useState('a');
  const items = ['a', 'b', 'c'].map((id) => ({ id, label: `Part ${id}` }));
  return (
    <SortableList
      label="Parts"
      items={items}
      chosen={chosen}
      onChoose={setChosen}
      onMove={() => undefined}
      moveLabel={({ label }) => `Move ${label}`}
      isFixed={isFixed}
    >
      {({ label }) => <span>{label}</span>}
    </SortableList>
  );
};

test('an item is chosen by a press and by keyboard', async () => {
  render(<Example />);
  await userEvent.click(screen.getByText('Part b'));
  expect(screen.getByRole('row', { name: 'Part b' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('row', { name: 'Part c' })).toHaveAttribute('aria-selected', 'true');
});

test('each item has a handle that is named after it; a list that is only read has none', () => {
  const { unmount } = render(<Example />);
  expect(screen.getAllByRole('button').map((handle) => handle.getAttribute('aria-label'))).toEqual([
    'Move Part a',
    'Move Part b',
    'Move Part c',
  ]);
  unmount();
  render(<Example isFixed />);
  expect(screen.queryByRole('button')).toBeNull();
});
