import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { isActiveAt } from './active-at';
import type { ApplicationOptions } from './applications';
import { createRemoteView, failBelow, servedPart } from './remote-view';

const load = () => import('./applications');

/** Loads single-spa in parallel with a remote's other modules. A failure is reported when it is needed. */
export const warmApplications = (): void => void load().catch(() => undefined);

/** Starts single-spa with every remote. Rejects when it fails to load. */
export const startByChunk =
  (failed: (error: unknown) => void) =>
  async (options: ApplicationOptions): Promise<void> =>
    (await load()).startApplications(options, failed);

interface Options extends ApplicationOptions {
  location: MountProps['location'];
  start: (options: ApplicationOptions) => Promise<void>;
}

/**
 * Starts single-spa at the first path that a remote owns: the shell's own screens do not need it. Until it has loaded,
 * the remote's place shows a placeholder, or a failure with a retry.
 */
export const startLateApplications = (options: Options): void => {
  const { location, remotes, outlet, views, report, isOwn } = options;
  let starting: Promise<void> | null = null;
  let waiting: { remote: ReleasedRemote; hide: () => Promise<void> } | null = null;

  const startOnce = (): Promise<void> => {
    starting ??= options.start(options).then(stopFollowing);
    starting.catch(() => (starting = null));
    return starting;
  };
  const begin = (remote: ReleasedRemote): void => {
    const start = async () => {
      await startOnce();
      return { mount: view.hide, unmount: async () => undefined };
    };
    const view = createRemoteView({ remote, outlet, views, report, start });
    const served = servedPart(outlet, remote);
    let clearBelow: () => void = () => undefined;
    const hide = async (): Promise<void> => {
      served?.remove();
      clearBelow();
      await view.hide();
    };
    // Server-rendered content waits for its remote unchanged and can be read even when the remote fails to load.
    const wake = (): void =>
      void startOnce().catch((error: unknown) => {
        report(remote, error);
        if (waiting?.remote === remote) clearBelow = failBelow(outlet, { remote, views, retry: wake });
      });
    waiting = { remote, hide };
    if (served === null) void view.show();
    else wake();
  };
  const follow = (): void => {
    const { pathname } = location.get();
    const remote = isOwn(pathname) ? undefined : remotes.find((candidate) => isActiveAt(candidate, pathname));
    if (remote === waiting?.remote) return;
    void waiting?.hide();
    waiting = null;
    if (remote !== undefined) begin(remote);
  };
  const stopFollowing = location.subscribe(follow);
  follow();
};
