import type { Locale } from '@posy/shared-contracts';
import { loadMessages, type CatalogueLoaders, type Messages } from './messages';

const loaded = new WeakMap<CatalogueLoaders, Map<Locale, Promise<Messages>>>();

/** A feature's messages, loaded once a page; what failed is asked for again. */
export const loadedMessages = (catalogues: CatalogueLoaders, catalogue: Locale): Promise<Messages> => {
  const known = loaded.get(catalogues) ?? new Map<Locale, Promise<Messages>>();
  loaded.set(catalogues, known);
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const messages = loadMessages(catalogues, catalogue);
  known.set(catalogue, messages);
  messages.catch(() => known.delete(catalogue));
  return messages;
};
