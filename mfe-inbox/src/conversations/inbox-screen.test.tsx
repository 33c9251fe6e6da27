import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type MemoryFirestore,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { endpoints, type EndpointInput } from '@posy/shared-contracts/endpoints';
import { accessSchema } from '@posy/shared-contracts/entities';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
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
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(async () => {
  await remove?.();
  remove = null;
});

/** On a phone unless told: there, nothing opens by itself. */
const open = async (path = '/uk/inbox', options: TestHostOptions = {}, width = 390): Promise<TestHost> => {
  const { api, ...rest } = options;
  const host = createTestHost({
    session: exampleSignedIn(),
    path,
    firestore: seed(),
    api: { updateConversation: () => ({}), sendMessage: ({ body }) => ({ messageId: clientIdOf(body) }), ...api },
    ...rest,
  });
  host.viewport.set({ width, height: 800 });
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

describe('on a wide screen', () => {
  it('the first that waits to be read opens by itself: nothing asks to choose one', async () => {
    const host = await open('/uk/inbox', {}, 1280);
    expect(host.location.get().search).toBe('?conversationId=c2');
    expect(screen.getByRole('region', { name: 'Fern & Fable' })).toBeVisible();
  });
});

describe('the list', () => {
  const shortlisted = {
    type: 'caterers',
    slug: 'the-copper-spoon',
    name: 'The Copper Spoon',
    publicId: 'GB100001',
    shortlisted: true,
    booked: true,
    enquired: true,
    ignored: false,
    customSupplier: false,
    updatedAt: '2026-11-01T10:00:00.000Z',
  };
  const price = { amount: 145_000, currency: 'GBP' as const, basis: 'total' as const, condition: '' };
  const many = () =>
    createMemoryFirestore({
      conversations: {
        booked: data(exampleConversation('booked')),
        quoted: data(
          exampleConversation('quoted', {
            supplierId: 'GB2',
            supplierName: 'Brass Thimble',
            lastMessage: { body: 'Two sets, yes!', from: 'supplier', createdAt: '2026-11-18T10:00:00.000Z' },
            answers: { quote: { price, includes: '', validUntil: null } },
          }),
        ),
        away: data(
          exampleConversation('away', {
            supplierId: 'GB3',
            supplierName: 'Oak Tithe Barn',
            archived: { couple: true, supplier: false },
          }),
        ),
        asked: data(exampleConversation('asked', { supplierId: 'GB4', supplierName: 'Wild Yeast' })),
      },
      'weddings/w1/suppliers': { GB100001: shortlisted },
      'conversations/quoted/messages': {
        m1: { from: 'couple', senderUid: 'u1', body: 'Do you play céilidhs?', createdAt: '2026-11-17T10:00:00.000Z' },
      },
    });
  const choose = async (name: RegExp) => {
    await userEvent.click(screen.getByRole('button', { name: /^Which conversations to show/ }));
    await userEvent.click(screen.getByRole('menuitemradio', { name }));
  };

  it('says where each conversation stands, and shows one kind of them', async () => {
    await open('/uk/inbox', { firestore: many() });
    expect(names()).toEqual(['Wild Yeast', 'The Copper Spoon', 'Brass Thimble']);
    expect(within(list()).getByText('Booked')).toBeVisible();
    expect(within(list()).getByText('Quote, £1,450')).toBeVisible();
    expect(within(list()).getByText('Waiting for them')).toBeVisible();
    await choose(/^Waiting for us/);
    expect(names()).toEqual(['Brass Thimble']);
    await choose(/^Archived \(1\)/);
    expect(names()).toEqual(['Oak Tithe Barn']);
    await choose(/^Quotes \(1\)/);
    expect(names()).toEqual(['Brass Thimble']);
  });

  it('finds words in older messages, without accents, and shows where', async () => {
    await open('/uk/inbox', { firestore: many() });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'ceilidh');
    expect(await within(list()).findByText('Do you play céilidhs?')).toBeVisible();
    expect(names()).toEqual(['Brass Thimble']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search messages' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'zither');
    expect(await within(list()).findByText('Nothing found. Try another word.')).toBeVisible();
    await userEvent.click(within(list()).getByRole('button', { name: 'Show all' }));
    expect(names()).toHaveLength(3);
  });

  it('searches names and last words when older messages cannot be read, and says so', async () => {
    const firestore = many();
    const broken = { ...firestore, read: () => Promise.reject(new FirestoreError('unavailable', 'offline')) };
    await open('/uk/inbox', { firestore: broken });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'brass');
    expect(await within(list()).findByText(/Older messages couldn’t be searched/)).toBeVisible();
    expect(names()).toEqual(['Brass Thimble']);
  });
});

describe('what is done with a conversation', () => {
  const serverOf = (firestore: MemoryFirestore, done: unknown[]): TestHostOptions['api'] => ({
    archiveConversation: async ({ body }) => {
      const { archived } = parse(endpoints.archiveConversation.body, body);
      done.push({ archived });
      const change = { 'archived.couple': archived, 'archived.supplier': false };
      await firestore.commit([{ kind: 'update', collection: collections.conversations(), id: 'c1', data: change }]);
      return {};
    },
    blockConversation: async ({ body }) => {
      const { blocked } = parse(endpoints.blockConversation.body, body);
      done.push({ blocked });
      const mark = blocked ? { by: 'couple', at: '2026-11-20T12:00:00.000Z' } : null;
      const write = { kind: 'update' as const, collection: collections.conversations(), id: 'c1' };
      await firestore.commit([{ ...write, data: { blocked: mark } }]);
      return {};
    },
    closeConversation: async ({ body }) => {
      const { reason } = parse(endpoints.closeConversation.body, body);
      done.push({ reason });
      const data = { closedAt: '2026-11-20T12:00:00.000Z', closedReason: reason, closedBy: 'couple' };
      await firestore.commit([{ kind: 'update', collection: collections.conversations(), id: 'c1', data }]);
      return {};
    },
    reportMessage: (input) => {
      done.push(input);
      return {};
    },
  });
  const openWith = async (done: unknown[], more: TestHostOptions['api'] = {}, path = '/uk/inbox?conversationId=c1') => {
    const firestore = seed();
    return open(path, { firestore, api: { ...serverOf(firestore, done), ...more } });
  };
  const act1 = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^More for/ }));
    await userEvent.click(screen.getByRole('menuitem', { name }));
  };

  it('put away, it leaves the list, and comes back with undo', async () => {
    const done: unknown[] = [];
    const host = await openWith(done);
    await act1('Put away');
    expect(names()).toEqual(['Fern & Fable']);
    const notice = host.shown.at(-1);
    expect(notice).toMatchObject({ text: 'The Copper Spoon is put away', action: { label: 'Undo' } });
    await act(async () => notice?.action?.run());
    expect(done).toEqual([{ archived: true }, { archived: false }]);
    expect(names()).toContain('The Copper Spoon');
  });

  it('a refusal is said with another try, and nothing has moved', async () => {
    const host = await openWith([], {
      archiveConversation: () => {
        throw new ApiError('refused', 403, 'not-allowed', '');
      },
    });
    await act1('Put away');
    expect(host.shown.at(-1)).toMatchObject({ tone: 'error', action: { label: 'Try again' } });
    expect(names()).toHaveLength(2);
  });

  it('blocked, nobody writes, and it can be taken back', async () => {
    const done: unknown[] = [];
    await openWith(done);
    await act1('Block');
    expect(screen.getByText(/You’ve blocked The Copper Spoon/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Write to/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(screen.getByRole('textbox', { name: /Write to/ })).toBeVisible();
    expect(done).toEqual([{ blocked: true }, { blocked: false }]);
  });

  it('closed with kind words, which go out once though the closing takes two tries', async () => {
    const done: unknown[] = [];
    const sent: unknown[] = [];
    let tries = 0;
    const firestore = seed();
    const server = serverOf(firestore, done);
    await open('/uk/inbox?conversationId=c1', {
      firestore,
      api: {
        ...server,
        sendMessage: ({ body }) => {
          sent.push(clientIdOf(body));
          return { messageId: clientIdOf(body) };
        },
        closeConversation: (input, file) => {
          tries += 1;
          if (tries === 1) throw new ApiError('offline', 0, 'offline', '');
          return server?.closeConversation?.(input, file) ?? {};
        },
      },
    });
    await act1('We booked elsewhere…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your words' }).value).toMatch(
      /^Thank you so much/,
    );
    const close = () => userEvent.click(dialog.getByRole('button', { name: 'Close the conversation' }));
    await close();
    expect(await dialog.findByRole('alert')).toHaveTextContent('There’s no connection just now.');
    await close();
    expect(await screen.findByText('You closed this conversation: you booked elsewhere.')).toBeVisible();
    expect(done).toEqual([{ reason: 'booked-elsewhere' }]);
    expect(new Set(sent).size).toBe(1);
  });

  it('a message of the other side is reported, with a reason', async () => {
    const done: EndpointInput<'reportMessage'>[] = [];
    const host = await openWith(done, {}, '/uk/inbox?conversationId=c2');
    await act1('Report a message…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Rude or threatening' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
    expect(done).toEqual([{ params: { id: 'c2', messageId: 'm2' }, body: { reason: 'rude', words: '' } }]);
    expect(host.shown.at(-1)?.text).toMatch(/^Thank you/);
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
