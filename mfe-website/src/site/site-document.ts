import type { Website } from '@posy/shared-contracts/entities';

/** The id of the single document of a wedding's website. */
export const siteId = 'site';

/** A website of which nothing was saved yet. */
export const untouchedSite = {
  slug: null,
  published: false,
  welcome: '',
  theme: 'orchard',
} as const satisfies Partial<Website>;
