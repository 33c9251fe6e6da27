import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
  const page = await renderPlanning({ path: '/uk/guestlist/import', ...options });
  leave = page.leave;
  const added: unknown[] = [];
  page.host.busHost
    .forRemote('mfe-test')
    .subscribe('guest.added', ({ guestId, count }) => void added.push([guestId, count]));
  const guests = () => page.firestore.documents(`weddings/${page.weddingId}/guests`);
  const names = () => Object.values(guests()).map(({ name }) => name);
  return { ...page, guests, names, added };
};
afterEach(async () => leave());

const user = userEvent.setup({ delay: null });
const paste = async (...rows: string[]) => {
  fireEvent.change(await screen.findByLabelText('Rows copied from a spreadsheet'), {
    target: { value: rows.join('\n') },
  });
  await user.click(screen.getByRole('button', { name: 'Have a look' }));
  await screen.findByRole('heading', { name: 'A look before it goes in' });
};
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

test('rows go in together, each new guest is published once, and all of it can be undone', async () => {
  const { firestore, names, guests, added } = await render();
  await paste('Name\tHousehold\tEmail', 'Ravi Kapoor\tThe Kapoors\tr@example.com', 'Anita Kapoor\tThe Kapoors\t');
  expect(names()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Import 2' }));
  expect(await screen.findByRole('heading', { name: '2 guests are on the list' })).toBeInTheDocument();
  expect(names()).toEqual(['Ravi Kapoor', 'Anita Kapoor']);
  const [ravi] = Object.keys(guests());
  expect(Object.values(guests())).toMatchObject([{ head: null, household: 'The Kapoors' }, { head: ravi }]);
  expect(firestore.commits.filter((writes) => writes.length > 1)).toHaveLength(1);
  await waitFor(() => expect(added).toEqual([[Object.keys(guests())[0], Object.keys(guests()).length]]));
  await user.click(screen.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(names()).toEqual([]));
});

test('a refused import saves nothing and keeps the file in hand', async () => {
  const { firestore, names } = await render();
  await paste('Name', 'Ravi', 'Anita');
  firestore.refuse(new FirestoreError('unavailable', 'no'));
  await user.click(screen.getByRole('button', { name: 'Import 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That couldn’t be saved, so nothing was.');
  expect(names()).toEqual([]);
  firestore.refuse(null);
  await user.click(screen.getByRole('button', { name: 'Import 2' }));
  expect(await screen.findByRole('heading', { name: '2 guests are on the list' })).toBeInTheDocument();
});

test('what is wrong is named by row and column, and put right in its place or left out', async () => {
  await render();
  await paste('Name\te-mail\tEve only?', 'Priya\tpriya@\tno', 'Lena\t\tdunno', 'Bisi\t\tyes');
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeEnabled();
  expect(row(/Lena/).getByText('Eve only?: “dunno” isn’t a part of the day.')).toBeInTheDocument();
  await user.selectOptions(row(/Lena/).getByLabelText('Eve only?, row 3'), 'Evening');
  expect(row(/Lena/).getByText('Add, evening only')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave out row 2' }));
  expect(row(/Priya/).getByText('Left out')).toBeInTheDocument();
  await user.click(row(/Priya/).getByRole('button', { name: 'Take it back in' }));
  const email = row(/Priya/).getByLabelText('e-mail, row 2');
  await user.clear(email);
  await user.type(email, 'priya@example.com{Enter}');
  expect(screen.getByRole('button', { name: 'Import 3' })).toBeEnabled();
});

test('a row that looks like somebody is merged, added as well or skipped, as the couple say', async () => {
  const list = [exampleGuest('anita', { name: 'Anita Kapoor', contacts: { email: 'a@example.com', phone: null } })];
  const { guests } = await render({ guests: list });
  await paste('Name\tEmail\tDiet', 'Anita Kapoor\ta@example.com\tvegan, strawberries');
  expect(
    screen.getByText(/You have Anita Kapoor already, same email. Merging adds Diet and Notes for the caterer/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Keep both' }));
  expect(screen.getByText('1 new. You can undo it straight after.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Merge' }));
  await user.click(screen.getByRole('button', { name: 'Import 1' }));
  await screen.findByText('1 guest has something new.');
  expect(guests()).toMatchObject({ anita: { diets: ['vegan'], dietNotes: 'strawberries', name: 'Anita Kapoor' } });
});

test('cells of rows that are left out count as no dishes [R1-14]', async () => {
  await render();
  await paste('Name\tFood', 'Ida\tvegan', 'Sam\tgluten free', 'Subtotal\t2');
  expect(screen.queryByText(/rows? names? a dish/)).toBeNull();
  await user.click(row(/Subtotal/).getByRole('button', { name: 'Take it back in' }));
  expect(screen.getByText(/^One row names a dish/)).toBeInTheDocument();
});

test('a column is guessed, changed and left out; rows are judged once the names are known [R1-14]', async () => {
  await render();
  await paste('Lads\tGift\tPhone', 'Ravi\tTeapot\t0123');
  expect(screen.getAllByText('Where does this go?')).toHaveLength(2);
  expect(screen.queryByText('A guest needs a name.')).toBeNull();
  expect(screen.getByText(/First say above which column holds the names/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Lads goes to'), 'Name');
  await user.selectOptions(screen.getByLabelText('Gift goes to'), 'Leave it out');
  expect(screen.queryByText('Where does this go?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeEnabled();
});

test('dishes and needs in one column are asked about, and no allergy is lost either way [R1-14]', async () => {
  const { guests } = await render();
  await paste('Name\tFood', 'Ida\tvegan, no nuts', 'Sam\tChicken', 'Bisi\tBeef', 'Lena\tgluten free', 'Dov\tKosher');
  expect(screen.getByText(/^2 rows name a dish, 3 a diet or an allergy/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Food goes to'), 'Leave it out');
  expect(screen.getByText(/^2 rows here name a diet or an allergy/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Food goes to'), 'Meal');
  expect(row(/Ida/).getByText('Vegan, Nuts')).not.toHaveAttribute('data-wide');
  expect(row(/Sam/).getAllByText('None').at(-1)?.closest('td')).toHaveAttribute('data-wide');
  await user.click(screen.getByRole('button', { name: 'Import 5' }));
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
  await render({ guests: list });
  await paste(
    'Name\tEmail\tPhone\tMenu\tDiet',
    'Ravi Kapoor\tr@example.com\t2\tLamb, peanuts\t',
    'Ole\t\t\tBeef\tvegan',
    'Bo\t\t\tBeef\t',
  );
  expect(screen.getByRole('columnheader', { name: 'Meal' })).toBeInTheDocument();
  expect(row(/Ravi/).getByText('Lamb, peanuts')).toBeInTheDocument();
  expect(row(/Ravi/).getByText('Peanuts')).toBeInTheDocument();
  expect(row(/Ravi/).getByText(/Merging adds Meal and Allergens\..*something else for: Phone\./)).toBeInTheDocument();
  expect(screen.queryByText('On your list already, nothing new')).toBeNull();
});

test('a title above the names is nobody, and another row may be said to have them [case a01]', async () => {
  await render();
  await paste('Our guests, 5 June', '', 'Name\tEmail', 'Ida\ti@example.com', 'Total\t1');
  expect(screen.getByText('What you pasted, 2 rows')).toBeInTheDocument();
  const header = screen.getByLabelText('Row with the column names');
  expect(within(header).getByRole('option', { selected: true })).toHaveTextContent('Row 3: Name, Email');
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeEnabled();
  expect(row(/Total/).getByText('Left out')).toBeInTheDocument();
  await user.selectOptions(header, 'No row: the list begins at once');
  expect(screen.getAllByRole('row', { name: /Our guests/ })).not.toHaveLength(0);
});

test('boxes that are not ticked are asked about once, and people who are only counted are named before [case a03] [case a06]', async () => {
  const { guests } = await render();
  await paste('Name\tRSVP\tAdults\tKids', 'Ida & Sam Berg\tTRUE\t2\t1', 'Lena\tFALSE\t1\t0');
  expect(screen.getByText(/One person is only counted in your file, not named.*rows 2/)).toBeInTheDocument();
  expect(screen.getByText('3 guests go in, from 2 rows')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('One box here isn’t ticked. That means'), 'Declined');
  await user.click(screen.getByRole('button', { name: 'Import 3' }));
  await screen.findByRole('heading', { name: '3 guests are on the list' });
  expect(Object.values(guests()).map(({ name, rsvp }) => [name, rsvp])).toEqual([
    ['Ida Berg', { main: 'attending' }],
    ['Sam Berg', { main: 'attending' }],
    ['Lena', { main: 'declined' }],
  ]);
});

test('samples stand row by row, columns out of sight are named, and nobody is “0 on your list” [R1-14]', async () => {
  await render();
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
  await render();
  await paste('Name\tRSVP', 'Ida\tmaybe', 'Sam\tyes');
  expect(screen.getByText(/2 new.*One row says “maybe”/).closest('[role="status"]')).not.toBeNull();
});

test('who could not go in is named at the end, with what to do [R1-14]', async () => {
  await render();
  await paste('Name\tEmail', 'Ravi\travi@example.com', 'João\tnot an address');
  expect(screen.getByText('What you pasted, 2 rows')).toBeInTheDocument();
  expect(screen.getByText('1 of 2 rows goes in')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 1' }));
  expect(await screen.findByText(/^One row was left out.*João/)).toBeInTheDocument();
});

test('more guests than one commit takes are not imported in halves: the first go in, then the rest', async () => {
  const { names } = await render();
  await paste('Name', ...Array.from({ length: 452 }, (_, index) => `Guest ${index}`));
  expect(screen.getByRole('button', { name: 'Import 452' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Take the first 450' }));
  await user.click(screen.getByRole('button', { name: 'Import 450' }));
  await screen.findByRole('heading', { name: '450 guests are on the list' });
  expect(names()).toHaveLength(450);
});

test('2,000 guests go in by turns, and a page that is killed in the middle brings nobody twice [H-20]', async () => {
  const rows = ['Name', ...Array.from({ length: 2000 }, (_, index) => `Guest ${index}`)];
  let saved: Record<string, Record<string, unknown>> = {};
  /** The guests on the server, under ids that the next page's database does not issue again. */
  const save = (stored: typeof saved): void => {
    saved = Object.fromEntries(Object.entries(stored).map(([id, guest]) => [`${id} of before`, guest]));
  };
  /** Opens a new page, as after a kill: it has the server's data, and the file is chosen anew. */
  const open = async () => {
    const page = await render({ documents: { 'weddings/w1/guests': saved } });
    await paste(...rows);
    return page;
  };
  const takeTurn = async (): Promise<number> => {
    const limit = screen.queryByRole('button', { name: 'Take the first 450' });
    if (limit !== null) await user.click(limit);
    const button = screen.getByRole('button', { name: /^Import \d+$/ });
    const count = Number(button.textContent?.replace(/\D/g, ''));
    await user.click(button);
    return count;
  };
  // The page is killed before the server had the import, then after it, without an answer.
  for (const isSaved of [false, true]) {
    const { firestore, names, guests } = await open();
    const release = firestore.hold();
    expect(await takeTurn()).toBe(450);
    await leave();
    if (isSaved) {
      await act(async () => release());
      await waitFor(() => expect(names()).toHaveLength(450));
    }
    save(guests());
  }
  const turns: number[] = [];
  while (turns.length < 10 && Object.keys(saved).length < 2000) {
    const { guests } = await open();
    turns.push(await takeTurn());
    await screen.findByRole('heading', { name: /guests are on the list$/ });
    save(guests());
    await leave();
  }
  expect(turns).toEqual([450, 450, 450, 200]);
  expect(new Set(Object.values(saved).map(({ name }) => name)).size).toBe(2000);
  expect(Object.keys(saved)).toHaveLength(2000);
  await open();
  expect(screen.getByRole('button', { name: 'Import 0' })).toBeDisabled();
});

test('offline an import waits, so that all of it is there or nothing', async () => {
  const { host } = await render();
  await paste('Name', 'Ravi');
  act(() => host.online.set(false));
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeDisabled();
  expect(screen.getByText(/Importing waits for your connection/)).toBeInTheDocument();
});

test('a file of 50 MB is refused by its size, before it is read', async () => {
  await render();
  const file = new File(['a'], 'large.csv');
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('It was read.')) });
  fireEvent.change(await screen.findByTestId('guest-file'), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('That file is larger than 5 MB.');
});

const helping = (guests: 'none' | 'view') => {
  const others = {
    checklist: 'edit',
    budget: 'none',
    suppliers: 'none',
    website: 'none',
    inbox: 'none',
    notes: 'none',
  } as const;
  return { roles: { u0: 'owner' as const, u1: 'helper' as const }, access: { u1: { ...others, guests } } };
};

test.each(['import', 'caterers', 'seating'])(
  'who may not see the guests sees nothing of them at %s',
  async (screenName) => {
    const wedding = helping('none');
    const session = exampleSignedIn({ wedding: exampleWedding(wedding), role: 'helper' });
    const secret = exampleGuest('anita', { name: 'Anita Kapoor', allergens: ['nuts'], rsvp: { main: 'attending' } });
    await render({ path: `/uk/guestlist/${screenName}`, guests: [secret], wedding, session });
    expect(await screen.findByRole('heading', { name: 'The guest list isn’t shared with you' })).toBeInTheDocument();
    expect(screen.queryByText(/Anita/)).toBeNull();
  },
);

test('who may only look cannot import', async () => {
  const wedding = helping('view');
  const session = exampleSignedIn({ wedding: exampleWedding(wedding), role: 'helper' });
  await render({ wedding, session });
  expect(await screen.findByText(/You may look at the guest list, but not change it/)).toBeInTheDocument();
  expect(screen.queryByTestId('guest-file')).toBeNull();
});
