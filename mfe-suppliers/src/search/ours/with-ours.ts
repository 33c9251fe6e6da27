import type { CountryCode } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { SupplierSearch } from '#supplier/rules/search-state';

/** What of the couple's own was added to a search that did not say it. */
export type Ours = 'both' | 'date' | 'guests' | null;

type Planned = Pick<Wedding, 'date' | 'guests' | 'l10n'>;

/** A search with the couple's own date and guests where it says nothing of them; only in the country of their wedding. */
export const withOurs = (
  search: SupplierSearch,
  wedding: Planned | null,
  country: CountryCode,
): { search: SupplierSearch; ours: Ours } => {
  if (search.isPlain || wedding === null || wedding.l10n.country !== country) return { search, ours: null };
  const invited = wedding.guests.count > 0 ? wedding.guests.count : (wedding.guests.estimate ?? 0);
  const date = search.freeOn === '' ? (wedding.date ?? '') : '';
  const guests = search.guests === null && invited > 0 ? invited : null;
  const ours = date !== '' && guests !== null ? 'both' : date !== '' ? 'date' : guests !== null ? 'guests' : null;
  if (ours === null) return { search, ours };
  return {
    search: { ...search, freeOn: search.freeOn || date, guests: search.guests ?? guests, isPlain: true },
    ours,
  };
};
