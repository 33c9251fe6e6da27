import type { Page } from '@playwright/test';

interface Told {
  uid: string;
  event: string;
  payload: Record<string, unknown>;
}

/** What another remote told on this browser, kept for planning as the bus keeps it; delivered by the next page. */
export const tellLater = (page: Page, told: Told): Promise<void> =>
  page.evaluate(
    ({ uid, event, payload }) =>
      new Promise<void>((resolve, reject) => {
        const now = Date.now();
        const opening = indexedDB.open('posy-events', 1);
        opening.onerror = () => reject(opening.error ?? new Error('The store did not open.'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('events', 'readwrite');
          transaction.objectStore('events').put({
            id: crypto.randomUUID(),
            event,
            version: 1,
            payload,
            producer: 'mfe-suppliers',
            uid,
            publishedAt: now,
            clockAt: now,
            pending: ['mfe-planning'],
          });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error ?? new Error('The event was not kept.'));
        };
      }),
    told,
  );
