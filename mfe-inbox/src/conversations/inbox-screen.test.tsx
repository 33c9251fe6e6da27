import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { endpoints, type EndpointInput } from '@posy/shared-contracts/endpoints';
import { accessSchema } from '@posy/shared-contracts/entities';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { messages } from '#testing/all-messages';
import { exampleConversation } from '#testing/example-conversation';
import { InboxScreen } from './inbox-screen';

const data = (conversation: ReturnType<typeof exampleConversation>): Record<string, unknown> => {
  const { id: _id, ...rest } = conversation;
  return rest;
};
const clientIdOf = (body: unknown): string => parse(endpoints.sendMessage.body, body).clientId;
const seed = () =>
  createMemoryFirestore({
    conversations: {
      c1: data(exampleConversation('c1')),
      c2: data(
        exampleConversation('c2', {
          supplierName: 'Fern & Fable',
          unread: { couple: 2, supplier: 0 },
          lastMessage: { body: 'We’re holding the 11th', from: 'supplier', createdAt: '2026-11-20T09:00:00.000Z' },
        }),
      ),
    },
    'conversations/c1/messages': {
      m1: { from: 'couple', senderUid: 'u1', body: 'Hello there', createdAt: '2026-11-19T10:00:00.000Z' },
    },
    'conversations/c2/messages': {
      m2: { from: 'supplier', senderUid: 's1', body: 'We’re holding the 11th', createdAt: '2026-11-20T09:00:00.000Z' },
    },
  });

let remove: (() => Promise<void>) | null = null;
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  await remove?.();
  remove = null;
});

const open = async (path = '/uk/inbox', options: TestHostOptions = {}): Promise<TestHost> => {
  const { api, ...rest } = options;
  const host = createTestHost({
    session: exampleSignedIn(),
    path,
    firestore: seed(),
    api: { updateConversation: () => ({}), sendMessage: ({ body }) => ({ messageId: clientIdOf(body) }), ...api },
    ...rest,
  });
  remove = await renderWithHost(<InboxScreen />, host, messages);
  return host;
};
const list = () => screen.getByRole('navigation', { name: 'Conversations' });
const names = () =>
  within(list())
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);
const receive = (host: TestHost, id: string, changes: Record<string, unknown>) =>
  act(() => host.firestore.commit([{ kind: 'update', collection: collections.conversations(), id, data: changes }]));

const news = {
  'lastMessage.body': 'Would Saturday suit you?',
  'lastMessage.from': 'supplier',
  'lastMessage.createdAt': '2026-11-20T11:00:00.000Z',
  'unread.couple': 1,
};

describe('the inbox', () => {
  it('has its screen: conversations with the newest message first [S2-route-20] [S1-keeps-08]', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    expect(names()).toEqual(['Fern & Fable', 'The Copper Spoon']);
  });

  it('moves a conversation with a new message to the top [S4-inbox-01]', async () => {
    const host = await open();
    await receive(host, 'c1', news);
    expect(names()).toEqual(['The Copper Spoon', 'Fern & Fable']);
  });

  it('marks it unread, and tells the page how many are [S4-inbox-02]', async () => {
    const host = await open();
    const counts: number[] = [];
    host.bus.subscribe('inbox.unread-changed', ({ count }) => void counts.push(count));
    await receive(host, 'c1', news);
    expect(within(list()).getByRole('img', { name: '1 unread message' })).toBeVisible();
    expect(counts).toEqual([1, 2]);
  });

  it('does not mark the open one unread [S4-inbox-03]', async () => {
    const host = await open('/uk/inbox?conversationId=c1');
    await receive(host, 'c1', news);
    expect(within(list()).queryByRole('img', { name: '1 unread message' })).toBeNull();
    expect(within(list()).getByRole('img', { name: '2 unread messages' })).toBeVisible();
  });

  it('marks a conversation read when it is opened, once [S4-inbox-04]', async () => {
    const marked: string[] = [];
    const firestore = seed();
    await open('/uk/inbox?conversationId=c2', {
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

  it('tells the supplier who the couple are by now, from who may write [S7-inbox-update-01]', async () => {
    const openAs = async (access: 'edit' | 'view') => {
      const told: unknown[] = [];
      const wedding = exampleWedding({
        partners: ['Maya', 'Tomas'],
        date: null,
        roles: { u1: 'helper' },
        access: { u1: parse(accessSchema, { inbox: access }) },
      });
      await open('/uk/inbox?conversationId=c1', {
        session: exampleSignedIn({ wedding, role: 'helper' }),
        api: {
          updateConversation: ({ body }) => {
            told.push(parse(endpoints.updateConversation.body, body));
            return {};
          },
        },
      });
      await remove?.();
      return told;
    };
    expect(await openAs('edit')).toEqual([{ read: true, user: { name: 'Maya and Tomas', weddingDate: null } }]);
    expect(await openAs('view')).toEqual([]);
  });

  it('leaves a read conversation alone', async () => {
    const marked: unknown[] = [];
    await open('/uk/inbox?conversationId=c1', {
      api: {
        updateConversation: (input) => {
          marked.push(input);
          return {};
        },
      },
    });
    expect(marked).toEqual([]);
  });

  it('is quiet in words when it is empty', async () => {
    await open('/uk/inbox', { firestore: createMemoryFirestore() });
    expect(screen.getByRole('heading', { level: 1, name: 'Your inbox is quiet' })).toBeVisible();
    expect(screen.getByText('Replies from suppliers land here, so your own email stays yours.')).toBeVisible();
  });

  it('asks a visitor to sign up and comes back', async () => {
    await open('/uk/inbox', { session: { status: 'signed-out' } });
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/uk/signup?next=%2Fuk%2Finbox');
  });

  it('shows a supplier the couple, with the supplier’s own count [D-role-05]', async () => {
    const me = exampleSignedIn();
    const firestore = createMemoryFirestore({
      conversations: { c1: data(exampleConversation('c1', { unread: { couple: 0, supplier: 3 } })) },
    });
    await open('/uk/inbox', {
      firestore,
      session: {
        ...me,
        wedding: null,
        user: { ...me.user, kind: 'supplier', weddingId: null, supplierId: 'GB100001' },
      },
    });
    expect(names()).toEqual(['Maya and Tom']);
    expect(within(list()).getByRole('img', { name: '3 unread messages' })).toBeVisible();
  });
});

describe('a thread', () => {
  const write = async (text: string): Promise<void> => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Write to The Copper Spoon' }), text);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  };
  const thread = () => within(screen.getByRole('region', { name: 'The Copper Spoon' }));

  it('shows a message at once, and keeps a failed one for another try under its id', async () => {
    const sent: EndpointInput<'sendMessage'>[] = [];
    await open('/uk/inbox?conversationId=c1', {
      api: {
        sendMessage: (input) => {
          sent.push(input);
          if (sent.length === 1) throw new ApiError('offline', 0, 'offline', '');
          return { messageId: clientIdOf(input.body) };
        },
      },
    });
    await write('Could we come on Saturday?');
    expect(thread().getByText('Could we come on Saturday?')).toBeVisible();
    expect(await thread().findByRole('alert')).toHaveTextContent('Not sent: there’s no connection.');
    await userEvent.click(thread().getByRole('button', { name: 'Try again' }));
    expect(thread().queryByRole('alert')).toBeNull();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('shows a stored message once', async () => {
    const host = await open('/uk/inbox?conversationId=c1', {
      api: { sendMessage: ({ body }) => ({ messageId: clientIdOf(body) }) },
    });
    await write('Could we come on Saturday?');
    const stored = {
      from: 'couple',
      senderUid: 'u1',
      body: 'Could we come on Saturday?',
      createdAt: '2026-11-20T12:00:00.000Z',
    };
    const id = JSON.parse(sessionStorage.getItem('posy.inbox.outbox.u1.c1') ?? '[]')[0].clientId as string;
    await act(() => host.firestore.commit([{ kind: 'set', collection: collections.messages('c1'), id, data: stored }]));
    expect(thread().getAllByText('Could we come on Saturday?')).toHaveLength(1);
    expect(sessionStorage.getItem('posy.inbox.outbox.u1.c1')).toBeNull();
  });

  it('keeps what is typed for each conversation', async () => {
    const host = await open('/uk/inbox?conversationId=c1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Write to The Copper Spoon' }), 'Half a thou');
    await act(async () => host.navigate('/uk/inbox?conversationId=c2'));
    expect(screen.getByRole('textbox', { name: 'Write to Fern & Fable' })).toHaveValue('');
    await act(async () => host.navigate('/uk/inbox?conversationId=c1'));
    expect(screen.getByRole('textbox', { name: 'Write to The Copper Spoon' })).toHaveValue('Half a thou');
  });
});
