import type { Conversation, Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** Ignores case and accents, as people do when they search. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The plain forms of what is searched, made once: an unchanged conversation or message is the same object. */
const plainForms = new WeakMap<object, { text: string; plain: string }>();

const plainOf = (of: object, text: string): string => {
  const known = plainForms.get(of);
  if (known?.text === text) return known.plain;
  const plain = plainly(text);
  plainForms.set(of, { text, plain });
  return plain;
};

const hasAll = (plain: string, words: readonly string[]): boolean => words.every((word) => plain.includes(word));

/** Number of letters around a match. */
const around = 40;

/** Returns the part of a message around the first match. */
const excerptOf = (message: Pick<Message, 'body'>, first: string): string => {
  const at = Math.max(0, plainOf(message, message.body).indexOf(first) - around);
  return `${at > 0 ? '…' : ''}${message.body.slice(at, at + 4 * around)}`;
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
  const asked = plainly(words).split(/\s+/);
  for (const conversation of conversations) {
    const { id, lastMessage } = conversation;
    if (hasAll(plainOf(conversation, `${nameOf(conversation)} ${lastMessage.body}`), asked)) hits.set(id, null);
    else {
      const message = messages.get(id)?.find((one) => hasAll(plainOf(one, one.body), asked));
      if (message !== undefined) hits.set(id, excerptOf(message, asked[0] ?? ''));
    }
  }
  return hits;
};
