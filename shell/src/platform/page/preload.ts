import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import { isActiveAt } from '../remotes/active-at';
import type { RemoteLoader } from '../remotes/federation';

interface Options {
  remotes: readonly ReleasedRemote[];
  loader: Pick<RemoteLoader, 'preload'>;
  /** Loads what every remote's screen needs beside the remote. */
  warm: () => void;
  /** Somebody counts their bytes, or has no connection: nothing is loaded that may not be needed. */
  isSparing: () => boolean;
}

/** Loads the remote that a link leads to, once, as soon as the link is pointed at or focused. */
export const createPreload = ({ remotes, loader, warm, isSparing }: Options): ((href: string) => void) => {
  const asked = new Set<string>();
  return (href) => {
    const [pathname = ''] = href.split(/[?#]/);
    const remote = remotes.find((candidate) => isActiveAt(candidate, pathname));
    if (remote === undefined || asked.has(remote.name) || isSparing()) return;
    asked.add(remote.name);
    loader.preload(remote, './app');
    warm();
  };
};
