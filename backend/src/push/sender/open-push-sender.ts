import { type Messaging } from 'firebase-admin/messaging';
import { looksLikeSubscription } from '../web/subscription';
import { type Vapid } from '../web/vapid';
import { embeddedFcm, type FcmMessage } from './embedded-fcm';
import { embeddedPushSender } from './embedded-sender';
import { googlePushSender } from './google-sender';
import { type PushSender } from './push-sender';
import { webPushSender } from './web-push-sender';

interface EmbeddedParts {
  projectId: string;
  vapid: Vapid;
  /** Stores a message for the outbox page. */
  save: (message: FcmMessage) => Promise<void>;
  fetch: typeof globalThis.fetch;
  now: () => number;
}

/**
 * The embedded default. Pushes for phones are stored for the outbox page instead of sent through FCM; browsers that
 * subscribed with their own push service really get theirs, and they are stored as well.
 */
const embedded = ({ projectId, vapid, save, fetch, now }: EmbeddedParts): PushSender => {
  const fcm = embeddedPushSender(embeddedFcm(projectId, save));
  const web = webPushSender({ vapid, fetch, now });
  return {
    async send(message) {
      if (!looksLikeSubscription(message.token)) return fcm.send(message);
      const outcome = await web.send(message);
      // The push has arrived; showing it on the outbox page is only a help, and no reason to send it again.
      if (outcome.status === 'sent') await fcm.send({ ...message, token: 'web-push' });
      return outcome;
    },
  };
};

/** Opens the sender of pushes: the Firebase project's messaging, or the embedded one. */
export const openPushSender = (messaging: Messaging | null, parts: EmbeddedParts): PushSender =>
  messaging === null ? embedded(parts) : googlePushSender(messaging);
