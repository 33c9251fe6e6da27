import { forgivingStorage, type SmallStorage } from '@posy/remote-kit';
import type { CountryCode } from '@posy/shared-contracts';
import { searchConstants, searchLocationVersion, storageKeys } from '@posy/shared-contracts/constants';
import { type SearchLocation, searchLocationSchema, type Wedding } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { deviceStorage } from '#supplier/adapters/device-storage';

const storedSchema = v.object({ version: v.literal(searchLocationVersion), ...searchLocationSchema.entries });

/** Number of stored places, the newest first. */
const most = 5;
const recentKey = 'posy.suppliers.recent-places';
const recentSchema = v.array(v.pipe(v.string(), v.maxLength(searchConstants.textLength)));

const placeIn = (countryCode: CountryCode, area: string) => ({
  area,
  placeId: null,
  searchText: area,
  searchType: 'autocomplete' as const,
  countryCode,
});

const nowhere: SearchLocation = { status: 'empty', draft: null, selected: null };

/**
 * The place of the supplier search, stored on this device. Source: S3-search-location-01, S4-search-location,
 * S9-storage-04.
 */
export const createSearchLocation = (storage: () => SmallStorage) => {
  const saved = forgivingStorage(storage);
  const readJson = (key: string): unknown => {
    try {
      return JSON.parse(saved.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  /** Returns the stored value of this version with a market's country; null otherwise. */
  const read = (): SearchLocation | null => {
    const stored = v.safeParse(storedSchema, readJson(storageKeys.searchLocation));
    if (!stored.success) return null;
    const { status, draft, selected } = stored.output;
    return { status, draft, selected };
  };
  const write = (location: SearchLocation): void =>
    saved.setItem(storageKeys.searchLocation, JSON.stringify({ version: searchLocationVersion, ...location }));
  const recent = (): readonly string[] => {
    const stored = v.safeParse(recentSchema, readJson(recentKey));
    return stored.success ? stored.output : [];
  };
  return {
    read,
    recent,
    /** Stores the typed text; the former choice stays beside it. */
    draft: (country: CountryCode, text: string): void =>
      write({ status: 'draft', draft: { ...placeIn(country, text), area: null }, selected: read()?.selected ?? null }),
    /** Stores the place of a sent search as the chosen one and as the most recent. */
    select: (country: CountryCode, area: string): void => {
      saved.setItem(storageKeys.performedSearch, 'true');
      if (area === '') return write(nowhere);
      write({ status: 'selected', draft: null, selected: placeIn(country, area) });
      saved.setItem(recentKey, JSON.stringify([area, ...recent().filter((one) => one !== area)].slice(0, most)));
    },
    /** Moves the search to the wedding's new place. */
    follow: (country: CountryCode, area: string): void =>
      write({ status: 'selected', draft: null, selected: placeIn(country, area) }),
    /** Clears all searches: the wedding moved to another country. */
    reset: (): void => {
      for (const key of [storageKeys.searchLocation, storageKeys.performedSearch, recentKey]) saved.removeItem(key);
    },
  };
};

export const searchLocation = createSearchLocation(deviceStorage);

type WeddingPlaceFields = Pick<Wedding, 'location' | 'l10n'>;

/** Returns the first area of a search in this country: the stored one, else the wedding's; empty without both. */
export const firstArea = (
  stored: SearchLocation | null,
  wedding: WeddingPlaceFields | null,
  country: CountryCode,
): string => {
  const chosen = stored?.selected;
  if (chosen?.countryCode === country && chosen.area !== null) return chosen.area;
  return wedding?.l10n.country === country ? (wedding.location?.name ?? '') : '';
};
