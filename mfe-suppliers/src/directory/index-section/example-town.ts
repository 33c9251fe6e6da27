import type { CountryCode } from '@posy/shared-contracts';

/** The town by which a market's index page shows what the directory has. */
export const exampleTown: Readonly<Record<CountryCode, string>> = {
  GB: 'Bath',
  IE: 'Dublin',
  US: 'Chicago',
  DE: 'München',
  FR: 'Lyon',
};
