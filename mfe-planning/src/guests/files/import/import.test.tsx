import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleGuest } from '#testing/example-guests';
import { importer, importPage, paste } from '#testing/import-page';

const page = importPage();

test('rows go in together, each new guest is published once, and all of it can be undone', async () => {
  const { firestore, names, guests, added } = await page.show();
  await paste('Name\tHousehold\tEmail', 'Ravi Kapoor\tThe Kapoors\tr@example.com', 'Anita Kapoor\tThe Kapoors\t');
  expect(names()).toEqual([]);
  await importer.click(screen.getByRole('button', { name: 'Import 2' }));
  expect(await screen.findByRole('heading', { name: '2 guests are on the list' })).toBeInTheDocument();
  expect(names()).toEqual(['Ravi Kapoor', 'Anita Kapoor']);
  const [ravi] = Object.keys(guests());
  expect(Object.values(guests())).toMatchObject([{ head: null, household: 'The Kapoors' }, { head: ravi }]);
  expect(firestore.commits.filter((writes) => writes.length > 1)).toHaveLength(1);
  await waitFor(() => expect(added).toEqual([[Object.keys(guests())[0], Object.keys(guests()).length]]));
  await importer.click(screen.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(names()).toEqual([]));
});

test('a refused import saves nothing and keeps the file in hand', async () => {
  const { firestore, names } = await page.show();
  await paste('Name', 'Ravi', 'Anita');
  firestore.refuse(new FirestoreError('unavailable', 'no'));
  await importer.click(screen.getByRole('button', { name: 'Import 2' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('That couldn’t be saved, so nothing was.');
  expect(names()).toEqual([]);
  firestore.refuse(null);
  await importer.click(screen.getByRole('button', { name: 'Import 2' }));
  expect(await screen.findByRole('heading', { name: '2 guests are on the list' })).toBeInTheDocument();
});

test('several files that are dropped at once are not guessed among: none is read, and that is said', async () => {
  const { names } = await page.show();
  const target = await screen.findByRole('heading', { name: 'Drop a file here' });
  const file = (name: string) => new File([`BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nEND:VCARD\n`], `${name}.vcf`);
  fireEvent.drop(target, { dataTransfer: { files: [file('Ravi'), file('Anita')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('That’s more than one file.');
  fireEvent.drop(target, { dataTransfer: { files: [] } });
  expect(screen.getByRole('alert')).toHaveTextContent('That’s more than one file.');
  expect(names()).toEqual([]);
});

test('a row that looks like somebody is merged, added as well or skipped, as the couple say', async () => {
  const list = [exampleGuest('anita', { name: 'Anita Kapoor', contacts: { email: 'a@example.com', phone: null } })];
  const { guests } = await page.show({ guests: list });
  await paste('Name\tEmail\tDiet', 'Anita Kapoor\ta@example.com\tvegan, strawberries');
  expect(
    screen.getByText(/You have Anita Kapoor already, same email. Merging adds Diet and Notes for the caterer/),
  ).toBeInTheDocument();
  await importer.click(screen.getByRole('radio', { name: 'Keep both' }));
  expect(screen.getByText('1 new. You can undo it straight after.')).toBeInTheDocument();
  await importer.click(screen.getByRole('radio', { name: 'Merge' }));
  await importer.click(screen.getByRole('button', { name: 'Import 1' }));
  await screen.findByText('1 guest has something new.');
  expect(guests()).toMatchObject({ anita: { diets: ['vegan'], dietNotes: 'strawberries', name: 'Anita Kapoor' } });
});

test('boxes that are not ticked are asked about once, and people who are only counted are named before [case a03] [case a06]', async () => {
  const { guests } = await page.show();
  await paste('Name\tRSVP\tAdults\tKids', 'Ida & Sam Berg\tTRUE\t2\t1', 'Lena\tFALSE\t1\t0');
  expect(screen.getByText(/One person is only counted in your file, not named.*rows 2/)).toBeInTheDocument();
  expect(screen.getByText('3 guests go in, from 2 rows')).toBeInTheDocument();
  await importer.selectOptions(screen.getByLabelText('One box here isn’t ticked. That means'), 'Declined');
  await importer.click(screen.getByRole('button', { name: 'Import 3' }));
  await screen.findByRole('heading', { name: '3 guests are on the list' });
  expect(Object.values(guests()).map(({ name, rsvp }) => [name, rsvp])).toEqual([
    ['Ida Berg', { main: 'attending' }],
    ['Sam Berg', { main: 'attending' }],
    ['Lena', { main: 'declined' }],
  ]);
});

test('who could not go in is named at the end, with what to do [R1-14]', async () => {
  await page.show();
  await paste('Name\tEmail', 'Ravi\travi@example.com', 'João\tnot an address');
  expect(screen.getByText('What you pasted, 2 rows')).toBeInTheDocument();
  expect(screen.getByText('1 of 2 rows goes in')).toBeInTheDocument();
  await importer.click(screen.getByRole('button', { name: 'Import 1' }));
  expect(await screen.findByText(/^One row was left out.*João/)).toBeInTheDocument();
});

test('more guests than one commit takes are not imported in halves: the first go in, then the rest', async () => {
  const { names } = await page.show();
  await paste('Name', ...Array.from({ length: 452 }, (_, index) => `Guest ${index}`));
  expect(screen.getByRole('button', { name: 'Import 452' })).toBeDisabled();
  await importer.click(screen.getByRole('button', { name: 'Take the first 450' }));
  await importer.click(screen.getByRole('button', { name: 'Import 450' }));
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
    const shown = await page.show({ documents: { 'weddings/w1/guests': saved } });
    await paste(...rows);
    return shown;
  };
  const takeTurn = async (): Promise<number> => {
    const limit = screen.queryByRole('button', { name: 'Take the first 450' });
    if (limit !== null) await importer.click(limit);
    const button = screen.getByRole('button', { name: /^Import \d+$/ });
    const count = Number(button.textContent?.replace(/\D/g, ''));
    await importer.click(button);
    return count;
  };
  // The page is killed before the server had the import, then after it, without an answer.
  for (const isSaved of [false, true]) {
    const { firestore, names, guests } = await open();
    const release = firestore.hold();
    expect(await takeTurn()).toBe(450);
    await page.leave();
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
    await page.leave();
  }
  expect(turns).toEqual([450, 450, 450, 200]);
  expect(new Set(Object.values(saved).map(({ name }) => name)).size).toBe(2000);
  expect(Object.keys(saved)).toHaveLength(2000);
  await open();
  expect(screen.getByRole('button', { name: 'Import 0' })).toBeDisabled();
});

test('offline an import waits, so that all of it is there or nothing', async () => {
  const { host } = await page.show();
  await paste('Name', 'Ravi');
  act(() => host.online.set(false));
  expect(screen.getByRole('button', { name: 'Import 1' })).toBeDisabled();
  expect(screen.getByText(/Importing waits for your connection/)).toBeInTheDocument();
});

test('a file of 50 MB is refused by its size, before it is read', async () => {
  await page.show();
  const file = new File(['a'], 'large.csv');
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('It was read.')) });
  fireEvent.change(await screen.findByTestId('guest-file'), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('That file is larger than 5 MB.');
});
