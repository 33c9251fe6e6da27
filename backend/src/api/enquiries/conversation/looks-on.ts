import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type ConversationSide } from './conversation-changes';

/** A person who read a conversation this recently may still have it open. */
const recentMs = 10 * 60_000;
/** Milliseconds that an open page has to mark the next message as read. */
const toReadMs = 10_000;

/**
 * Returns the time at which a push about a message is due: at once, unless its reader may have the thread open. A
 * message read by then gets no push.
 */
export const pushAt = (conversation: DocumentSnapshot, reader: ConversationSide, now: number): number => {
  const readAt: unknown = conversation.get(`readAt.${reader}`);
  const mayLookOn = readAt instanceof Timestamp && now - readAt.toMillis() < recentMs;
  return mayLookOn ? now + toReadMs : now;
};
