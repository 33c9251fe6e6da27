import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import type { AppProps, MountProps, RemoteModule } from '@posy/shared-contracts/mount-props';
import {
  addErrorHandler,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
} from 'single-spa';
import { ownPlace } from '../place/own-place';
import { isActiveAt } from './active-at';
import { drawnLimitMs, type RemoteLoader } from './federation';
import { createRemoteView, type RemoteViewFactory } from './remote-view';

export interface ApplicationOptions {
  remotes: readonly ReleasedRemote[];
  loader: RemoteLoader;
  /** The element in which remotes render, one after the other. */
  outlet: HTMLElement;
  propsFor: (remote: ReleasedRemote) => MountProps;
  views: RemoteViewFactory;
  report: (remote: ReleasedRemote, error: unknown) => void;
  /** Returns true when the shell shows a screen of its own at a path, for the current session. */
  isOwn: (pathname: string) => boolean;
  /** Calls back when the result of `isOwn` may have changed. */
  onOwnChanged: (listener: () => void) => void;
}

const lifecycleLimitMs = 3000;

/**
 * A remote as a single-spa application: lifecycles that always succeed at once. Loading, failing and retrying happen
 * inside the remote's own view, so that single-spa never marks an application as broken and a slow remote never blocks
 * navigation.
 */
const applicationOf = (remote: ReleasedRemote, { loader, outlet, propsFor, views, report }: ApplicationOptions) => {
  const view = createRemoteView({
    remote,
    outlet,
    views,
    report,
    async start(container, notify, isDrawn) {
      const module = await loader.load<RemoteModule>(remote, './app', isDrawn ? drawnLimitMs : undefined);
      const failed = (error: unknown): void => {
        loader.renew(remote);
        notify(error);
      };
      const given = propsFor(remote);
      const location = ownPlace(given.location, (pathname) => isActiveAt(remote, pathname));
      const props: AppProps = { ...given, location, container, failed };
      await module.bootstrap(props);
      return {
        mount: async () => void (await module.mount(props)),
        unmount: async () => void (await module.unmount(props)),
      };
    },
  });
  return {
    bootstrap: async () => undefined,
    mount: async () => view.show(),
    unmount: async () => view.hide(),
  };
};

/** Registers every remote of the release set by the base paths of its manifest, and starts single-spa. */
export const startApplications = (options: ApplicationOptions, report: (error: unknown) => void): void => {
  setBootstrapMaxTime(lifecycleLimitMs, true);
  setMountMaxTime(lifecycleLimitMs, true);
  setUnmountMaxTime(lifecycleLimitMs, true);
  addErrorHandler(report);
  for (const remote of options.remotes) {
    registerApplication({
      name: remote.name,
      app: async () => applicationOf(remote, options),
      activeWhen: ({ pathname }) => isActiveAt(remote, pathname) && !options.isOwn(pathname),
    });
  }
  options.onOwnChanged(() => void triggerAppChange());
  start({ urlRerouteOnly: true });
};
