import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { ClosingReason, SentContent } from '@posy/shared-contracts/entities';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { CoupleSeen } from '#talk/rules/conversations';

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

/** Takes a price back that this side named. */
export const withdrawQuote = ({ api }: Pick<MountProps, 'api'>, id: string, messageId: string): Promise<unknown> =>
  api.call('withdrawQuote', { params: { id, messageId } });

/** The reasons that a person may give. */
export type GivenReason = Extract<ClosingReason, 'booked-elsewhere' | 'not-needed' | 'not-available'>;

/** Ends a conversation for both. */
export const closeConversation = (
  { api }: Pick<MountProps, 'api'>,
  id: string,
  reason: GivenReason,
): Promise<unknown> => api.call('closeConversation', { params: { id }, body: { reason } });

/** Takes the end of a conversation back. */
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
