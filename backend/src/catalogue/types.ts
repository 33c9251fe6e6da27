/**
 * What the catalogue holds and answers. Two faces of a supplier: `SupplierRecord` stays inside the server,
 * `PublicSupplier` is what a couple's client may see. Whatever must not leave the server stands under `internal`,
 * so that leaving it out is one step and nothing can be forgotten.
 *
 * Money is integer minor units, dates are `yyyy-MM-dd`, instants are ISO 8601 in UTC, distances kilometres.
 */

import { type Money, type StatedPrice, type SupplierFacts } from '@posy/shared-contracts/entities';
import { type Correction, type Part } from './search/language/parts';

/** The markets that have a demo catalogue, by ISO 3166 country code. */
export const countryCodes = ['GB', 'IE', 'US', 'DE', 'FR'] as const;
export type CountryCode = (typeof countryCodes)[number];

/** The fifteen supplier categories of spec section 1; the same words are the picture categories. */
export const categorySlugs = [
  'venues',
  'photographers',
  'florists',
  'caterers',
  'music',
  'video',
  'decoration',
  'entertainment',
  'cakes',
  'beauty',
  'dress',
  'transport',
  'menswear',
  'stationery',
  'marquee',
] as const;
export type CategorySlug = (typeof categorySlugs)[number];

export type CatalogueLocale = 'en-GB' | 'en-US' | 'de-DE' | 'fr-FR';
export type PriceUnit = 'per-day' | 'per-head' | 'per-item' | 'from';
/** 2.5 is a tier of its own (spec section 9); 0 is an unpaid listing, 4 the highest. */
export type Tier = 0 | 1 | 2 | 2.5 | 3 | 4;
export type { Money };
export type Stars = 1 | 2 | 3 | 4 | 5;

export interface GeoPoint {
  lat: number;
  lng: number;
}

/** A seeded illustration: ask for it at `/pictures/{category}/{seed}/{ratio}/{width}.webp`. Never a photograph. */
export interface PictureRef {
  id: string;
  category: CategorySlug;
  /** Matches `/^[A-Za-z0-9_-]{1,40}$/`. */
  seed: string;
  /** Alternative text in the supplier's language; says that it is an illustration. */
  label: string;
}

/** A key to filter by and its words in the supplier's language. */
export interface Labelled {
  key: string;
  label: string;
}

export interface SupplierPrice {
  unit: PriceUnit;
  /** What the cheapest package costs. */
  from: Money;
  /** What `from` buys, in the supplier's language; always shown beside it. */
  basis: string;
  /** Under which condition it holds, such as “Monday to Thursday”; empty when there is none. */
  condition: string;
  /** What most couples ask for, a Saturday in season; null where days cost alike. */
  saturday: StatedPrice | null;
  /** The dearest package. */
  to: Money;
}

export interface SupplierCapacity {
  max: number;
  meaning: 'guests' | 'portions' | 'seats';
}

export interface SupplierPackage {
  id: string;
  name: string;
  /** What the price covers, in a few words each. */
  includes: string[];
  price: Money;
  unit: PriceUnit;
}

export interface SupplierOffer {
  id: string;
  title: string;
  /** Last day, `yyyy-MM-dd`. */
  endsOn: string;
}

export interface SupplierQuestion {
  id: string;
  question: string;
  answer: string;
}

export interface SupplierAward {
  id: string;
  title: string;
  year: number;
}

export interface SupplierBrochure {
  id: string;
  title: string;
  pages: number;
}

/** An open day; `fairs` of spec section 3. */
export interface SupplierFair {
  id: string;
  name: string;
  date: string;
  startTime: string;
}

export interface SupplierVideo {
  source: 'youtube' | 'vimeo' | 'matterport' | 'googlemaps';
  sourceId: string;
}

/** Keys that the client words: what the supplier has reached. */
export type SupplierAchievement = 'ten-reviews' | 'twenty-reviews' | 'ten-years' | 'replies-to-reviews';
export type SupplierBadge = 'top-rated' | 'complete-profile' | 'award-winner';

/** Another supplier that this one recommends or works with (preferred suppliers, recommended photographer). */
export interface SupplierRelation {
  id: string;
  publicId: string;
  type: CategorySlug;
  name: string;
  urlSlug: string;
  picture: PictureRef;
}

export interface Rating {
  /** 1 to 5 with at most two decimals; 0 when there are no reviews. */
  average: number;
  count: number;
}

/** What a list or a map shows of a supplier. */
export interface SupplierSummary {
  /** `GB` or `IE` + 6 digits, two letters + 8 digits, or `sup_` + 7 to 14 characters (spec section 5). */
  id: string;
  /** A short id for links, different from `id`. */
  publicId: string;
  type: CategorySlug;
  slug: string;
  name: string;
  tier: Tier;
  town: string;
  county: string;
  country: string;
  countryCode: CountryCode;
  l10n: { country: CountryCode; language: 'en' | 'de' | 'fr' };
  /** Two levels, the wider first: nation, province or region, then county, state or département. */
  address: { adminArea: [string, string] };
  location: GeoPoint;
  seo: { urlSlug: string };
  /** Null: told on request. */
  price: SupplierPrice | null;
  /** What a venue is: barn, castle; null in other categories. */
  kind: Labelled | null;
  capacity: SupplierCapacity | null;
  rating: Rating;
  /** 0 to 1: how complete and well answered the profile is. */
  profileScore: number;
  /** Paid placement; must be labelled wherever it changes an order. */
  premium: boolean;
  /** The first sentence of the description. */
  teaser: string;
  features: Labelled[];
  styles: Labelled[];
  photos: PictureRef[];
  /** Today's best offer, in a few words. */
  offerTitle: string | null;
  /** Every supplier of the generated catalogue is invented; the client shows a label. */
  demo: boolean;
}

/** A supplier profile as couples and their browsers may see it. */
export interface PublicSupplier extends SupplierSummary {
  _translations: Record<string, { description: string }>;
  /** First name of the contact. */
  owner: string;
  website: string;
  description: string;
  managerMessage: string;
  highlights: string[];
  packages: SupplierPackage[];
  offers: SupplierOffer[];
  questions: SupplierQuestion[];
  awards: SupplierAward[];
  achievements: SupplierAchievement[];
  badges: SupplierBadge[];
  brochures: SupplierBrochure[];
  fairs: SupplierFair[];
  videos: SupplierVideo[];
  appsConnected: string[];
  /** The name of its Instagram account. */
  instagram: string | null;
  /** What couples who booked through Posy get on top. */
  benefits: string[];
  /** What can be compared and filtered; what is missing was not said. */
  facts: SupplierFacts;
  /** Days on which it is booked, ascending, `yyyy-MM-dd`. */
  busyDays: string[];
  /** Preferred suppliers of other categories nearby. */
  recommendations: SupplierRelation[];
  /** Venues it works at often; for a venue, its recommended photographers. */
  relations: SupplierRelation[];
  durationHours: { min: number; max: number };
  leadMonths: { min: number; max: number };
  /** Search engines may index the profile. */
  seoIndex: boolean;
  /** When the profile was first published, ISO instant. */
  createdAt: string;
}

/** Never leaves the server. */
export interface SupplierInternal {
  hasBadDebtCoupleside: boolean;
  /** Where enquiries are sent, at example.com. */
  contactEmail: string;
}

export interface SupplierRecord extends PublicSupplier {
  internal: SupplierInternal;
  reviews: ReviewRecord[];
}

export interface ReviewReply {
  body: string;
  createdAt: string;
}

/** Spec section 3 "Review feedback", without the e-mail address. */
export interface PublicReview {
  id: string;
  supplierId: string;
  type: 'review';
  stars: Stars;
  title: string;
  body: string;
  /** First names of the couple. */
  name: string;
  /** Where they are from. */
  from: string;
  dateWedding: string;
  createdAt: string;
  bookedThroughPosy: boolean;
  photos: { path: string; portrait: boolean }[];
  reply: ReviewReply | null;
}

export interface ReviewRecord extends PublicReview {
  internal: { email: string; user: string | null };
}

export interface RealWeddingSupplier {
  supplierId: string;
  supplierName: string;
  supplierPublicId: string;
  supplierCategory: CategorySlug;
  address: { town: string; county: string; countryCode: CountryCode };
  seoUrlSlug: string;
}

/** Spec section 3 "Real wedding result", with the words a page needs. */
export interface RealWedding {
  id: string;
  /** Path without the market prefix. */
  url: string;
  title: string;
  story: string[];
  couple: [string, string];
  date: string;
  guests: number;
  theme: string;
  palette: string;
  season: string;
  town: string;
  county: string;
  countryCode: CountryCode;
  photos: PictureRef[];
  photoUrl: string;
  venueUrl: string | null;
  /** The supplier that published it; spec section 6 asks for its tier. */
  creatorId: string;
  creatorTier: Tier;
  /** Highest profile score among its suppliers; orders `randomizedByProfileScore`. */
  profileScore: number;
  uploadedAt: string;
  suppliers: RealWeddingSupplier[];
  demo: boolean;
}

/** A place that couples search for. */
export interface Place {
  id: string;
  name: string;
  county: string;
  /** Nation, province or region that the county lies in. */
  region: string;
  countryCode: CountryCode;
  lat: number;
  lng: number;
  /** People who live there, by GeoNames; 0 when it does not say. */
  population: number;
}

export type SearchSort = 'recommended' | 'distance' | 'price-asc' | 'price-desc' | 'rating' | 'reviews' | 'name';

export interface SearchRequest {
  countryCode: CountryCode;
  category?: CategorySlug;
  text?: string;
  near?: GeoPoint & { radiusKm: number };
  /** A town, county or region by name; ignored when `near` is given. */
  area?: string;
  /** Minor units of the market's currency. */
  priceMax?: number;
  capacityMin?: number;
  ratingMin?: number;
  /** Every one of them. */
  features?: string[];
  /** At least one of them. */
  styles?: string[];
  withOffer?: boolean;
  tierMin?: number;
  /** Strictly below: spec section 9, recommendations. */
  profileScoreBelow?: number;
  exceptCategories?: CategorySlug[];
  /** What a map shows; narrows whatever place is asked for. */
  bounds?: { south: number; west: number; north: number; east: number };
  /** At least as many, where a supplier states its capacity at all. */
  guests?: number;
  /** Left out, by id. */
  exceptIds?: string[];
  sort?: SearchSort;
  /** From 1. */
  page?: number;
  /** 1 to 500. */
  size?: number;
}

export interface SearchHit extends SupplierSummary {
  /** From `near` or from the middle of a matched town; null when neither is known. */
  distanceKm: number | null;
}

/** Counts under all filters of the request but the one counted. */
export interface SearchFacets {
  categories: Partial<Record<CategorySlug, number>>;
  /** Only when a category is chosen: features differ from category to category. */
  features: Record<string, number>;
  styles: Record<string, number>;
}

export interface SearchResponse {
  total: number;
  page: number;
  size: number;
  results: SearchHit[];
  facets: SearchFacets;
}

/** A search in the couple's own words, beside filters that were chosen. */
export interface FindRequest extends SearchRequest {
  /** Read the words as they were typed, without correcting any. */
  literally?: boolean;
}

/** A recognised part as the server's edge words it: where it stands in the text, and the text without it. */
export interface FoundPart {
  part: Part;
  without: string;
}

/** What leaving out one wish would give. */
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

export interface FindResponse extends SearchResponse {
  parts: FoundPart[];
  words: string[];
  unknownPlaces: string[];
  corrections: Correction[];
  /** The text as it was read, when words were corrected. */
  readAs: string | null;
  areaReadAs: string | null;
  /** Ids of those on this page that stand where they stand because they pay. */
  paid: string[];
  /** When a page is not filled: what comes nearest. */
  close: CloseHit[];
  /** When nothing has all that was asked for. */
  rescue: Rescue[];
}

export type ReviewSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export interface ReviewPage {
  total: number;
  page: number;
  size: number;
  results: PublicReview[];
}

export interface RatingStatistics extends Rating {
  /** Number of reviews by stars. */
  histogram: Record<Stars, number>;
}

export interface CategoryCount {
  slug: CategorySlug;
  labels: { singular: string; plural: string };
  count: number;
}

export type Suggestion =
  | { kind: 'place'; id: string; name: string; county: string; region: string; lat: number; lng: number }
  | { kind: 'area'; name: string; region: string; count: number }
  | { kind: 'supplier'; id: string; publicId: string; name: string; type: CategorySlug; town: string; county: string };

export interface RealWeddingRequest {
  countryCode?: CountryCode;
  county?: string;
  supplierId?: string;
  creatorMinTier?: number;
  sort?: 'latestUploaded' | 'randomizedByProfileScore';
  /** Seeds the order of `randomizedByProfileScore`, for instance the day. */
  seed?: string;
  page?: number;
  size?: number;
}

export interface RealWeddingPage {
  total: number;
  page: number;
  size: number;
  results: RealWedding[];
}

/** What a sitemap says of a supplier. */
export interface ListedSupplier {
  id: string;
  publicId: string;
  type: CategorySlug;
  hasReviews: boolean;
}

/** Everything that the API asks of the search index; synchronous, because SQLite in the process is. */
export interface CatalogueStore {
  search(request: SearchRequest): SearchResponse;
  /** Understands the text of the request, and is never empty while the market has suppliers. */
  find(request: FindRequest): FindResponse;
  getSupplier(idOrPublicIdOrSlug: string): PublicSupplier | null;
  /** The whole record, for the server's own use (where to send an enquiry). */
  getRecord(idOrPublicIdOrSlug: string): SupplierRecord | null;
  reviewsOf(supplierId: string, request?: { page?: number; size?: number; sort?: ReviewSort }): ReviewPage;
  topReviews(supplierId: string, n: number): PublicReview[];
  ratingStatistics(supplierId: string): RatingStatistics;
  similar(supplierId: string, size: number): SearchHit[];
  /** The next supplier of the same category and county, for a profile opened outside a list. */
  next(supplierId: string): SearchHit | null;
  categories(countryCode: CountryCode): CategoryCount[];
  suggest(searchTerm: string, countryCode: CountryCode, size: number): Suggestion[];
  realWeddings(request: RealWeddingRequest): RealWeddingPage;
  getRealWedding(id: string): RealWedding | null;
  /** Suppliers that search engines may list: how many, and some of them in a stable order. */
  listed: {
    count(countryCode: CountryCode): number;
    /** `from` counts from 0. */
    page(countryCode: CountryCode, from: number, size: number): ListedSupplier[];
  };
  /** Adds or replaces one supplier after a change in the catalogue. */
  putSupplier(record: SupplierRecord): void;
  /** Adds or replaces one review and brings the rating up to date. */
  putReview(review: ReviewRecord): void;
  removeReview(reviewId: string): void;
  count(): { suppliers: number; reviews: number; realWeddings: number };
  /** The stamp of what the index was built from (`isIndexCurrent` compares it), or null when it is unfinished. */
  builtFrom(): string | null;
  close(): void;
}

export interface RebuildOptions {
  /** Where the index file stands; it is replaced when the new one is complete. */
  path: string;
  records: AsyncIterable<SupplierRecord> | Iterable<SupplierRecord>;
  realWeddings?: AsyncIterable<RealWedding> | Iterable<RealWedding>;
  /** Kept with the index, compared at the next start: a version and seed. */
  fingerprint: string;
  /** Called once for each batch. */
  onProgress?: (done: { suppliers: number; reviews: number }) => void;
}
