import type { RemoteManifestInput } from '@posy/shared-contracts/manifest';

/** The public surface of the directory: search, profiles, and the index page's categories. */
export const manifest: RemoteManifestInput = {
  name: 'mfe-suppliers',
  contract: 1,
  owner: 'suppliers',
  title: { 'en-GB': 'Suppliers', 'en-US': 'Vendors', 'de-DE': 'Dienstleister', 'fr-FR': 'Prestataires' },
  basePaths: ['wedding-suppliers', 'supplier-category', 'search', 'weddingsuppliers', 'recommendations', 'shortlist'],
  navigation: [
    {
      id: 'suppliers',
      path: 'wedding-suppliers',
      label: { 'en-GB': 'Suppliers', 'en-US': 'Vendors', 'de-DE': 'Dienstleister', 'fr-FR': 'Prestataires' },
      icon: 'suppliers',
      area: 'suppliers',
      order: 50,
      audience: 'anyone',
      placement: 'header',
      tab: true,
    },
    {
      id: 'shortlist',
      path: 'shortlist',
      label: { 'en-GB': 'Shortlist', 'de-DE': 'Merkliste', 'fr-FR': 'Sélection' },
      icon: 'shortlist',
      area: 'suppliers',
      order: 60,
      audience: 'member',
      placement: 'quick',
      tab: false,
    },
  ],
  slots: [
    { slot: 'market-index.section', module: './slots/market-index.section', order: 10 },
    { slot: 'market-index.end', module: './slots/market-index.end', order: 10 },
    { slot: 'home.recommendations', module: './slots/home.recommendations', order: 10 },
    { slot: 'wedding-change.preview', module: './slots/wedding-change.preview', order: 20 },
  ],
  publishes: [
    'supplier.shortlisted',
    'supplier.booked',
    'supplier.unbooked',
    'supplier.ignored',
    'supplier.removed',
    'wedding.location-changed',
  ],
  handles: [
    'wedding.location-changed',
    'wedding.country-changed',
    'enquiry.sent',
    'quote.received',
    'date.held',
    'visit.planned',
  ],
  exposes: [
    './app',
    './reactions',
    './slots/market-index.section',
    './slots/market-index.end',
    './slots/home.recommendations',
    './slots/wedding-change.preview',
  ],
  // A list or a profile with its first pictures, hearts, filters and facts: at most 60 KB over the shell.
  budgetKb: 60,
};
