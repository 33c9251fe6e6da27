import { expect, type Page } from '@playwright/test';

/**
 * Returns everything that this browser stores of the origin, as one text: web storages, databases, cookies and caches.
 */
export const storedInBrowser = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
      });
    const textOf = (value: unknown): string =>
      JSON.stringify(value, (_key, inner: unknown) =>
        inner instanceof Uint8Array ? new TextDecoder().decode(inner) : inner,
      ) ?? '';
    const parts: string[] = [textOf({ ...localStorage }), textOf({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        parts.push(name, textOf(await settled(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|text|javascript/.test(response?.headers.get('content-type') ?? '');
        parts.push(request.url, isText ? ((await response?.text()) ?? '') : '');
      }
    }
    return parts.join('\n');
  });
  return `${JSON.stringify(cookies)}\n${stored}`;
};

/** Waits until this device holds a whole release set, to start from without a connection. */
export const expectReleaseSetStored = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/kept-document'))?.status), { timeout: 60_000 })
    .toBe(200);

/**
 * Waits until the server has answered every edit of this browser. A page that closes while it is still storing an edit
 * loses it, and the next one reports that.
 */
export const expectAllSaved = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('posy-waiting-edits') ?? '[]')).toBe('[]');
};
