import type { Wedding } from '#entities';

type CountryCode = Wedding['l10n']['country'];

/** The time of each country; of one with several, that of most of its people. */
const zones: Record<CountryCode, string> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  US: 'America/New_York',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
};

/** States that are not on New York's time, as places name them: whole, or by two letters. A divided one is where most of it is. */
const states: readonly (readonly [zone: string, names: string])[] = [
  [
    'America/Chicago',
    'Alabama|AL|Arkansas|AR|Illinois|IL|Iowa|IA|Kansas|KS|Louisiana|LA|Minnesota|MN|Mississippi|MS|Missouri|MO|Nebraska|NE|North Dakota|ND|Oklahoma|OK|South Dakota|SD|Tennessee|TN|Texas|TX|Wisconsin|WI',
  ],
  ['America/Denver', 'Colorado|CO|Idaho|ID|Montana|MT|New Mexico|NM|Utah|UT|Wyoming|WY'],
  ['America/Phoenix', 'Arizona|AZ'],
  ['America/Los_Angeles', 'California|CA|Nevada|NV|Oregon|OR|Washington|WA'],
  ['America/Anchorage', 'Alaska|AK'],
  ['Pacific/Honolulu', 'Hawaii|HI'],
];
const zoneOfState = new Map(states.flatMap(([zone, names]) => names.split('|').map((name) => [name, zone] as const)));

const isKnown = (country: string): country is CountryCode => Object.hasOwn(zones, country);

/** The time zone of a wedding: its place's, else its country's. */
export const weddingZone = ({ l10n, location }: Pick<Wedding, 'l10n' | 'location'>): string =>
  zoneOf(location !== null && isKnown(location.country) ? location.country : l10n.country, location);

/**
 * The time zone of somebody in a country. Nobody says in which state they live: in the United States it is taken to be the
 * wedding's, where that is known.
 */
export const zoneOf = (country: CountryCode, location: Wedding['location']): string => {
  const [state = ''] = location?.adminArea ?? [];
  const isThere = country === 'US' && location?.country === 'US';
  return (isThere ? zoneOfState.get(state) : undefined) ?? zones[country];
};
