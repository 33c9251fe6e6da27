import type { CountryCode } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { weddingHeads } from '@posy/shared-contracts/rules';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { nearKm } from '#supplier/rules/distance/distance-words';
import { holdsGuests } from '#supplier/rules/holds-guests';

/** What of the couple's own was added to a search that did not say it. */
export type Ours = readonly ('place' | 'date' | 'guests')[];

type Planned = Pick<Wedding, 'date' | 'guests' | 'preferences' | 'l10n' | 'location'>;

/** A search as a couple means it. */
export interface OursSearch {
  search: SupplierSearch;
  ours: Ours;
  /** Where the couple marries, for the server to look there first; empty where the search says where, or seeks words. */
  place: string;
}

/**
 * A search with the couple's own date, guests and place where it says nothing of them; only in the country of their
 * wedding. The place counts in lists of a category, with what is near it: a name is looked for everywhere.
 */
export const withOurs = (search: SupplierSearch, wedding: Planned | null, country: CountryCode): OursSearch => {
  if (search.isPlain || wedding === null || wedding.l10n.country !== country) return { search, ours: [], place: '' };
  const invited = holdsGuests(search.category) ? weddingHeads(wedding).all : 0;
  const date = search.freeOn === '' ? (wedding.date ?? '') : '';
  const guests = search.guests === null && invited > 0 ? invited : null;
  const isList = search.category !== null && search.text === '' && search.area === '' && search.bounds === null;
  const place = isList ? (wedding.location?.name ?? '') : '';
  const ours: Ours = [...(date !== '' ? (['date'] as const) : []), ...(guests !== null ? (['guests'] as const) : [])];
  if (ours.length === 0 && place === '') return { search, ours, place };
  return {
    search: {
      ...search,
      freeOn: search.freeOn || date,
      guests: search.guests ?? guests,
      radiusKm: search.radiusKm ?? (place === '' ? null : nearKm(country)),
      isPlain: true,
    },
    ours,
    place,
  };
};

/** The same once the server said whether there is anybody at the place. */
export const placedOurs = ({ search, ours, place }: OursSearch, isThere: boolean): OursSearch =>
  isThere && place !== ''
    ? { search: { ...search, area: place }, ours: ['place', ...ours], place }
    : { search: place === '' ? search : { ...search, radiusKm: null }, ours, place };
