import type { Wedding } from '#entities';
import { americanZone } from './american-zone';

type CountryCode = Wedding['l10n']['country'];

/** The time of each country; of one with several, that of most of its people. */
const zones: Record<CountryCode, string> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  US: 'America/New_York',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
};

const isKnown = (country: string): country is CountryCode => Object.hasOwn(zones, country);

const countryOf = ({ l10n, location }: Pick<Wedding, 'l10n' | 'location'>): CountryCode =>
  location !== null && isKnown(location.country) ? location.country : l10n.country;

/** The time zone of a wedding: its place's, else its country's. */
export const weddingZone = ({ l10n, location }: Pick<Wedding, 'l10n' | 'location'>): string =>
  zoneOf(countryOf({ l10n, location }), location);

/** The zone of them all in which a day begins first. */
export const firstZone = zones.DE;

/** The zone in which a day of a country ends last, where it has several. */
const lastZones: Partial<Record<CountryCode, string>> = { US: 'Pacific/Honolulu' };

/** The zone in which a day is over in a whole country; London's for one that Posy is not in. */
export const lastZoneOf = (country: string): string =>
  isKnown(country) ? (lastZones[country] ?? zones[country]) : zones.GB;

/**
 * The zone in which a written day of a wedding ends: its own or, while its place in the United States is unknown, the
 * last of theirs. A reader of "until 1 May" may count on the whole day.
 */
export const lastZone = (wedding: Pick<Wedding, 'l10n' | 'location'>): string => {
  const { location } = wedding;
  const country = countryOf(wedding);
  const isPlaced = location?.country === 'US' && americanZone(location) !== undefined;
  return country === 'US' && !isPlaced ? lastZoneOf(country) : weddingZone(wedding);
};

/** The day in a time zone, yyyy-MM-dd. `at` is in milliseconds since the epoch. */
export const dayIn = (zone: string, at: number): string =>
  // Sweden writes days as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(at);

/**
 * Returns the time zone of a person in a country. Their place is unknown: in the United States it is assumed to be the
 * wedding's, if known.
 */
export const zoneOf = (country: CountryCode, location: Wedding['location']): string => {
  const isThere = country === 'US' && location?.country === 'US';
  return (isThere ? americanZone(location) : undefined) ?? zones[country];
};
