import type { MountProps } from '@posy/shared-contracts/mount-props';
import { sideOf, unreadConversations } from './rules/conversations';
import { conversationsOf, tellUnread } from './conversation-queries';

/**
 * Keeps the number of unread conversations on the bus while somebody is signed in, whatever screen is open. No component
 * does: it has no `useReading`, and without a server's answer an empty list says nothing here, connected or not.
 */
export const countUnread = (host: MountProps): ((uid: string | null) => void) => {
  let stop: () => void = () => undefined;
  return (uid) => {
    stop();
    stop = () => undefined;
    if (uid === null) return tellUnread(host, 0);
    stop = host.firestore.watch(
      conversationsOf(uid),
      ({ value, fromCache }) => {
        const session = host.session.get();
        if (session.status !== 'signed-in' || (fromCache && value.length === 0)) return;
        const openId = new URLSearchParams(host.location.get().search).get('conversationId');
        tellUnread(host, unreadConversations(value, sideOf(session.user.kind), openId));
      },
      (error) => host.telemetry.error('inbox', error),
    );
  };
};
