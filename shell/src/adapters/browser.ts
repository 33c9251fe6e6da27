// This folder holds the page's side effects: everything that is neither pure nor React.
import type { Clock } from '@posy/shared-contracts/mount-props';
import { createReadableValue, type WritableReadable } from '../platform/readable';

/** Time and random values of the browser. */
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

/** Returns true when the person asked the browser to save data. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Returns true when the browser sends Global Privacy Control: the person does not want to be tracked. */
export const refusesTracking = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** True while the browser has a connection, live. */
export const watchOnline = (): WritableReadable<boolean> => {
  const online = createReadableValue(navigator.onLine, true);
  window.addEventListener('online', () => online.set(true));
  window.addEventListener('offline', () => online.set(false));
  return online;
};

/** IANA name of the reader's zone. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Runs the work in one tab of this origin at a time; without Web Locks it runs at once. */
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
    // Locks are part of the storage: where storage is forbidden no tab has any, and tabs share nothing.
    if (begun) throw error;
    await work();
  }
};

/** Loads a classic script of our own origin. Rejects when it fails to load. */
export const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} did not load.`)));
    document.head.append(script);
  });
