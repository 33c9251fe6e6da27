import { defaultNotifications, notificationSettingsSchema } from '@posy/shared-contracts/entities';
import { paths } from '@posy/shared-contracts/paths';
import { type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Accounts } from '#accounts/accounts';
import { marketOfLocale } from '#documents/market-of-locale';
import { harmlessLines, harmlessName } from '../harmless-name';
import { type Mail } from '../mail';
import { type ReplyAddresses } from '../post/reply-addresses';
import { renderMail } from '../render-mail';
import { stopLettersPath, type TalkSeal } from './talk-seal';

export interface LetterParts {
  firestore: Firestore;
  accounts: Pick<Accounts, 'find'>;
  /** Under which people reach this server. */
  origin: string;
  seal: TalkSeal;
  /** Addresses for answering by mail; null when incoming letters are not configured. */
  replies: Pick<ReplyAddresses, 'addressOf'> | null;
}

/** Messages of which a letter says the words; of the others it says how many there are. */
const mostQuoted = 5;

/** Fields of a person's profile that a letter needs. */
export const personSchema = v.object({
  kind: v.fallback(v.string(), 'couple'),
  l10n: v.fallback(v.object({ locale: v.string() }), { locale: '' }),
  notifications: v.fallback(notificationSettingsSchema, defaultNotifications),
});

/** The address of an account that may be written to: confirmed, and open. */
export const addressOf = async (accounts: LetterParts['accounts'], uid: string): Promise<string | null> => {
  const account = await accounts.find(uid);
  return account === null || account.disabled || !account.emailVerified ? null : account.email;
};

/** Number of messages that a side has not read; 0 for a person who has left the conversation. */
const unreadFor = (conversation: DocumentSnapshot, uid: string, side: string): number => {
  const readers: unknown = conversation.get('memberUids');
  if (!Array.isArray(readers) || !readers.includes(uid)) return 0;
  return Number(conversation.get(`unread.${side}`)) || 0;
};

/** The newest words of the other side, the oldest of them first. */
const wordsOf = async (conversation: DocumentSnapshot, from: string, unread: number): Promise<string[]> => {
  const newest = conversation.ref
    .collection('messages')
    .orderBy('createdAt', 'desc')
    .limit(mostQuoted * 2);
  const { docs } = await newest.select('from', 'body').get();
  const theirs = docs.filter((message) => message.get('from') === from).slice(0, Math.min(unread, mostQuoted));
  return theirs.reverse().flatMap((message) => harmlessLines(String(message.get('body'))));
};

/**
 * Returns the letter about a person's unread messages, in their language; null when there are none, when they left the
 * conversation or want no such letters, or when their address is unconfirmed.
 */
export const letterTo = async (
  { firestore, accounts, origin, seal, replies }: LetterParts,
  { uid, conversationId }: { uid: string; conversationId: string },
): Promise<Mail | null> => {
  const [profile, conversation] = await Promise.all([
    firestore.doc(`users/${uid}`).get(),
    firestore.doc(`conversations/${conversationId}`).get(),
  ]);
  const person = v.safeParse(personSchema, profile.data());
  if (!profile.exists || !conversation.exists || !person.success || !person.output.notifications.email.messages)
    return null;
  const side = person.output.kind === 'supplier' ? 'supplier' : 'couple';
  const count = unreadFor(conversation, uid, side);
  const to = count === 0 ? null : await addressOf(accounts, uid);
  if (to === null) return null;
  const other = side === 'couple' ? 'supplier' : 'couple';
  const market = marketOfLocale(person.output.l10n.locale);
  const name = harmlessName(String(conversation.get(`${other}Name`)));
  const words = await wordsOf(conversation, other, count);
  const replyTo = replies === null ? null : await replies.addressOf({ uid, conversationId });
  const mail = renderMail({
    to,
    kind: 'newMessages',
    market,
    slots: { name, count, words, mayReply: replyTo !== null },
    link: `${origin}${paths.conversation(market.prefix, conversationId)}`,
    stop: `${origin}${stopLettersPath('messages', market.prefix, seal.token(uid))}`,
  });
  return replyTo === null ? mail : { ...mail, replyTo };
};
