import { storeMessage } from '../adapters/device/worker-messages';
import { waitFor } from '../adapters/wait-for';
import { createAnswers, kindOf } from './answers';
import { createPushes } from './pushes';
import { createStoredSets } from './stored-sets';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const sets = createStoredSets({
  caches: self.caches,
  fetch: (url, init) => fetch(url, init),
  open: async () => (await windows()).map(({ id }) => id),
});
const answers = createAnswers({
  sets,
  fetch: (request) => fetch(request),
  wait: (milliseconds) => waitFor(milliseconds),
});
const pushes = createPushes({
  origin: self.location.origin,
  windows,
  open: (path) => self.clients.openWindow(path),
  wait: (milliseconds) => waitFor(milliseconds),
  channel: () => new MessageChannel(),
  count: (unread) => void self.navigator.setAppBadge?.(unread).catch(() => undefined),
  show: (title, options) => self.registration.showNotification(title, options),
});

/** Returns a push's content; null when it has none, or none that can be read. */
const contentOf = (data: { json(): unknown } | null): unknown => {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
};

// The worker has no state of its own, so a new one may take over at any time.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  // The page is requested while the worker starts, not after.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(answers.page(event.request, event.preloadResponse));
  if (kind === 'build') event.respondWith(answers.build(event.request));
});
self.addEventListener('message', (event) => {
  const message = storeMessage.read(event.data);
  if (message === null) return;
  const running = message.runs === null || event.source === null ? null : { page: event.source.id, set: message.runs };
  // Files that failed to load are fetched at the next start of a page.
  event.waitUntil(sets.store(message.path, running).catch(() => undefined));
});
self.addEventListener('push', (event) => event.waitUntil(pushes.received(contentOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(pushes.pressed(event.notification.data));
});
