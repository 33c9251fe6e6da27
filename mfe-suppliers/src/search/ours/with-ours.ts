import type { CountryCode } from '@posy/shared-contracts';
import { type SupplierCategory, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import { weddingHeads } from '@posy/shared-contracts/rules';
import type { Budgets } from '#shortlist/public';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { nearKm } from '#supplier/rules/distance/distance-words';
import type { PlanFacts, SearchResponse } from '#supplier/rules/search-queries';

/** Kinds of the couple's facts that narrow a list. */
export type AddedFacts = NonNullable<SearchResponse['countedIn']>;

type WeddingFields = Pick<Wedding, 'date' | 'guests' | 'preferences' | 'l10n' | 'location' | 'weddingDate'>;

/** A search with those facts of the couple that narrowed it. */
export interface OursSearch {
  search: SupplierSearch;
  ours: AddedFacts;
  /** The wedding's place; empty when it does not narrow the list. */
  place: string;
}

/**
 * Returns the couple's facts for a search: they count where neither its filters nor its words say anything of the same
 * kind, which the server decides, because it reads the words. None in another country than the wedding's, nor when they
 * were taken away.
 */
export const planFactsOf = (
  search: SupplierSearch,
  wedding: WeddingFields | null,
  country: CountryCode,
  budgets: Budgets = {},
): PlanFacts => {
  if (search.isPlain || wedding === null || wedding.l10n.country !== country) return {};
  const day = weddingDay(wedding);
  const { day: guests } = weddingHeads(wedding);
  const place = search.area === '' && search.bounds === null ? (wedding.location?.name ?? '') : '';
  return {
    ...(day !== null && search.freeOn === '' && { freeOnElse: day }),
    ...(guests > 0 && search.guests === null && { guestsElse: guests }),
    ...(place !== '' && { areaElse: place, radiusElse: nearKm(country) }),
    ...(Object.keys(budgets).length > 0 &&
      search.priceMin === null &&
      search.priceMax === null && { budgetsElse: budgets }),
  };
};

/** Returns the category of a list: the chosen one, or the one in its words. */
const categoryOf = (search: SupplierSearch, found: SearchResponse): SupplierCategory | null =>
  search.category ?? found.understood?.parts.find((part) => part.kind === 'category')?.category ?? null;

/** Minor units in one unit of a market's currency. */
const minorUnits = 100;

/**
 * Returns the search with the facts that narrowed it, as the server answered; they are filters then, each of which can
 * be removed. An answer to the search before (`isStale`) takes none of them away, and none from the address.
 */
export const withOurs = (
  search: SupplierSearch,
  plan: PlanFacts,
  found: SearchResponse | undefined,
  isStale = found === undefined,
): OursSearch => {
  const isPlain = search.isPlain || (!isStale && Object.keys(plan).length > 0);
  const ours = found?.countedIn ?? (found?.areaElse === true ? (['place'] as const) : []);
  const counts = (fact: AddedFacts[number]): boolean => ours.includes(fact);
  const category = found === undefined ? null : categoryOf(search, found);
  const budget = counts('budget') && category !== null ? plan.budgetsElse?.[category] : undefined;
  const place = counts('place') ? (plan.areaElse ?? '') : '';
  return {
    search: {
      ...search,
      ...(counts('date') && plan.freeOnElse !== undefined && { freeOn: plan.freeOnElse }),
      ...(counts('guests') && plan.guestsElse !== undefined && { guests: plan.guestsElse }),
      ...(budget !== undefined && { priceMax: Math.ceil(budget / minorUnits) }),
      ...(place !== '' && { area: place, radiusKm: search.radiusKm ?? plan.radiusElse ?? null }),
      isPlain,
    },
    ours: [...ours],
    place,
  };
};

/** Returns true for the maximum price that is the budget of the search's category. */
const hasTheirPrice = ({ category, priceMax }: SupplierSearch, { budgetsElse = {} }: PlanFacts): boolean => {
  const budget = category === null ? undefined : budgetsElse[category];
  return budget !== undefined && priceMax === Math.ceil(budget / minorUnits);
};

/** Returns a search without what only its category has: features, styles, kinds, evening guests and the budget for it. */
export const withoutCategorysOwn = (search: SupplierSearch, plan: PlanFacts): SupplierSearch => ({
  ...search,
  ...{ features: [], styles: [], kinds: [], evening: null },
  ...(hasTheirPrice(search, plan) && { priceMax: null }),
});

/**
 * Returns a search whose filters equal to the couple's own facts are left out, so that they count as such again: new
 * words go before them. A search from which one of the facts was removed stays as it is: the fact must not come back.
 */
export const withoutOurs = (search: SupplierSearch, plan: PlanFacts): SupplierSearch => {
  const isTheirPlace = search.area !== '' && search.area === plan.areaElse;
  const isOneRemoved =
    (plan.areaElse !== undefined && search.area === '' && search.bounds === null) ||
    (plan.freeOnElse !== undefined && search.freeOn === '') ||
    (plan.guestsElse !== undefined && search.guests === null);
  if (search.isPlain && isOneRemoved) return search;
  return {
    ...search,
    ...(isTheirPlace && { area: '', ...(search.radiusKm === plan.radiusElse && { radiusKm: null }) }),
    ...(search.freeOn === plan.freeOnElse && { freeOn: '' }),
    ...(search.guests === plan.guestsElse && { guests: null }),
    ...(hasTheirPrice(search, plan) && { priceMax: null }),
    isPlain: false,
  };
};
