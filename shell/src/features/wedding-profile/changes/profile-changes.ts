import { type CountryCode, type CurrencyCode, isCountryCode, markets } from '@posy/shared-contracts';
import { type DatePickerDate, type Wedding, weddingSchema } from '@posy/shared-contracts/entities';
import type { EventName, EventPayload } from '@posy/shared-contracts/events';
import { emptyDate } from '@posy/shared-contracts/forms';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { exactDay, planningDay } from '@posy/shared-contracts/rules';
import * as v from 'valibot';

export type WeddingPlace = NonNullable<Wedding['location']>;

/** One change of the wedding's profile. Money is in minor units of the wedding's currency. */
export type ProfileChange =
  | { kind: 'names'; partners: string[] }
  | { kind: 'date'; date: DatePickerDate }
  | { kind: 'location'; location: WeddingPlace | null }
  /** The place changes with the country. Amounts are never converted. */
  | { kind: 'country'; country: CountryCode; currency: CurrencyCode; location: WeddingPlace | null }
  | { kind: 'guests'; estimate: number | null }
  | { kind: 'budget'; budget: number }
  /** Path of the couple's picture, or null without one. */
  | { kind: 'image'; image: string | null };

/** Returns the couple's chosen date: the wedding's day, or the part of it that is known. */
export const chosenDate = ({ date, weddingDate, dateChoice }: Wedding): DatePickerDate => {
  const [year = null, month = null, day = null] = (date ?? weddingDate ?? '').split('-').filter(Boolean).map(Number);
  return day === null ? (dateChoice ?? emptyDate) : { ...emptyDate, year, month, day };
};

const dateFields = (before: Wedding, choice: DatePickerDate): Record<string, unknown> => {
  const date = exactDay(choice);
  return {
    date,
    dateChoice: date === null ? choice : null,
    ...(before.weddingDate == null ? {} : { weddingDate: date }),
  };
};

/** Returns the locale fields of a country's market. Source: S4-search-location-06. */
const countryFields = (country: CountryCode, currency: CurrencyCode): Record<string, unknown> => {
  const market = markets.find((candidate) => candidate.country === country);
  return {
    'l10n.country': country,
    'l10n.currency': currency,
    ...(market === undefined ? {} : { 'l10n.language': market.language, 'l10n.locale': market.locale }),
  };
};

/** Returns the fields of the wedding's document that a change sets, by dotted path. */
export const fieldsOf = (before: Wedding, change: ProfileChange): Record<string, unknown> => {
  switch (change.kind) {
    case 'names':
      return { partners: change.partners };
    case 'date':
      return dateFields(before, change.date);
    case 'location':
      return { location: change.location };
    case 'country':
      return { ...countryFields(change.country, change.currency), location: change.location };
    case 'guests':
      return { 'guests.estimate': change.estimate };
    case 'budget':
      return { budget: change.budget };
    case 'image':
      return { image: change.image };
  }
};

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the wedding with the changes applied. Throws when the result is not a valid wedding. */
export const withChanges = (before: Identified<Wedding>, changes: readonly ProfileChange[]): Identified<Wedding> => {
  const after: Record<string, unknown> = { ...before };
  for (const change of changes)
    for (const [path, value] of Object.entries(fieldsOf(before, change))) {
      const [field = '', inner] = path.split('.');
      const group = after[field];
      after[field] = inner === undefined ? value : { ...(isGroup(group) ? group : {}), [inner]: value };
    }
  return { ...v.parse(weddingSchema, after), id: before.id };
};

/** An event with its payload. */
export type ProfileEvent = {
  [N in EventName]: { name: N; payload: EventPayload<N> };
}[
  | 'wedding.date-changed'
  | 'wedding.location-changed'
  | 'wedding.country-changed'
  | 'wedding.guests-estimated'
  | 'profile.image-added'];

const isSamePlace = (a: WeddingPlace | null, b: WeddingPlace | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the events for the difference of two states of the wedding: real changes only, once each. */
export const eventsBetween = (
  before: Identified<Wedding>,
  after: Identified<Wedding>,
  changedBy: string,
): ProfileEvent[] => {
  const weddingId = before.id;
  const { country } = after.l10n;
  const day = planningDay(after);
  const events: ProfileEvent[] = [];
  if (country !== before.l10n.country && isCountryCode(country))
    events.push({ name: 'wedding.country-changed', payload: { weddingId, from: before.l10n.country, to: country } });
  if (after.location !== null && !isSamePlace(before.location, after.location)) {
    const { name, adminArea, country: placeCountry } = after.location;
    events.push({ name: 'wedding.location-changed', payload: { weddingId, name, adminArea, country: placeCountry } });
  }
  if (day !== null && day !== planningDay(before))
    events.push({ name: 'wedding.date-changed', payload: { weddingId, date: day, country, changedBy } });
  const { estimate } = after.guests;
  if (estimate != null && estimate > 0 && estimate !== before.guests.estimate)
    events.push({ name: 'wedding.guests-estimated', payload: { weddingId, estimate } });
  if (after.image != null && after.image !== before.image)
    events.push({ name: 'profile.image-added', payload: { weddingId, uid: changedBy } });
  return events;
};
