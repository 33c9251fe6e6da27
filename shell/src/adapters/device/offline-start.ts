import { openMessage, storeMessage } from './worker-messages';

/** Path of the service worker: at the root, so that it may answer every screen. */
const workerPath = '/service-worker.js';
/** The longest time that the page's own work may delay the worker, in milliseconds. */
const idleLimitMs = 10_000;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleLimitMs });
    else setTimeout(resolve, 1000);
  });

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** The browser's service workers; null when it has none, or forbids them. */
const workers = (): ServiceWorkerContainer | null => {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
};

/**
 * Prepares the next start to need no connection: registers the worker, has it store the release set of the page at the
 * path, and tells it which set this page `runs`. Runs when the page is idle, and not for a person who asked to save
 * data.
 */
export const prepareOfflineStart = async (path: string, runs: string): Promise<void> => {
  const container = workers();
  if (container === null || savesData()) return;
  await whenIdle();
  // The browser forbids workers together with storage: the page works, but cannot start offline.
  const registered = await container.register(workerPath).catch(() => null);
  if (registered === null) return;
  const { active } = await container.ready;
  active?.postMessage(storeMessage.make(path, runs));
};

/** Opens the address of a pressed notification in this page. */
export const followNotifications = (navigate: (path: string) => void): void => {
  const container = workers();
  container?.addEventListener('message', ({ data, ports }) => {
    const message = openMessage.read(data);
    if (message === null) return;
    ports[0]?.postMessage('heard');
    navigate(message.path);
  });
  // Message listeners receive nothing that was sent before `startMessages`.
  container?.startMessages();
};
