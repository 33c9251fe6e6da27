import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type Handler } from '../handler';

/**
 * Degrees of the main land of each country, and of Illinois for the US, rounded outwards to a hundredth: its
 * northernmost, southernmost, westernmost and easternmost points as gazetteers have them (Great Britain: Dunnet Head,
 * Lizard Point, Corrachadh Mòr, Ness Point; Ireland: the Republic's; Germany without Sylt; France without Corsica).
 */
const bounds: Record<'GB' | 'IE' | 'DE' | 'FR' | 'US-IL', EndpointOutput<'countryBounds'>> = {
  GB: { south: 49.95, west: -6.23, north: 58.68, east: 1.77 },
  IE: { south: 51.43, west: -10.49, north: 55.39, east: -5.99 },
  DE: { south: 47.27, west: 5.86, north: 54.92, east: 15.05 },
  FR: { south: 42.33, west: -4.8, north: 51.09, east: 8.24 },
  'US-IL': { south: 36.97, west: -91.52, north: 42.51, east: -87.49 },
};

/** The bounds that a country's map begins with. */
export const countryBounds: Handler<'countryBounds'> = (_context, { params }) => bounds[params.country];
