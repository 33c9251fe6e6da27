import type { OpenWindow } from './pushes';

// The parts of a worker's global scope that ours uses: TypeScript's own worker library conflicts with that of pages.

interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LifetimeEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface PageMessage extends LifetimeEvent {
  data: unknown;
  /** The page that sent it. */
  source: { id: string } | null;
}

interface PushReceived extends LifetimeEvent {
  data: { json(): unknown } | null;
}

interface NotificationPressed extends LifetimeEvent {
  notification: { data: unknown; close(): void };
}

/** A service worker's global. */
export interface WorkerScope {
  caches: CacheStorage;
  location: { origin: string };
  navigator: { setAppBadge?(count: number): Promise<void> };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  clients: {
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly (OpenWindow & { id: string })[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushReceived) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationPressed) => void): void;
  addEventListener(name: 'message', listener: (event: PageMessage) => void): void;
}
