import { createUiCache } from '@posy/shared-ui';

const caches = new Map<string, ReturnType<typeof createUiCache>>();

/** The style cache for a page's nonce: one for all trees of this bundle. */
export const uiCacheOf = (nonce: string): ReturnType<typeof createUiCache> => {
  const cache = caches.get(nonce) ?? createUiCache(nonce === '' ? {} : { nonce });
  caches.set(nonce, cache);
  return cache;
};
