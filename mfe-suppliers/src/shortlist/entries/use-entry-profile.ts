import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { supplierQuery } from '#supplier/rules/supplier-query';
import type { ShortlistEntry } from '../rules/entry';

/** Returns a supplier's profile in the directory; null for the couple's own, and while it is loading. */
export const useEntryProfile = (entry: ShortlistEntry | null): SupplierProfile | null => {
  const { api } = useHost();
  const inDirectory = entry !== null && !entry.customSupplier;
  const { data } = useQuery({
    ...supplierQuery(api, entry?.publicId ?? ''),
    enabled: inDirectory,
    throwOnError: false,
  });
  return inDirectory ? (data ?? null) : null;
};
