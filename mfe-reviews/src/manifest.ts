import type { RemoteManifestInput } from '@posy/shared-contracts/manifest';

/** The public surface of reviews. Couples read them where suppliers are; moderators have their desk in the navigation. */
export const manifest: RemoteManifestInput = {
  name: 'mfe-reviews',
  contract: 1,
  owner: 'reviews',
  title: { 'en-GB': 'Reviews', 'de-DE': 'Bewertungen', 'fr-FR': 'Avis' },
  basePaths: ['reviews', 'moderation'],
  navigation: [
    {
      id: 'moderation',
      path: 'moderation',
      label: { 'en-GB': 'Reviews', 'de-DE': 'Bewertungen', 'fr-FR': 'Avis' },
      icon: 'reviews',
      area: 'suppliers',
      order: 30,
      audience: 'moderator',
      placement: 'header',
      tab: true,
    },
  ],
  slots: [{ slot: 'supplier-profile.reviews', module: './slots/supplier-profile.reviews', order: 10 }],
  publishes: ['review.saved', 'review.published', 'review.removed'],
  handles: [],
  exposes: ['./app', './slots/supplier-profile.reviews'],
  budgetKb: 30,
};
