import { screen, within } from '@testing-library/react';
import { exampleGuest } from '#testing/example-guests';
import { importer, importPage, importRow, paste } from '#testing/import-page';

const page = importPage();

test('what is wrong is named by row and column, and put right in its place or left out', async () => {
  await page.show();
  await paste('Name\te-mail\tEve only?', 'Priya\tpriya@\tno', 'Lena\t\tdunno', 'Bisi\t\tyes');
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeEnabled();
  expect(importRow(/Lena/).getByText('Eve only?: “dunno” isn’t a part of the day.')).toBeInTheDocument();
  await importer.selectOptions(importRow(/Lena/).getByLabelText('Eve only?, row 3'), 'Evening');
  expect(importRow(/Lena/).getByText('Add, evening only')).toBeInTheDocument();
  await importer.click(screen.getByRole('button', { name: 'Leave out row 2' }));
  expect(importRow(/Priya/).getByText('Left out')).toBeInTheDocument();
  await importer.click(importRow(/Priya/).getByRole('button', { name: 'Take it back in' }));
  const email = importRow(/Priya/).getByLabelText('e-mail, row 2');
  await importer.clear(email);
  await importer.type(email, 'priya@example.com{Enter}');
  expect(screen.getByRole('button', { name: 'Import 3' })).toBeEnabled();
});

test('cells of rows that are left out count as no dishes [R1-14]', async () => {
  await page.show();
  await paste('Name\tFood', 'Ida\tvegan', 'Sam\tgluten free', 'Subtotal\t2');
  expect(screen.queryByText(/rows? names? a dish/)).toBeNull();
  await importer.click(importRow(/Subtotal/).getByRole('button', { name: 'Take it back in' }));
  expect(screen.getByText(/^One row names a dish/)).toBeInTheDocument();
});

test('a column is guessed, changed and left out; rows are judged once the names are known [R1-14]', async () => {
  await page.show();
  await paste('Lads\tGift\tPhone', 'Ravi\tTeapot\t0123');
  expect(screen.getAllByText('Where does this go?')).toHaveLength(2);
  expect(screen.queryByText('A guest needs a name.')).toBeNull();
  expect(screen.getByText(/First say above which column holds the names/)).toBeInTheDocument();
  await importer.selectOptions(screen.getByLabelText('Lads goes to'), 'Name');
  await importer.selectOptions(screen.getByLabelText('Gift goes to'), 'Leave it out');
  expect(screen.queryByText('Where does this go?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeEnabled();
});

test('dishes and needs in one column are asked about, and no allergy is lost either way [R1-14]', async () => {
  const { guests } = await page.show();
  await paste('Name\tFood', 'Ida\tvegan, no nuts', 'Sam\tChicken', 'Bisi\tBeef', 'Lena\tgluten free', 'Dov\tKosher');
  expect(screen.getByText(/^2 rows name a dish, 3 a diet or an allergy/)).toBeInTheDocument();
  await importer.selectOptions(screen.getByLabelText('Food goes to'), 'Leave it out');
  expect(screen.getByText(/^2 rows here name a diet or an allergy/)).toBeInTheDocument();
  await importer.selectOptions(screen.getByLabelText('Food goes to'), 'Meal');
  expect(importRow(/Ida/).getByText('Vegan, Nuts')).not.toHaveAttribute('data-wide');
  expect(importRow(/Sam/).getAllByText('None').at(-1)?.closest('td')).toHaveAttribute('data-wide');
  await importer.click(screen.getByRole('button', { name: 'Import 5' }));
  await screen.findByRole('heading', { name: '5 guests are on the list' });
  const food = Object.values(guests()).map(({ meal, diets, allergens }) => [meal, diets, allergens]);
  expect(food).toEqual([
    ['vegan, no nuts', ['vegan'], ['nuts']],
    ['Chicken', [], []],
    ['Beef', [], []],
    ['gluten free', [], ['gluten']],
    ['Kosher', ['kosher'], []],
  ]);
});

test('dishes are seen before they go in, and what a merge leaves is named [F-B1] [F-B2]', async () => {
  const list = [exampleGuest('ravi', { name: 'Ravi Kapoor', contacts: { email: 'r@example.com', phone: '1' } })];
  await page.show({ guests: list });
  await paste(
    'Name\tEmail\tPhone\tMenu\tDiet',
    'Ravi Kapoor\tr@example.com\t2\tLamb, peanuts\t',
    'Ole\t\t\tBeef\tvegan',
    'Bo\t\t\tBeef\t',
  );
  expect(screen.getByRole('columnheader', { name: 'Meal' })).toBeInTheDocument();
  expect(importRow(/Ravi/).getByText('Lamb, peanuts')).toBeInTheDocument();
  expect(importRow(/Ravi/).getByText('Peanuts')).toBeInTheDocument();
  expect(
    importRow(/Ravi/).getByText(/Merging adds Meal and Allergens\..*something else for: Phone\./),
  ).toBeInTheDocument();
  expect(screen.queryByText('On your list already, nothing new')).toBeNull();
});

test('a title above the names is nobody, and another row may be said to have them [case a01]', async () => {
  await page.show();
  await paste('Our guests, 5 June', '', 'Name\tEmail', 'Ida\ti@example.com', 'Total\t1');
  expect(screen.getByText('What you pasted, 2 rows')).toBeInTheDocument();
  const header = screen.getByLabelText('Row with the column names');
  expect(within(header).getByRole('option', { selected: true })).toHaveTextContent('Row 3: Name, Email');
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeEnabled();
  expect(importRow(/Total/).getByText('Left out')).toBeInTheDocument();
  await importer.selectOptions(header, 'No row: the list begins at once');
  expect(screen.getAllByRole('row', { name: /Our guests/ })).not.toHaveLength(0);
});

test('samples stand row by row, columns out of sight are named, and nobody is “0 on your list” [R1-14]', async () => {
  await page.show();
  await paste('Name\tTown\tEmail\tPhone\tDiet\tNotes\tAge\tGift', 'Ida\tLeeds', 'Sam\tLeeds', 'Bisi\tYork');
  const samples = within(screen.getByRole('group', { name: 'Columns of your file' })).getAllByRole('list');
  expect(samples.slice(0, 2).map((list) => [...list.children].map((item) => item.textContent))).toEqual([
    ['Ida', 'Sam', 'Bisi'],
    ['Leeds', 'Leeds', 'York'],
  ]);
  expect(screen.getByText('8 columns: slide sideways to see them all.')).toBeInTheDocument();
  expect(screen.getByText('3 new. You can undo it straight after.')).toBeInTheDocument();
});

test('guests who say maybe are named beside the button, where nothing lies over it [R1-14]', async () => {
  await page.show();
  await paste('Name\tRSVP', 'Ida\tmaybe', 'Sam\tyes');
  expect(screen.getByText(/2 new.*One row says “maybe”/).closest('[role="status"]')).not.toBeNull();
});
