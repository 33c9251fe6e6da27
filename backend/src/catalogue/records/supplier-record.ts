/**
 * A supplier as the catalogue stores it. The couples' view of it is the contract's, and so are the fields that both
 * share; `public-faces.ts` maps one to the other. `PublicSupplier` holds the fields that a couple's client may see;
 * `SupplierRecord` stays inside the server. Its private fields are below `internal`, so that one step leaves them
 * out.
 * Money is integer minor units, dates are `yyyy-MM-dd`, instants are ISO 8601 in UTC, distances kilometres.
 */

import { type venueRecommendationTiers } from '@posy/shared-contracts/constants';
import {
  type ClosedDays,
  type Money,
  type PictureGroup,
  type PriceBasis,
  type ShortlistedSupplier,
  type StatedPrice,
  type SupplierCard,
  type SupplierCategory,
  type SupplierData,
  type SupplierFacts,
  type SupplierProfile,
} from '@posy/shared-contracts/entities';
import { type CountryCode, type Market } from '@posy/shared-contracts/markets';
import { type GeoPoint } from './geo';
import { type ReviewRecord } from './review-record';

type RequiredProfile = Required<SupplierProfile>;
type ItemOf<K extends keyof RequiredProfile> = RequiredProfile[K] extends readonly (infer Item)[] ? Item : never;

/** Units of the prices in the generated catalogue. */
export type PriceUnit = Exclude<PriceBasis, 'total' | 'per-hour'>;
/** The paid tiers, and 0: an unpaid listing. */
export type Tier = 0 | (typeof venueRecommendationTiers.tiers)[keyof typeof venueRecommendationTiers.tiers];

/**
 * A picture, served at `/pictures/{category}/{seed}/{ratio}/{width}.webp`. The seed names an uploaded photo
 * (`photos/uploaded.ts`), or seeds an illustration.
 */
export interface PictureRef extends Readonly<SupplierCard['picture']> {
  id: string;
  category: SupplierCategory;
  /** Matches `/^[A-Za-z0-9_-]{1,40}$/`. */
  seed: string;
  /** Alternative text in the supplier's language; marks an illustration as one. */
  label: string;
  group?: PictureGroup;
}

/** A key to filter by and its words in the supplier's language. */
export interface Labelled {
  key: string;
  label: string;
}

export interface SupplierPrice extends NonNullable<SupplierCard['price']> {
  unit: PriceUnit;
  /** Condition of `from`, such as “Monday to Thursday”; empty for none. */
  condition: string;
  /** Price of the day that most couples want, a Saturday in season; null where all days cost the same. */
  saturday: StatedPrice | null;
  /**
   * Price of days that are neither in `condition` nor a Saturday in season; null when all days cost the same or it is
   * not stated.
   */
  otherDays: StatedPrice | null;
  /** The dearest package. */
  to: Money;
}

export interface SupplierCapacity {
  max: number;
  meaning: 'guests' | 'portions' | 'seats';
}

export interface SupplierPackage extends Pick<ItemOf<'packages'>, 'name' | 'price'> {
  id: string;
  /** Items that the price covers, in a few words each. */
  includes: string[];
  /** `total`: several days at one price. */
  unit: PriceUnit | 'total';
}

export interface SupplierOffer extends Pick<ItemOf<'offers'>, 'title'> {
  id: string;
  /** Last day, `yyyy-MM-dd`. */
  endsOn: string;
}

export interface SupplierQuestion extends ItemOf<'questions'> {
  id: string;
}

export interface SupplierAward {
  id: string;
  title: string;
  year: number;
}

export type SupplierVideo = ItemOf<'videos'>;

/** Keys that the client words: what the supplier has reached. */
export type SupplierAchievement = 'ten-reviews' | 'twenty-reviews' | 'ten-years' | 'replies-to-reviews';
export type SupplierBadge = 'top-rated' | 'complete-profile' | 'award-winner';

/** Another supplier that this one recommends or works with (preferred suppliers, recommended photographer). */
export interface SupplierRelation extends ItemOf<'relations'> {
  picture: PictureRef;
}

type OfCard = 'id' | 'publicId' | 'type' | 'slug' | 'name' | 'town' | 'county' | 'premium' | 'rating' | 'demo';
type OfShortlist = 'country' | 'seo';

/**
 * The fields of a supplier that a list or a map shows. Ids: `GB` or `IE` + 6 digits, two letters + 8 digits, or `sup_`
 * + 7 to 14 characters.
 */
export interface SupplierSummary extends Pick<SupplierCard, OfCard>, Required<Pick<ShortlistedSupplier, OfShortlist>> {
  tier: Tier;
  countryCode: CountryCode;
  l10n: Pick<Market, 'country' | 'language'>;
  /** Two levels, the wider first: nation, province or region, then county, state or département. */
  address: { adminArea: [string, string] };
  location: GeoPoint;
  /** Null: the price is given on request. */
  price: SupplierPrice | null;
  /** The kind of venue: barn, castle; null in other categories. */
  kind: Labelled | null;
  capacity: SupplierCapacity | null;
  /** 0 to 1: how complete and well answered the profile is. */
  profileScore: number;
  /** The first sentence of the description. */
  teaser: string;
  features: Labelled[];
  styles: Labelled[];
  photos: PictureRef[];
  /** Today's best offer, in a few words. */
  offerTitle: string | null;
}

type OfProfile = 'appsConnected' | 'brochures' | 'fairs' | 'highlights' | 'seoIndex' | 'videos';

/** A supplier profile as couples and their browsers may see it. */
export interface PublicSupplier extends SupplierSummary, Pick<RequiredProfile, OfProfile> {
  _translations: Record<string, { description: string }>;
  /** First name of the contact. */
  owner: string;
  website: string;
  description: string;
  managerMessage: string;
  packages: SupplierPackage[];
  offers: SupplierOffer[];
  questions: SupplierQuestion[];
  awards: SupplierAward[];
  achievements: SupplierAchievement[];
  badges: SupplierBadge[];
  /** The name of its Instagram account. */
  instagram: string | null;
  /** Extras for couples who book through Posy. */
  benefits: string[];
  /** Facts to compare and filter by; a missing one was not stated. */
  facts: SupplierFacts;
  /** Days on which it is booked, ascending, `yyyy-MM-dd`. */
  busyDays: string[];
  /** Recurring days without weddings; missing: none. */
  closed?: ClosedDays;
  /** Preferred suppliers of other categories nearby. */
  recommendations: SupplierRelation[];
  /** Venues it works at often; for a venue, its recommended photographers. */
  relations: SupplierRelation[];
  durationHours: { min: number; max: number };
  leadMonths: { min: number; max: number };
  /** When the profile was first published, ISO instant. */
  createdAt: string;
}

/** Never leaves the server. */
export interface SupplierInternal extends Pick<SupplierData, 'hasBadDebtCoupleside'> {
  /** Address that enquiries are sent to, at example.com. */
  contactEmail: string;
}

export interface SupplierRecord extends PublicSupplier {
  internal: SupplierInternal;
  reviews: ReviewRecord[];
}
