import type { BootData } from '../platform/boot-data';
import type { PushPort } from './push-port';
import type { PushPermission } from './push-rule';

const permissions: Record<NotificationPermission, PushPermission> = {
  default: 'undetermined',
  granted: 'granted',
  denied: 'denied',
};

/** The public key of the Firebase project's web push, where one is configured. */
const vapidKeyOf = ({ mode, config }: BootData['firebase']): string | null => {
  const { vapidKey, messagingSenderId } = config;
  const isComplete = mode === 'google' && typeof vapidKey === 'string' && typeof messagingSenderId === 'string';
  return isComplete ? vapidKey : null;
};

/**
 * Web push through Firebase Cloud Messaging. Null where a yes would lead to nothing: the embedded firebase-local sends no
 * pushes, and a browser may lack service workers or the Push API. Nobody is asked there.
 */
export const openWebPush = (firebase: BootData['firebase']): PushPort | null => {
  const vapidKey = vapidKeyOf(firebase);
  const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;
  if (vapidKey === null || !isAble) return null;
  return {
    permission: async () => permissions[Notification.permission],
    async register() {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const [{ getApp }, { getMessaging, getToken }] = await Promise.all([
        import('firebase/app'),
        import('firebase/messaging'),
      ]);
      const serviceWorkerRegistration = await navigator.serviceWorker.ready;
      const token = await getToken(getMessaging(getApp()), { vapidKey, serviceWorkerRegistration });
      return { token, platformId: 'web' };
    },
    async forget() {
      const [{ getApp }, { deleteToken, getMessaging }] = await Promise.all([
        import('firebase/app'),
        import('firebase/messaging'),
      ]);
      await deleteToken(getMessaging(getApp()));
    },
    // The service worker shows what arrives, and browsers renew a token when it is asked for.
    received: () => () => undefined,
    renewed: () => () => undefined,
  };
};
