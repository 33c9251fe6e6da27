import type { Page } from '@playwright/test';

interface PublishedEvent {
  uid: string;
  event: string;
  payload: Record<string, unknown>;
  /** Publishing remote; suppliers by default. */
  producer?: string;
}

/** Queues an event of another remote on this browser for planning, as the bus queues it; the next page delivers it. */
export const publishLater = (page: Page, published: PublishedEvent): Promise<void> =>
  page.evaluate(
    ({ uid, event, payload, producer = 'mfe-suppliers' }) =>
      new Promise<void>((resolve, reject) => {
        const now = Date.now();
        const opening = indexedDB.open('posy-events', 1);
        // Creates the store like the shell, whose scripts may not have run yet.
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('events', { keyPath: 'id' }).createIndex('uid', ['uid', 'publishedAt']);
        opening.onerror = () => reject(opening.error ?? new Error('The store did not open.'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('events', 'readwrite');
          transaction.objectStore('events').put({
            id: crypto.randomUUID(),
            event,
            version: 1,
            payload,
            producer,
            uid,
            publishedAt: now,
            clockAt: now,
            pending: ['mfe-planning'],
          });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error ?? new Error('The event was not stored.'));
        };
      }),
    published,
  );
