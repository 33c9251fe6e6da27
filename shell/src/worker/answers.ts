import { parsePath } from '@posy/shared-contracts/paths';
import type { StoredSets } from './stored-sets';

/** Time that a page may take to load before the stored one is shown, in milliseconds. */
export const pageLimitMs = 3000;

interface AnswerEdges {
  sets: Pick<StoredSets, 'document' | 'file' | 'replace'>;
  fetch: (request: Request) => Promise<Response>;
  /** Resolves after this number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** The kinds of requests: the worker handles pages and files of builds only. */
export type RequestKind = 'page' | 'build' | 'other';

const builds = '/releases/builds/';

/** Returns the kind of a request. Calls, data and everything private never pass through the worker. */
export const kindOf = (
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind => {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'other';
  if (pathname.startsWith(builds)) return 'build';
  return mode === 'navigate' && parsePath(pathname).market !== null ? 'page' : 'other';
};

/** The worker's answers. */
export const createAnswers = ({ sets, fetch, wait }: AnswerEdges) => ({
  /**
   * Answers from the network; when that fails, is broken or takes too long, with the stored document, which can show
   * any path.
   */
  async page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const network = preloaded.then((answer) => answer ?? fetch(request));
    const inTime = await Promise.race([network.catch(() => undefined), wait(pageLimitMs).then(() => undefined)]);
    if (inTime !== undefined && inTime.status < 500) return inTime;
    return (await sets.document()) ?? network;
  },

  /**
   * Answers from the device: a build's file never changes. A retry has a query, or a cache mode that forbids stored
   * bytes: it asks the network first, because the stored bytes may be those that were rejected.
   */
  async build(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const stored = await sets.file(pathname);
    if (stored === undefined) return fetch(request);
    if (search !== '') return fetch(request).catch(() => stored);
    if (request.cache !== 'reload') return stored;
    const fresh = await fetch(request).catch(() => null);
    if (fresh === null || !fresh.ok) return fresh ?? stored;
    await sets.replace(pathname, fresh.clone());
    return fresh;
  },
});
