import { getInstance } from '@module-federation/runtime';

/**
 * Lets shared modules that did not come be asked for again. Federation keeps the promise of a first load also when it
 * was rejected: after a moment without a connection, every remote that needs the module would fail until a reload.
 */
export const forgetFailedShares = (): void => {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {}))
    for (const versions of Object.values(scope))
      for (const shared of Object.values(versions))
        // One that is on its way is merely asked for twice: webpack loads its chunk once.
        if (shared.loaded !== true) shared.loading = null;
};
