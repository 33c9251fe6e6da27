import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';

/** Fields that change with each message and each reading; no message's card depends on them. */
const newsFields = new Set([
  'unread',
  'lastMessage',
  'readAt',
  'custom',
  'firstReplyAt',
  'archived',
] satisfies (keyof Conversation)[] as string[]);

/** Returns true when two states of a conversation differ in nothing but its news. */
export const differsInNewsOnly = (a: Identified<Conversation>, b: Identified<Conversation>): boolean => {
  const without = (one: Identified<Conversation>): string =>
    JSON.stringify(Object.entries(one).filter(([name]) => !newsFields.has(name)));
  return a === b || without(a) === without(b);
};

/**
 * Returns the conversation as the cards of its messages need it: the same object while only its news change. Otherwise
 * every message that is shown would render again with each one that comes.
 */
export const useSteadyConversation = (conversation: Identified<Conversation>): Identified<Conversation> => {
  const [steady, setSteady] = useState(conversation);
  if (differsInNewsOnly(steady, conversation)) return steady;
  setSteady(conversation);
  return conversation;
};
