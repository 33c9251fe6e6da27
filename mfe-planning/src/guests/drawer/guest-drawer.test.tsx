import { FirestoreError, type FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest, exampleHousehold } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

beforeAll(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const user = userEvent.setup({ delay: null });
const list = [
  ...exampleHousehold(
    exampleGuest('ravi', { name: 'Ravi Kapoor', address: '4 Mill Lane' }),
    exampleGuest('anita', { name: 'Anita Kapoor' }),
  ),
  exampleGuest('sam', { name: 'Sam Zell' }),
];

const open = async (guestId: string, options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
  const page = await renderPlanning({ path: `/uk/guestlist/${guestId}`, guests: list, ...options });
  leave = page.leave;
  const guest = (id = guestId) => page.firestore.documents(`weddings/${page.weddingId}/guests`)[id];
  return { ...page, guest };
};
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = async (name: string | RegExp) => screen.findByRole('textbox', { name });
const written = (commits: FirestoreWrite[][]) =>
  commits.flat().map((write) => Object.keys(write.kind === 'delete' ? {} : write.data));

test('each field saves itself, and only itself, when it is left [S3-guest-01]', async () => {
  const { guest, firestore } = await open('anita');
  await user.type(await field('Email'), 'anita@example.com');
  await user.tab();
  await user.type(await field('Postal address'), '9 Hill Rise');
  await user.tab();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Invited to' }), 'ceremony');
  await user.click(screen.getByRole('button', { name: 'Vegan' }));
  await user.click(screen.getByRole('button', { name: 'Nuts' }));
  await waitFor(() =>
    expect(guest()).toMatchObject({
      contacts: { email: 'anita@example.com', phone: null },
      address: '9 Hill Rise',
      invitationType: 'ceremony',
      diets: ['vegan'],
      allergens: ['nuts'],
    }),
  );
  expect(written(firestore.commits)).toEqual([
    ['contacts.email', 'updatedAt'],
    ['address', 'updatedAt'],
    ['invitationType', 'updatedAt'],
    ['diets', 'updatedAt'],
    ['allergens', 'updatedAt'],
  ]);
});

test('an invalid address is marked, stays in its field and is not saved', async () => {
  const { guest } = await open('anita');
  await user.type(await field('Email'), 'anita at home');
  await user.tab();
  expect(screen.getByText('Hmm.. are you sure that’s right?')).toBeInTheDocument();
  expect(guest()).toMatchObject({ contacts: { email: null } });
});

test('what was refused waits on this device, and is saved with the next try', async () => {
  const { guest, firestore, host } = await open('anita');
  firestore.refuse(new FirestoreError('unauthenticated', 'Signed out.'));
  await user.type(await field('Phone'), '0117 496 0000');
  await user.tab();
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('That couldn’t be saved. Nothing else changed.'));
  act(() => host.pass(1000));
  expect(screen.getByText('Not saved yet. It’s kept on this device.')).toBeInTheDocument();
  await leave();
  const again = await open('anita');
  expect(await field('Phone')).toHaveValue('0117 496 0000');
  await user.click(await field('Phone'));
  await user.tab();
  await waitFor(() => expect(again.guest()).toMatchObject({ contacts: { phone: '0117 496 0000' } }));
  expect(guest()).toMatchObject({ contacts: { phone: null } });
  expect(localStorage.length).toBe(0);
});

test('closing the drawer saves what is being typed', async () => {
  const { guest } = await open('anita');
  await user.type(await field('Meal'), 'Lamb');
  await user.click((await drawer('Anita Kapoor')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(guest()).toMatchObject({ meal: 'Lamb' }));
});

test('an answer from the phone is put in, and the household follows', async () => {
  const { guest } = await open('anita');
  const answers = within(await screen.findByRole('radiogroup', { name: 'Answer to “The wedding”' }));
  await user.click(answers.getByRole('radio', { name: 'Coming' }));
  await waitFor(() => expect(guest()).toMatchObject({ rsvp: { main: 'attending' } }));
  await user.click(screen.getByRole('button', { name: 'Same for all' }));
  await waitFor(() => expect(guest('ravi')).toMatchObject({ rsvp: { main: 'attending' } }));
});

test('the answers to all events are given to the household by one press, and taken back by one [F-H21]', async () => {
  const at = '2026-11-20T12:00:00.000Z';
  const brunch = {
    ...{ type: 'custom', name: 'Brunch', date: '2027-09-12', time: { startTime: '10:00' }, place: '' },
    ...{ description: '', attire: '', visible: true, featured: false, supplier: null, createdAt: at, updatedAt: at },
  };
  const { guest, host } = await open('anita', {
    documents: { 'weddings/w1/events': { brunch } },
  });
  const part = await drawer('Anita Kapoor');
  expect(part.getAllByRole('button', { name: /Same for all|All the same/ })).toHaveLength(1);
  await user.click(
    within(part.getByRole('radiogroup', { name: 'Answer to “The wedding”' })).getByRole('radio', { name: 'Coming' }),
  );
  await user.click(
    within(part.getByRole('radiogroup', { name: 'Answer to “Brunch”' })).getByRole('radio', { name: 'Can’t come' }),
  );
  await user.click(await part.findByRole('button', { name: 'Same for all' }));
  await waitFor(() => expect(guest('ravi')).toMatchObject({ rsvp: { main: 'attending', brunch: 'declined' } }));
  await waitFor(() => expect(host.shown.at(-1)?.text).toMatch(/same answers now/));
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(guest('ravi')?.['rsvp']).not.toMatchObject({ main: 'attending' }));
});

test('a child has an age, and somebody who is none any more has not', async () => {
  const { guest } = await open('anita');
  await user.click(await screen.findByRole('switch', { name: 'A child' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Age' }), '6');
  await waitFor(() => expect(guest()).toMatchObject({ child: true, age: 6 }));
  await user.click(screen.getByRole('switch', { name: 'A child' }));
  await waitFor(() => expect(guest()).toMatchObject({ child: false, age: null }));
});

test('the household is led by another, left, joined, and brings somebody', async () => {
  const { guest, firestore, weddingId, host } = await open('anita');
  const part = await drawer('Anita Kapoor');
  await user.click(part.getByRole('button', { name: 'Make head of household' }));
  await waitFor(() => expect(guest('ravi')).toMatchObject({ head: 'anita' }));
  await user.click(part.getByRole('button', { name: 'Leave the household' }));
  await waitFor(() => expect(guest('ravi')).toMatchObject({ head: null }));
  await user.click(part.getByRole('button', { name: 'Move to another household' }));
  await user.type(part.getByRole('combobox', { name: 'Find a household' }), 'zell');
  await user.click(await screen.findByRole('option', { name: /Sam Zell/ }));
  await waitFor(() => expect(guest()).toMatchObject({ head: 'sam' }));
  await user.click(part.getByRole('button', { name: 'Add a plus-one' }));
  await waitFor(() =>
    expect(Object.values(firestore.documents(`weddings/${weddingId}/guests`))).toContainEqual(
      expect.objectContaining({ head: 'sam', plusOne: true, name: '' }),
    ),
  );
  expect(host.shown.map(({ tone }) => tone)).not.toContain('error');
});

test('somebody removed is put back as they were', async () => {
  const { guest, host } = await open('sam');
  const before = guest();
  await user.click((await drawer('Sam Zell')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(guest()).toBeUndefined());
  expect(host.location.get().pathname).toBe('/uk/guestlist');
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(guest()).toEqual(before));
});

test('a guest who is not there is named as missing, and back closes the drawer', async () => {
  const { host } = await open('nobody');
  expect(await screen.findByRole('heading', { name: 'This guest isn’t on the list' })).toBeInTheDocument();
  act(() => host.opened.find(({ kind }) => kind === 'guest-drawer')?.close());
  expect(host.location.get().pathname).toBe('/uk/guestlist');
});

const saved = () => screen.getByText(/^Save[sd]\b/u);

test('what is said of saving stands in the foot; the field that is left keeps its words and its height [R1-01]', async () => {
  const { guest, firestore } = await open('anita');
  const field = await screen.findByRole('textbox', { name: 'Phone' });
  const form = field.closest('section');
  expect(saved()).toHaveTextContent('Saves as you go');
  const before = form?.textContent;
  await user.type(field, '0117 496 0000');
  const letGo = firestore.hold();
  await user.tab();
  expect(form?.textContent).toBe(before);
  expect(saved()).toHaveTextContent('Saves as you go');
  letGo();
  await waitFor(() => expect(guest()).toMatchObject({ contacts: { phone: '0117 496 0000' } }));
  await waitFor(() => expect(saved()).toHaveTextContent('Saved, 12:00'));
  expect(form?.textContent).toBe(before);
});

test('a field that is left for a button is saved when the button was pressed [R1-01]', async () => {
  const { guest } = await open('anita');
  await user.type(await field('Meal'), 'Lamb');
  const vegan = screen.getByRole('button', { name: 'Vegan' });
  await user.pointer({ target: vegan, keys: '[MouseLeft>]' });
  expect(guest()).toMatchObject({ meal: '' });
  await user.pointer({ target: vegan, keys: '[/MouseLeft]' });
  await waitFor(() => expect(guest()).toMatchObject({ meal: 'Lamb', diets: ['vegan'] }));
});

test('a household’s shortcut keeps its place when everybody has answered alike [R1-01]', async () => {
  await open('anita');
  const answers = within(await screen.findByRole('radiogroup', { name: 'Answer to “The wedding”' }));
  expect(screen.getByRole('button', { name: 'All the same' })).toBeDisabled();
  await user.click(answers.getByRole('radio', { name: 'Coming' }));
  expect(await screen.findByRole('button', { name: 'Same for all' })).toBeEnabled();
});

test('the answers stand first, and diets and allergens all begin with a capital [R1-15]', async () => {
  await open('anita');
  const part = await drawer('Anita Kapoor');
  const headings = part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Answers', 'Food']);
  const chips = ['Diet', 'Allergies'].flatMap((name) =>
    within(part.getByRole('group', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? ''),
  );
  expect(chips).toHaveLength(20);
  expect(chips.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
});

test('the drawer shows who sits beside a guest, with the way to another chair [R1-13]', async () => {
  const table = { name: 'Marigold', shape: 'round', seats: 8, order: 1, createdAt: '2026-11-20T12:00:00.000Z' };
  const page = await renderPlanning({
    path: '/uk/guestlist/anita',
    guests: list.map((guest) => (guest.id === 'sam' ? guest : { ...guest, table: 't1' })),
    documents: { 'weddings/w1/tables': { t1: table } },
  });
  leave = page.leave;
  const part = within((await screen.findByRole('heading', { name: 'Seat' })).closest('section')!);
  expect(part.getByText('Marigold: 2 of 8 seats')).toBeInTheDocument();
  expect(part.getByText('With Ravi Kapoor')).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'Move' })).toHaveAttribute('href', '/uk/guestlist/seating');
});

test('of a full table the drawer names four, and counts the others', async () => {
  const table = { name: 'Marigold', shape: 'round', seats: 8, order: 1, createdAt: '2026-11-20T12:00:00.000Z' };
  const more = ['Ben', 'Cara', 'Dev', 'Eve', 'Fay'].map((name) => exampleGuest(name, { name }));
  const page = await renderPlanning({
    path: '/uk/guestlist/sam',
    guests: [exampleGuest('sam', { name: 'Sam Zell' }), ...more].map((guest) => ({ ...guest, table: 't1' })),
    documents: { 'weddings/w1/tables': { t1: table } },
  });
  leave = page.leave;
  const part = within((await screen.findByRole('heading', { name: 'Seat' })).closest('section')!);
  expect(part.getByText('Marigold: 6 of 8 seats')).toBeInTheDocument();
  expect(
    part.getByText(/^With (?:(?:Ben|Cara|Dev|Eve|Fay), ){3}(?:Ben|Cara|Dev|Eve|Fay),? and one more$/),
  ).toBeVisible();
});

test('the couple’s own notes stand last, apart from what the kitchen reads [R1-13]', async () => {
  await open('anita');
  const headings = (await drawer('Anita Kapoor')).getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...['Answers', 'Food', 'Details', 'Household', 'Contact', 'Notes'],
  ]);
});

test('the guests before and after are a step away', async () => {
  const { host } = await open('anita');
  await user.click(await screen.findByRole('button', { name: 'Next: Sam' }));
  expect(host.location.get().pathname).toBe('/uk/guestlist/sam');
  await user.click(screen.getByRole('button', { name: 'Previous guest' }));
  expect(host.location.get().pathname).toBe('/uk/guestlist/anita');
});

test.each([
  ['guest', 'The household answered by its link on 19 Nov 2026.'],
  ['couple', 'You noted this down on 19 Nov 2026.'],
])('says where the answers come from, and what both changed: %s', async (answeredBy, words) => {
  const answer = {
    ...{ people: {}, plusOne: { allowed: false, name: '' }, message: '', song: '', answeredBy, by: null },
    ...{ answeredAt: '2026-11-19T20:14:00.000Z', open: { anita: ['events'] } },
  };
  await open('anita', { documents: { 'weddings/w1/answers': { ravi: answer } } });
  const anita = await drawer('Anita Kapoor');
  expect(anita.getByText(words, { exact: false })).toBeVisible();
  expect(anita.getByRole('link', { name: 'You both changed something: choose' })).toHaveAttribute(
    'href',
    '/uk/website/answers',
  );
});
