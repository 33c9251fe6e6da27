import { type CountryCode } from '@posy/shared-contracts/markets';
import { DateTime } from 'luxon';

/** The time of each country; of one with several, that of most of its people. */
const zones: Record<CountryCode, string> = {
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  US: 'America/New_York',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
};

/** Hours between which people are reminded of something. */
const firstHour = 9;
const lastHour = 20;

/** When somebody in a country is reminded: now, or at the next nine in the morning. Milliseconds since the epoch. */
export const goodMoment = (country: CountryCode, now: number): number => {
  const here = DateTime.fromMillis(now, { zone: zones[country] });
  if (here.hour >= firstHour && here.hour < lastHour) return now;
  const day = here.hour < firstHour ? here : here.plus({ days: 1 });
  return day.startOf('day').set({ hour: firstHour }).toMillis();
};
