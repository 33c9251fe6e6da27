import { lazyFeature } from '@posy/remote-kit';
import { accountCatalogues } from './messages';

/** How somebody logs in, and all that can be changed about it; for the settings screen. Suspends while it loads. */
export const SecuritySection = lazyFeature(
  async () => (await import('./security/own-account')).OwnAccount,
  accountCatalogues,
);
