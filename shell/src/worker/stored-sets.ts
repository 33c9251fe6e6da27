import { hasReleasedBytes } from './released-bytes';

/** One of the browser's caches, by paths. */
interface SetCache {
  match(path: string): Promise<Response | undefined>;
  put(path: string, answer: Response): Promise<void>;
}

/** The browser's caches, as far as storing needs them. */
export interface SetCaches {
  open(name: string): Promise<SetCache>;
  /** Looks through all of them. */
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

/** A page that is open, and the set that it runs. */
interface Running {
  page: string;
  set: string;
}

const stateCache = 'posy-state';
const setPrefix = 'posy-set-';
const currentKey = '/stored-sets';
const runningKey = '/running-sets';
const documentKey = '/kept-document';
/** Files fetched at a time: enough to be quick, few enough to leave the line to the page. */
const together = 4;

interface StoredIds {
  /** The set that a start without a connection uses. */
  current: string | null;
  /** The one before: pages from before, which do not say so, may run it. */
  previous: string | null;
}

/**
 * Release sets on this device, each complete: one document, and every file of its builds. Nothing of a person is among
 * them: documents are the same for everybody, builds are public.
 *
 * The document is stored with its headers, and so with its nonce, which every start without a connection uses again. That
 * gives nothing away: a nonce has to be unknown to whoever could write into the page, and nobody writes into an answer
 * that the server gave once, to the worker, for a path without parameters.
 */
export const createStoredSets = ({ caches, fetch, open }: StoreEdges) => {
  const readRunning = async (): Promise<Running[]> => {
    const stored = await (await caches.open(stateCache)).match(runningKey);
    const known = stored === undefined ? [] : ((await stored.json()) as Running[]);
    const pages = await open();
    return known.filter(({ page }) => pages.includes(page));
  };

  const note = async (running: Running): Promise<void> => {
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
    // The browser's own cache may have broken bytes for a year.
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
    // A server from before says no integrity.
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
     * Stores the set that the page at the path is made of, so that the next start needs no connection. What was stored of it
     * before is not fetched again, and files of other sets are taken over. The document comes last: a set with one is
     * complete. Rejects when something did not come; the sets before stay as they are, and so does the set of every page that
     * is open.
     */
    async store(path: string, running: Running | null = null): Promise<void> {
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

    /** The document of the current set, for any path; undefined when none is stored. */
    async document(): Promise<Response | undefined> {
      const { current } = await readIds();
      if (current === null) return undefined;
      return (await caches.open(`${setPrefix}${current}`)).match(documentKey);
    },

    /** Stores what came anew in the place of a stored file that was refused. */
    async replace(path: string, file: Response): Promise<void> {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if ((await cache.match(path)) !== undefined) await cache.put(path, file.clone());
      }
    },

    /** A file of a build, by its path. */
    file: (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true }),
  };
};
export type StoredSets = ReturnType<typeof createStoredSets>;
