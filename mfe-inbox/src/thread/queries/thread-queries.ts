import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { ClosingReason, SentContent } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { CoupleSeen } from '#talk/rules/conversations';

/**
 * Marks a conversation as read for the caller's side; `user` are the couple's facts that the supplier sees from now on.
 */
export const markRead = (host: MountProps, conversationId: string, user: CoupleSeen | null): Promise<unknown> =>
  host.api.call('updateConversation', {
    params: { id: conversationId },
    body: { read: true, ...(user !== null && { user }) },
  });

/** Sends a message. The same `clientId` is stored only once. */
export const sendMessage = (
  host: Pick<MountProps, 'api'>,
  conversationId: string,
  { clientId, body, content }: { clientId: string; body: string; content?: SentContent | undefined },
): Promise<unknown> =>
  host.api.call('sendMessage', {
    params: { id: conversationId },
    body: { clientId, body, ...(content !== undefined && { content }) },
  });

/** Accepts or declines a visit. */
export const answerVisit = (
  { api }: Pick<MountProps, 'api'>,
  id: string,
  messageId: string,
  answer: 'accepted' | 'declined',
): Promise<unknown> => api.call('answerVisit', { params: { id, messageId }, body: { answer } });

/** Withdraws a price of this side. */
export const withdrawQuote = ({ api }: Pick<MountProps, 'api'>, id: string, messageId: string): Promise<unknown> =>
  api.call('withdrawQuote', { params: { id, messageId } });

/** The reasons that a person may give. */
export type GivenReason = Extract<ClosingReason, 'booked-elsewhere' | 'not-needed' | 'not-available'>;

/** Closes a conversation for both sides. */
export const closeConversation = (
  { api }: Pick<MountProps, 'api'>,
  id: string,
  reason: GivenReason,
): Promise<unknown> => api.call('closeConversation', { params: { id }, body: { reason } });

/** Reopens a closed conversation. */
export const reopenConversation = ({ api }: Pick<MountProps, 'api'>, id: string): Promise<unknown> =>
  api.call('reopenConversation', { params: { id } });

export type ReportInput = NonNullable<EndpointInput<'reportMessage'>['body']>;

/** Reports a message to moderators. */
export const reportMessage = (
  { api }: Pick<MountProps, 'api'>,
  id: string,
  messageId: string,
  body: ReportInput,
): Promise<unknown> => api.call('reportMessage', { params: { id, messageId }, body });
