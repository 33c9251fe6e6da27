import type { Conversation, Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** Without case and accents, as people type when they look for something. */
const plainly = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a text has every word that is looked for. */
export const hasWords = (text: string, words: string): boolean => {
  const plain = plainly(text);
  return plainly(words)
    .split(/\s+/)
    .every((word) => plain.includes(word));
};

/** Letters around what was found. */
const around = 40;

/** The part of a message around the first word that was found. */
export const excerptOf = (body: string, words: string): string => {
  const [first = ''] = plainly(words).split(/\s+/);
  const at = Math.max(0, plainly(body).indexOf(first) - around);
  return `${at > 0 ? '…' : ''}${body.slice(at, at + 4 * around)}`;
};

/** What was said in each conversation, newest first; those that could not be read are missing. */
export type Said = ReadonlyMap<string, readonly Pick<Message, 'body'>[]>;

/** Conversations in which words are found, with the place in the message; null: in the name or the last words. */
export const found = (
  conversations: readonly Identified<Conversation>[],
  words: string,
  said: Said,
  nameOf: (conversation: Conversation) => string,
): Map<string, string | null> => {
  const hits = new Map<string, string | null>();
  for (const conversation of conversations) {
    const { id, lastMessage } = conversation;
    if (hasWords(`${nameOf(conversation)} ${lastMessage.body}`, words)) hits.set(id, null);
    else {
      const message = said.get(id)?.find(({ body }) => hasWords(body, words));
      if (message !== undefined) hits.set(id, excerptOf(message.body, words));
    }
  }
  return hits;
};
