import { createMemoryFirestore } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversationLimit } from '#talk/conversation-queries';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, names, openInbox } from '#testing/open-inbox';

const said = (from: 'couple' | 'supplier', createdAt: string) => ({ body: 'Hello', from, createdAt });

/** The newest waits for the couple, as does the oldest, which stands beyond the limit. */
const beyondTheLimit = () => {
  const between = Array.from({ length: conversationLimit - 1 }, (_none, at) => {
    const createdAt = new Date(Date.UTC(2026, 5, 1) + at * 60_000).toISOString();
    return [`c${at}`, data(exampleConversation(`c${at}`, { lastMessage: said('couple', createdAt) }))] as const;
  });
  return createMemoryFirestore({
    conversations: {
      ...Object.fromEntries(between),
      newest: data(
        exampleConversation('newest', {
          supplierName: 'Newest',
          lastMessage: said('supplier', '2026-11-20T10:00:00.000Z'),
        }),
      ),
      oldest: data(
        exampleConversation('oldest', {
          supplierName: 'Oldest',
          lastMessage: said('supplier', '2026-01-02T10:00:00.000Z'),
        }),
      ),
    },
  });
};

test('conversations beyond the newest thousand are one press away, and then there is no more to show [28]', async () => {
  await openInbox('/uk/inbox', { firestore: beyondTheLimit() });
  await userEvent.click(screen.getByRole('button', { name: /^Which conversations to show/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: /^Waiting for us/ }));
  expect(names()).toEqual(['Newest']);
  await userEvent.click(within(list()).getByRole('button', { name: 'Show older conversations' }));
  expect(names()).toEqual(['Newest', 'Oldest']);
  expect(within(list()).queryByRole('button', { name: 'Show older conversations' })).toBeNull();
});
