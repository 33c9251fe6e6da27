import type { CountryCode } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import { weddingHeads } from '@posy/shared-contracts/rules';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { nearKm } from '#supplier/rules/distance/distance-words';
import { holdsGuests } from '#supplier/rules/holds-guests';

/** The couple's facts that were added to a search without them. */
export type AddedFacts = readonly ('place' | 'date' | 'guests')[];

type WeddingFields = Pick<Wedding, 'date' | 'guests' | 'preferences' | 'l10n' | 'location'>;

/** A search with a couple's own facts. */
export interface OursSearch {
  search: SupplierSearch;
  ours: AddedFacts;
  /** The wedding's place, which the server tries first; empty when the search has a place, or a text. */
  place: string;
}

/**
 * Adds the couple's date, guests and place to a search that has none; only in the country of their wedding. The place
 * is added to lists of a category, with its surroundings: a name is searched everywhere.
 */
export const withOurs = (search: SupplierSearch, wedding: WeddingFields | null, country: CountryCode): OursSearch => {
  if (search.isPlain || wedding === null || wedding.l10n.country !== country) return { search, ours: [], place: '' };
  const invited = holdsGuests(search.category) ? weddingHeads(wedding).all : 0;
  const date = search.freeOn === '' ? (wedding.date ?? '') : '';
  const guests = search.guests === null && invited > 0 ? invited : null;
  const isList = search.category !== null && search.text === '' && search.area === '' && search.bounds === null;
  const place = isList ? (wedding.location?.name ?? '') : '';
  const ours: AddedFacts = [
    ...(date !== '' ? (['date'] as const) : []),
    ...(guests !== null ? (['guests'] as const) : []),
  ];
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

/** Returns the search once the server has answered whether there are suppliers at the place. */
export const placedOurs = ({ search, ours, place }: OursSearch, isThere: boolean): OursSearch =>
  isThere && place !== ''
    ? { search: { ...search, area: place }, ours: ['place', ...ours], place }
    : { search: place === '' ? search : { ...search, radiusKm: null }, ours, place };
