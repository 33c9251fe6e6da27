import type { Market } from '@posy/shared-contracts';

const zones = {
  uk: 'Europe/London',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  fr: 'Europe/Paris',
  us: 'America/New_York',
} as const;

/** Returns the time zone in which a server renders a market's pages: the visitor's own is unknown there. */
export const zoneOfMarket = ({ prefix }: Market): string => zones[prefix];
