import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';
import type { GuestFields } from '../rules/guest-item';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => leave());
const user = userEvent.setup({ delay: null });

const at = '2026-11-20T10:00:00.000Z';
const coming = (id: string, fields: GuestFields = {}) => exampleGuest(id, { rsvp: { main: 'attending' }, ...fields });
const table = (name: string, seats: number, order: number) => ({ name, shape: 'round', seats, order, createdAt: at });

interface Options extends Partial<Parameters<typeof renderPlanning>[0]> {
  tables?: Record<string, Record<string, unknown>>;
  wishes?: Record<string, Record<string, unknown>>;
}

const render = async ({ tables: stored = {}, wishes = {}, ...options }: Options = {}) => {
  const documents = { 'weddings/w1/tables': stored, 'weddings/w1/seatingWishes': wishes };
  const page = await renderPlanning({ path: '/uk/guestlist/seating', documents, ...options });
  leave = page.leave;
  const below = (name: string) => page.firestore.documents(`weddings/${page.weddingId}/${name}`);
  const seatOf = (guestId: string) => below('guests')[guestId]?.['table'];
  return { ...page, below, seatOf };
};

const guests = [
  coming('Ana', { table: 't1' }),
  coming('Ben'),
  coming('Cleo'),
  coming('Dev', { rsvp: { main: 'declined' }, table: 't1' }),
  coming('Eve', { rsvp: {} }),
  coming('Fay', { invitationType: 'evening' }),
];
const tables = { t1: table('Marigold', 2, 1), t2: table('Cosmos', 1, 2) };

const drawn = (name: string) => screen.findByRole('listitem', { name: new RegExp(`^Table ${name}`) });
const menuOf = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Move ${name} to table` }));
  return within(await screen.findByRole('menu', { name: `Move ${name} to table` }));
};

test('shows who of the day comes: who said no holds no seat, evening guests need none, open answers wait', async () => {
  await render({ guests, tables });
  expect(await screen.findByText('1 of 3 seated at 2 tables')).toBeInTheDocument();
  expect(await drawn('Marigold')).toHaveAccessibleName('Table Marigold, 1 of 2 seats taken');
  await user.click(screen.getByRole('radio', { name: 'Yes, or no answer yet' }));
  expect(screen.getByText('1 of 4 seated at 2 tables')).toBeInTheDocument();
});

test('before anybody has said yes, a plan begins with everybody who has not said no [R1-05]', async () => {
  const declined = exampleGuest('Dev', { rsvp: { main: 'declined' } });
  await render({ guests: [exampleGuest('Ben'), exampleGuest('Eve', { rsvp: {} }), declined], tables });
  expect(await screen.findByText('0 of 2 seated at 2 tables')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Yes, or no answer yet' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Suggest seats' })).toBeEnabled();
});

test('without guests it says that nobody is there to seat, and of whom', async () => {
  await render({ guests: [], tables: {} });
  expect(await screen.findByText('Nobody to seat yet')).toBeInTheDocument();
  expect(screen.getByText('Your list has nobody for the day yet.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Said yes' }));
  expect(screen.getByText('Nobody has said yes to the day yet.')).toBeVisible();
});

test('a guest is moved with the key M and a figure, and back by Undo', async () => {
  const { seatOf } = await render({ guests, tables });
  (await screen.findByRole('button', { name: 'Move Ben to table' })).focus();
  await user.keyboard('m');
  const menu = within(await screen.findByRole('menu', { name: 'Move Ben to table' }));
  expect(menu.getByRole('menuitem', { name: /Marigold.*1 free/ })).toHaveFocus();
  await user.keyboard('2');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(seatOf('Ben')).toBe('t2');
  expect(await drawn('Cosmos')).toHaveAccessibleName('Table Cosmos, 1 of 1 seats taken');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(seatOf('Ben')).toBeNull();
});

test('the keyboard stays in the plan after a move: at the next who waits, or at the seat of the last [R1-02]', async () => {
  await render({ guests, tables });
  (await screen.findByRole('button', { name: 'Move Ben to table' })).focus();
  await user.keyboard('m');
  await screen.findByRole('menu', { name: 'Move Ben to table' });
  await user.keyboard('1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Cleo to table' })).toHaveFocus());
  await user.keyboard('m');
  await screen.findByRole('menu', { name: 'Move Cleo to table' });
  await user.keyboard('1');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-guest', 'Cleo'));
});

test('a way back that somebody else has overtaken stays until it is pressed, and what was done before it stays in reach', async () => {
  const { seatOf, host, firestore, weddingId } = await render({ guests, tables });
  await user.click((await menuOf('Ben')).getByRole('menuitem', { name: /Cosmos/ }));
  await user.click((await menuOf('Cleo')).getByRole('menuitem', { name: /Marigold/ }));
  const reported = await waitFor(() => host.shown.at(-1)?.action);
  const data = { table: null };
  const elsewhere = { kind: 'update', collection: collections.guests(weddingId), id: 'Cleo', data } as const;
  await act(async () => firestore.writeElsewhere([elsewhere]));
  await act(async () => reported?.run());
  expect(host.shown.at(-1)).toMatchObject({ tone: 'info' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(seatOf('Ben')).toBe('t2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(seatOf('Ben')).toBeNull());
});

test('a full table is off in the menu, and takes nobody whatever the way', async () => {
  const { seatOf } = await render({ guests, tables });
  await user.click((await menuOf('Ben')).getByRole('menuitem', { name: /Cosmos/ }));
  const full = (await menuOf('Cleo')).getByRole('menuitem', { name: /Cosmos.*Full/ });
  expect(full).toHaveAttribute('aria-disabled', 'true');
  await user.click(full);
  expect(seatOf('Cleo')).toBeNull();
});

test('a guest comes to a new table, and off again', async () => {
  const { seatOf, below } = await render({ guests, tables });
  await user.click((await menuOf('Ben')).getByRole('menuitem', { name: 'A new table' }));
  const made = Object.entries(below('tables')).find(([, { name }]) => name === 'Table 1');
  expect(seatOf('Ben')).toBe(made?.[0]);
  await user.click((await menuOf('Ben')).getByRole('menuitem', { name: /Take off Table 1/ }));
  expect(seatOf('Ben')).toBeNull();
});

test('a table is added, changed and removed; its guests wait again, and Undo brings all of it back', async () => {
  const { below, seatOf, host } = await render({ guests, tables });
  await user.click((await screen.findAllByRole('button', { name: 'Add a table' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a table' }));
  await user.clear(dialog.getByLabelText('Seats'));
  await user.type(dialog.getByLabelText('Seats'), '41');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(dialog.getByText('Between 1 and 40.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  await user.click(screen.getByRole('button', { name: 'Change Marigold' }));
  const change = within(await screen.findByRole('dialog', { name: 'Change Marigold' }));
  await user.click(change.getByLabelText('Reached without steps'));
  await user.click(change.getByRole('button', { name: 'Save' }));
  expect(below('tables')['t1']).toMatchObject({ name: 'Marigold', seats: 2, stepFree: true });

  await user.click(screen.getByRole('button', { name: 'Change Marigold' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the table' }));
  expect(below('tables')['t1']).toBeUndefined();
  expect([seatOf('Ana'), seatOf('Dev')]).toEqual([null, null]);
  act(() => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(below('tables')['t1']).toMatchObject({ name: 'Marigold', createdAt: at }));
  expect([seatOf('Ana'), seatOf('Dev')]).toEqual(['t1', 't1']);
});

test('a suggestion says why, is taken over at once, and wishes say whether they are fulfilled', async () => {
  const wishes = { w1: { kind: 'together', guests: ['Ana', 'Ben'], createdAt: at } };
  const { seatOf } = await render({ guests, tables, wishes });
  expect(await screen.findByText('Open')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Suggest seats' }));
  expect(screen.getByRole('heading', { name: 'A suggestion for 2 guests' })).toBeInTheDocument();
  expect(screen.getByText('Ana is there, and you asked for them together.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'One by one' }));
  await user.click(screen.getByRole('button', { name: 'Seat Ben, Marigold' }));
  expect([seatOf('Ben'), seatOf('Cleo')]).toEqual(['t1', null]);
  expect(screen.getByText('Kept')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seat this guest' }));
  expect(seatOf('Cleo')).toBe('t2');
  expect(screen.getByText('Everybody has a seat.')).toBeInTheDocument();
});

test('a wish is added with its guests, and removed with a way back', async () => {
  const { below, host } = await render({ guests, tables });
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a wish' }));
  await user.click(dialog.getByRole('radio', { name: 'Apart' }));
  await user.click(dialog.getByRole('button', { name: 'Add a wish' }));
  expect(dialog.getByText('Choose at least two guests.')).toBeInTheDocument();
  for (const name of ['Ben', 'Cleo']) {
    await user.type(dialog.getByRole('combobox', { name: /Add a guest/ }), name);
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.click(dialog.getByRole('button', { name: 'Add a wish' }));
  expect(Object.values(below('seatingWishes'))).toMatchObject([{ kind: 'apart', guests: ['Ben', 'Cleo'] }]);
  await user.click(await screen.findByRole('button', { name: 'Remove the wish: Apart, Ben and Cleo' }));
  expect(below('seatingWishes')).toEqual({});
  act(() => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(Object.values(below('seatingWishes'))).toMatchObject([{ kind: 'apart' }]));
});

test('a table that two devices filled names who came last, and takes them off', async () => {
  const late = coming('Ben', { table: 't2' });
  const crowd = [coming('Ana', { table: 't2' }), { ...late, updatedAt: '2026-11-20T11:00:00.000Z' }];
  const { seatOf } = await render({ guests: crowd, tables });
  expect(await screen.findByRole('alert')).toHaveTextContent('Cosmos has 2 guests for 1 seat.');
  await user.click(screen.getByRole('button', { name: 'Take Ben off' }));
  expect([seatOf('Ana'), seatOf('Ben')]).toEqual(['t2', null]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal is shown, and undo is not offered', async () => {
  const { firestore, host } = await render({ guests, tables });
  const menu = await menuOf('Ben');
  firestore.refuse(new FirestoreError('permission-denied', 'no'));
  await user.click(menu.getByRole('menuitem', { name: /Marigold/ }));
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('That couldn’t be saved. Everybody sits where they sat.'));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('who may only look sees the plan and no way to change it', async () => {
  const others = {
    checklist: 'none',
    budget: 'none',
    suppliers: 'none',
    website: 'none',
    inbox: 'none',
    notes: 'none',
  } as const;
  const wedding = {
    roles: { u0: 'owner' as const, u1: 'helper' as const },
    access: { u1: { ...others, guests: 'view' as const } },
  };
  const session = exampleSignedIn({ wedding: exampleWedding(wedding), role: 'helper' });
  await render({ guests, tables, wedding, session });
  expect(await screen.findByText('You may look at the seating plan, but not change it.')).toBeInTheDocument();
  expect(await drawn('Marigold')).toBeInTheDocument();
  for (const name of ['Add a table', 'Suggest seats', 'Undo', 'Move Ben to table'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a name that nobody chose is free also once a table comes that was added a moment ago', async () => {
  const { below, firestore, weddingId } = await render({ guests, tables });
  await user.click((await screen.findAllByRole('button', { name: 'Add a table' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a table' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Table 1');
  const data = { ...table('Table 1', 4, 3), stepFree: false, quiet: false };
  const elsewhere = { kind: 'set', collection: collections.tables(weddingId), id: 't3', data } as const;
  await act(async () => firestore.writeElsewhere([elsewhere]));
  expect(dialog.getByLabelText('Name')).toHaveValue('Table 2');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  const names = Object.values(below('tables')).map(({ name }) => name);
  expect(names.sort()).toEqual(['Cosmos', 'Marigold', 'Table 1', 'Table 2']);
});

test('an empty room invites to add a table', async () => {
  await render({ guests });
  expect(await screen.findByRole('heading', { name: 'An empty room, for now' })).toBeInTheDocument();
});

test('an older undo never takes a guest from where they were moved since [R1-06]', async () => {
  const { seatOf, host } = await render({ guests, tables: { ...tables, t3: table('Poppy', 4, 3) } });
  for (const [to, id, taken] of [
    ['Cosmos', 't2', '1 of 1'],
    ['Poppy', 't3', '1 of 4'],
  ] as const) {
    await user.click((await screen.findAllByRole('button', { name: /^(?:Move )?Ben\b/u }))[0] as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${to}`) }));
    await screen.findByRole('listitem', { name: new RegExp(`^Table ${to}, ${taken}`) });
    expect(seatOf('Ben')).toBe(id);
  }
  const [older, newer] = host.shown.filter(({ text }) => text.includes('Ben'));
  expect(older?.about).toBe(newer?.about);
  await act(async () => older?.action?.run());
  expect(seatOf('Ben')).toBe('t3');
  await act(async () => newer?.action?.run());
  await waitFor(() => expect(seatOf('Ben')).toBe('t2'));
});

test('who waits for a seat wears the flower of their household, as their family in the room does [R1-15]', async () => {
  const family = [
    coming('Ana', { table: 't1' }),
    coming('Ivo', { head: 'Ana' }),
    ...['Ben', 'Cleo', 'Dora', 'Emil', 'Finn'].map((name) => coming(name)),
  ];
  await render({ guests: family, tables });
  await drawn('Marigold');
  const heading = screen.getByRole('heading', { name: 'Not seated yet' });
  const waiting = within(heading.closest('section') ?? heading);
  const row = (name: string) => waiting.getByText(name).closest('li');
  const hueOf = (name: string) => row(name)?.querySelector('[data-hue]')?.getAttribute('data-hue');
  expect(new Set(['Ivo', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'].map(hueOf)).size).toBe(6);
});
