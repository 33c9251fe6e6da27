import { useHost, useOnline, useSignedIn } from '@posy/remote-kit';
import { callFailure } from '@posy/remote-kit/uploads';
import type { Attachment, Message, SentContent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { sessionDrafts } from '#talk/adapters/session-drafts';
import { publishSent } from '#talk/publish-sent';
import { sendMessage } from './queries/thread-queries';
import { nextOutbox, type Outbox, outboxSchema, type OutgoingMessage } from './rules/outbox';

/** A conversation's outgoing messages, stored in this tab until the server has them. */
export interface OutboxControl {
  outbox: Outbox;
  send: (body: string, content?: SentContent) => void;
  /** Sends a file that the server has, under its name. */
  sendFile: (file: Attachment) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

const mayGo = ({ failure }: OutgoingMessage): boolean => failure === null || failure === 'connection';

/** Sends, stores and retries messages. Its component's key must be the conversation's id. */
export const useOutbox = (conversationId: string, stored: readonly Identified<Message>[] | null): OutboxControl => {
  const host = useHost();
  const online = useOnline();
  const me = useSignedIn();
  const uid = me?.uid ?? 'nobody';
  const weddingId = me?.wedding?.id ?? null;
  const key = `outbox.${uid}.${conversationId}`;
  const [outbox, dispatch] = useReducer(
    nextOutbox,
    key,
    (from): Outbox => sessionDrafts.read(from, outboxSchema) ?? [],
  );
  useEffect(() => sessionDrafts.write(key, outbox.length === 0 ? null : outbox), [key, outbox]);

  const deliver = useCallback(
    (message: Pick<OutgoingMessage, 'clientId' | 'body' | 'content'>) => {
      dispatch({ type: 'retried', clientId: message.clientId });
      sendMessage(host, conversationId, message).then(
        () => publishSent(host, weddingId, conversationId, message.clientId),
        (error: unknown) => dispatch({ type: 'failed', clientId: message.clientId, failure: callFailure(error) }),
      );
    },
    [conversationId, host, weddingId],
  );

  // Messages left by an earlier visit or a lost connection are sent automatically: their id prevents duplicates.
  useEffect(() => {
    if (online) (sessionDrafts.read(key, outboxSchema) ?? []).filter(mayGo).forEach(deliver);
  }, [deliver, key, online]);

  const ids = useMemo(() => (stored ?? []).map(({ id }) => id), [stored]);
  useEffect(() => dispatch({ type: 'stored', ids }), [ids]);

  const queue = useCallback(
    (message: Pick<OutgoingMessage, 'body' | 'content' | 'file'>): void => {
      const outgoing = { ...message, clientId: host.clock.newId() };
      dispatch({ type: 'queued', ...outgoing, createdAt: new Date(host.clock.now()).toISOString() });
      deliver(outgoing);
    },
    [deliver, host],
  );
  const send = useCallback(
    (body: string, content?: SentContent): void => queue({ body, ...(content !== undefined && { content }) }),
    [queue],
  );
  const sendFile = useCallback(
    (file: Attachment): void =>
      queue({ body: file.name, content: { kind: 'attachment', attachment: { id: file.id } }, file }),
    [queue],
  );

  // The messages on screen do not render again because another one was sent.
  const latest = useRef(outbox);
  useEffect(() => {
    latest.current = outbox;
  }, [outbox]);
  const retry = useCallback(
    (clientId: string): void => {
      const message = latest.current.find((candidate) => candidate.clientId === clientId);
      if (message !== undefined) deliver(message);
    },
    [deliver],
  );
  const discard = useCallback((clientId: string): void => dispatch({ type: 'discarded', clientId }), []);

  return { outbox, send, sendFile, retry, discard };
};
