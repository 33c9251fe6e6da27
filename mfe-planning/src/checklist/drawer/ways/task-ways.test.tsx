import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCost, examplePayment } from '#testing/example-costs';
import { exampleTask } from '#testing/example-tasks';
import { planningPage } from '#testing/planning-page';

const open = planningPage();
const user = userEvent.setup();

const { id: _id, ...cost } = exampleCost({ id: 'photographer', group: 'photographers', estimate: 216_000 });
const supplier = (name: string) => ({
  ...{ type: 'photographers', slug: name, name, publicId: name, town: 'Frome', shortlisted: true, booked: false },
  ...{ enquired: false, ignored: false, customSupplier: false, updatedAt: '2026-11-20T12:00:00.000Z' },
});
const documents = {
  'weddings/w1/suppliers': { p1: supplier('Fern'), p2: supplier('Otto') },
  'weddings/w1/costs': { photographer: cost },
};
const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const nothingFound = { total: 0, page: 1, size: 1, results: [], categories: [] };
const tasks = [
  exampleTask({ id: 'book-your-photographer', category: 'photographers' }),
  exampleTask({ id: 'make-your-seating-plan', category: 'guests', order: 2 }),
];
const people = {
  roles: { u1: 'owner' as const, u2: 'partner' as const },
  users: [
    { id: 'u1', name: 'Maya', role: 'owner' as const },
    { id: 'u2', name: 'Tom', role: 'partner' as const },
  ],
};

test('a task about suppliers shows who is on the shortlist, what is set aside, and leads on [R1-09]', async () => {
  const { taskOf } = await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents,
    wedding: people,
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('link', { name: 'Fern' })).toHaveAttribute(
    'href',
    '/uk/weddingsuppliers/photographers/Fern',
  );
  expect(drawer.getByRole('link', { name: 'Otto' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: '£2,160 set aside' })).toHaveAttribute('href', '/uk/budget/photographer');
  const around = drawer.getByRole('link', { name: /^Photographer/ });
  expect(around.getAttribute('href')).toMatch(/^\/uk\/supplier-category\/photographers/);
  expect(drawer.queryAllByRole('link', { name: /^Look around/ }).length).toBeLessThan(2);
  await user.click(drawer.getByRole('button', { name: 'Ask Tom to do it' }));
  expect(taskOf('book-your-photographer')).toMatchObject({ assignee: 'u2' });
});

test('says of each on the shortlist what the shortlist says: asked, replied, over, or neither [P-H1]', async () => {
  const at = '2026-11-18T10:00:00.000Z';
  const talk = (supplierId: string, firstReplyAt: string | null) => ({
    ...{ weddingId: 'w1', supplierId, supplierName: supplierId, supplierType: 'photographers', supplierSlug: 'x' },
    ...{ coupleName: 'Maya and Tom', weddingDate: null, memberUids: ['u1'], unread: { couple: 0, supplier: 0 } },
    ...{ custom: { repliedByCouple: null }, createdAt: at, firstReplyAt },
    lastMessage: { body: 'Hello', from: 'couple' as const, createdAt: at },
  });
  const asked = (name: string, changes: object = {}) => ({ ...supplier(name), enquired: true, ...changes });
  await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents: {
      ...documents,
      'weddings/w1/suppliers': {
        p1: asked('Fern'),
        p2: asked('Otto'),
        p3: asked('Vale', { askingEnded: 'not-available' }),
        p4: supplier('Wren'),
      },
      conversations: { p1: talk('p1', null), p2: talk('p2', at), p3: talk('p3', at) },
    },
    wedding: people,
  });
  const drawer = within(await screen.findByRole('dialog'));
  const said = async (name: string) => {
    const tile = (await drawer.findByRole('link', { name })).closest('li');
    return tile === null
      ? null
      : within(tile).getByText(/^(?:Asked|Replied|Can’t do your date|On the list)$/).textContent;
  };
  await waitFor(async () => expect(await said('Otto')).toBe('Replied'));
  expect([await said('Fern'), await said('Vale'), await said('Wren')]).toEqual([
    'Asked',
    'Can’t do your date',
    'On the list',
  ]);
});

const stated = (amount: number, basis: string) => ({ amount, currency: 'GBP', basis, condition: '' });
const onDrawer = { path: '/uk/checklist/book-your-photographer', tasks, wedding: people };
const tileOf = async (name: string) => {
  const drawer = within(await screen.findByRole('dialog'));
  return within((await drawer.findByRole('link', { name })).closest('li') as HTMLElement);
};

test('says what a booked supplier costs, with its unit, and the next payment', async () => {
  const due = examplePayment({ id: 'p', costId: 'photographer', amount: 66_000, due: '2027-08-01' });
  const paid = examplePayment({ id: 'q', costId: 'photographer', due: '2026-10-01', paidOn: '2026-10-01' });
  const prices = { quotedPrice: stated(200_000, 'total'), agreedPrice: stated(4400, 'per-head') };
  await open({
    ...onDrawer,
    documents: {
      'weddings/w1/suppliers': { p1: { ...supplier('Fern'), booked: true, ...prices } },
      'weddings/w1/costs': { photographer: { ...cost, supplierId: 'p1' } },
      'weddings/w1/payments': { p: due, q: paid },
    },
  });
  const fern = await tileOf('Fern');
  expect(fern.getByText('£44 a guest')).toBeInTheDocument();
  expect(await fern.findByText('Next: £660 on 1 August')).toBeInTheDocument();
});

test('says of those on the shortlist what they quoted, until when they hold the day, and when the visit is', async () => {
  await open({
    ...onDrawer,
    documents: {
      'weddings/w1/suppliers': {
        p1: { ...supplier('Fern'), quotedPrice: stated(185_000, 'total'), holdUntil: '2028-03-03' },
        p2: { ...supplier('Otto'), holdUntil: '2020-01-01', visitDate: '2028-04-04' },
      },
    },
  });
  const quoted = await tileOf('Fern');
  expect(quoted.getByText('£1,850')).toBeInTheDocument();
  expect(quoted.getByText('Held until 3 March')).toBeInTheDocument();
  const liked = await tileOf('Otto');
  expect(liked.getByText('Frome')).toBeInTheDocument();
  expect(liked.getByText('Visit on 4 April')).toBeInTheDocument();
});

const dated = { ...people, date: '2027-09-25', location: bath };
const totals = ({ freeOn }: { freeOn?: string | undefined }) => ({ total: freeOn === undefined ? 71 : 38 });
const search = ({ body }: { body?: unknown }) => ({ ...nothingFound, ...totals(body as { freeOn?: string }) });

test('a drawer begins with why now: how many of its suppliers the day still has, and by when, not the tag again [R1-09]', async () => {
  await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents,
    wedding: dated,
    api: { searchSuppliers: search },
  });
  const drawer = within(await screen.findByRole('dialog'));
  const why = (await drawer.findByText('Why now.')).closest('p');
  expect(why).toHaveTextContent('33 of 71 around Bath are taken on 25 September already, 38 are still free.');
  expect(why).not.toHaveTextContent('Best time');
  expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['38 free on your date', '33 taken']),
  );
  expect(drawer.getByRole('link', { name: /^Compare/ })).toHaveAttribute('href', '/uk/shortlist?compare=p1%2Cp2');
});

test.each([
  ['2027-09-25', 'Best settled by November.'],
  ['2028-12-25', 'Best settled by February 2028.'],
])('by when names the year where the month alone could be read as the next one: %s [R1-09]', async (date, words) => {
  await open({
    path: '/uk/checklist/book-your-photographer',
    tasks: [exampleTask({ id: 'book-your-photographer', category: 'photographers', period: '10-12' })],
    documents,
    wedding: { ...dated, date },
    api: { searchSuppliers: search },
  });
  const why = (await screen.findByText('Why now.')).closest('p');
  expect(why?.textContent).toMatch(new RegExp(`${words}$`));
});

test('without figures worth saying, why now is left out: the tag says when already [R1-09]', async () => {
  await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents,
    wedding: dated,
    api: { searchSuppliers: () => ({ ...nothingFound, total: 2 }) },
  });
  expect(await screen.findByRole('link', { name: 'Fern' })).toBeInTheDocument();
  expect(screen.queryByText('Why now.')).toBeNull();
});

test('what the plan knows stands at once; room is reserved for the directory’s reason why now [R1-09] [F-H16]', async () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents,
    wedding: dated,
    api: {
      searchSuppliers: async (input: { body?: unknown }) => {
        await promise;
        return search(input);
      },
    },
  });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('button', { name: 'Remove task' })).toBeInTheDocument();
  expect(drawer.getByRole('link', { name: 'Fern' })).toBeInTheDocument();
  const loading = drawer.getByText('Loading your plan');
  resolve();
  expect(await drawer.findByText('Why now.')).toBeInTheDocument();
  expect(loading).not.toBeInTheDocument();
});

test('a day on which all are free is no reason to hurry, and nothing is said [F-H15]', async () => {
  await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents,
    wedding: dated,
    api: { searchSuppliers: () => ({ ...nothingFound, total: 10 }) },
  });
  expect(await screen.findByRole('link', { name: 'Fern' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Loading your plan')).toBeNull());
  expect(screen.queryByText('Why now.')).toBeNull();
  expect(screen.queryByText('0 taken')).toBeNull();
});

test('its notes are the scrapbook’s that belong to it, and one is written in the drawer [R1-13]', async () => {
  const note = (title: string, body: string, id: string) => ({
    ...{ title, body, photos: [], author: 'u2', tags: [], link: { kind: 'task', id, label: id } },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
  });
  const notes = {
    ours: note('', 'Quiet and kind on the phone.', 'book-your-photographer'),
    other: note('Vows', 'Short ones.', 'write-your-vows'),
  };
  const { firestore } = await open({
    path: '/uk/checklist/book-your-photographer',
    tasks,
    documents: { ...documents, 'weddings/w1/notes': notes },
    wedding: people,
  });
  const part = within((await screen.findByRole('heading', { name: 'Notes' })).closest('section')!);
  expect(part.getAllByRole('listitem')).toHaveLength(1);
  expect(part.getByRole('listitem')).toHaveTextContent('Quiet and kind on the phone.');
  expect(part.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(part.getByRole('textbox', { name: 'Write a note for you both' }), 'Ask for the woodland set{Enter}');
  const written = Object.values(firestore.documents('weddings/w1/notes')).find(
    ({ body }) => body === 'Ask for the woodland set',
  );
  expect(written).toMatchObject({
    author: 'u1',
    link: { kind: 'task', id: 'book-your-photographer', label: 'Book your photographer' },
  });
  expect(part.getByRole('textbox')).toHaveValue('');
  expect(part.getAllByRole('listitem')).toHaveLength(2);
});

test('what happened about it stands below, the latest first [R1-13]', async () => {
  const booked = { ...supplier('Fern'), booked: true };
  await open({
    path: '/uk/checklist/book-your-photographer',
    tasks: [
      exampleTask({ id: 'book-your-photographer', category: 'photographers', createdAt: '2026-09-01T10:00:00.000Z' }),
    ],
    documents: { 'weddings/w1/suppliers': { p1: booked } },
    wedding: people,
  });
  const trail = within((await screen.findByRole('heading', { name: 'Activity' })).closest('section')!);
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fern is booked20 November 2026',
    'Posy put it on your list1 September 2026',
  ]);
});

test('a place says its figures: how many are on the list and still to reply [R1-09]', async () => {
  await open({
    path: '/uk/checklist/make-your-seating-plan',
    tasks,
    documents,
    wedding: { guests: { count: 12, evening: 0, attending: 5, declined: 1 } },
  });
  expect(await screen.findByText('12 guests, 6 still to reply')).toBeInTheDocument();
});

test('any other task leads to where it is worked on [R1-09]', async () => {
  await open({ path: '/uk/checklist/make-your-seating-plan', tasks, documents });
  const drawer = within(await screen.findByRole('dialog'));
  for (const link of await drawer.findAllByRole('link', { name: /^Seating plan/ }))
    expect(link).toHaveAttribute('href', '/uk/guestlist/seating');
});
