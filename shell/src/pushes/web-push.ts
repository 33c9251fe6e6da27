import { pushMessage, type ReceivedPush } from '../adapters/device/worker-messages';
import type { BootData } from '../platform/boot-data';
import type { DeviceToken, PushPort } from './push-port';
import type { PushPermission } from './push-rule';

const permissions: Record<NotificationPermission, PushPermission> = {
  default: 'undetermined',
  granted: 'granted',
  denied: 'denied',
};

/** Gets and deletes a browser's token. */
interface Service {
  subscribe(worker: ServiceWorkerRegistration): Promise<string>;
  unsubscribe(worker: ServiceWorkerRegistration): Promise<unknown>;
}

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isSame = (key: ArrayBuffer | null, wanted: Uint8Array): boolean =>
  key !== null && new Uint8Array(key).join() === wanted.join();

/** The browser's own push service: the token is the subscription itself, whose address and keys our server uses. */
const ownService = (vapidKey: string): Service => ({
  async subscribe({ pushManager }) {
    const applicationServerKey = bytesOf(vapidKey);
    const before = await pushManager.getSubscription();
    // The server's key has changed since this browser subscribed: its pushes would be rejected.
    if (before !== null && !isSame(before.options.applicationServerKey, applicationServerKey))
      await before.unsubscribe();
    return JSON.stringify(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  },
  unsubscribe: async ({ pushManager }) => (await pushManager.getSubscription())?.unsubscribe(),
});

const loadMessaging = async () => {
  const [{ getApp }, messaging] = await Promise.all([import('firebase/app'), import('firebase/messaging')]);
  return { ...messaging, opened: messaging.getMessaging(getApp()) };
};

/** Firebase Cloud Messaging of a Firebase project. */
const firebaseService = (vapidKey: string): Service => ({
  async subscribe(serviceWorkerRegistration) {
    const { getToken, opened } = await loadMessaging();
    return getToken(opened, { vapidKey, serviceWorkerRegistration });
  },
  async unsubscribe() {
    const { deleteToken, opened } = await loadMessaging();
    await deleteToken(opened);
  },
});

/** Returns the push service for this browser; null when none is configured. */
const serviceOf = ({ mode, config }: BootData['firebase']): Service | null => {
  const { vapidKey, messagingSenderId } = config;
  if (typeof vapidKey !== 'string') return null;
  if (mode === 'local') return ownService(vapidKey);
  return typeof messagingSenderId === 'string' ? firebaseService(vapidKey) : null;
};

/** Returns the page's worker, which shows pushes that no page shows; undefined when there is none. */
const workerHere = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** Pushes that the worker leaves to the page, because it is visible. */
const received = (onPush: (push: ReceivedPush) => void): (() => void) => {
  const listening = new AbortController();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }) => {
      const push = pushMessage.read(data);
      if (push === null) return;
      ports[0]?.postMessage('heard');
      onPush(push);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
};

/** Pushes of this browser. Null where permission would be useless: without a service, a worker or the Push API. */
export const openWebPush = (firebase: BootData['firebase']): PushPort | null => {
  const service = serviceOf(firebase);
  const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;
  if (service === null || !isAble) return null;
  return {
    // Without a worker no question is shown: an operator may have removed it, and the first visit has none yet.
    permission: async () => ((await workerHere()) === undefined ? 'denied' : permissions[Notification.permission]),
    async register(): Promise<DeviceToken | null> {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      return { token: await service.subscribe(await navigator.serviceWorker.ready), platformId: 'web' };
    },
    async forget() {
      const worker = await workerHere();
      if (worker !== undefined) await service.unsubscribe(worker);
    },
    received,
    // A token is renewed by the next page.
    renewed: () => () => undefined,
  };
};
