import type { SupplierSearch } from '#supplier/rules/asked/search-state';

/** Searches that stand side by side, such as those in towns nearby. */
export const chipsAtMost = 3;

/** A search that is one press away from one that found nobody. */
export interface RescueWay {
  id: string;
  words: string;
  search: SupplierSearch;
  /** Further sentences, such as that about the nearest supplier. */
  detail?: string;
}

export interface CountedWay extends RescueWay {
  total: number;
}
