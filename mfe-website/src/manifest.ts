import type { RemoteManifestInput } from '@posy/shared-contracts/manifest';

/** The public surface of the wedding's website: its editor, and the page that guests see. */
export const manifest: RemoteManifestInput = {
  name: 'mfe-website',
  contract: 1,
  owner: 'website',
  title: { 'en-GB': 'Website', 'de-DE': 'Website', 'fr-FR': 'Site' },
  basePaths: ['website', 'wedding-website', 'wedding-website-details', 'wedding-website-onboarding'],
  bareBasePaths: ['wedding-website'],
  navigation: [
    {
      id: 'website',
      path: 'website',
      label: { 'en-GB': 'Website', 'de-DE': 'Website', 'fr-FR': 'Site' },
      icon: 'website',
      area: 'website',
      order: 60,
      audience: 'couple',
      placement: 'header',
      tab: false,
    },
  ],
  slots: [
    { slot: 'home.card', module: './slots/home.card', order: 50 },
    { slot: 'wedding-change.preview', module: './slots/wedding-change.preview', order: 30 },
  ],
  publishes: [
    'website.published',
    'website.unpublished',
    'website.event-added',
    'website.event-changed',
    'website.event-removed',
  ],
  handles: [],
  exposes: ['./app', './slots/home.card', './slots/wedding-change.preview'],
  budgetKb: 40,
};
