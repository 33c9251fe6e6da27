import type { SetCaches } from '../stored-sets';

interface StoredResponse {
  body: string;
  headers: [string, string][];
}

/** The browser's caches, in memory: jsdom has none. */
export const memoryCaches = (): SetCaches => {
  const caches = new Map<string, Map<string, StoredResponse>>();
  const read = (stored: StoredResponse | undefined): Response | undefined =>
    stored === undefined ? undefined : new Response(stored.body, { headers: stored.headers });
  return {
    async open(name) {
      const cache = caches.get(name) ?? new Map<string, StoredResponse>();
      caches.set(name, cache);
      return {
        match: async (path) => read(cache.get(path)),
        async put(path, answer) {
          cache.set(path, { body: await answer.text(), headers: [...answer.headers] });
        },
      };
    },
    match: async (path) =>
      read([...caches.values()].map((cache) => cache.get(path)).find((stored) => stored !== undefined)),
    keys: async () => [...caches.keys()],
    delete: async (name) => caches.delete(name),
  };
};
