import { forgetFailedShares } from './forget-failed-shares';

/**
 * Modules that the host offers to remotes without needing them on its own first page. Federation provides only what the
 * host's build contains, so each is named here. They are loaded once somebody is signed in, before a remote asks.
 */
const offered: readonly (() => Promise<unknown>)[] = [
  () => loadRouter(),
  () => import('luxon'),
  () => import('@posy/shared-ui/forms'),
  () => import('@posy/shared-ui/overlays'),
  () => import('@posy/shared-ui/art'),
];

const loadRouter = (): Promise<unknown> => import('@posy/remote-kit/router');

/** Loads the router, which every remote's screen needs and the host's own do not, beside the first remote. */
export const warmRouter = (): void => {
  loadRouter().catch(forgetFailedShares);
};

/** Loads what remotes are about to ask for. A failure is reported by whoever needs the module. */
export const warmOfferedModules = (): void => {
  for (const load of offered) load().catch(forgetFailedShares);
};
