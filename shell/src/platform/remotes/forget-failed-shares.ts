import { getInstance } from '@module-federation/runtime';

/**
 * Lets failed shared modules be requested again. Federation keeps the promise of a first load even when it was
 * rejected: after a moment without a connection, every remote that needs the module would fail until a reload.
 */
export const forgetFailedShares = (): void => {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions))
        // A module that is still loading is only requested twice: webpack loads its chunk once.
        if (shared.loaded !== true) shared.loading = null;
};
