// The parts of a worker's surroundings that ours uses: TypeScript's own library of them excludes that of pages.

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
}

/** A service worker's global. */
export interface WorkerScope {
  caches: CacheStorage;
  location: { origin: string };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(name: 'message', listener: (event: PageMessage) => void): void;
}
