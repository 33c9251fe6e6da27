import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { ClosingReason, Message, SentContent } from '@posy/shared-contracts/entities';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { FirestoreQuery, Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { useMemo, useState } from 'react';
import type { CoupleSeen } from '#talk/rules/conversations';

/** Messages that one step further up brings. */
export const pageSize = 40;

const newestOf = (conversationId: string, limit: number): FirestoreQuery<Message> => ({
  collection: collections.messages(conversationId),
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit,
});

/** The end of a conversation, live, oldest first, and the way to what was said before. */
export const useMessages = (conversationId: string) => {
  const [pages, setPages] = useState(1);
  const limit = pages * pageSize;
  const live = useLive(newestOf(conversationId, limit));
  // A longer list is another query: until it is there, what was shown stays.
  const [kept, setKept] = useState<{ from: Identified<Message>[]; limit: number } | null>(null);
  if (live.value !== null && live.value !== kept?.from) setKept({ from: live.value, limit });
  const messages = useMemo(() => (kept === null ? null : [...kept.from].reverse()), [kept]);
  return {
    messages,
    status: live.status,
    retry: live.retry,
    hasOlder: kept !== null && kept.from.length >= kept.limit,
    isLoadingOlder: kept !== null && kept.limit < limit,
    showOlder: () => setPages((shown) => (kept !== null && kept.limit < shown * pageSize ? shown : shown + 1)),
  };
};

/** Marks a conversation read for the caller's side; `user` is what the supplier shall see of the couple from now on. */
export const markRead = (host: MountProps, conversationId: string, user: CoupleSeen | null): Promise<unknown> =>
  host.api.call('updateConversation', {
    params: { id: conversationId },
    body: { read: true, ...(user !== null && { user }) },
  });

/** Sends a message. The same `clientId` arrives once only. */
export const sendMessage = (
  host: Pick<MountProps, 'api'>,
  conversationId: string,
  { clientId, body, content }: { clientId: string; body: string; content?: SentContent | undefined },
): Promise<unknown> =>
  host.api.call('sendMessage', {
    params: { id: conversationId },
    body: { clientId, body, ...(content !== undefined && { content }) },
  });

/** Says yes or no to a visit. */
export const answerVisit = (
  { api }: Pick<MountProps, 'api'>,
  id: string,
  messageId: string,
  answer: 'accepted' | 'declined',
): Promise<unknown> => api.call('answerVisit', { params: { id, messageId }, body: { answer } });

/** The reasons that a person may give. */
export type GivenReason = Extract<ClosingReason, 'booked-elsewhere' | 'not-needed' | 'not-available'>;

/** Ends a conversation for both. */
export const closeConversation = (
  { api }: Pick<MountProps, 'api'>,
  id: string,
  reason: GivenReason,
): Promise<unknown> => api.call('closeConversation', { params: { id }, body: { reason } });

export type ReportInput = NonNullable<EndpointInput<'reportMessage'>['body']>;

/** Tells moderators of a message. */
export const reportMessage = (
  { api }: Pick<MountProps, 'api'>,
  id: string,
  messageId: string,
  body: ReportInput,
): Promise<unknown> => api.call('reportMessage', { params: { id, messageId }, body });
