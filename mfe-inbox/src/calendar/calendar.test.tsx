import { createMemoryFirestore, createTestHost, type TestHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { show, supplierSession } from '#testing/shown';
import { CalendarScreen } from './calendar-screen';

const own = 'suppliers/GB100001';
const updatedAt = '2026-11-01T09:00:00.000Z';
const { id: _id, ...asking } = exampleConversation('c', { weddingDate: '2026-12-12', coupleName: 'Ife and Jonah' });
const exampleOwn = { type: 'venues', publicId: 'abc123', replies: null };
const said = (day: string, state: string, more: object = {}) => ({
  [day]: { day, state, until: null, updatedAt, ...more },
});

interface Given {
  days?: Record<string, object>;
  api?: NonNullable<NonNullable<Parameters<typeof createTestHost>[0]>['api']>;
}

const open = async ({ days = {}, api = {} }: Given = {}): Promise<TestHost> => {
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/inbox/calendar',
    firestore: createMemoryFirestore({
      conversations: { c1: { ...asking, supplierId: 'GB100001' } },
      [`${own}/busyDays`]: days as never,
    }),
    api: {
      supplier: () => ({ ...exampleOwn, busyDays: ['2026-12-19'] }) as never,
      ownSuppliers: () => ({ suppliers: [] }),
      readSupplierFeed: () => ({ feed: null }),
      ...api,
    },
  });
  await show(<CalendarScreen />, host);
  await waitFor(() => expect(screen.queryByText(messages['calendar.loading'])).not.toBeInTheDocument());
  return host;
};
const stored = (host: TestHost) => host.firestore.documents(`${own}/busyDays`);
const day = (name: RegExp) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), { target: { files: [file] } });
const undo = (host: TestHost) => act(async () => host.shown.at(-1)?.action?.run());

test('says of each day what it is, and who asks for it [32]', async () => {
  await open({ days: { ...said('2026-12-05', 'busy'), ...said('2026-12-12', 'held', { until: '2026-12-01' }) } });
  expect(day(/^Saturday.* 5 December 2026, taken$/)).toBeVisible();
  expect(day(/^Saturday.* 12 December 2026, held, one couple asks$/)).toBeVisible();
  expect(day(/^Saturday.* 19 December 2026, taken$/)).toBeVisible();
  expect(day(/^Sunday.* 20 December 2026, free$/)).toBeVisible();
  await userEvent.click(day(/ 12 December 2026, held/));
  expect(screen.getByRole('link', { name: 'Open the conversation with Ife and Jonah' })).toBeVisible();
});

test('days that the rules close are marked as such, and one of them is opened as an exception [32]', async () => {
  const closed = { weekdays: [1], months: [] };
  const host = await open({
    days: said('2026-12-14', 'busy'),
    api: {
      supplier: () =>
        ({ ...exampleOwn, busyDays: ['2026-12-07', '2026-12-14', '2026-12-19', '2026-12-21'], closed }) as never,
    },
  });
  expect(day(/ 14 December 2026, taken$/)).toHaveAttribute('data-state', 'busy');
  expect(day(/ 7 December 2026, closed by your rules$/)).toHaveAttribute('data-state', 'closed');
  expect(
    within(screen.getByRole('grid', { name: 'December 2026' })).queryAllByRole('button', { name: /closed/ }),
  ).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Rules for closed days' })).toHaveAttribute(
    'href',
    '/uk/own-profile#availability',
  );
  await userEvent.click(day(/ 7 December 2026, closed/));
  expect(screen.getByText(/^Your rules close this day/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Free' }));
  await press('Save');
  expect(stored(host)['2026-12-07']).toMatchObject({ state: 'free' });
  expect(await screen.findByRole('button', { name: / 7 December 2026, free$/ })).toBeVisible();
  await userEvent.click(day(/ 7 December 2026, free$/));
  await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
  await press('Save');
  expect(stored(host)).not.toHaveProperty('2026-12-07');
  expect(await screen.findByRole('button', { name: / 7 December 2026, closed by your rules$/ })).toBeVisible();
  await undo(host);
  expect(stored(host)['2026-12-07']).toMatchObject({ state: 'free' });
  // Through a booked Monday: the booking is no exception to the rule, and stays.
  await userEvent.click(day(/ 7 December 2026, free$/));
  await userEvent.click(screen.getByRole('radio', { name: 'Closed' }));
  const through = screen.getByRole('textbox', { name: 'Up to and including' });
  await userEvent.clear(through);
  await userEvent.type(through, '21/12/2026');
  await press('Save');
  expect(stored(host)).not.toHaveProperty('2026-12-07');
  expect(stored(host)['2026-12-14']).toMatchObject({ state: 'busy' });
  await userEvent.click(day(/ 8 December 2026, free$/));
  expect(screen.queryByRole('radio', { name: 'Closed' })).toBeNull();
});

test('by keyboard alone, a day is found in another month and taken, and given back [32]', async () => {
  const host = await open();
  act(() => day(/ 20 November 2026, free$/).focus());
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  const chosen = document.activeElement?.getAttribute('data-day') ?? '';
  expect(chosen.slice(0, 7)).toBe('2027-02');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('radio', { name: 'Taken' }));
  await press('Save');
  expect(stored(host)[chosen]).toMatchObject({ day: chosen, state: 'busy', until: null });
  await undo(host);
  expect(stored(host)).toEqual({});
});

test('several days are taken at once, and one step brings them back [32]', async () => {
  const host = await open();
  await userEvent.click(day(/ 24 December 2026, free/));
  await userEvent.click(screen.getByRole('radio', { name: 'Taken' }));
  const through = screen.getByRole('textbox', { name: 'Up to and including' });
  await userEvent.clear(through);
  await userEvent.type(through, '27/12/2026');
  await press('Save');
  expect(Object.keys(stored(host))).toEqual(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27']);
  await undo(host);
  expect(stored(host)).toEqual({});
});

test('two calendars stand side by side: a day stays taken until both let it go [32]', async () => {
  const answers = [['2026-12-05', '2026-12-06'], ['2026-12-06', '2026-12-12'], ['2026-12-12']];
  const host = await open({
    days: said('2026-12-12', 'held'),
    api: {
      readSupplierCalendar: () => ({
        entries: 2,
        free: 0,
        days: (answers.shift() ?? []).map((one) => ({ day: one, isShort: false })),
      }),
    },
  });
  choose(new File(['BEGIN:VCALENDAR'], 'home.ics'));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 days' }));
  choose(new File(['BEGIN:VCALENDAR'], 'work.ics'));
  expect(await screen.findByText(/One falls on a hold: 12 December/)).toBeVisible();
  expect(screen.getByText('One is taken already')).toBeVisible();
  await press('Bring it in');
  expect(Object.values(stored(host)).map(({ day: of, state }) => [of, state])).toEqual(
    expect.arrayContaining([
      ['2026-12-05', 'busy'],
      ['2026-12-06', 'busy'],
      ['2026-12-12', 'held'],
    ]),
  );
  await press('Take home.ics out');
  expect(Object.keys(stored(host)).toSorted()).toEqual(['2026-12-06', '2026-12-12']);
  await undo(host);
  expect(Object.keys(stored(host)).toSorted()).toEqual(['2026-12-05', '2026-12-06', '2026-12-12']);
});

test('a wedding of another calendar on a closed day is stored, and taken out it leaves no exception [32]', async () => {
  const days = ['2026-12-07', '2026-12-19'].map((one) => ({ day: one, isShort: false }));
  const profile = { ...exampleOwn, busyDays: ['2026-12-07', '2026-12-19'], closed: { weekdays: [1], months: [] } };
  const host = await open({
    api: { supplier: () => profile as never, readSupplierCalendar: () => ({ entries: 2, free: 0, days }) },
  });
  choose(new File(['BEGIN:VCALENDAR'], 'home.ics'));
  expect(await screen.findByText('One is taken already')).toBeVisible();
  await press('Add one day');
  expect(stored(host)).toMatchObject({ '2026-12-07': { state: 'busy' } });
  expect(Object.keys(stored(host))).toEqual(['2026-12-07']);
  await press('Take home.ics out');
  expect(stored(host)).toEqual({});
});

test('short entries leave their days free unless somebody says otherwise [32]', async () => {
  const days = [{ day: '2026-12-08', isShort: true }];
  const host = await open({ api: { readSupplierCalendar: () => ({ entries: 1, free: 0, days }) } });
  choose(new File(['x'], 'home.ics'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Also the day with less than four hours in it' }));
  await press('Add one day');
  expect(Object.keys(stored(host))).toEqual(['2026-12-08']);
});

test('a file that is refused says why, and changes nothing [32]', async () => {
  const refuse = (code: string) => () => {
    throw new ApiError('refused', 400, code, 'No.');
  };
  const host = await open({ api: { readSupplierCalendar: refuse('calendar-too-many') } });
  choose(new File(['x'], 'home.ics'));
  expect(await screen.findByRole('alert')).toHaveTextContent('home.ics has more entries or repetitions than we read.');
  choose(new File([new Uint8Array(3 * 1024 * 1024)], 'large.ics'));
  expect(await screen.findByText(/large.ics is larger than 2 MB/)).toBeVisible();
  expect(stored(host)).toEqual({});
});

test('a link to the days is made, shown once, and ended [32]', async () => {
  let since: string | null = null;
  await open({
    api: {
      readSupplierFeed: () => ({ feed: since === null ? null : { createdAt: since } }),
      createSupplierFeed: () => {
        since = '2026-11-20T10:00:00.000Z';
        return { url: 'https://posy.example/api/supplier-calendar/x.ics', createdAt: since };
      },
      revokeSupplierFeed: () => {
        since = null;
        return {};
      },
    },
  });
  await press('Make an address');
  expect(await screen.findByRole('textbox', { name: 'Secret address' })).toHaveValue(
    'https://posy.example/api/supplier-calendar/x.ics',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'End the address' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Secret address' })).toBeNull();
});
