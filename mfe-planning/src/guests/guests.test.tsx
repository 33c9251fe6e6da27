import { exampleWedding } from '@posy/remote-kit/testing';
import { FirestoreError, increment } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest, exampleHousehold } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

beforeAll(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
  const page = await renderPlanning({ path: '/uk/guestlist', ...options });
  leave = page.leave;
  const added: unknown[] = [];
  page.host.busHost
    .forRemote('mfe-test')
    .subscribe('guest.added', ({ guestId, count }) => void added.push([guestId, count]));
  const guests = () => page.firestore.documents(`weddings/${page.weddingId}/guests`);
  const count = () => (page.firestore.documents('weddings')[page.weddingId]?.['guests'] as { count: number }).count;
  return { ...page, guests, count, added };
};
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const user = userEvent.setup({ delay: null });
/** Chooses an action of a guest's menu. */
const choose = async (name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(
    await screen.findByRole(/^(Coming|Can’t|To)/.test(action) ? 'menuitemradio' : 'menuitem', { name: action }),
  );
};
const kapoors = exampleHousehold(
  exampleGuest('ravi', { name: 'Ravi Kapoor' }),
  exampleGuest('anita', { name: 'Anita Kapoor' }),
);

test('an empty list invites to add people [S2-route-06]', async () => {
  await render();
  expect(await screen.findByRole('heading', { level: 1, name: 'Guests' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Who would you like there?' })).toBeInTheDocument();
  expect(screen.getByText('Nobody on the list yet')).toBeInTheDocument();
});

test('adds many at once, a household on each line, and counts them [S2-popup-08] [S1-keeps-03] [S7-database-04]', async () => {
  const { guests, count, added } = await render();
  await user.click(await screen.findByRole('button', { name: 'Add guests' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Add guests' }));
  await user.click(popup.getByRole('textbox', { name: /Names/ }));
  await user.paste('Ravi and Anita Kapoor <anita@example.com>\nBisi Okafor +1');
  expect(popup.getByText('4 guests in 2 households')).toBeInTheDocument();
  await user.click(popup.getByRole('button', { name: 'Add 4 guests' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const stored = Object.entries(guests());
  expect(stored.map(([, { name }]) => name)).toEqual(['Ravi Kapoor', 'Anita Kapoor', 'Bisi Okafor', '']);
  expect(stored[1]?.[1]).toMatchObject({ head: stored[0]?.[0], contacts: { email: 'anita@example.com' } });
  expect(count()).toBe(4);
  await waitFor(() => expect(added).toEqual([[stored[0]?.[0], 4]]));
  expect(screen.getByText('4 guests in 2 households')).toBeInTheDocument();
});

test('what was typed stays when the popup is closed, and a wrong line adds nobody', async () => {
  const { guests } = await render();
  await user.click(await screen.findByRole('button', { name: 'Add guests' }));
  await user.type(await screen.findByRole('textbox', { name: /Names/ }), 'Sam Hill <sam');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add guests' }));
  expect(await screen.findByRole('textbox', { name: /Names/ })).toHaveValue('Sam Hill <sam');
  await user.type(screen.getByRole('textbox', { name: /Names/ }), '>');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Add/ }));
  expect(screen.getByText('Line 1: hmm, is that email right?')).toBeInTheDocument();
  expect(guests()).toEqual({});
});

test('on paper each guest stands once, and no column stands empty [R1-04]', async () => {
  const family = [
    exampleGuest('Anita', { household: 'The Kapoors' }),
    exampleGuest('Ravi', { head: 'Anita' }),
    exampleGuest('Sam', { allergens: ['nuts'] }),
  ];
  await render({ guests: family });
  await screen.findByText('3 guests in 2 households');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = [...document.querySelectorAll('table')].find((table) => table.querySelector('[data-column]') !== null);
  const rows = [...(paper?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Guest', 'RSVP', 'Invited to', 'Meal and diet'],
    ['The Kapoors'],
    ['Anita', 'To reply', 'Day and evening', ''],
    ['Ravi', 'To reply', 'Day and evening', ''],
    ['Sam', 'To reply', 'Day and evening', 'no nuts'],
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('its button is docked: in sight however many lines are typed [R1-12]', async () => {
  await render();
  await user.click(await screen.findByRole('button', { name: 'Add guests' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Add guests' }));
  await user.click(popup.getByRole('textbox', { name: /Names/ }));
  await user.paste(Array.from({ length: 7 }, (_, index) => `Guest ${index}`).join('\n'));
  const docked = popup.getByRole('button', { name: /^Add \d+ guests$/ }).closest('footer');
  expect(docked).toHaveStyle({ position: 'sticky' });
});

test('back closes the add-guests popup at its place in the order [S2-back-04]', async () => {
  const { host } = await render();
  await user.click(await screen.findByRole('button', { name: 'Add guests' }));
  await screen.findByRole('dialog');
  expect(host.opened.map(({ kind }) => kind)).toEqual(['add-guests-popup']);
  act(() => host.opened[0]?.close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a head who is removed leaves a successor, and undo brings all back', async () => {
  const { guests, count, host } = await render({ guests: kapoors });
  const before = guests();
  await choose('Ravi Kapoor', 'Remove');
  await waitFor(() => expect(Object.keys(guests())).toEqual(['anita']));
  expect(guests()['anita']).toMatchObject({ head: null });
  expect(count()).toBe(1);
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(count()).toBe(2));
  expect(guests()).toEqual({ ravi: before['ravi'], anita: { ...before['anita'], updatedAt: expect.any(String) } });
});

test('a refusal is shown with a retry', async () => {
  const { firestore, guests, host } = await render({ guests: kapoors });
  firestore.refuse(new FirestoreError('permission-denied', 'No.'));
  await choose('Anita Kapoor', 'Remove');
  await waitFor(() => expect(host.shown.at(-1)?.text).toBe('That couldn’t be saved. Nothing else changed.'));
  firestore.refuse(null);
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(Object.keys(guests())).toEqual(['ravi']));
});

test('what others do in quick succession shows together after 2 s, own edits at once [S9-delay-04]', async () => {
  const { firestore, host, weddingId } = await render({ guests: kapoors });
  await screen.findByText('2 guests in 1 household');
  const collection = { path: `weddings/${weddingId}/guests`, schema: undefined as never };
  const arrive = (id: string) =>
    act(async () =>
      firestore.writeElsewhere([{ kind: 'set', collection, id, data: { name: id, head: null, contacts: {} } }]),
    );
  await act(async () => host.pass(2000));
  await arrive('one');
  expect(screen.getByText('3 guests in 2 households')).toBeInTheDocument();
  await arrive('two');
  await arrive('three');
  await act(async () => host.pass(1999));
  expect(screen.getByText('3 guests in 2 households')).toBeInTheDocument();
  await act(async () => host.pass(1));
  expect(screen.getByText('5 guests in 4 households')).toBeInTheDocument();
  await arrive('four');
  await choose('one', 'Remove');
  expect(screen.getByText('5 guests in 4 households')).toBeInTheDocument();
});

test('visiting marks the list as viewed [S2-nav-04]', async () => {
  const { host } = await render({ guests: kapoors });
  await screen.findByText('2 guests in 1 household');
  expect(host.marked).toEqual(['hasViewedGuestlist']);
});

test('a member becomes head, the old head points to the new one [S4-guest-group-01] [S4-guest-group-02]', async () => {
  const { guests } = await render({ guests: kapoors });
  await choose('Anita Kapoor', 'Make head of household');
  await waitFor(() => expect(guests()).toMatchObject({ anita: { head: null }, ravi: { head: 'anita' } }));
});

test('a head of a household is named as one, in the guest list’s words [S5-group-head-01] [S8-group-head-01]', async () => {
  const { host, firestore } = await render({ guests: kapoors });
  await choose('Ravi Kapoor', 'Make head of household');
  expect(host.shown.map(({ tone, text }) => [tone, text])).toEqual([
    ['error', 'Ravi Kapoor is already the head of their household.'],
  ]);
  expect(firestore.commits).toEqual([]);
});

test('an answer is written on its own, beside what others write [S3-guest-01]', async () => {
  const { firestore, guests, host } = await render({ guests: kapoors });
  await choose('Anita Kapoor', 'Coming');
  await waitFor(() => expect(guests()['anita']).toMatchObject({ rsvp: { main: 'attending' } }));
  expect(firestore.commits).toMatchObject([
    [
      { kind: 'update', id: 'anita', data: { 'rsvp.main': 'attending' } },
      { kind: 'update', id: 'w1', data: { 'guests.attending': increment(1) } },
    ],
  ]);
  expect(Object.keys(firestore.commits[0]?.[0]?.kind === 'update' ? firestore.commits[0][0].data : {})).toEqual([
    'rsvp.main',
    'updatedAt',
  ]);
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(guests()['anita']).toMatchObject({ rsvp: {} }));
});

test('the address says who is listed, with live counts', async () => {
  const { host } = await render({ guests: kapoors, path: '/uk/guestlist?show=no-email&text=anita' });
  expect(await screen.findByRole('link', { name: 'Anita Kapoor' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Ravi Kapoor' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Ceremony 0' }));
  expect(host.location.get().search).toBe('?show=ceremony&text=anita');
  expect(screen.getByRole('heading', { name: 'Nobody like that' })).toBeInTheDocument();
});

test('somebody who may only look changes nothing', async () => {
  const wedding = exampleWedding({
    guests: { count: 2 },
    roles: { u1: 'helper' },
    access: {
      u1: {
        checklist: 'none',
        guests: 'view',
        budget: 'none',
        suppliers: 'none',
        website: 'none',
        notes: 'none',
        inbox: 'none',
      },
    },
  });
  await render({ guests: kapoors, wedding, path: '/uk/guestlist/anita' });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Add guests|Edit several|More for Anita|Remove/ })).toBeNull();
});

test('without access there is no list', async () => {
  const wedding = exampleWedding({ roles: { u1: 'helper' }, access: {} });
  await render({ guests: kapoors, wedding });
  expect(await screen.findByRole('heading', { name: 'The guest list isn’t shared with you' })).toBeInTheDocument();
  expect(screen.queryByText('Ravi Kapoor')).toBeNull();
});

describe('in the app', () => {
  const ana = { name: 'Ana Lou', email: 'ana@example.com', phone: '+44 20 7946 0000', address: '1 High Street, Bath' };
  const device = { addToCalendar: null, pickContacts: async () => [ana] };
  const openPopup = async () => {
    await user.click(await screen.findByRole('button', { name: 'Add guests' }));
    return within(await screen.findByRole('dialog', { name: 'Add guests' }));
  };

  test('guests are chosen from the phone’s contacts, seen before they are added, with what is known of them', async () => {
    const { guests } = await render({ device });
    const popup = await openPopup();
    await user.type(popup.getByLabelText('Names'), 'Ravi Kapoor');
    await user.click(await popup.findByRole('button', { name: 'Add from your contacts' }));
    await waitFor(() => expect(popup.getByLabelText('Names')).toHaveValue('Ravi Kapoor\nAna Lou <ana@example.com>'));
    expect(Object.keys(guests())).toEqual([]);
    await user.click(popup.getByRole('button', { name: 'Add 2 guests' }));
    await waitFor(() => expect(Object.keys(guests())).toHaveLength(2));
    expect(Object.values(guests())).toContainEqual(
      expect.objectContaining({
        name: 'Ana Lou',
        address: '1 High Street, Bath',
        contacts: { email: 'ana@example.com', phone: '+44 20 7946 0000' },
      }),
    );
  });

  test('says so when the contacts do not open, and a browser offers none', async () => {
    const { host } = await render({ device: { ...device, pickContacts: () => Promise.reject(new Error('denied')) } });
    const popup = await openPopup();
    await user.click(await popup.findByRole('button', { name: 'Add from your contacts' }));
    await waitFor(() => expect(host.shown.at(-1)?.text).toMatch(/^Your contacts didn’t open/));
    await leave();
    await render();
    const inBrowser = await openPopup();
    expect(inBrowser.queryByRole('button', { name: 'Add from your contacts' })).toBeNull();
  });
});

test.each([
  ['/uk/guestlist', 'List'],
  ['/uk/guestlist/seating', 'Seating'],
  ['/uk/guestlist/caterers', 'Caterer'],
])('%s has the three views of the guests as tabs, and marks its own [R1-11]', async (path, own) => {
  await render({ path, guests: kapoors });
  const tabs = within(await screen.findByRole('navigation', { name: 'Views of your guests' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['List', '/uk/guestlist'],
    ['Seating', '/uk/guestlist/seating'],
    ['Caterer', '/uk/guestlist/caterers'],
  ]);
  expect(tabs.filter((tab) => tab.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([own]);
});
