import { type EndpointInput } from '@posy/shared-contracts/endpoints';
import { type RealWedding as ListedRealWedding, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type PictureRef, type Tier } from './supplier-record';

type WeddingSupplier = ListedRealWedding['suppliers'][number];

/** Its role follows from its category. */
export interface RealWeddingSupplier extends Omit<WeddingSupplier, 'role'> {
  supplierCategory: SupplierCategory;
  address: WeddingSupplier['address'] & { countryCode: CountryCode };
}

/** Spec section 3 "Real wedding result", with the words a page needs. */
export interface RealWedding extends Omit<ListedRealWedding, 'suppliers' | 'photos'> {
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
  creatorTier: Tier;
  /** Highest profile score among its suppliers; orders `randomizedByProfileScore`. */
  profileScore: number;
  uploadedAt: string;
  suppliers: RealWeddingSupplier[];
}

type RealWeddingSearch = NonNullable<EndpointInput<'searchWorks'>['body']>;

export interface RealWeddingRequest extends Partial<RealWeddingSearch> {
  countryCode?: CountryCode;
  /** Seeds the order of `randomizedByProfileScore`, for instance the day. */
  seed?: string;
  page?: number;
}

export interface RealWeddingPage {
  total: number;
  page: number;
  size: number;
  results: RealWedding[];
}
