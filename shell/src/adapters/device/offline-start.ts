import { openMessage, storeMessage } from './worker-messages';

/** Where the server offers the worker: at the root, so that it may answer every screen. */
const workerPath = '/service-worker.js';
/** The longest that the page's own work may put keeping off, in milliseconds. */
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

/** The browser's workers; null where it has none, or forbids them. */
const workers = (): ServiceWorkerContainer | null => {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
};

/**
 * Sees to it that the next start needs no connection: registers the worker, and has it keep the set of the page at the
 * path, and lets it know which set this page `runs`. When the page has nothing better to do, and not for somebody who asked to save data.
 */
export const prepareOfflineStart = async (path: string, runs: string): Promise<void> => {
  const container = workers();
  if (container === null || savesData()) return;
  await whenIdle();
  // Refused where storage is: the page goes on, it only cannot start without a connection.
  const registered = await container.register(workerPath).catch(() => null);
  if (registered === null) return;
  const { active } = await container.ready;
  active?.postMessage(storeMessage.make(path, runs));
};

/** Goes where a pressed notification leads, while this page is open. */
export const followNotifications = (navigate: (path: string) => void): void => {
  const container = workers();
  container?.addEventListener('message', ({ data, ports }) => {
    const message = openMessage.read(data);
    if (message === null) return;
    ports[0]?.postMessage('heard');
    navigate(message.path);
  });
  // Listeners of this kind hear nothing that came before, unless somebody says so.
  container?.startMessages();
};
