import { createInstance, getInstance, type ModuleFederation } from '@module-federation/runtime';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import { withSilenceTimeout } from '../loading/silence-timeout';
import { forgetFailedShares } from './forget-failed-shares';

/** Time without progress in the load of a remote's entry or module. Source: docs/architecture.md. */
export const loadLimitMs = 5000;

/**
 * Total time limit, also for a screen that the server rendered and that can be read meanwhile. Source:
 * docs/architecture.md.
 */
export const drawnLimitMs = 60_000;

/** The failed load of a remote's module. Names remote and version for messages and logs. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  constructor(
    readonly remote: ReleasedRemote,
    readonly module: string,
    cause: unknown,
  ) {
    super(`${remote.name} ${remote.version} ${module}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export interface RemoteLoader {
  /** Loads an exposed module. Rejects on a failure, and after a silence of 5 s by default; the next call retries. */
  load<T>(remote: ReleasedRemote, module: string, limitMs?: number): Promise<T>;
  /**
   * Makes the next load fetch the remote anew. For a tree that broke after it was loaded: a screen whose chunk failed
   * stays broken in that instance, because React keeps the failure of a lazy component.
   */
  renew(remote: ReleasedRemote): void;
  /** Loads in advance; the real load reports a failure. */
  preload(remote: ReleasedRemote, module: string): void;
}

interface LoaderEdges {
  after: (milliseconds: number, run: () => void) => () => void;
  /** Resolves to true when the server is sending the awaited files. */
  areComing: (addresses: readonly string[]) => Promise<boolean>;
}

const containerName = (remote: ReleasedRemote): string => remote.name.replaceAll('-', '_');

/** A remote built when catalogues were texts still works: the page loads the parser with it. */
const loadParserFor = async ({ manifest }: ReleasedRemote): Promise<void> => {
  if (!manifest.parsedMessages) (await import('../notices/message-texts')).readMessageTexts();
};

/** The script element of an entry: the browser rejects bytes that differ from the release. */
const entryScript = (url: string, integrity: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  return script;
};

/**
 * Removes the document's preloads of a remote and returns true when there were any. The browser answers the next
 * request for a preloaded address with the preload's result, even a failure: that request fails once.
 */
const dropPreloads = ({ assets }: ReleasedRemote, module: string): boolean => {
  const chunks = new Set((assets[module] ?? []).map((path) => new URL(path, document.baseURI).href));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  const ours = links.filter(({ href }) => chunks.has(href));
  for (const link of ours) link.remove();
  return ours.length > 0;
};

/** Loads remotes through the Module Federation runtime. */
export const createRemoteLoader = (edges: LoaderEdges): RemoteLoader => {
  const federation: ModuleFederation = getInstance() ?? createInstance({ name: 'posy_shell', remotes: [] });
  const integrities = new Map<string, string>();
  const attempts = new Map<string, number>();
  /** Modules whose preloads may have failed. */
  const suspect = new Set<string>();
  federation.registerPlugins([
    {
      name: 'posy-integrity',
      createScript({ url }) {
        const integrity = integrities.get(url);
        return integrity === undefined ? undefined : { script: entryScript(url, integrity), timeout: drawnLimitMs };
      },
    },
  ]);

  const entryOf = ({ name, entry }: ReleasedRemote): string => {
    const attempt = attempts.get(name) ?? 0;
    return attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
  };

  /** After a failure the entry gets another address: a hung or broken response is cached under the old one. */
  const register = (remote: ReleasedRemote, attempt: number): void => {
    const absolute = new URL(entryOf(remote), document.baseURI).href;
    integrities.set(absolute, remote.integrity);
    federation.registerRemotes([{ name: containerName(remote), entry: absolute }], { force: attempt > 0 });
  };

  const renew = (remote: ReleasedRemote): void => {
    forgetFailedShares();
    const next = (attempts.get(remote.name) ?? 0) + 1;
    attempts.set(remote.name, next);
    register(remote, next);
  };

  const ask = async <T>(remote: ReleasedRemote, module: string, limitMs: number): Promise<T> => {
    try {
      const wanted = federation.loadRemote<T>(`${containerName(remote)}/${module.slice(2)}`);
      const [loaded] = await withSilenceTimeout(Promise.all([wanted, loadParserFor(remote)]), {
        silenceMs: limitMs,
        longestMs: drawnLimitMs,
        after: edges.after,
        isComing: () => edges.areComing([entryOf(remote), ...(remote.assets[module] ?? [])]),
      });
      if (loaded === null) throw new Error('the module is empty');
      return loaded;
    } catch (error) {
      renew(remote);
      throw new RemoteLoadError(remote, module, error);
    }
  };

  const load = async <T>(remote: ReleasedRemote, module: string, limitMs = loadLimitMs): Promise<T> => {
    const attempt = attempts.get(remote.name);
    if (attempt === undefined) {
      attempts.set(remote.name, 0);
      register(remote, 0);
    }
    const key = `${remote.name}/${module}`;
    if (attempt !== undefined && attempt > 0 && dropPreloads(remote, module)) suspect.add(key);
    const asked = ask<T>(remote, module, limitMs);
    const loaded = await (suspect.has(key) ? asked.catch(() => ask<T>(remote, module, limitMs)) : asked);
    suspect.delete(key);
    return loaded;
  };
  return { load, renew, preload: (remote, module) => void load(remote, module).catch(() => undefined) };
};
