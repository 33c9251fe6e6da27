import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { screen } from '@testing-library/react';
import { storedAnswer, storedInvitation } from '#testing/example-households';
import { LatestReplies } from './latest-replies';
import { messages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const kapoors = storedAnswer({}, { name: 'The Kapoors', attending: 4, declined: 1 });
const open = async (answers: Record<string, Record<string, unknown>>, session = exampleSignedIn()) => {
  const firestore = createMemoryFirestore({ 'weddings/w1/answers': answers });
  leave = await renderWithHost(<LatestReplies />, createTestHost({ session, firestore }), messages);
};

test('home says who replied, and leads to the answers', async () => {
  await open({ ravi: kapoors });
  expect(screen.getByRole('link', { name: 'The Kapoors replied' })).toHaveAttribute('href', '/uk/website/answers');
  expect(screen.getByText('4 are coming, one can’t.')).toBeVisible();
});

test('home says when somebody changed their answer, and when the couple has to choose', async () => {
  await open({ ravi: { ...kapoors, times: 2, open: { ravi: ['meal'] } } });
  expect(screen.getByRole('link', { name: 'The Kapoors changed their answer' })).toBeVisible();
  expect(screen.getByText(/please choose/)).toBeVisible();
});

test.each([
  ['what the couple wrote down itself', { ...kapoors, answeredBy: 'couple', by: 'u1' }],
  ['what was answered long ago', { ...kapoors, answeredAt: '2026-10-01T10:00:00.000Z' }],
])('home has no news of %s', async (_what, answer) => {
  await open({ ravi: answer });
  expect(screen.queryByRole('link')).toBeNull();
});

const photo = (state: string) => ({
  ...{ path: `/photos/${'a'.repeat(32)}`, portrait: false, width: 1280, height: 960 },
  ...{ householdId: 'gran', state, createdAt: '2026-11-19T20:00:00.000Z' },
});
const given = (state: string) =>
  storedInvitation({ address: { text: '2 Lane', at: '2026-11-19T20:00:00.000Z', state } });
const waitingLinks = async (photoState: string, addressState: string, session = exampleSignedIn()) => {
  const firestore = createMemoryFirestore({
    'weddings/w1/guestPhotos': { a: photo(photoState) },
    'weddings/w1/households': { gran: given(addressState) },
  });
  leave = await renderWithHost(<LatestReplies />, createTestHost({ session, firestore }), messages);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('home says when pictures or addresses of guests wait for the couple, and leads to them', async () => {
  expect(await waitingLinks('new', 'open')).toEqual([
    ['Your guests sent pictures', '/uk/website/photos'],
    ['You and your guests wrote different addresses', '/uk/website/invitations'],
  ]);
  await leave();
  expect(await waitingLinks('shown', 'listed')).toEqual([]);
  await leave();
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), guests: 'view' } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  expect(await waitingLinks('new', 'open', exampleSignedIn({ role: 'helper', wedding }))).toEqual([]);
});

test('a helper who may not see the guests hears of nobody', async () => {
  const access = Object.fromEntries(accessAreas.map((area) => [area, 'none'])) as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  await open({ ravi: kapoors }, exampleSignedIn({ role: 'helper', wedding }));
  expect(screen.queryByText(/Kapoors/)).toBeNull();
});
