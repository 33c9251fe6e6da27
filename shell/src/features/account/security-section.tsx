import { lazyFeature } from '@posy/remote-kit';
import { accountCatalogues } from './messages';

/** The ways to log in and their changes, for the settings screen. Suspends while it loads. */
export const SecuritySection = lazyFeature(
  async () => (await import('./security/own-account')).OwnAccount,
  accountCatalogues,
);
