import { conversationSchema, messageSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { inboxSize, largeInbox } from './large-inbox';

const full = 2;
const documents = largeInbox('GB100001', 's1', full);
const conversations = documents.filter(({ path }) => path.split('/').length === 2);
const messages = documents.filter(({ path }) => path.includes('/messages/'));

/** Returns the data as a client reads them. */
const asRead = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

test('the benchmark’s inbox is as large as it says, and each document has a path of its own', () => {
  expect(conversations).toHaveLength(inboxSize.conversations);
  expect(messages.filter(({ path }) => path.startsWith('conversations/bench-0001/'))).toHaveLength(inboxSize.messages);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

test('its conversations and messages are as the contract wants them', () => {
  for (const { data } of conversations) expect(v.is(conversationSchema, asRead(data))).toBe(true);
  for (const { data } of messages) expect(v.is(messageSchema, asRead(data))).toBe(true);
});
