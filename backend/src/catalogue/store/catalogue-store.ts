import { type PlaceFacts } from '@posy/shared-contracts/endpoints';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type GeoPoint } from '../records/geo';
import { type RealWedding, type RealWeddingPage, type RealWeddingRequest } from '../records/real-wedding-record';
import {
  type PublicReview,
  type RatingStatistics,
  type ReviewChange,
  type ReviewFigures,
  type ReviewPage,
  type ReviewRequest,
} from '../records/review-record';
import { type PublicSupplier, type SupplierRecord } from '../records/supplier-record';
import {
  type CatalogueResponse,
  type FindRequest,
  type FindResponse,
  type SearchHit,
  type SearchRequest,
} from '../search/request/search-request';

export interface CategoryCount {
  slug: SupplierCategory;
  labels: { singular: string; plural: string };
  count: number;
}

export type Suggestion =
  | ({ kind: 'place'; id: string; name: string; county: string; region: string } & GeoPoint)
  | { kind: 'area'; name: string; region: string; count: number }
  | { kind: 'postcode'; name: string; town: string }
  | ({ kind: 'supplier' } & Pick<PublicSupplier, 'id' | 'publicId' | 'name' | 'type' | 'town' | 'county'>);

/** The fields of a supplier that a sitemap needs. */
export interface ListedSupplier extends Pick<PublicSupplier, 'id' | 'publicId' | 'type'> {
  hasReviews: boolean;
}

/** A county with enough suppliers of a category, or of one kind of venue, for a page of its own. */
export interface ListedPlace {
  category: SupplierCategory;
  county: string;
  /** Key of the kind; null: of every kind. */
  kind: string | null;
  count: number;
}

/** The queries of the API to the search index; synchronous, because SQLite runs in the process. */
export interface CatalogueStore {
  search(request: SearchRequest): CatalogueResponse;
  /** Understands the text of the request, and is never empty while the market has suppliers. */
  find(request: FindRequest): FindResponse;
  getSupplier(idOrPublicIdOrSlug: string): PublicSupplier | null;
  /** The whole record, for the server's own use (where to send an enquiry). */
  getRecord(idOrPublicIdOrSlug: string): SupplierRecord | null;
  reviewsOf(supplierId: string, request?: ReviewRequest): ReviewPage;
  /** Number of a supplier's reviews without its reply. */
  reviewsWithoutReply(supplierId: string): number;
  /** A review that everybody may see; null when there is none. */
  reviewOf(reviewId: string): PublicReview | null;
  topReviews(supplierId: string, n: number): PublicReview[];
  ratingStatistics(supplierId: string): RatingStatistics;
  /** Numbers of reviews for the choices beside a narrowing: each is that of the list which makes this choice instead. */
  reviewFigures(supplierId: string, request: ReviewRequest): ReviewFigures;
  similar(supplierId: string, size: number): SearchHit[];
  /** The next supplier of the same category and county, for a profile opened outside a list. */
  next(supplierId: string): SearchHit | null;
  categories(countryCode: CountryCode): CategoryCount[];
  suggest(searchTerm: string, countryCode: CountryCode, size: number): Suggestion[];
  /** Ids of the suppliers that are taken on a day, yyyy-MM-dd, by what their profile says. */
  busyOn(day: string): string[];
  /** Returns true when the supplier marks days as taken or free: availability of the others is unknown. */
  hasCalendar(supplierId: string): boolean;
  realWeddings(request: RealWeddingRequest): RealWeddingPage;
  getRealWedding(id: string): RealWedding | null;
  /** Suppliers that search engines may list: how many, and some of them in a stable order. */
  listed: {
    count(countryCode: CountryCode): number;
    /** `from` counts from 0. */
    page(countryCode: CountryCode, from: number, size: number): ListedSupplier[];
    /** Places with at least three suppliers, most suppliers first; of one category if it is given. */
    places(countryCode: CountryCode, category?: SupplierCategory): ListedPlace[];
  };
  /** Figures by place, of all suppliers: those that search engines may not list count too. */
  byPlace: {
    /** Facts about a category at a place; null with fewer than three suppliers. */
    facts(countryCode: CountryCode, place: Omit<ListedPlace, 'count'>): PlaceFacts | null;
    /** Counties with three or more suppliers of a category, those with most first. */
    counties(countryCode: CountryCode, category: SupplierCategory): Pick<ListedPlace, 'county' | 'count'>[];
  };
  /** Adds or replaces one supplier after a change in the catalogue. */
  putSupplier(record: SupplierRecord): void;
  /** Takes over what documents say of reviews, and brings ratings and ranks up to date in the same transaction. */
  takeReviews(changes: readonly ReviewChange[]): void;
  count(): { suppliers: number; reviews: number; realWeddings: number };
  /** The stamp of what the index was built from (`isIndexCurrent` compares it), or null when it is unfinished. */
  builtFrom(): string | null;
  close(): void;
}
