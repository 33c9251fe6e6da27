import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  type TestHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { paths } from '@posy/shared-contracts';
import { endpoints } from '@posy/shared-contracts/endpoints';
import type { Conversation, Message } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import { parse } from 'valibot';
import { Thread } from '#thread/thread';
import { exampleConversation } from './example-conversation';
import { profileAnswer, show, takeAway } from './shown';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(async () => {
  await takeAway();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Simulates a device without a keyboard. */
export const onGlass = (): void => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
};

interface Opening extends TestHostOptions {
  said?: Record<string, Partial<Message>>;
  conversation?: Partial<Conversation>;
}

/** The body of a sent message. */
export const sentOf = (body: unknown) => parse(endpoints.sendMessage.body, body);
const message = (changes: Partial<Message>) => ({
  from: 'supplier',
  senderUid: 's1',
  body: 'Hello',
  createdAt: '2026-11-19T10:00:00.000Z',
  ...changes,
});

/** Opens a thread of the couple’s with these messages. It is unmounted after the test. */
export const openThread = async ({
  said = {},
  conversation = {},
  api,
  ...options
}: Opening = {}): Promise<TestHost> => {
  const firestore = createMemoryFirestore({
    'conversations/c1/messages': Object.fromEntries(Object.entries(said).map(([id, one]) => [id, message(one)])),
  });
  const host = createTestHost({
    session: exampleSignedIn(),
    path: paths.conversation('uk', 'c1'),
    firestore,
    api: {
      updateConversation: () => ({}),
      sendMessage: ({ body }) => ({ messageId: sentOf(body).clientId }),
      supplier: () => profileAnswer(),
      translations: () => ({ languages: ['en', 'de', 'fr'] }),
      ...api,
    },
    ...options,
  });
  const shown = exampleConversation('c1', conversation);
  await show(<Thread conversation={shown} side="couple" />, host);
  return host;
};

export const field = () => screen.getByRole('textbox', { name: 'Write to The Copper Spoon' });

export const log = () => within(screen.getByRole('log', { name: 'Messages' }));
