import { hasReleasedBytes } from './released-bytes';

/** One of the browser's caches, by paths. */
interface SetCache {
  match(path: string): Promise<Response | undefined>;
  put(path: string, answer: Response): Promise<void>;
}

/** The browser's caches, as far as storing needs them. */
export interface SetCaches {
  open(name: string): Promise<SetCache>;
  /** Searches all caches. */
  match(path: string, options?: { ignoreVary: boolean }): Promise<Response | undefined>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

interface StoreEdges {
  caches: SetCaches;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Ids of the pages that are open. */
  open: () => Promise<readonly string[]>;
}

/** An open page with the set that it runs. */
interface RunningPage {
  page: string;
  set: string;
}

const stateCache = 'posy-state';
const setPrefix = 'posy-set-';
const currentKey = '/stored-sets';
const runningKey = '/running-sets';
const documentKey = '/kept-document';
/** Number of parallel requests: enough to be quick, few enough to leave bandwidth to the page. */
const together = 4;

interface StoredIds {
  /** The set that an offline start uses. */
  current: string | null;
  /** The previous set: older pages, which do not name their set, may run it. */
  previous: string | null;
}

/**
 * Release sets on this device, each complete: one document, and every file of its builds. They contain no personal
 * data: documents are the same for everybody, builds are public.
 *
 * The document is stored with its headers, and so with its nonce, which every offline start uses again. That is safe: a
 * nonce must be unknown to anybody who could write into the page, and nobody can write into a response that the server
 * gave once, to the worker, for a path without parameters.
 */
export const createStoredSets = ({ caches, fetch, open }: StoreEdges) => {
  const readRunning = async (): Promise<RunningPage[]> => {
    const stored = await (await caches.open(stateCache)).match(runningKey);
    const known = stored === undefined ? [] : ((await stored.json()) as RunningPage[]);
    const pages = await open();
    return known.filter(({ page }) => pages.includes(page));
  };

  const note = async (running: RunningPage): Promise<void> => {
    const others = (await readRunning()).filter(({ page }) => page !== running.page);
    await (await caches.open(stateCache)).put(runningKey, new Response(JSON.stringify([...others, running])));
  };

  const readIds = async (): Promise<StoredIds> => {
    const stored = await (await caches.open(stateCache)).match(currentKey);
    return stored === undefined ? { current: null, previous: null } : ((await stored.json()) as StoredIds);
  };

  const makeCurrent = async (id: string): Promise<void> => {
    const before = await readIds();
    if (before.current === id) return;
    const ids: StoredIds = { current: id, previous: before.current };
    await (await caches.open(stateCache)).put(currentKey, new Response(JSON.stringify(ids)));
    const running = (await readRunning()).map(({ set }) => set);
    const wanted = [ids.current, ids.previous, ...running].map((id) => `${setPrefix}${id}`);
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(setPrefix) && !wanted.includes(name)).map((name) => caches.delete(name)),
    );
  };

  const fetchFile = async (path: string, integrity: string | undefined): Promise<Response> => {
    const file = await fetch(path);
    if (!file.ok) throw new Error(`${path} answered ${file.status}.`);
    if (await hasReleasedBytes(file, integrity)) return file;
    // The browser's own cache may hold broken bytes for a year.
    const again = await fetch(path, { cache: 'reload' });
    if (again.ok && (await hasReleasedBytes(again, integrity))) return again;
    throw new Error(`${path} has other bytes than were released.`);
  };

  const storeFile = async (cache: SetCache, path: string, integrity: string | undefined): Promise<void> => {
    const found = (await cache.match(path)) ?? (await caches.match(path));
    if (found !== undefined && (await hasReleasedBytes(found, integrity))) {
      if ((await cache.match(path)) === undefined) await cache.put(path, found);
      return;
    }
    await cache.put(path, await fetchFile(path, integrity));
  };

  const storeFiles = async (cache: SetCache, id: string): Promise<void> => {
    const answer = await fetch(`/releases/sets/${id}/files.json`);
    if (!answer.ok) throw new Error(`The files of the set ${id} answered ${answer.status}.`);
    // An older server sends no integrity.
    const { files, integrity = {} } = (await answer.json()) as { files: string[]; integrity?: Record<string, string> };
    const waiting = [...files];
    const work = async (): Promise<void> => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        await storeFile(cache, path, integrity[path]);
    };
    await Promise.all(Array.from({ length: together }, work));
  };

  return {
    /**
     * Stores the set of the page at the path, so that the next start needs no connection. Files that are already stored
     * are not fetched again, and files of other sets are copied. The document is stored last: a set with one is
     * complete. Rejects when a file failed to load; the earlier sets stay unchanged, and so does the set of every open
     * page.
     */
    async store(path: string, running: RunningPage | null = null): Promise<void> {
      if (running !== null) await note(running);
      const page = await fetch(path, { cache: 'no-store' });
      const id = page.headers.get('posy-release-set');
      if (!page.ok || id === null) throw new Error(`${path} answered ${page.status}, of the set ${id}.`);
      const cache = await caches.open(`${setPrefix}${id}`);
      if ((await cache.match(documentKey)) === undefined) {
        await storeFiles(cache, id);
        await cache.put(documentKey, page);
      }
      await makeCurrent(id);
    },

    /** Returns the document of the current set, for any path; undefined when none is stored. */
    async document(): Promise<Response | undefined> {
      const { current } = await readIds();
      if (current === null) return undefined;
      return (await caches.open(`${setPrefix}${current}`)).match(documentKey);
    },

    /** Replaces a stored file that was rejected by a newly fetched one. */
    async replace(path: string, file: Response): Promise<void> {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if ((await cache.match(path)) !== undefined) await cache.put(path, file.clone());
      }
    },

    /** Returns a file of a build by its path. */
    file: (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true }),
  };
};
export type StoredSets = ReturnType<typeof createStoredSets>;
