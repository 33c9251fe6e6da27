import type { Conversation, Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** Ignores case and accents, as people do when they search. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns true when a text contains every word of the search. */
export const hasWords = (text: string, words: string): boolean => {
  const plain = plainly(text);
  return plainly(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
};

/** Number of letters around a match. */
const around = 40;

/** Returns the part of a message around the first match. */
export const excerptOf = (body: string, words: string): string => {
  const [first = ''] = plainly(words).split(/\s+/);
  const at = Math.max(0, plainly(body).indexOf(first) - around);
  return `${at > 0 ? '…' : ''}${body.slice(at, at + 4 * around)}`;
};

/** The messages of each conversation, newest first; unreadable conversations are missing. */
export type MessagesByConversation = ReadonlyMap<string, readonly Pick<Message, 'body'>[]>;

/**
 * Returns the conversations that match, with the excerpt of the message; null for a match in the name or the latest
 * message.
 */
export const found = (
  conversations: readonly Identified<Conversation>[],
  words: string,
  messages: MessagesByConversation,
  nameOf: (conversation: Conversation) => string,
): Map<string, string | null> => {
  const hits = new Map<string, string | null>();
  for (const conversation of conversations) {
    const { id, lastMessage } = conversation;
    if (hasWords(`${nameOf(conversation)} ${lastMessage.body}`, words)) hits.set(id, null);
    else {
      const message = messages.get(id)?.find(({ body }) => hasWords(body, words));
      if (message !== undefined) hits.set(id, excerptOf(message.body, words));
    }
  }
  return hits;
};
