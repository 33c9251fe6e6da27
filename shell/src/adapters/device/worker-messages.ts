import { ownPath } from '@posy/shared-contracts/paths';

/** A message about a path of the product's own origin. */
export interface PathMessage<K extends string = string> {
  kind: K;
  path: string;
}

/** Makes and reads one kind of message; another kind, another shape, or a path of others is read as null. */
const pathMessage = <K extends string>(kind: K) => ({
  make: (path: string): PathMessage<K> => ({ kind, path }),
  read(data: unknown): PathMessage<K> | null {
    if (typeof data !== 'object' || data === null || !('kind' in data) || !('path' in data)) return null;
    const path = ownPath(data.path);
    return data.kind === kind && path !== null ? { kind, path } : null;
  },
});

/** A page asks the worker to keep the set that a page at the path is made of. `runs` is the set that it runs itself. */
export interface StoreMessage extends PathMessage<'posy-keep'> {
  runs: string | null;
}

const storePath = pathMessage('posy-keep');
/** Pages from before do not say what they run. */
export const storeMessage = {
  make: (path: string, runs: string): StoreMessage => ({ ...storePath.make(path), runs }),
  read(data: unknown): StoreMessage | null {
    const message = storePath.read(data);
    const { runs } = (data ?? {}) as { runs?: unknown };
    return message === null ? null : { ...message, runs: typeof runs === 'string' ? runs : null };
  },
};
/** The worker asks a page to show the path, with its query, because somebody pressed a notification. */
export const openMessage = pathMessage('posy-open');

/** A push that arrived while somebody looks at the page. */
export interface ReceivedPush {
  title: string;
  body: string;
  /** Where it leads; null when nowhere. */
  path: string | null;
}

/** The worker has a page say what arrived, because somebody looks at it; read without the message's kind. */
export const pushMessage = {
  make: ({ title, body, path }: ReceivedPush) => ({ kind: 'posy-push', title, body, path }),
  read(data: unknown): ReceivedPush | null {
    if (typeof data !== 'object' || data === null) return null;
    const { kind, title, body, path } = data as Record<string, unknown>;
    if (kind !== 'posy-push' || typeof title !== 'string' || typeof body !== 'string') return null;
    return { title, body, path: ownPath(path) };
  },
};
