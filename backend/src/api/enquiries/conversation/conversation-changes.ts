import { type Attachment, type SentContent } from '@posy/shared-contracts/entities';
import { FieldValue } from 'firebase-admin/firestore';
import { type Notice } from '#push/notice';

/** The side of a conversation that writes or reads. */
export type ConversationSide = 'couple' | 'supplier';

/** Longest part of a message that the list of conversations shows. */
const excerptLength = 300;

export const otherSide = (side: ConversationSide): ConversationSide => (side === 'couple' ? 'supplier' : 'couple');

/** The author, as stored in the message. */
export interface Sender {
  uid: string;
  name: string;
}

/** Message content without a file. */
type FilelessContent = Exclude<SentContent, { kind: 'attachment' }>;

/** Message content, with its file as it is stored. */
export type CarriedContent = FilelessContent | { kind: 'attachment'; attachment: Attachment };

const stored = (content: CarriedContent) =>
  content.kind === 'visit' ? { kind: content.kind, visit: { ...content.visit, answer: 'proposed' } } : content;

/** A message as it is stored. */
export const newMessage = (from: ConversationSide, { uid, name }: Sender, body: string, content?: CarriedContent) => ({
  from,
  senderUid: uid,
  senderName: name,
  body,
  ...(content !== undefined && stored(content)),
  createdAt: FieldValue.serverTimestamp(),
});

const answerOf = (messageId: string, content: FilelessContent): object => {
  if (content.kind === 'quote') return content.quote;
  return content.kind === 'date' ? content.date : { ...content.visit, answer: 'proposed', messageId };
};

/** The newest answer of its kind, for lists of conversations. */
export const newestAnswer = (messageId: string, content: SentContent | undefined) =>
  content === undefined || content.kind === 'attachment'
    ? {}
    : { [`answers.${content.kind}`]: answerOf(messageId, content) };

/**
 * Returns the changes of a conversation by a message: it moves to the top for both sides, and is unread for the other.
 */
export const afterMessage = (from: ConversationSide, body: string, memberUids: string[]) => ({
  lastMessage: { body: body.slice(0, excerptLength), from, createdAt: FieldValue.serverTimestamp() },
  [`unread.${otherSide(from)}`]: FieldValue.increment(1),
  archived: { couple: false, supplier: false },
  memberUids,
});

/** The notice about a message for the other side; it holds none of the message's text. */
export const messageNotice = (from: ConversationSide, conversationId: string, messageId: string) =>
  ({
    kind: from === 'couple' ? 'couple-message' : 'supplier-message',
    event: `${conversationId}/${messageId}`,
    ids: { conversationId },
  }) satisfies Notice;
