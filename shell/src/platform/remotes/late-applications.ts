import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { isActiveAt } from './active-at';
import type { ApplicationOptions } from './applications';
import { createRemoteView, failBelow, servedPart } from './remote-view';

const load = () => import('./applications');

/** Loads single-spa beside what else a remote's screen needs. A failure is reported where it is needed. */
export const warmApplications = (): void => void load().catch(() => undefined);

/** Starts single-spa with every remote. Rejects when it did not come. */
export const startByChunk =
  (failed: (error: unknown) => void) =>
  async (options: ApplicationOptions): Promise<void> =>
    (await load()).startApplications(options, failed);

interface Options extends ApplicationOptions {
  location: MountProps['location'];
  start: (options: ApplicationOptions) => Promise<void>;
}

/**
 * Starts single-spa with the first path that a remote owns: the shell's own screens do without it. Until it is there,
 * the remote's place shows that it loads, or that it could not and a retry.
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
    // What came with the document waits for its remote as it is, and can still be read when it does not come.
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
