import { createMemoryFirestore, createTestHost, type TestHost } from '@posy/remote-kit/testing';
import type { ReplyFigures } from '@posy/shared-contracts/entities';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillTemplate } from '#talk/rules/fill-template';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { exampleFigures } from '#testing/example-figures';
import { show, supplierSession, takeAway } from '#testing/shown';
import { DeskScreen } from './desk-screen';

const own = 'suppliers/GB100001';
const withoutId = ({ id: _id, ...rest }: ReturnType<typeof exampleConversation>) => rest;
const asked = (name: string, createdAt: string, from: 'couple' | 'supplier' = 'couple') =>
  withoutId(exampleConversation('c', { coupleName: name, lastMessage: { body: 'Are you free?', from, createdAt } }));

const open = async (
  replies: ReplyFigures | null = null,
  busyDays: string[] = [],
  figures = exampleFigures(),
): Promise<TestHost> => {
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/inbox/desk',
    firestore: createMemoryFirestore({
      conversations: {
        c1: asked('Maya and Tom', '2026-11-20T09:00:00.000Z'),
        c2: asked('Carys and Ben', '2026-11-18T09:00:00.000Z'),
        c3: asked('Sam and Ottilie', '2026-11-17T09:00:00.000Z', 'supplier'),
      },
      suppliers: { GB100001: { owners: { u1: 'owner' }, claimedAt: null, updatedAt: '2026-11-01T09:00:00.000Z' } },
      [`${own}/templates`]: {
        t1: { name: 'Free', body: 'Hello {names}', order: 1, updatedAt: '2026-11-01T09:00:00.000Z' },
      },
    }),
    api: {
      supplier: () => ({ type: 'venues', publicId: 'abc123', replies, busyDays }) as never,
      ownSuppliers: () => ({ suppliers: [] }),
      ownFigures: () => figures,
      supplierTeam: () => ({ people: [], invitations: [] }),
    },
  });
  await show(<DeskScreen />, host);
  await waitFor(() => expect(screen.queryByText(messages['desk.morning.loading'])).not.toBeInTheDocument());
  return host;
};
const add = async (button: string) => userEvent.click(screen.getByRole('button', { name: button }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Keep' }));

test('says who waits, the longest first, and leads to them', async () => {
  await open();
  expect(screen.getByText('2 couples are waiting for a word from you')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Answer / });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Answer Carys and Ben', 'Answer Maya and Tom']);
  expect(links[0]).toHaveAttribute('href', '/uk/inbox?conversationId=c2');
});

test('says of who waits whether their day is free, as the home does [19]', async () => {
  await open(null, ['2027-09-11']);
  expect(await screen.findAllByText('11 September is taken')).toHaveLength(2);
});

test('says how soon they answer, and nothing before five couples asked', async () => {
  await open({ enquiries: 58, medianMinutes: 240, answeredPercent: 96 });
  expect(await screen.findByText('4 hrs')).toBeVisible();
  expect(screen.getByText('96%')).toBeVisible();
  await takeAway();
  await open(null);
  expect(await screen.findByText(/once 5 of them have asked/)).toBeVisible();
});

test('sums up twelve weeks, and says which share had an answer within an hour, a day and later [19]', async () => {
  const replySpread = { withinHour: 22, withinDay: 24, withinTwoDays: 8, later: 2, never: 2 };
  const replies = { enquiries: 58, medianMinutes: 240, answeredPercent: 97 };
  await open(replies, [], exampleFigures({ replySpread }));
  const bars = await screen.findAllByRole('progressbar');
  expect(bars.map((bar) => `${bar.getAttribute('aria-label')} ${bar.getAttribute('aria-valuenow')}`)).toEqual([
    'Within an hour 38',
    'Within a day 41',
    'Within two days 14',
    'Later 4',
    'Not answered 3',
  ]);
  const sums = screen.getAllByRole('term').map((term) => `${term.nextSibling?.textContent} ${term.textContent}`);
  expect(sums).toEqual([
    '4 hrs typical reply, last 90 days',
    '97% of couples answered',
    '2 couples wait for you',
    '0 bookings in twelve weeks, from 2 enquiries',
  ]);
});

test('says nothing of how soon they reply while too few couples have asked', async () => {
  await open(null, [], exampleFigures({ replySpread: null }));
  expect(await screen.findByText(/once 5 of them have asked/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getAllByRole('term')).toHaveLength(2);
});

test('enquiries that do not load say so, and offer to try again [32]', async () => {
  const firestore = createMemoryFirestore({});
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/inbox/desk',
    firestore: {
      ...firestore,
      watch: (_query, _next, failed) => {
        failed(new FirestoreError('unavailable', 'Down.'));
        return () => undefined;
      },
    },
    api: { supplier: () => ({ replies: null }) as never, ownFigures: () => exampleFigures() },
  });
  await show(<DeskScreen />, host);
  expect(await screen.findByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your enquiries are taking a rest' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('keeps an away note, and takes it back', async () => {
  const host = await open();
  await add('Away until…');
  await userEvent.clear(screen.getByRole('textbox', { name: 'What couples read' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What couples read' }), 'At a fair.');
  await save();
  expect(host.firestore.documents('suppliers')['GB100001']).toMatchObject({
    away: { text: 'At a fair.', until: null },
  });
  await add('We’re back');
  expect(host.firestore.documents('suppliers')['GB100001']).toMatchObject({ away: null });
});

test('keeps words with fields, changes them, and brings back what was deleted', async () => {
  const host = await open();
  await add('New');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Not free');
  await userEvent.type(screen.getByRole('textbox', { name: 'Words' }), 'We are sorry');
  await save();
  const stored = () => Object.values(host.firestore.documents(`${own}/templates`)).map(({ name }) => name);
  expect(stored()).toEqual(['Free', 'Not free']);
  await add('Delete Free');
  expect(stored()).toEqual(['Not free']);
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(stored().toSorted()).toEqual(['Free', 'Not free']);
});

test('keeps a day as taken for search and profile, and refuses one that is over', async () => {
  const host = await open();
  await add('Add a day');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Choose a day to come/);
  expect(host.firestore.documents(`${own}/busyDays`)).toEqual({});
});

test('shows every day on which couples find them taken, frees any of them, and takes it back [17]', async () => {
  const days = Array.from({ length: 10 }, (_, at) => `2027-06-${String(at + 10)}`);
  const host = await open(null, days);
  const stored = () => host.firestore.documents(`${own}/busyDays`);
  expect(await screen.findByRole('button', { name: 'Free 10 June 2027 again' })).toBeVisible();
  await add('All 10 days');
  expect(screen.getAllByRole('button', { name: /^Free .* 2027 again$/ })).toHaveLength(10);
  await add('Free 19 June 2027 again');
  expect(stored()['2027-06-19']).toMatchObject({ day: '2027-06-19', state: 'free', until: null });
  expect(screen.queryByRole('button', { name: 'Free 19 June 2027 again' })).toBeNull();
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(stored()).toEqual({});
  expect(screen.getByRole('button', { name: 'Free 19 June 2027 again' })).toBeVisible();
});

test('fills in what a couple shared, and leaves what nobody knows for the writer', () => {
  const known = { names: 'Maya and Tom', date: null, place: 'Bath', guests: '95' };
  expect(fillTemplate('Hello {names}, {date} in {place} for {guests} {other}', known)).toBe(
    'Hello Maya and Tom, {date} in Bath for 95 {other}',
  );
});
