// Apart from the schemas: a page reads a set without them, because names are open.

/** The remotes of the product. */
export const remoteNames = ['mfe-planning', 'mfe-suppliers', 'mfe-inbox', 'mfe-website', 'mfe-reviews'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Typed places that other remotes fill. */
export const slotNames = [
  'supplier-profile.reviews',
  'supplier-profile.enquiry',
  'supplier-about.reviews',
  'supplier-home.figures',
  'home.card',
  'home.recommendations',
  'market-index.section',
  'market-index.end',
  'wedding-change.preview',
  'venue-confirmation',
  'real-wedding.actions',
  'supplier-picture.actions',
] as const;
export type SlotName = (typeof slotNames)[number];

/** Areas of the plan: each has its flower. */
export const areas = ['home', 'checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox'] as const;
export type Area = (typeof areas)[number];

/** Pictures of navigation entries. */
export const icons = [
  'home',
  'checklist',
  'guests',
  'budget',
  'suppliers',
  'website',
  'inbox',
  'reviews',
  'advice',
  'scrapbook',
  'shortlist',
] as const;
export type Icon = (typeof icons)[number];
