import { createMemoryFirestore, exampleSignedIn, exampleWedding, type TestHost } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import { endpoints } from '@posy/shared-contracts/endpoints';
import { accessSchema } from '@posy/shared-contracts/entities';
import { act, screen, within } from '@testing-library/react';
import { parse } from 'valibot';
import { exampleConversation } from '#testing/example-conversation';
import { data, list, names, openInbox, seed } from '#testing/open-inbox';
import { takeAway } from '#testing/shown';

const receive = (host: TestHost, id: string, changes: Record<string, unknown>) =>
  act(() => host.firestore.commit([{ kind: 'update', collection: collections.conversations(), id, data: changes }]));

const news = {
  'lastMessage.body': 'Would Saturday suit you?',
  'lastMessage.from': 'supplier',
  'lastMessage.createdAt': '2026-11-20T11:00:00.000Z',
  'unread.couple': 1,
};

describe('the inbox', () => {
  test('has its screen: conversations with the newest message first [S2-route-20] [S1-keeps-08]', async () => {
    await openInbox();
    expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    expect(names()).toEqual(['Fern & Fable', 'The Copper Spoon']);
  });

  test('moves a conversation with a new message to the top [S4-inbox-01]', async () => {
    const host = await openInbox();
    await receive(host, 'c1', news);
    expect(names()).toEqual(['The Copper Spoon', 'Fern & Fable']);
  });

  test('marks it unread, and tells the page how many are [S4-inbox-02]', async () => {
    const host = await openInbox();
    const counts: number[] = [];
    host.bus.subscribe('inbox.unread-changed', ({ count }) => void counts.push(count));
    await receive(host, 'c1', news);
    expect(within(list()).getByRole('img', { name: '1 unread message' })).toBeVisible();
    expect(counts).toEqual([1, 2]);
  });

  test('does not mark the open one unread [S4-inbox-03]', async () => {
    const host = await openInbox('/uk/inbox?conversationId=c1');
    await receive(host, 'c1', news);
    expect(within(list()).queryByRole('img', { name: '1 unread message' })).toBeNull();
    expect(within(list()).getByRole('img', { name: '2 unread messages' })).toBeVisible();
  });

  test('marks a conversation read when it is opened, once [S4-inbox-04]', async () => {
    const marked: string[] = [];
    const firestore = seed();
    await openInbox('/uk/inbox?conversationId=c2', {
      firestore,
      api: {
        updateConversation: ({ params }) => {
          marked.push(parse(endpoints.updateConversation.params, params).id);
          void firestore.commit([
            { kind: 'update', collection: collections.conversations(), id: 'c2', data: { 'unread.couple': 0 } },
          ]);
          return {};
        },
      },
    });
    expect(marked).toEqual(['c2']);
    expect(within(list()).queryByRole('img')).toBeNull();
  });

  test('tells the supplier who the couple are by now, from who may write [S7-inbox-update-01]', async () => {
    const openAs = async (access: 'edit' | 'view') => {
      const reported: unknown[] = [];
      const wedding = exampleWedding({
        partners: ['Maya', 'Tomas'],
        date: null,
        roles: { u1: 'helper' },
        access: { u1: parse(accessSchema, { inbox: access }) },
      });
      await openInbox('/uk/inbox?conversationId=c1', {
        session: exampleSignedIn({ wedding, role: 'helper' }),
        api: {
          updateConversation: ({ body }) => {
            reported.push(parse(endpoints.updateConversation.body, body));
            return {};
          },
        },
      });
      await takeAway();
      return reported;
    };
    expect(await openAs('edit')).toEqual([{ read: true, user: { name: 'Maya and Tomas', weddingDate: null } }]);
    expect(await openAs('view')).toEqual([]);
  });

  test('leaves a read conversation alone', async () => {
    const marked: unknown[] = [];
    await openInbox('/uk/inbox?conversationId=c1', {
      api: {
        updateConversation: (input) => {
          marked.push(input);
          return {};
        },
      },
    });
    expect(marked).toEqual([]);
  });

  test('is quiet in words when it is empty', async () => {
    await openInbox('/uk/inbox', { firestore: createMemoryFirestore() });
    expect(screen.getByRole('heading', { level: 1, name: 'Your inbox is quiet' })).toBeVisible();
    expect(screen.getByText('Replies from suppliers land here, so your own email stays yours.')).toBeVisible();
  });

  test('asks a visitor to sign up and comes back', async () => {
    await openInbox('/uk/inbox', { session: { status: 'signed-out' } });
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/uk/signup?next=%2Fuk%2Finbox');
  });

  test('shows a supplier the couple, with the supplier’s own count [D-role-05]', async () => {
    const me = exampleSignedIn();
    const firestore = createMemoryFirestore({
      conversations: { c1: data(exampleConversation('c1', { unread: { couple: 0, supplier: 3 } })) },
    });
    await openInbox('/uk/inbox', {
      firestore,
      api: { supplierTeam: () => ({ people: [], invitations: [] }) },
      session: {
        ...me,
        wedding: null,
        user: { ...me.user, kind: 'supplier', weddingId: null, supplierId: 'GB100001' },
      },
    });
    // A supplier's list also waits for their people and labels.
    expect(await screen.findByRole('img', { name: '3 unread messages' })).toBeVisible();
    expect(names()).toEqual(['Maya and Tom']);
  });
});

describe('on a wide screen', () => {
  test('the first that waits to be read opens by itself: nothing asks to choose one', async () => {
    const host = await openInbox('/uk/inbox', {}, 1280);
    expect(host.location.get().search).toBe('?conversationId=c2');
    expect(screen.getByRole('region', { name: 'Fern & Fable' })).toBeVisible();
  });
});
