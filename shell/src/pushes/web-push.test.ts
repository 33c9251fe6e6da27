import { openMessage, pushMessage } from '#adapters/device/worker-messages';
import { openWebPush } from './web-push';

const key = (first: number): string => btoa(String.fromCharCode(first, 2, 3)).replaceAll('=', '');

/** A browser with a push service, as far as pages see it. */
const browser = ({ permission = 'default', hasWorker = true } = {}) => {
  const done: string[] = [];
  let stored: { options: { applicationServerKey: ArrayBuffer }; endpoint: string } | null = null;
  const pushManager = {
    getSubscription: async () =>
      stored && { ...stored, unsubscribe: async () => void (done.push('unsubscribe'), (stored = null)) },
    async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
      const bytes = applicationServerKey as Uint8Array<ArrayBuffer>;
      done.push(`subscribe ${String(userVisibleOnly)} ${bytes.join()}`);
      stored ??= {
        options: { applicationServerKey: bytes.buffer },
        endpoint: `https://web.push.apple.com/${bytes.join()}`,
      };
      return { endpoint: stored.endpoint };
    },
  };
  const registration = { pushManager };
  const worker = new EventTarget();
  /** Has the worker send the page a message; returns true when the page confirmed it. */
  const report = (data: unknown): boolean => {
    let isConfirmed = false;
    const ports = [{ postMessage: () => (isConfirmed = true) }];
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
    return isConfirmed;
  };
  Object.assign(navigator, {
    serviceWorker: Object.assign(worker, {
      getRegistration: async () => (hasWorker ? registration : undefined),
      ready: hasWorker ? Promise.resolve(registration) : new Promise(() => undefined),
    }),
  });
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      permission,
      requestPermission: async () => (permission === 'default' ? 'granted' : permission),
    },
  });
  return { done, notify: report };
};

const firebase = (config: Record<string, unknown>, mode: 'local' | 'google' = 'local') => ({
  mode,
  config: { projectId: 'p', apiKey: 'k', authDomain: 'd', ...config },
  providers: [],
  secondFactor: false,
});

test('subscribes with the browser’s own push service, and the subscription is the token', async () => {
  const { done } = browser();
  const push = openWebPush(firebase({ vapidKey: key(1) }));
  expect(await push?.permission()).toBe('undetermined');
  expect(await push?.register()).toEqual({
    token: '{"endpoint":"https://web.push.apple.com/1,2,3"}',
    platformId: 'web',
  });
  expect(await push?.register()).toEqual({
    token: '{"endpoint":"https://web.push.apple.com/1,2,3"}',
    platformId: 'web',
  });
  expect(done).toEqual(['subscribe true 1,2,3', 'subscribe true 1,2,3']);
});

test('subscribes anew where the server has another key now', async () => {
  const { done } = browser();
  await openWebPush(firebase({ vapidKey: key(1) }))?.register();
  expect((await openWebPush(firebase({ vapidKey: key(9) }))?.register())?.token).toContain('9,2,3');
  expect(done).toEqual(['subscribe true 1,2,3', 'unsubscribe', 'subscribe true 9,2,3']);
});

test('gives the subscription back when its person signs out', async () => {
  const { done } = browser();
  const push = openWebPush(firebase({ vapidKey: key(1) }));
  await push?.register();
  await push?.forget();
  await push?.forget();
  expect(done).toEqual(['subscribe true 1,2,3', 'unsubscribe']);
});

test('has no token when the person says no', async () => {
  const { done } = browser({ permission: 'denied' });
  expect(await openWebPush(firebase({ vapidKey: key(1) }))?.register()).toBeNull();
  expect(done).toEqual([]);
});

test('asks nobody where no worker would show what comes, and never waits for one', async () => {
  browser({ hasWorker: false });
  const push = openWebPush(firebase({ vapidKey: key(1) }));
  expect(await push?.permission()).toBe('denied');
  await push?.forget();
});

test('is not there where nobody would send', () => {
  browser();
  expect(openWebPush(firebase({}))).toBeNull();
  expect(openWebPush(firebase({ vapidKey: key(1) }, 'google'))).toBeNull();
  expect(openWebPush(firebase({ vapidKey: key(1), messagingSenderId: '7' }, 'google'))).not.toBeNull();
});

test('tells what arrives while somebody looks, and confirms it, until nobody listens [S1-native-01]', () => {
  const { notify } = browser({ permission: 'granted' });
  const received: unknown[] = [];
  const stop = openWebPush(firebase({ vapidKey: key(1) }))?.received((push) => received.push(push));
  const push = { title: 'Hazel Sorrel Orchard', body: 'Your date is free.', path: '/uk/inbox' };
  expect(notify(pushMessage.make(push))).toBe(true);
  expect(notify(openMessage.make('/uk/inbox'))).toBe(false);
  stop?.();
  expect(notify(pushMessage.make(push))).toBe(false);
  expect(received).toEqual([push]);
});
