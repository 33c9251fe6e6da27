import { FieldValue } from 'firebase-admin/firestore';
import { type Notice } from '#push/notice';

/** Which side of a conversation speaks or reads. */
export type Side = 'couple' | 'supplier';

/** Longest part of a message that the list of conversations keeps. */
const excerptLength = 300;

const other = (side: Side): Side => (side === 'couple' ? 'supplier' : 'couple');

/** A message as it is stored. */
export const newMessage = (from: Side, senderUid: string, body: string) => ({
  from,
  senderUid,
  body,
  createdAt: FieldValue.serverTimestamp(),
});

/** How a message changes its conversation: it goes to the top, and is unread for the other side. */
export const afterMessage = (from: Side, body: string, memberUids: string[]) => ({
  lastMessage: { body: body.slice(0, excerptLength), from, createdAt: FieldValue.serverTimestamp() },
  [`unread.${other(from)}`]: FieldValue.increment(1),
  memberUids,
});

/** What the other side is told of a message; nothing of its words. */
export const messageNotice = (from: Side, conversationId: string, messageId: string) =>
  ({
    kind: from === 'couple' ? 'couple-message' : 'supplier-message',
    event: `${conversationId}/${messageId}`,
    ids: { conversationId },
  }) satisfies Notice;
