import { createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleSupplier } from '#testing/examples';
import { messages as words } from '../messages/en-GB';
import type { Invitations } from './invitation-queries';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const florist = (): Session => {
  const person = exampleSignedIn({ wedding: null, role: null });
  return { ...person, user: { ...person.user, kind: 'supplier', weddingId: null } };
};

const example = (changes: Partial<Invitations> = {}): Invitations => ({
  couples: [
    { names: 'Ana and Lou', day: '2026-05-02', state: 'waiting', on: null },
    { names: 'Kim and Jo', day: '2026-12-05', state: 'later', on: '2026-12-08' },
    { names: 'Sam and Ottilie', day: '2026-10-03', state: 'reminded', on: '2026-10-20' },
    { names: 'Ife and Jonah', day: null, state: 'invited', on: null },
  ],
  counts: { waiting: 1, invited: 2, reminded: 1, answered: 1, declined: 0 },
  mayAskAt: null,
  ...changes,
});

const show = async (read: () => Invitations, send: (input: object) => { invited: number } = () => ({ invited: 1 })) => {
  const { id, publicId, type, name, picture } = exampleSupplier();
  const supplier = { id, publicId, type, name, picture };
  const host = createTestHost({
    api: {
      supplierReviews: () => ({ supplier, total: 0, size: 24, reviews: [], disputed: [] }),
      reviewInvitations: read,
      sendReviewInvitations: send,
    },
    session: florist(),
    path: '/uk/reviews',
  });
  leave = await renderWithHost(<AppRoutes />, host, { ...messages, ...words });
  const card = within(await screen.findByRole('region', { name: 'Invitations to review' }));
  return { host, card };
};

test('a supplier reads who was and will be invited, and that nobody is chosen [32]', async () => {
  const { card } = await show(() => example());
  expect(card.getByText(/You cannot choose whom, or leave anybody out\./)).toBeVisible();
  expect(card.getByText('2 couples invited, 1 reminded, 1 wrote a review')).toBeVisible();
  expect(card.queryByRole('listitem')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Show all 4 couples' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ana and LouWedding on 2 May 2026Not invited yet',
    'Kim and JoWedding on 5 December 2026Will be invited on 8 December 2026',
    'Sam and OttilieWedding on 3 October 2026Reminded on 20 October 2026',
    'Ife and JonahKeeps the wedding day privateInvited',
  ]);
  for (const role of ['checkbox', 'radio', 'combobox', 'textbox']) expect(card.queryByRole(role)).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Hide the couples' }));
  expect(card.queryByRole('listitem')).toBeNull();
});

test('one press invites all who are missing, and names none of them [32]', async () => {
  const sent: object[] = [];
  let left = 3;
  const { host, card } = await show(
    () => example({ counts: { ...example().counts, waiting: left } }),
    (input) => {
      sent.push(input);
      left = 0;
      return { invited: 3 };
    },
  );
  expect(card.getByText('3 couples of the last 12 months were not invited.')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Invite all 3 couples' }));
  expect(sent).toEqual([{ body: { supplierId: exampleSupplier().id } }]);
  expect(host.shown.map(({ text }) => text)).toEqual(['3 couples are invited, at a good hour of their day.']);
  expect(card.queryByRole('button', { name: /^Invite/ })).toBeNull();
});

test('the button names no more couples than one press invites [32]', async () => {
  const { card } = await show(() => example({ counts: { ...example().counts, waiting: 230 } }));
  expect(card.getByText('230 couples of the last 12 months were not invited.')).toBeVisible();
  expect(card.getByRole('button', { name: /^Invite/ })).toHaveAccessibleName(
    'Invite 200 of them, as many as go out at once',
  );
});

test('within a week of the last ones there is a day instead of a button [32]', async () => {
  const { card } = await show(() => example({ mayAskAt: '2026-12-05T10:00:00.000Z' }));
  expect(
    card.getByText(/^Invitations go out once a week\. You can send the next ones from 5 December 2026/),
  ).toBeVisible();
  expect(card.queryByRole('button', { name: /^Invite/ })).toBeNull();
});

test('what the server refuses is said, and the list is read again [32]', async () => {
  let reads = 0;
  const { host, card } = await show(
    () => {
      reads += 1;
      return example();
    },
    () => {
      throw new ApiError('refused', 409, 'asked-lately', 'No.');
    },
  );
  await userEvent.click(card.getByRole('button', { name: 'Invite this couple' }));
  expect(host.shown.map(({ text }) => text)).toEqual(['Your invitations of this week were sent already.']);
  expect([reads, host.errors]).toEqual([2, []]);
});

test('invitations that did not load leave the reviews, and are asked for again [32]', async () => {
  let isDown = true;
  const { id, publicId, type, name, picture } = exampleSupplier();
  const host = createTestHost({
    api: {
      supplierReviews: () => ({
        supplier: { id, publicId, type, name, picture },
        ...{ total: 0, size: 24, reviews: [], disputed: [] },
      }),
      reviewInvitations: () => {
        if (isDown) throw new ApiError('refused', 500, 'broken', 'No.');
        return example({ couples: [] });
      },
    },
    session: florist(),
    path: '/uk/reviews',
  });
  leave = await renderWithHost(<AppRoutes />, host, { ...messages, ...words });
  const retry = await screen.findByRole('button', { name: messages['reviews.failed.retry'] });
  expect(screen.getByText(/^Nobody has written about/)).toBeVisible();
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/^Nobody who booked you here has married/)).toBeVisible();
});
