import { pushMessage, type ReceivedPush } from '../adapters/device/worker-messages';
import type { BootData } from '../platform/boot-data';
import type { DeviceToken, PushPort } from './push-port';
import type { PushPermission } from './push-rule';

const permissions: Record<NotificationPermission, PushPermission> = {
  default: 'undetermined',
  granted: 'granted',
  denied: 'denied',
};

/** How a browser comes to a token, and gives it back. */
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
    // The server has another key than when this browser subscribed: what it sends there is refused.
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

/** Who carries pushes to this browser; null where nobody is configured to. */
const serviceOf = ({ mode, config }: BootData['firebase']): Service | null => {
  const { vapidKey, messagingSenderId } = config;
  if (typeof vapidKey !== 'string') return null;
  if (mode === 'local') return ownService(vapidKey);
  return typeof messagingSenderId === 'string' ? firebaseService(vapidKey) : null;
};

/** The page's worker, which shows what arrives unless a page says it; undefined where there is none, or will be none. */
const workerHere = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** What the worker leaves to the page to say, because somebody looks at it. */
const received = (heard: (push: ReceivedPush) => void): (() => void) => {
  const listening = new AbortController();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }) => {
      const push = pushMessage.read(data);
      if (push === null) return;
      ports[0]?.postMessage('heard');
      heard(push);
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
};

/** Pushes of this browser. Null where a yes would lead to nothing: without a service, a worker or the Push API. */
export const openWebPush = (firebase: BootData['firebase']): PushPort | null => {
  const service = serviceOf(firebase);
  const isAble = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window;
  if (service === null || !isAble) return null;
  return {
    // Without a worker nobody is asked: an operator may have taken it away, and the first visit has none yet.
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
    // A token is renewed with the next page.
    renewed: () => () => undefined,
  };
};
