// The edges of the page: everything that is neither pure nor React stands in this folder.
import type { Clock } from '@posy/shared-contracts/mount-props';
import { createReadableValue, type WritableReadable } from '../platform/readable';

/** Time and chance of the browser. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: () => crypto.randomUUID(),
};

/** The browser's `fetch`, bound. */
export const browserFetch: typeof globalThis.fetch = (...args) => fetch(...args);

/** Whether somebody asked the browser to spare bytes. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Whether the browser says "do not sell or share what I do" for its person. */
export const refusesTracking = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Whether the browser has a connection, live. */
export const watchOnline = (): WritableReadable<boolean> => {
  const online = createReadableValue(navigator.onLine, true);
  window.addEventListener('online', () => online.set(true));
  window.addEventListener('offline', () => online.set(false));
  return online;
};

/** IANA name of the reader's zone. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Runs the work in one tab of this origin at a time; without Web Locks, at once. */
export const inOneTab = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work();
  let begun = false;
  const begin = (): Promise<void> => {
    begun = true;
    return work();
  };
  try {
    await navigator.locks.request(name, begin);
  } catch (error) {
    // Locks belong to the storage: where that is forbidden no tab has any, and there is nothing that tabs share.
    if (begun) throw error;
    await work();
  }
};

/** Loads a classic script of our own origin. Rejects when it does not come. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load.`)));
    document.head.append(script);
  });
