import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { suggestionsQuery } from '#supplier/rules/search-queries';
import { useSettled } from '#supplier/rules/use-settled';

/** How long typing must rest before the directory is asked, in milliseconds. */
const restMs = 250;

/** Who in the directory is called like what is being typed. Nobody while it cannot be reached. */
export const useDirectoryNames = (typed: string, category: SupplierCategory | null = null) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const name = useSettled(typed.trim(), restMs);
  const { data, isFetching } = useQuery(suggestionsQuery(api, country, 'supplier', name, category));
  return { suppliers: data?.suppliers ?? [], isAsking: isFetching || name !== typed.trim() };
};
