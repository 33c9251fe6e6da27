import * as v from 'valibot';
import { closingReasons } from '#constants/suppliers/talk';
import { supplierCategories } from '../entities/suppliers/supplier';
import { event, id } from './event';

const weddingId = id;

/** Events of enquiries and conversations. */
export const inboxEvents = {
  /** An enquiry reached a supplier. */
  'enquiry.sent': event(
    'enquiry.sent',
    'durable',
    v.object({
      weddingId,
      conversationId: v.string(),
      supplierId: v.string(),
      supplierName: v.string(),
      supplierType: v.picklist(supplierCategories),
      supplierSlug: v.string(),
    }),
  ),
  /** `reason` is the server's machine-readable code. */
  'enquiry.failed': event(
    'enquiry.failed',
    'fact',
    v.object({ weddingId: v.nullable(id), supplierId: id, reason: v.string() }),
  ),
  /** A conversation ended: it is closed for writing. `not-needed` also after 60 days of silence. */
  'enquiry.closed': event(
    'enquiry.closed',
    'durable',
    v.object({ weddingId, conversationId: id, supplierId: id, reason: v.picklist(closingReasons) }),
  ),
  /** A closed conversation is open again: it was reopened, or a booking was cancelled. */
  'enquiry.reopened': event('enquiry.reopened', 'durable', v.object({ weddingId, conversationId: id, supplierId: id })),
  /** Number of unread conversations. */
  'inbox.unread-changed': event(
    'inbox.unread-changed',
    'state',
    v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ),
  /** Number of couples that wait for a reply of the supplier that this person speaks for; 0 for everyone else. */
  'inbox.waiting-changed': event(
    'inbox.waiting-changed',
    'state',
    v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ),
  /** The couple wrote in a conversation. */
  'message.sent': event('message.sent', 'durable', v.object({ weddingId, conversationId: id, messageId: id })),
  /** All messages of a conversation are read, for the side that uses this page. */
  'conversation.read': event('conversation.read', 'fact', v.object({ conversationId: id })),
  /** The couple answered, on whatever device; the time is the server's. Source: S4-inbox-05. */
  'conversation.replied': event(
    'conversation.replied',
    'fact',
    v.object({ conversationId: id, repliedAt: v.string() }),
  ),
} as const;
