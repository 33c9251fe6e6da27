import type { EventPayload } from '@posy/shared-contracts/events';
import type { ReactionsModule } from '@posy/shared-contracts/mount-props';
import { countUnread } from '#talk/count-unread';

/** The inbox's headless part: the unread mark in the header is right on every screen. */
export const createReactions: ReactionsModule['createReactions'] = (host) => {
  const count = countUnread(host);
  return {
    'session.changed': (payload) => count((payload as EventPayload<'session.changed'>).uid),
  };
};
