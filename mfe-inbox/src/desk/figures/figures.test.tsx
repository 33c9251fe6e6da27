import { createMemoryFirestore, createTestHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { exampleFigures } from '#testing/example-figures';
import { show, supplierSession, takeAway } from '#testing/shown';
import { ReplyPanel } from '../reply-panel';
import { figureRows } from './figure-rows';
import { FiguresCard } from './figures-card';
import { ProfileCard } from './profile-card';
import { RankCard } from './rank-card';

const open = async (ownFigures: () => ReturnType<typeof exampleFigures> = () => exampleFigures()) => {
  const api: TestHostOptions['api'] = { ownFigures, supplier: () => ({ busyDays: [] }) as never };
  const host = createTestHost({ session: supplierSession(), path: '/uk/home', api });
  await show(
    <>
      <FiguresCard supplierId="GB100001" />
      <RankCard supplierId="GB100001" />
    </>,
    host,
  );
  return host;
};

test('each number is drawn by week, said in words, and set beside what is typical [32]', async () => {
  await open();
  const views = await screen.findByRole('img', { name: /^Profile views a week/ });
  expect(views).toHaveAccessibleName(
    'Profile views a week, from 7 September until this week: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12',
  );
  expect([...views.children].map((bar) => (bar as HTMLElement).style.blockSize).slice(-2)).toEqual(['92%', '100%']);
  const hearts = within(screen.getByText('Hearts').closest('figure') ?? document.body);
  expect(hearts.getByText('3')).toBeVisible();
  expect(hearts.getByText(/Typical this week: 1$/)).toBeVisible();
  expect(screen.getByText(/Typical is the middle one of 86 florists that couples looked at\./)).toBeVisible();
});

test('the same numbers are a table with one press [32]', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'As a table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[0]).toHaveTextContent('Week ofProfile viewsHeartsEnquiriesBookings');
  expect(rows[1]).toHaveTextContent(/12300$/);
  expect(rows.at(-1)).toHaveTextContent('Typical this week9110');
  expect(screen.queryByRole('img')).toBeNull();
});

test('all that is the supplier’s own is saved as one file [32]', async () => {
  const saved: Blob[] = [];
  // jsdom opens no files.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  const asked = (coupleName: string, supplierId: string) => {
    const { id: _id, ...conversation } = exampleConversation('c', { coupleName });
    return { ...conversation, supplierId, memberUids: ['u1', 'ana'] };
  };
  const updatedAt = '2026-11-01T09:00:00.000Z';
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/home',
    firestore: createMemoryFirestore({
      conversations: { c1: asked('Maya and Tom', 'GB100001'), c2: asked('Ife and Jonah', 'GB100002') },
      suppliers: {
        GB100001: { owners: { u1: 'owner' }, claimedAt: null, away: { text: 'At a fair.', until: null }, updatedAt },
      },
      'suppliers/GB100001/templates': { t1: { name: 'Free', body: 'We are free.', order: 1, updatedAt } },
    }),
    api: {
      ownFigures: () => exampleFigures(),
      supplier: () => ({ busyDays: [] }) as never,
      ownProfile: () => ({ published: { description: 'Seen' }, own: { description: 'Not yet seen' } }) as never,
      supplierTeam: () => ({ people: [], invitations: [] }),
    },
  });
  await show(<FiguresCard supplierId="GB100001" />, host);
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'All your data, as JSON' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(JSON.parse(text)).toMatchObject({
    supplierId: 'GB100001',
    figures: { completeness: 0.92 },
    published: { description: 'Seen' },
    draft: { description: 'Not yet seen' },
    days: [],
    team: { people: [] },
    away: { text: 'At a fair.' },
    templates: [{ id: 't1', name: 'Free' }],
    labels: [],
    calendars: [],
    enquiries: [{ id: 'c1', coupleName: 'Maya and Tom' }],
  });
});

test('nothing typical is made up where too few others were looked at [32]', async () => {
  await open(() => exampleFigures({ typical: null }));
  expect(await screen.findByText(/Too few others were looked at to say what is typical\./)).toBeVisible();
  expect(screen.queryByText(/Typical this week/)).toBeNull();
});

test('the ranking is explained by the server’s own weights, the weightiest first [32]', async () => {
  await open();
  const rank = within(await screen.findByRole('region', { name: 'Your place in search' }));
  expect(rank.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/\d+%$/)?.[0])).toEqual([
    '35%',
    '30%',
    '20%',
    '10%',
    '5%',
  ]);
  expect(rank.getByText(/^Yours is complete to 92%\./)).toBeVisible();
  expect(rank.getByText(/^Paid places are 2 at the head of a list and one in 12 after it/)).toBeVisible();
});

test('what did not load is asked for again', async () => {
  let isDown = true;
  await open(() => {
    if (isDown) throw new ApiError('refused', 500, 'broken', 'No.');
    return exampleFigures();
  });
  expect(await screen.findByText('Your figures are taking a rest')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: /^Hearts a week/ })).toBeVisible();
});

test('the reply time stands beside the category’s, with both in words [32]', async () => {
  const host = createTestHost({ session: supplierSession(), path: '/uk/home' });
  const replies = { enquiries: 58, medianMinutes: 240, answeredPercent: 96 };
  const profile = { type: 'venues', publicId: 'abc123', replies } as Parameters<typeof ReplyPanel>[0]['profile'];
  await show(<ReplyPanel profile={profile} typical={540} />, host);
  expect(screen.getByRole('progressbar', { name: 'You: 4 hrs' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Typical of your category: 9 hrs' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  );
});

test('a saved table has every week below the names of its columns [32]', () => {
  const { weeks } = exampleFigures();
  const names = ['Week of', 'Profile views', 'Hearts', 'Enquiries', 'Bookings'];
  const rows = figureRows({ weeks: weeks.slice(0, 1) }, names);
  expect(rows).toEqual([names, ['2026-09-07', '1', '0', '0', '0']]);
});

test('an incomplete profile says how far it is and what that is worth; a complete one says nothing [32]', async () => {
  const shown = async (completeness: number) => {
    const ownFigures = () => exampleFigures({ completeness });
    const host = createTestHost({ session: supplierSession(), path: '/uk/home', api: { ownFigures } });
    await show(<ProfileCard supplierId="GB100001" />, host);
  };
  await shown(0.92);
  expect(await screen.findByText('Your profile is complete to 92%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fill in more' })).toHaveAttribute('href', '/uk/own-profile');
  await takeAway();
  await shown(1);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByText(/^Your profile is complete/)).toBeNull();
});
