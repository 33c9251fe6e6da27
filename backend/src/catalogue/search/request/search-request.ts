/** Requests and responses of the search index: the contract's filters, and some that only the server uses. */

import { type EndpointInput, type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type AskedFor } from '@posy/shared-contracts/rules';
import { type GeoPoint } from '#catalogue/records/geo';
import { type SupplierSummary } from '#catalogue/records/supplier-record';
import { type Correction, type SentencePart } from './parts';

type SupplierSearch = NonNullable<EndpointInput<'searchSuppliers'>['body']>;

/** `price` is the contract's older word for `price-asc`. */
export type SearchSort = Exclude<NonNullable<SupplierSearch['sort']>, 'price'>;

/** Fields that the API turns into `plan`, and those that it reads itself. */
type OfApi = 'near' | 'sort' | 'pageToken' | 'literally' | 'withPictures' | `${string}Else`;

export interface SearchRequest extends Omit<SupplierSearch, OfApi> {
  near?: GeoPoint & { radiusKm: number };
  sort?: SearchSort;
  tierMin?: number;
  /** Minor units: who is dearer than the budget for its category is left out. */
  budgets?: Partial<Record<SupplierCategory, number>>;
  /** Strictly below: spec section 9, recommendations. */
  profileScoreBelow?: number;
  exceptCategories?: SupplierCategory[];
  /** Left out, by id. */
  exceptIds?: string[];
}

export interface SearchHit extends SupplierSummary {
  /** From `near` or from the middle of a matched town; null when neither is known. */
  distanceKm: number | null;
}

/** Counts under all filters of the request but the one counted. */
export interface SearchFacets {
  categories: Partial<Record<SupplierCategory, number>>;
  /** Only when a category is chosen: features differ from category to category. */
  features: Record<string, number>;
  styles: Record<string, number>;
  kinds: Record<string, number>;
}

/** A price to start from, in minor units. */
export interface LeastPrice {
  amount: number;
  /** True for the price of one guest: the number of guests is unknown. */
  isPerHead: boolean;
}

export interface CatalogueResponse {
  total: number;
  page: number;
  size: number;
  results: SearchHit[];
  facets: SearchFacets;
}

/** Facts of the couple's plan that count where neither a filter nor the text says anything of the same kind. */
export interface PlanFacts extends Pick<SearchRequest, 'area' | 'radiusKm' | 'freeOn' | 'guests' | 'budgets'> {
  /** Ids of the suppliers that are taken on `freeOn`. */
  exceptIds?: string[];
  /** The couple's place where nobody is near it: it narrows nothing, and the nearest come first. */
  from?: string;
}

/** Kinds of such facts, by the words of the contract. */
export type CountedFact = NonNullable<EndpointOutput<'searchSuppliers'>['countedIn']>[number];

/** A search in the couple's own words, beside filters that were chosen. */
export interface FindRequest extends SearchRequest, Pick<SupplierSearch, 'literally'> {
  plan?: PlanFacts;
  /** An ISO date, for months without a year. */
  today?: string;
}

/** A recognised part as the server's edge words it: where it stands in the text, and the text without it. */
export interface FoundPart {
  part: SentencePart;
  without: string;
}

/** A wish to leave out, and the number of suppliers found without it. */
export interface Rescue {
  /** Number of the part in `parts`, or `words`. */
  drop: number | 'words' | 'place';
  total: number;
}

/** A supplier that has most of what was asked for, and what it lacks. */
export interface CloseHit {
  hit: SearchHit;
  /** Numbers of the parts that it lacks, or `words`. */
  lacks: (number | 'words' | 'place')[];
}

/** Prices in steps of the same width, in minor units; the last step holds all who are dearer. */
export interface PriceSpread {
  from: number;
  step: number;
  counts: number[];
}

export interface FindResponse extends CatalogueResponse {
  /** Prices of one category, under all filters but the price. */
  prices: PriceSpread | null;
  /** The lowest price of each category, of a request that names no category and no words. */
  leastPrices: Partial<Record<SupplierCategory, LeastPrice>>;
  /** Name of the place that all distances are from; null without distances, and from a point. */
  distanceFrom: string | null;
  /** The day and the guests that prices are for. */
  askedFor: AskedFor;
  /** Facts of the plan that narrowed the search. */
  countedIn: CountedFact[];
  /** Chosen, or said in the sentence. */
  category: SupplierCategory | null;
  parts: FoundPart[];
  /** Words that every found supplier has. */
  words: string[];
  /** Words that only order: who has them comes first. */
  softWords: string[];
  /** Words that no supplier has, and that were left out. */
  ignored: string[];
  /** Days of the week without a date, as they were typed: they narrow nothing. */
  weekdays: string[];
  /** Place of the search; null for none, or several. */
  place: Extract<SentencePart, { kind: 'place' }>['place'] | null;
  unknownPlaces: string[];
  /** The text without the unknown places in it. */
  textWithoutUnknown: string;
  /** Trades that are asked for and that no category holds. */
  unoffered: string[];
  /** The nearest categories to those that are not offered. */
  unofferedNear: SupplierCategory[];
  /** Left out, as it was typed behind a “not”. */
  unwanted: string[];
  /** Named beside the category that is answered. */
  otherCategories: SupplierCategory[];
  isNearMe: boolean;
  corrections: Correction[];
  /** The text as it was read, when words were corrected. */
  readAs: string | null;
  areaReadAs: string | null;
  /** Ids of those on this page that stand where they stand because they pay. */
  paid: string[];
  /** The nearest suppliers, when a page is not filled. */
  close: CloseHit[];
  /** Wishes to leave out, when no supplier meets all of them. */
  rescue: Rescue[];
}
