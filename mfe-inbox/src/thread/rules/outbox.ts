import { type CallFailure, callFailures } from '@posy/remote-kit/uploads';
import {
  type Attachment,
  attachmentSchema,
  type SentContent,
  sentContentSchema,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';

/** An outgoing message. Its `clientId` becomes the id of the stored message. `createdAt` is ISO 8601. */
export const outgoingSchema = v.object({
  clientId: v.string(),
  body: v.string(),
  createdAt: v.string(),
  /** A price, a day or a visit beside the text. */
  content: v.optional(sentContentSchema),
  /** The content's file, as it is shown meanwhile. */
  file: v.optional(attachmentSchema),
  failure: v.nullable(v.picklist(callFailures)),
});
export type OutgoingMessage = v.InferOutput<typeof outgoingSchema>;

/** One conversation's outgoing messages, oldest first. */
export const outboxSchema = v.array(outgoingSchema);
export type Outbox = readonly OutgoingMessage[];

/** The events of outgoing messages. */
export type OutboxEvent =
  | { type: 'queued'; clientId: string; body: string; createdAt: string; content?: SentContent; file?: Attachment }
  | { type: 'failed'; clientId: string; failure: CallFailure }
  | { type: 'retried'; clientId: string }
  | { type: 'discarded'; clientId: string }
  | { type: 'stored'; ids: readonly string[] };

const change = (outbox: Outbox, clientId: string, failure: CallFailure | null): Outbox =>
  outbox.map((message) => (message.clientId === clientId ? { ...message, failure } : message));

/** Returns the next outbox. The same `clientId` is queued only once. */
export const nextOutbox = (outbox: Outbox, event: OutboxEvent): Outbox => {
  switch (event.type) {
    case 'queued': {
      const { type: _type, ...message } = event;
      const { clientId } = message;
      const isKnown = outbox.some((known) => known.clientId === clientId);
      return isKnown ? outbox : [...outbox, { ...message, failure: null }];
    }
    case 'failed':
      return change(outbox, event.clientId, event.failure);
    case 'retried':
      return change(outbox, event.clientId, null);
    case 'discarded':
      return outbox.filter(({ clientId }) => clientId !== event.clientId);
    case 'stored': {
      const left = outbox.filter(({ clientId }) => !event.ids.includes(clientId));
      return left.length === outbox.length ? outbox : left;
    }
  }
};

/**
 * Returns the messages that a page left when it was closed while sending: it is unknown whether they were stored, so
 * they may be sent again.
 */
export const interrupted = (outbox: Outbox): Outbox =>
  outbox.map((message) => ({ ...message, failure: message.failure ?? 'connection' }));
