import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import { isActiveAt } from '../remotes/active-at';
import type { RemoteLoader } from '../remotes/federation';

interface Options {
  remotes: readonly ReleasedRemote[];
  loader: Pick<RemoteLoader, 'preload'>;
  /** Loads the modules that every remote's screen needs, in parallel with the remote. */
  warm: () => void;
  /** Returns true when the person saves data, or has no connection: nothing optional is loaded. */
  isSparing: () => boolean;
}

/** Loads the remote of a link, once, as soon as the link is hovered or focused. */
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
