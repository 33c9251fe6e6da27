import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { type Side } from './conversation-changes';

/** Who read a conversation within so long may have it open still. */
const recentMs = 10 * 60_000;
/** How long their page has to say that it showed the next message too. */
const toReadMs = 10_000;

/**
 * When a push about a message is due: at once, unless its reader may have the thread open. What was read by then is not
 * told.
 */
export const pushAt = (conversation: DocumentSnapshot, reader: Side, now: number): number => {
  const readAt: unknown = conversation.get(`readAt.${reader}`);
  const mayLookOn = readAt instanceof Timestamp && now - readAt.toMillis() < recentMs;
  return mayLookOn ? now + toReadMs : now;
};
