import { createMemoryFirestore, type MemoryFirestore } from '@posy/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, names, openInbox } from '#testing/open-inbox';
import { createReactions } from '../reactions';

const at = (minute: number): string => `2026-11-19T10:${minute}:00.000Z`;
const said = (from: 'couple' | 'supplier', minute: number) => ({ body: 'Hello', from, createdAt: at(minute) });

/** Three conversations; the oldest has unread messages. */
const seed = () =>
  createMemoryFirestore({
    conversations: {
      c1: data(exampleConversation('c1', { supplierName: 'Newest', lastMessage: said('couple', 30) })),
      c2: data(exampleConversation('c2', { supplierName: 'Second', lastMessage: said('couple', 20) })),
      c3: data(
        exampleConversation('c3', {
          supplierName: 'Oldest',
          unread: { couple: 1, supplier: 0 },
          lastMessage: said('supplier', 10),
        }),
      ),
    },
    'conversations/c3/messages': { m1: { senderUid: 's1', ...said('supplier', 10) } },
  });

/** The same database with a slow list: it reports only its beginning, or nothing, until the test releases the rest. */
const slowly = (memory: MemoryFirestore, first: number) => {
  const waiting: (() => void)[] = [];
  const firestore: MemoryFirestore = {
    ...memory,
    watch(query, next, failed) {
      if (query.firstLook === undefined || query.collection.path !== 'conversations')
        return memory.watch(query, next, failed);
      let stop = (): void => undefined;
      if (first > 0)
        memory.watch(query, (found) => next({ ...found, value: found.value.slice(0, first), isPart: true }), failed)();
      waiting.push(() => {
        stop = memory.watch(query, next, failed);
      });
      return () => stop();
    },
  };
  return { firestore, release: () => act(async () => waiting.splice(0).forEach((come) => come())) };
};

test('the beginning of a list is shown at once; what is counted or chosen among all waits for all [19]', async () => {
  const { firestore, release } = slowly(seed(), 2);
  const counts: number[] = [];
  const host = await openInbox('/uk/inbox', { firestore }, 1280);
  host.bus.subscribe('inbox.unread-changed', ({ count }) => void counts.push(count));
  expect(names()).toEqual(['Newest', 'Second']);
  await userEvent.click(screen.getByRole('button', { name: /^Which conversations to show/ }));
  expect(screen.getByRole('menuitemradio', { name: 'Waiting for us' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(within(list()).getByRole('searchbox'), 'Oldest');
  expect(within(list()).getByRole('status')).toHaveTextContent('Looking through older messages…');
  expect([host.location.get().search, counts]).toEqual(['', []]);
  await release();
  expect(await within(list()).findByText('Oldest')).toBeVisible();
  expect(host.location.get().search).toContain('conversationId=c3');
  expect(screen.getByRole('region', { name: 'Oldest' })).toBeVisible();
});

test('a conversation opens without its list, and stays as it is when the list comes [19]', async () => {
  const { firestore, release } = slowly(seed(), 0);
  await openInbox('/uk/inbox?conversationId=c3', { firestore }, 1280);
  const thread = await screen.findByRole('region', { name: 'Oldest' });
  expect(within(thread).getByText('Hello')).toBeVisible();
  const field = within(thread).getByRole('textbox');
  await userEvent.type(field, 'On my w');
  await release();
  expect(names()).toEqual(['Newest', 'Second', 'Oldest']);
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('On my w');
});

test('a person who may not see a conversation reads so when the whole list is here, not before [19]', async () => {
  const { firestore, release } = slowly(seed(), 1);
  await openInbox('/uk/inbox?conversationId=none', { firestore }, 1280);
  expect(screen.queryByText('This conversation isn’t in your inbox')).toBeNull();
  await release();
  expect(screen.getByText('This conversation isn’t in your inbox')).toBeVisible();
});

test('the mark in the header waits for the whole list, which is read once for it and for the screen', async () => {
  const { firestore, release } = slowly(seed(), 2);
  const asked: string[] = [];
  const counted: typeof firestore = {
    ...firestore,
    watch(query, ...rest) {
      asked.push(query.collection.path);
      return firestore.watch(query, ...rest);
    },
  };
  const host = await openInbox('/uk/inbox', { firestore: counted });
  const counts: number[] = [];
  host.bus.subscribe('inbox.unread-changed', ({ count }) => void counts.push(count));
  const delivery = { id: 'e1', producer: 'shell', publishedAt: 0 };
  await act(async () => createReactions(host)['session.changed']?.({ uid: 'u1', weddingId: 'w1' }, delivery));
  expect(counts).toEqual([]);
  await release();
  expect(counts).toEqual([1]);
  expect(asked.filter((path) => path === 'conversations')).toHaveLength(1);
});
