import { forgetFailedShares } from './forget-failed-shares';

/**
 * Modules that the host shares with remotes but does not need on its own first page. Federation only shares modules of
 * the host's build, so each is named here. They load once a person is signed in, before a remote needs them.
 */
const offered: readonly (() => Promise<unknown>)[] = [
  () => loadRouter(),
  () => import('luxon'),
  () => import('@posy/shared-ui/forms'),
  () => import('@posy/shared-ui/overlays'),
  () => import('@posy/shared-ui/art'),
];

const loadRouter = (): Promise<unknown> => import('@posy/remote-kit/router');

/** Loads the router, which every remote's screen needs and the host's own do not, in parallel with the first remote. */
export const warmRouter = (): void => {
  loadRouter().catch(forgetFailedShares);
};

/** Loads the modules that remotes will need. A failure is reported by the code that needs the module. */
export const warmOfferedModules = (): void => {
  for (const load of offered) load().catch(forgetFailedShares);
};
