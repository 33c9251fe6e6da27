import { useHost } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { freshForMs, supplierQuery } from '#supplier/rules/supplier-query';
import type { ShortlistEntry } from '../rules/entry';
import type { DirectoryPrices } from '../rules/sorts';

const noPrices: DirectoryPrices = new Map();

/** Returns the directory's prices of these suppliers, which their rows show. Empty while they load. */
export const useDirectoryPrices = (entries: readonly ShortlistEntry[], isWanted: boolean): DirectoryPrices => {
  const { api } = useHost();
  const queries = useQueryClient();
  const inDirectory = entries.filter(({ customSupplier }) => !customSupplier);
  const { data } = useQuery({
    queryKey: ['shortlist-prices', inDirectory.map(({ publicId }) => publicId)],
    // A supplier that has left the directory has no price there; the rows report other failures.
    queryFn: async (): Promise<DirectoryPrices> => {
      const read = inDirectory.map(({ publicId }) => queries.ensureQueryData(supplierQuery(api, publicId)));
      const profiles = await Promise.allSettled(read);
      return new Map(
        profiles.flatMap((profile, at) =>
          profile.status === 'fulfilled' ? [[inDirectory[at]?.id ?? '', profile.value.price] as const] : [],
        ),
      );
    },
    enabled: isWanted,
    staleTime: freshForMs,
  });
  return data ?? noPrices;
};
