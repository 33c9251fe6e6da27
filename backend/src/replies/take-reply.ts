import { createHash } from 'node:crypto';
import { notificationSettingsSchema } from '@posy/shared-contracts/entities';
import { enquiryLimits, visibleText } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { sameEmail } from '#api/collaboration/invitation';
import { sendMessage } from '#api/enquiries/send-message';
import { type ApiContext } from '#api/handler';
import { Refusal } from '#api/refusal';
import { type Replier, type ReplyAddresses } from '../mail/post/reply-addresses';
import { cutQuote } from './cut-quote';
import { type InboundLetter, isAutomatic, messageIdOf, senderOf } from './inbound-letter';
import { isProvenSender } from './proven-sender';
import { type ReplyLimit } from './reply-limit';

/** Outcome of an incoming letter. */
export type ReplyOutcome = 'sent' | 'automatic' | 'no-address' | 'other-sender' | 'empty' | 'refused' | 'too-many';

/** Services that incoming letters need. */
export interface Inbox {
  addresses: ReplyAddresses;
  /** The mail server that proves senders, as it names itself; null where files take its place. */
  authserv: string | null;
  /** Limit of answers by uid. */
  hasRoom: ReplyLimit;
}

/** Returns the same id for the same letter, however often it is delivered: a message's id is a UUID. */
const clientIdOf = (letter: InboundLetter, { conversationId, uid }: Replier): string => {
  const hash = createHash('sha256')
    .update(`${messageIdOf(letter)}\n${conversationId}\n${uid}`)
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};

const kindOf = (value: unknown) => (value === 'supplier' ? 'supplier' : 'couple');

/**
 * Adds an answer by mail to its thread, as if its writer had sent it there: everything refused there is refused here.
 * The sender must be the confirmed address of the person to whom the letter was sent, and proven.
 */
export const takeReply = async (
  context: ApiContext,
  { addresses, authserv, hasRoom }: Inbox,
  letter: InboundLetter,
): Promise<ReplyOutcome> => {
  if (isAutomatic(letter)) return 'automatic';
  const replier = await addresses.find(letter.OriginalRecipient);
  if (replier === null) return 'no-address';
  const account = await context.accounts.find(replier.uid);
  const sender = senderOf(letter);
  const isOwn = account?.emailVerified === true && !account.disabled && sameEmail(account.email ?? '') === sender;
  if (!isOwn) return 'other-sender';
  if (!isProvenSender(letter, authserv)) return 'refused';
  if (!hasRoom(replier.uid)) return 'too-many';
  const profile = await context.firestore.doc(`users/${replier.uid}`).get();
  // A person who turned off letters about messages cannot answer by mail: turning them off revokes their addresses.
  const settings = v.safeParse(notificationSettingsSchema, profile.get('notifications'));
  if (settings.success && !settings.output.email.messages) return 'no-address';
  const body = visibleText(cutQuote(letter.TextBody)).trim().slice(0, enquiryLimits.maximumCharacters);
  if (body === '') return 'empty';
  const identity = {
    uid: replier.uid,
    email: account.email,
    emailVerified: true,
    name: null,
    kind: kindOf(profile.get('kind')),
    signedInAt: context.now(),
  } as const;
  try {
    await sendMessage(context, {
      params: { id: replier.conversationId },
      body: { clientId: clientIdOf(letter, replier), body },
      identity,
      network: 'mail',
      headers: {},
      file: null,
    });
    return 'sent';
  } catch (error) {
    if (error instanceof Refusal) return 'refused';
    throw error;
  }
};
