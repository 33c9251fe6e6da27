import { applyChanges } from '#guests/rules/guest-edit';
import { exampleGuest } from '#testing/example-guests';
import { categorise, renameCategory } from './categories';

const guests = [
  exampleGuest('a', { category: 'Family' }),
  exampleGuest('b', { category: 'Friends' }),
  exampleGuest('c'),
];
const after = (edit: ReturnType<typeof categorise>) =>
  applyChanges(guests, edit.changes).map(({ category }) => category);

test('renames, merges and deletes a category [S2-popup-09]', () => {
  expect(after(renameCategory(guests, 'Family', ' Tom’s  family '))).toEqual(['Tom’s family', 'Friends', '']);
  expect(after(renameCategory(guests, 'Family', 'Friends'))).toEqual(['Friends', 'Friends', '']);
  expect(after(renameCategory(guests, 'Family', ''))).toEqual(['', 'Friends', '']);
});

test('writes nothing of who is in the category already', () => {
  expect(categorise(guests, 'Family').changes).toEqual([
    { kind: 'update', id: 'b', fields: { category: 'Family' } },
    { kind: 'update', id: 'c', fields: { category: 'Family' } },
  ]);
});
