import { createMemoryFirestore, createTestHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { type Conversation, type ReplyFigures } from '@posy/shared-contracts/entities';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { exampleFigures } from '#testing/example-figures';
import { show, supplierSession, takeAway } from '#testing/shown';
import { Morning } from './morning';

const withoutId = ({ id: _id, ...rest }: ReturnType<typeof exampleConversation>) => rest;
const asked = (coupleName: string, createdAt: string, changes: Partial<Conversation> = {}) =>
  withoutId(
    exampleConversation('c', {
      coupleName,
      createdAt,
      lastMessage: { body: 'Are you free?', from: 'couple', createdAt },
      ...changes,
    }),
  );
const updatedAt = '2026-11-01T09:00:00.000Z';
const day = (date: string, state: 'busy' | 'held', until: string | null = null) => ({
  [date]: { day: date, state, until, updatedAt },
});

interface Seed {
  conversations?: Record<string, Record<string, unknown>>;
  days?: Record<string, Record<string, unknown>>;
  away?: { text: string; until: string | null } | null;
  reviews?: number;
  typical?: number | null;
}

const open = async (
  { conversations = {}, days = {}, away = null, reviews = 0, typical = null }: Seed,
  supplier: () => { replies: ReplyFigures | null } = () => ({ replies: null }),
  change: (firestore: ReturnType<typeof createMemoryFirestore>) => TestHostOptions['firestore'] = (same) => same,
) => {
  const firestore = createMemoryFirestore({
    conversations,
    suppliers: { GB100001: { owners: { u1: 'owner' }, claimedAt: null, away, updatedAt } },
    'suppliers/GB100001/busyDays': days,
  });
  const host = createTestHost({
    session: supplierSession(),
    path: '/uk/home',
    firestore: change(firestore),
    api: {
      supplier: () => ({ type: 'venues', publicId: 'abc123', ...supplier() }) as never,
      ownSuppliers: () => ({ suppliers: [] }),
      ownFigures: () => exampleFigures({ typicalReplyMinutes: typical }),
      work: () => ({ items: [{ kind: 'reviews-without-reply', count: reviews }] }),
    },
  });
  await show(<Morning supplierId="GB100001" />, host);
  await waitFor(() => expect(screen.queryByText(messages['desk.morning.loading'])).not.toBeInTheDocument());
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('names who waits, with their day, their guests and since when, the longest first, and leads to the answer', async () => {
  const shared = { names: true, date: true, place: null, guests: { day: 95, evening: 0 }, budgetMatch: false };
  await open({
    conversations: {
      c1: asked('Maya and Tom', '2026-11-20T09:00:00.000Z'),
      c2: asked('Carys and Ben', '2026-11-18T09:00:00.000Z', { shared } as Partial<Conversation>),
    },
  });
  const waiting = part('Waiting for you');
  const links = waiting.getAllByRole('link', { name: /^Answer / });
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Answer Carys and Ben', 'Answer Maya and Tom']);
  expect(links[0]).toHaveAttribute('href', '/uk/inbox?conversationId=c2');
  expect(await waiting.findAllByText('11 September is free')).toHaveLength(2);
  expect(waiting.getAllByText('2 couples ask for it')).toHaveLength(2);
  expect(screen.getByText(/^2 couples are waiting, the longest since /)).toBeVisible();
  expect(waiting.getByText('95 day guests')).toBeVisible();
  expect(waiting.getAllByText(/^Since /)).toHaveLength(2);
});

test('lists what waits once, by urgency: a hold about to end, couples, other holds that end soon, their own reviews [19] [P-H14]', async () => {
  const heldFor = (coupleName: string, weddingDate: string): Record<string, unknown> =>
    asked(coupleName, '2026-11-10T09:00:00.000Z', {
      weddingDate,
      lastMessage: { body: 'Held.', from: 'supplier', createdAt: '2026-11-10T09:00:00.000Z' },
      answers: { date: { day: weddingDate, answer: 'held', heldUntil: null } },
    });
  const inDays = (days: number): string =>
    new Date(Date.parse('2026-11-20T12:00:00Z') + days * 86_400_000).toISOString().slice(0, 10);
  await open({
    conversations: {
      c1: asked('Maya and Tom', '2026-11-19T09:00:00.000Z'),
      c2: heldFor('Nour and Alex', '2027-08-14'),
      c3: heldFor('Ife and Jonah', '2027-08-21'),
    },
    days: { ...day('2027-08-14', 'held', inDays(10)), ...day('2027-08-21', 'held', inDays(1)) },
    reviews: 2,
  });
  await screen.findByText('2 reviews without your reply');
  const rows = part('Waiting for you').getAllByRole('listitem');
  const order = [/Ife and Jonah/, /Maya and Tom/, /Nour and Alex/, /2 reviews without your reply/];
  expect(rows).toHaveLength(order.length);
  // A digit beside it would be read as a count, and two initials as another number.
  expect(rows[3]).toHaveTextContent(/^2 reviews without your reply/);
  // The link leads to the supplier's own reviews, not to the couples' page.
  expect(within(rows[3] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/uk/reviews/GB100001');
  order.forEach((words, at) => expect(rows[at]).toHaveTextContent(words));
  expect(part('Waiting for you').getByRole('link', { name: 'Look at Ife and Jonah' })).toHaveAttribute(
    'href',
    '/uk/inbox?conversationId=c3',
  );
});

test('sets how soon they answer beside what is typical of their category [32]', async () => {
  await open({ typical: 540 }, () => ({ replies: { enquiries: 58, medianMinutes: 240, answeredPercent: 96 } }));
  expect(await screen.findByRole('progressbar', { name: 'You: 4 hrs' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Typical of your category: 9 hrs' })).toBeVisible();
});

test('says how soon they answer, and no figure before five couples asked', async () => {
  await open({}, () => ({ replies: { enquiries: 58, medianMinutes: 240, answeredPercent: 96 } }));
  expect(await screen.findByText('4 hrs')).toBeVisible();
  expect(screen.getByText('96%')).toBeVisible();
  const own = screen.getByRole('link', { name: 'See your profile as couples do' });
  expect(own).toHaveAttribute('href', '/uk/weddingsuppliers/venues/abc123');
  await takeAway();
  await open({});
  expect(await screen.findByText(/once 5 of them have asked/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('lists the coming weekends that are held or taken, without holds that are over', async () => {
  await open({
    days: {
      ...day('2027-08-06', 'busy'),
      ...day('2027-08-07', 'held', '2027-02-01'),
      ...day('2027-08-14', 'held', '2026-01-01'),
      ...day('2027-08-18', 'busy'),
    },
  });
  const rows = await part('Your weekends').findAllByRole('listitem');
  expect(rows).toHaveLength(1);
  const season = 'Saturdays from May to October 2027: 0 taken, 1 held, 26 free';
  expect(part('Your weekends').getByText(season)).toBeVisible();
  expect(rows[0]).toHaveTextContent(/^6\D+8 Aug 2027/);
  expect(rows[0]).toHaveTextContent(/Fri 6, taken.*Sat 7, held until 1 February/);
});

test('who goes away says so from here, and is back with one press [19]', async () => {
  await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Away until…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(screen.getByText('We’re away just now and answer as soon as we’re back.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Away until…' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'We’re back' }));
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('button', { name: 'Away until…' })).toBeVisible();
});

test('says what couples read while nobody is there, until its last day', async () => {
  await open({ away: { text: 'At a fair.', until: '2999-01-01' } });
  expect(screen.getByText('At a fair.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Open the desk' })[0]).toHaveAttribute('href', '/uk/inbox/desk');
  await takeAway();
  await open({ away: { text: 'At a fair.', until: '2020-01-01' } });
  expect(screen.queryByText('At a fair.')).toBeNull();
});

test('is calm where nobody has asked and nothing is taken', async () => {
  await open({});
  expect(screen.getByText('Everybody has an answer. New enquiries come here first.')).toBeVisible();
  expect(await screen.findByText('No coming weekend is held or taken.')).toBeVisible();
});

test('without a connection it shows what this device has, and the rest once there is one [32]', async () => {
  await show(<p />, createTestHost());
  await act(async () => void window.dispatchEvent(new Event('offline')));
  await open({ days: day('2027-08-06', 'busy') }, () => ({
    replies: { enquiries: 58, medianMinutes: 240, answeredPercent: 96 },
  }));
  expect(await part('Your weekends').findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('How soon you reply couldn’t be loaded just now.')).toBeVisible();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('4 hrs')).toBeVisible();
});

test('says what did not load, and offers to try again', async () => {
  const refuse = () => {
    throw new ApiError('refused', 500, 'broken', 'No.');
  };
  await open({}, refuse, (firestore) => ({
    ...firestore,
    watch: (_query, _next, failed) => {
      failed(new FirestoreError('unavailable', 'Down.'));
      return () => undefined;
    },
  }));
  expect(await screen.findByText('Your enquiries are taking a rest')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Your weekends couldn’t be loaded just now.')).toBeVisible();
  expect(await screen.findByText('How soon you reply couldn’t be loaded just now.')).toBeVisible();
});
