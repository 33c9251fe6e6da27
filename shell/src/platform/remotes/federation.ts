import { createInstance, getInstance, type ModuleFederation } from '@module-federation/runtime';
import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import { withSilenceTimeout } from '../loading/silence-timeout';
import { forgetFailedShares } from './forget-failed-shares';

/** How long nothing may come of a remote's entry or module that loads. Source: docs/architecture.md. */
export const loadLimitMs = 5000;

/** How long it may take altogether, and where the screen came drawn, and can be read meanwhile. Source: docs/architecture.md. */
export const drawnLimitMs = 60_000;

/** Why a remote's module could not be had. Names remote and version for messages and logs. */
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
  /** Loads an exposed module. A failure rejects, and a silence of 5 s unless given; asking again tries again. */
  load<T>(remote: ReleasedRemote, module: string, limitMs?: number): Promise<T>;
  /**
   * The next load fetches the remote anew. For a tree that broke after it was loaded: a screen whose chunk did not come
   * stays broken in the instance that tried, because React keeps the failure of a lazy component.
   */
  renew(remote: ReleasedRemote): void;
  /** Loads in advance; a failure is kept for the real load. */
  preload(remote: ReleasedRemote, module: string): void;
}

interface Edges {
  after: (milliseconds: number, run: () => void) => () => void;
  /** Whether the server sends files that are waited for. */
  areComing: (addresses: readonly string[]) => Promise<boolean>;
}

const containerName = (remote: ReleasedRemote): string => remote.name.replaceAll('-', '_');

/** A remote that was built when catalogues were texts still speaks: the page gets the parser beside it. */
const loadParserFor = async ({ manifest }: ReleasedRemote): Promise<void> => {
  if (!manifest.parsedMessages) (await import('../notices/message-texts')).readMessageTexts();
};

/** A script of an entry: bytes that differ from what was released are refused by the browser. */
const entryScript = (url: string, integrity: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  return script;
};

/**
 * Takes away what the document preloads of a remote, and says whether there was anything. The browser answers the next
 * request for a preloaded address with what the preload came to, a failure too: that request is lost, once.
 */
const dropPreloads = ({ assets }: ReleasedRemote, module: string): boolean => {
  const chunks = new Set((assets[module] ?? []).map((path) => new URL(path, document.baseURI).href));
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  const ours = links.filter(({ href }) => chunks.has(href));
  for (const link of ours) link.remove();
  return ours.length > 0;
};

/** Loads remotes through the Module Federation runtime. */
export const createRemoteLoader = (edges: Edges): RemoteLoader => {
  const federation: ModuleFederation = getInstance() ?? createInstance({ name: 'posy_shell', remotes: [] });
  const integrities = new Map<string, string>();
  const attempts = new Map<string, number>();
  /** Modules whose preloads failed, as far as anybody knows. */
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

  /** After a failure the entry gets another address: a hung or broken answer is cached under the old one. */
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
