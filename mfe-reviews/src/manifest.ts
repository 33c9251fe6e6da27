import type { RemoteManifestInput } from '@posy/shared-contracts/manifest';

/** The public surface of reviews. It has no place in the navigation: reviews are read where suppliers are. */
export const manifest: RemoteManifestInput = {
  name: 'mfe-reviews',
  contract: 1,
  owner: 'reviews',
  title: { 'en-GB': 'Reviews', 'de-DE': 'Bewertungen', 'fr-FR': 'Avis' },
  basePaths: ['reviews'],
  navigation: [],
  slots: [{ slot: 'supplier-profile.reviews', module: './slots/supplier-profile.reviews', order: 10 }],
  publishes: [],
  handles: [],
  exposes: ['./app', './slots/supplier-profile.reviews'],
  budgetKb: 30,
};
