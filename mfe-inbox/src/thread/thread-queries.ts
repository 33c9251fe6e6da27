import { useLive } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { Message } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, MountProps } from '@posy/shared-contracts/mount-props';
import type { CoupleSeen } from '#talk/rules/conversations';

const messagesOf = (conversationId: string): FirestoreQuery<Message> => ({
  collection: collections.messages(conversationId),
  orderBy: [{ field: 'createdAt', direction: 'asc' }],
});

/** A conversation's messages, live, oldest first. */
export const useMessages = (conversationId: string) => useLive(messagesOf(conversationId));

/** Marks a conversation read for the caller's side; `user` is what the supplier shall see of the couple from now on. */
export const markRead = (host: MountProps, conversationId: string, user: CoupleSeen | null): Promise<unknown> =>
  host.api.call('updateConversation', {
    params: { id: conversationId },
    body: { read: true, ...(user !== null && { user }) },
  });

/** Sends a message. The same `clientId` arrives once only. */
export const sendMessage = (
  host: MountProps,
  conversationId: string,
  message: { clientId: string; body: string },
): Promise<unknown> =>
  host.api.call('sendMessage', {
    params: { id: conversationId },
    body: { clientId: message.clientId, body: message.body },
  });
