import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { exampleConversation } from '#testing/example-conversation';
import { data, openInbox } from '#testing/open-inbox';
import { searchedConversations } from '../search/use-search';
import { entriesAtOnce } from './use-growing-list';

const many = 1000;
const name = (at: number): string => `Supplier ${String(at).padStart(4, '0')}`;

const seed = () =>
  createMemoryFirestore({
    conversations: Object.fromEntries(
      Array.from({ length: many }, (_none, at) => [
        `c${at}`,
        data(
          exampleConversation(`c${at}`, {
            supplierName: name(at),
            lastMessage: {
              body: 'Hello',
              from: 'couple',
              createdAt: new Date(Date.UTC(2026, 10, 19) - at * 60_000).toISOString(),
            },
          }),
        ),
      ]),
    ),
  });

/** Scrolls the list to near its end. */
const scrollToEnd = (list: HTMLElement): void => {
  Object.defineProperties(list, {
    scrollHeight: { configurable: true, value: 4000 },
    clientHeight: { configurable: true, value: 800 },
  });
  list.scrollTop = 3200;
  fireEvent.scroll(list);
};

test('of a thousand conversations so many are drawn as are looked at, and all of them are found [19]', async () => {
  await openInbox('/uk/inbox', { firestore: seed() });
  const list = screen.getByRole('navigation', { name: 'Conversations' });
  const drawn = () => within(list).getAllByRole('listitem').length;
  expect(drawn()).toBe(entriesAtOnce);
  scrollToEnd(list);
  expect(drawn()).toBe(2 * entriesAtOnce);
  expect(within(list).queryByText(name(many - 1))).toBeNull();
  fireEvent.change(within(list).getByRole('searchbox'), { target: { value: name(many - 1) } });
  expect(await within(list).findByText(name(many - 1))).toBeVisible();
});

test('of more conversations than a search reads, it says which it reads [28]', async () => {
  await openInbox('/uk/inbox', { firestore: seed() });
  const list = screen.getByRole('navigation', { name: 'Conversations' });
  fireEvent.change(within(list).getByRole('searchbox'), { target: { value: 'zither' } });
  const said = `Messages are searched in the latest ${searchedConversations} conversations, older ones by their names and last words.`;
  expect(await within(list).findByText(said)).toBeVisible();
  expect(within(list).getByText('Nothing found. Try another word.')).toBeVisible();
});
