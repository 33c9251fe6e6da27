import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import type { Locale } from '@posy/shared-contracts/markets';
import { supplierQuery } from '#supplier/rules/supplier-query';
import type { ShortlistEntry } from '../rules/entry';

/** A profile, and whether it is still on its way: without a connection nothing is. */
export interface ProfileReading {
  profile: SupplierProfile | null;
  isLoading: boolean;
}

/** Returns a supplier's profile as `useEntryProfile` does, with whether it is still loading. */
export const useProfileReading = (entry: ShortlistEntry | null, locale?: Locale): ProfileReading => {
  const { api } = useHost();
  const inDirectory = entry !== null && !entry.customSupplier;
  const { data, isLoading } = useQuery({
    ...supplierQuery(api, entry?.publicId ?? '', locale),
    enabled: inDirectory,
    throwOnError: false,
  });
  return inDirectory ? { profile: data ?? null, isLoading } : { profile: null, isLoading: false };
};

/**
 * Returns a supplier's profile in the directory; null for the couple's own, and while it is loading. With a `locale` its
 * features have their names in that language.
 */
export const useEntryProfile = (entry: ShortlistEntry | null, locale?: Locale): SupplierProfile | null =>
  useProfileReading(entry, locale).profile;
