import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { endpoints } from '@posy/shared-contracts/endpoints';
import { screen, within } from '@testing-library/react';
import { parse } from 'valibot';
import { InboxScreen } from '#conversations/inbox-screen';
import { exampleConversation } from './example-conversation';
import { profileAnswer, show } from './shown';

/** A conversation as it is stored. */
export const data = (conversation: ReturnType<typeof exampleConversation>): Record<string, unknown> => {
  const { id: _id, ...rest } = conversation;
  return rest;
};
/** Returns the id under which a message was sent. */
export const clientIdOf = (body: unknown): string => parse(endpoints.sendMessage.body, body).clientId;
/** Two conversations: one that is read, and one with two unread messages. */
export const seed = () =>
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

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Opens the inbox, by default on a phone, where no conversation opens by itself. It is unmounted after the test. */
export const openInbox = async (path = '/uk/inbox', options: TestHostOptions = {}, width = 390): Promise<TestHost> => {
  const { api, ...rest } = options;
  const host = createTestHost({
    session: exampleSignedIn(),
    path,
    firestore: seed(),
    api: {
      supplier: () => profileAnswer(),
      ownSuppliers: () => ({ suppliers: [] }),
      updateConversation: () => ({}),
      sendMessage: ({ body }) => ({ messageId: clientIdOf(body) }),
      ...api,
    },
    ...rest,
  });
  host.viewport.set({ width, height: 800 });
  // Loaded before it renders: a screen that is still loading shows no conversations.
  await import('#conversations/inbox-rooms');
  await show(<InboxScreen />, host);
  return host;
};

export const list = () => screen.getByRole('navigation', { name: 'Conversations' });

/** The names in the list, from the top. */
export const names = () =>
  within(list())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('strong')?.textContent);
