import { createMemoryFirestore, type TestHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { act, fireEvent, within } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, names, openInbox } from '#testing/open-inbox';
import { entriesAtOnce } from './use-growing-list';

const many = 60;
const lastSaid = (minutesAgo: number): string => new Date(Date.UTC(2026, 10, 19) - minutesAgo * 60_000).toISOString();
const seed = () =>
  createMemoryFirestore({
    conversations: Object.fromEntries(
      Array.from({ length: many }, (_none, at) => [
        `c${at}`,
        data(
          exampleConversation(`c${at}`, {
            supplierName: `Supplier ${at}`,
            lastMessage: { body: 'Hello', from: 'couple', createdAt: lastSaid(at) },
          }),
        ),
      ]),
    ),
  });

/** Number of rows that a change renders: each asks the clock once how long ago its message is. */
const rowsRendered = async ({ clock }: TestHost, change: () => unknown): Promise<number> => {
  const asked = jest.spyOn(clock, 'now');
  await act(async () => void (await change()));
  const times = asked.mock.calls.length;
  asked.mockRestore();
  return times;
};

const rows = (): number => within(list()).getAllByRole('listitem').length;

test('one change renders one row, and further rows render none of those above them [19]', async () => {
  const firestore = seed();
  const host = await openInbox('/uk/inbox', { firestore });
  expect(rows()).toBe(entriesAtOnce);
  const write = (id: string, changes: Record<string, unknown>) =>
    firestore.writeElsewhere([{ kind: 'update', collection: collections.conversations(), id, data: changes }]);
  expect(await rowsRendered(host, () => write('c3', { 'unread.couple': 2 }))).toBe(1);
  expect(within(list()).getByRole('img', { name: '2 unread messages' })).toBeVisible();
  // A message moves its row to the top.
  const message = { body: 'Yes!', from: 'supplier', createdAt: '2026-11-20T09:00:00.000Z' };
  expect(await rowsRendered(host, () => write('c9', { lastMessage: message }))).toBe(1);
  expect(names()[0]).toBe('Supplier 9');
  expect(await rowsRendered(host, () => fireEvent.scroll(list()))).toBe(entriesAtOnce);
  expect(rows()).toBe(2 * entriesAtOnce);
});
