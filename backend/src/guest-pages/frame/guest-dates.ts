import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type Market } from '@posy/shared-contracts/markets';

export type GuestInvitation = EndpointOutput<'householdInvitation'>;

/** A person of an invited household. */
export type InvitedPerson = GuestInvitation['people'][number];
export type InvitedEvent = GuestInvitation['events'][number];

/** The first of a month is an ordinal in French. */
const withOrdinal = (text: string, { language }: Market): string =>
  language === 'fr' ? text.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : text;

/** A day in words, “Saturday 25 September 2027”. `day` is yyyy-MM-dd. */
export const dayInWords = (market: Market, day: string): string => {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return withOrdinal(new Intl.DateTimeFormat(market.locale, options).format(Date.parse(`${day}T12:00:00Z`)), market);
};

/** The day of an instant where the wedding is. */
export const dayOfInstant = (market: Market, instant: string, timeZone: string): string => {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return withOrdinal(new Intl.DateTimeFormat(market.locale, options).format(Date.parse(instant)), market);
};

const hour = (market: Market, time: string): string =>
  new Intl.DateTimeFormat(market.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`2027-01-01T${time}:00Z`),
  );

/** From when until when, “13:30 – 16:00”; empty while nobody said. */
export const hoursOf = (market: Market, { startTime, endTime }: InvitedEvent['time']): string => {
  if (startTime === null) return '';
  return [startTime, ...(endTime ? [endTime] : [])].map((time) => hour(market, time)).join(' – ');
};

/** Returns a zone's name on a day: “British Summer Time”. */
export const zoneInWords = (market: Market, timeZone: string, day: string | null): string => {
  const at = day === null ? undefined : Date.parse(`${day}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat(market.locale, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
