import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { suggestionsQuery } from '#supplier/rules/search-queries';
import { useSettled } from '#supplier/rules/use-settled';

/** Pause in typing before the directory is searched, in milliseconds. */
const restMs = 250;

/** Suppliers of the directory with the typed name. Empty while it cannot be reached. */
export const useDirectoryNames = (typed: string, category: SupplierCategory | null = null) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const name = useSettled(typed.trim(), restMs);
  const { data, isFetching } = useQuery(suggestionsQuery(api, country, 'supplier', name, category));
  return { suppliers: data?.suppliers ?? [], isAsking: isFetching || name !== typed.trim() };
};
