import type { Market } from '@posy/shared-contracts';

const zones = {
  uk: 'Europe/London',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  us: 'America/New_York',
} as const;

/** The zone that a server draws a market's pages with: nobody's own is known there. */
export const zoneOfMarket = ({ prefix }: Market): string => zones[prefix];
