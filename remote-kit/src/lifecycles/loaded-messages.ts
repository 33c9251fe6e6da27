import type { Locale } from '@posy/shared-contracts';
import { type CatalogueLoaders, loadMessages, type Messages } from './messages';

const loaded = new WeakMap<CatalogueLoaders, Map<Locale, Promise<Messages>>>();

const failed = new Set<() => void>();

/** Asks again, from now on, for what did not load. A screen that is tried again is a new `lazyFeature`, which calls this. */
export const forgetFailedMessages = (): void => {
  for (const forget of failed) forget();
  failed.clear();
};

/**
 * Loads a feature's messages once per page. A failure is cached until it is cleared: rendering waits for one promise,
 * and a new one after each failure would never end.
 */
export const loadedMessages = (catalogues: CatalogueLoaders, catalogue: Locale): Promise<Messages> => {
  const known = loaded.get(catalogues) ?? new Map<Locale, Promise<Messages>>();
  loaded.set(catalogues, known);
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const messages = loadMessages(catalogues, catalogue);
  known.set(catalogue, messages);
  // Sets the fields that React's `use` reads: messages that are loaded before they are shown are shown without waiting.
  messages.then((value) => Object.assign(messages, { status: 'fulfilled', value })).catch(() => undefined);
  messages.catch(() => failed.add(() => known.delete(catalogue)));
  return messages;
};
