import type { CountryCode } from '@posy/shared-contracts';

/** The town for which a market's index page shows examples. */
export const exampleTown: Readonly<Record<CountryCode, string>> = {
  GB: 'Bath',
  IE: 'Dublin',
  US: 'Chicago',
  DE: 'München',
  FR: 'Lyon',
};
