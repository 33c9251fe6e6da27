import { ownPath } from '@posy/shared-contracts/paths';

/** A message about a path of the product's own origin. */
export interface PathMessage<K extends string = string> {
  kind: K;
  path: string;
}

/** Makes and reads one kind of message; null for another kind, another shape, or a path of another origin. */
const pathMessage = <K extends string>(kind: K) => ({
  make: (path: string): PathMessage<K> => ({ kind, path }),
  read(data: unknown): PathMessage<K> | null {
    if (typeof data !== 'object' || data === null || !('kind' in data) || !('path' in data)) return null;
    const path = ownPath(data.path);
    return data.kind === kind && path !== null ? { kind, path } : null;
  },
});

/**
 * A page asks the worker to store the release set of the page at the path. `runs` is the set that the page itself runs.
 */
export interface StoreMessage extends PathMessage<'posy-keep'> {
  runs: string | null;
}

const storePath = pathMessage('posy-keep');
/** Pages of older versions do not send `runs`. */
export const storeMessage = {
  make: (path: string, runs: string): StoreMessage => ({ ...storePath.make(path), runs }),
  read(data: unknown): StoreMessage | null {
    const message = storePath.read(data);
    const { runs } = (data ?? {}) as { runs?: unknown };
    return message === null ? null : { ...message, runs: typeof runs === 'string' ? runs : null };
  },
};
/** The worker asks a page to show the path, with its query, because the person pressed a notification. */
export const openMessage = pathMessage('posy-open');

/** A push that arrived while the page is visible. */
export interface ReceivedPush {
  title: string;
  body: string;
  /** Path that the push links to, or null. */
  path: string | null;
}

/** The worker asks a visible page to show a push that arrived; read without the message's kind. */
export const pushMessage = {
  make: ({ title, body, path }: ReceivedPush) => ({ kind: 'posy-push', title, body, path }),
  read(data: unknown): ReceivedPush | null {
    if (typeof data !== 'object' || data === null) return null;
    const { kind, title, body, path } = data as Record<string, unknown>;
    if (kind !== 'posy-push' || typeof title !== 'string' || typeof body !== 'string') return null;
    return { title, body, path: ownPath(path) };
  },
};
