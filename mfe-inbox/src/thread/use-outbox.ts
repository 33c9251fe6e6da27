import { useHost, useOnline, useSignedIn } from '@posy/remote-kit';
import type { Message, SentContent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useCallback, useEffect, useMemo, useReducer } from 'react';
import { sessionDrafts } from '#talk/adapters/session-drafts';
import { callFailure } from '#talk/rules/call-failure';
import { nextOutbox, outboxSchema, type Outbox, type Outgoing } from './rules/outbox';
import { sendMessage } from './thread-queries';

/** A conversation's messages on their way, kept in this tab until they are stored. */
export interface OutboxControl {
  outbox: Outbox;
  send: (body: string, content?: SentContent) => void;
  retry: (clientId: string) => void;
  discard: (clientId: string) => void;
}

const mayGo = ({ failure }: Outgoing): boolean => failure === null || failure === 'connection';

/** Sends, keeps and repeats. Mount it with the conversation's id as its key. */
export const useOutbox = (conversationId: string, stored: readonly Identified<Message>[] | null): OutboxControl => {
  const host = useHost();
  const online = useOnline();
  const uid = useSignedIn()?.uid ?? 'nobody';
  const key = `outbox.${uid}.${conversationId}`;
  const [outbox, dispatch] = useReducer(
    nextOutbox,
    key,
    (from): Outbox => sessionDrafts.read(from, outboxSchema) ?? [],
  );
  useEffect(() => sessionDrafts.write(key, outbox.length === 0 ? null : outbox), [key, outbox]);

  const deliver = useCallback(
    (message: Pick<Outgoing, 'clientId' | 'body' | 'content'>) => {
      dispatch({ type: 'retried', clientId: message.clientId });
      sendMessage(host, conversationId, message).catch((error: unknown) =>
        dispatch({ type: 'failed', clientId: message.clientId, failure: callFailure(error) }),
      );
    },
    [conversationId, host],
  );

  // What an earlier visit or a lost connection left behind goes out by itself: its id keeps it from arriving twice.
  useEffect(() => {
    if (online) (sessionDrafts.read(key, outboxSchema) ?? []).filter(mayGo).forEach(deliver);
  }, [deliver, key, online]);

  const ids = useMemo(() => (stored ?? []).map(({ id }) => id), [stored]);
  useEffect(() => dispatch({ type: 'stored', ids }), [ids]);

  return {
    outbox,
    send(body, content) {
      const message = { clientId: host.clock.newId(), body, ...(content !== undefined && { content }) };
      dispatch({ type: 'queued', ...message, createdAt: new Date(host.clock.now()).toISOString() });
      deliver(message);
    },
    retry(clientId) {
      const message = outbox.find((candidate) => candidate.clientId === clientId);
      if (message !== undefined) deliver(message);
    },
    discard: (clientId) => dispatch({ type: 'discarded', clientId }),
  };
};
