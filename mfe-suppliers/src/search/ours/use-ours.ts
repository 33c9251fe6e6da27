import { useLocaleInfo, useWedding } from '@posy/remote-kit';
import { type Budgets, useBudgets } from '#shortlist/public';
import { emptySearch, type SupplierSearch } from '#supplier/rules/asked/search-state';
import type { PlanFacts } from '#supplier/rules/search-queries';
import { planFactsOf } from './with-ours';

/** Returns the budgets that a search can be about: of its category, or of all where its words may name one. */
const budgetsFor = ({ category, text }: SupplierSearch, budgets: Budgets): Budgets => {
  if (category === null) return text === '' ? {} : budgets;
  const own = budgets[category];
  return own === undefined ? {} : { [category]: own };
};

/** The couple's own facts: those that count for a search, and all of them. */
export interface OwnFacts {
  plan: PlanFacts;
  whole: PlanFacts;
  /** False until the budget has loaded: the list would change under the reader when it comes. */
  isKnown: boolean;
}

/** Returns this couple's own facts for a list's search. */
export const useOurs = (search: SupplierSearch): OwnFacts => {
  const wedding = useWedding();
  const { country } = useLocaleInfo().market;
  const known = useBudgets();
  const budgets = budgetsFor(search, known ?? {});
  return {
    plan: planFactsOf(search, wedding, country, budgets),
    whole: planFactsOf(emptySearch, wedding, country, budgets),
    // A list that counts none of their facts, or says its own price, waits for nothing.
    isKnown: known !== null || search.isPlain || search.priceMin !== null || search.priceMax !== null,
  };
};
