import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest, exampleHousehold } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

beforeAll(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const user = userEvent.setup({ delay: null });
const list = [
  ...exampleHousehold(exampleGuest('ravi', { name: 'Ravi Kapoor' }), exampleGuest('anita', { name: 'Anita Kapoor' })),
  exampleGuest('sam', { name: 'Sam Zell' }),
];

const begin = async () => {
  const page = await renderPlanning({ path: '/uk/guestlist', guests: list });
  leave = page.leave;
  await user.click(await screen.findByRole('button', { name: 'Edit several' }));
  const guests = () => page.firestore.documents(`weddings/${page.weddingId}/guests`);
  return { ...page, guests };
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const toolbar = () => within(screen.getByRole('toolbar'));
const pick = async (menu: string, action: string) => {
  await user.click(toolbar().getByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

test('a household, everybody in view, and a range with Shift are chosen', async () => {
  await begin();
  await user.click(box('Choose everyone of Ravi and Anita Kapoor'));
  expect(toolbar().getByRole('status')).toHaveTextContent('2 chosen');
  await user.click(box('Choose all 3 guests in view'));
  expect(box('Sam Zell')).toBeChecked();
  await user.click(box('Choose all 3 guests in view'));
  expect(toolbar().getByRole('status')).toHaveTextContent('Choose guests');
  await user.click(box('Ravi Kapoor'));
  await user.keyboard('{Shift>}');
  await user.click(box('Sam Zell'));
  await user.keyboard('{/Shift}');
  expect(box('Anita Kapoor')).toBeChecked();
});

test('an answer for several is undone for all of them', async () => {
  const { guests, host } = await begin();
  await user.click(box('Choose all 3 guests in view'));
  await pick('RSVP', 'Coming');
  await waitFor(() =>
    expect(Object.values(guests()).map(({ rsvp }) => rsvp)).toEqual(Array(3).fill({ main: 'attending' })),
  );
  expect(host.shown.at(-1)?.text).toBe('3 guests: Coming.');
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(Object.values(guests()).map(({ rsvp }) => rsvp)).toEqual([{}, {}, {}]));
});

test('several become one household, and stand alone again', async () => {
  const { guests } = await begin();
  await user.click(box('Ravi Kapoor'));
  await user.click(box('Sam Zell'));
  await pick('Household', 'Make one household of them');
  await waitFor(() => expect(guests()).toMatchObject({ sam: { head: 'ravi' }, anita: { head: null } }));
  await pick('Household', 'Each on their own');
  await waitFor(() => expect(guests()).toMatchObject({ sam: { head: null }, ravi: { head: null } }));
});

test('several join a household that is found by its name', async () => {
  const { guests } = await begin();
  await user.click(box('Sam Zell'));
  await pick('Household', 'Join a household');
  const dialog = within(await screen.findByRole('dialog', { name: 'Join a household' }));
  await user.click(dialog.getByRole('button', { name: 'Join' }));
  expect(dialog.getByText('Type a few letters and choose a household.')).toBeInTheDocument();
  await user.type(dialog.getByRole('combobox'), 'anita');
  await user.click(await screen.findByRole('option', { name: /Ravi and Anita Kapoor/ }));
  await user.click(dialog.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(guests()['sam']).toMatchObject({ head: 'ravi' }));
});

test('several are sorted into a category in the category popup, which back closes [S2-popup-09] [S2-back-09]', async () => {
  const { guests, host } = await begin();
  await user.click(box('Sam Zell'));
  await user.click(toolbar().getByRole('button', { name: 'Category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Category for 1 guest' }));
  expect(host.opened.map(({ kind }) => kind)).toContain('guest-category-popup');
  await user.type(dialog.getByRole('textbox', { name: /Name of the category/ }), 'Climbing club');
  await user.click(dialog.getByRole('button', { name: 'Put them in' }));
  await waitFor(() => expect(guests()['sam']).toMatchObject({ category: 'Climbing club' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving with somebody chosen warns, and back asks too [S2-back-12]', async () => {
  const { host } = await begin();
  const back = () => act(() => host.opened.find(({ kind }) => kind === 'guest-list-edit-mode')?.close());
  await user.click(box('Sam Zell'));
  await back();
  expect(await screen.findByRole('alertdialog', { name: '1 guest is still chosen' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(box('Sam Zell')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave editing' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

test('a link that leads away warns too, and goes there once that is wanted [S2-back-12]', async () => {
  const { host } = await begin();
  const place = () => host.location.get().pathname;
  await user.click(box('Sam Zell'));
  act(() => host.navigate('/uk/budget'));
  expect(place()).toBe('/uk/guestlist');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
  expect(box('Sam Zell')).toBeChecked();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  act(() => host.navigate('/uk/guestlist/ravi'));
  expect(place()).toBe('/uk/guestlist/ravi');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => host.navigate('/uk/guestlist/seating'));
  expect(place()).toBe('/uk/guestlist/ravi');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave editing' }));
  expect(place()).toBe('/uk/guestlist/seating');
});

test('a redirect is not stored, and an empty choice stays empty', async () => {
  const { host } = await begin();
  act(() => host.navigate('/uk/budget'));
  expect(host.location.get().pathname).toBe('/uk/budget');
  await leave();
  const again = await begin();
  await user.click(box('Sam Zell'));
  act(() => again.host.navigate('/uk/checklist', { replace: true }));
  expect(again.host.location.get().pathname).toBe('/uk/checklist');
});

test('leaving with nobody chosen asks nothing', async () => {
  const { host } = await begin();
  act(() => host.opened.find(({ kind }) => kind === 'guest-list-edit-mode')?.close());
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('somebody who is removed elsewhere is chosen no more', async () => {
  const { firestore, weddingId, host } = await begin();
  await act(async () => host.pass(2000));
  await user.click(box('Choose all 3 guests in view'));
  const collection = { path: `weddings/${weddingId}/guests`, schema: undefined as never };
  await act(() => firestore.commit([{ kind: 'delete', collection, id: 'sam' }]));
  expect(toolbar().getByRole('status')).toHaveTextContent('2 chosen');
});
