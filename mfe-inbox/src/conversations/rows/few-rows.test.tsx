import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, openInbox } from '#testing/open-inbox';
import { entriesAtOnce } from './use-growing-list';

const mockRendered: string[] = [];
jest.mock('#talk/other-picture', () => ({
  OtherPicture: ({ conversation }: { conversation: Identified<Conversation> }) => {
    mockRendered.push(conversation.id);
    return null;
  },
}));

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

/** The conversations whose rows rendered during a change, each once. */
const renderedBy = async (change: () => unknown): Promise<string[]> => {
  mockRendered.length = 0;
  await act(async () => void (await change()));
  return [...new Set(mockRendered)];
};

const rows = (): number => within(list()).getAllByRole('listitem').length;

test('one change renders one row, and further rows render none of those above them [19]', async () => {
  const firestore = seed();
  await openInbox('/uk/inbox', { firestore });
  expect(rows()).toBe(entriesAtOnce);
  const write = (id: string, changes: Record<string, unknown>) =>
    firestore.writeElsewhere([{ kind: 'update', collection: collections.conversations(), id, data: changes }]);
  expect(await renderedBy(() => write('c3', { 'unread.couple': 2 }))).toEqual(['c3']);
  // A message moves its row to the top.
  const message = { body: 'Yes!', from: 'supplier', createdAt: '2026-11-20T09:00:00.000Z' };
  expect(await renderedBy(() => write('c9', { lastMessage: message }))).toEqual(['c9']);
  const scroller = screen.getByRole('navigation', { name: 'Conversations' });
  const further = await renderedBy(() => fireEvent.scroll(scroller));
  expect(rows()).toBe(2 * entriesAtOnce);
  expect(further).toEqual(Array.from({ length: entriesAtOnce }, (_none, index) => `c${entriesAtOnce + index}`));
});
