import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Packed } from './busy-days';

/** The values of one supplier that filters and orders read. */
export interface ColumnRow {
  row: number;
  id: string;
  country: CountryCode;
  category: SupplierCategory;
  name: string;
  county: string;
  region: string;
  lat: number;
  lng: number;
  tier: number;
  score: number;
  /** Quality apart from any request: see `ranking/quality.ts`. */
  quality: number;
  /** Null: the price is given on request. */
  price: number | null;
  /** A Saturday in season; null where days cost alike. */
  saturday: number | null;
  /** Price of other days that are not among the cheapest; null without a separate price. */
  otherDays: number | null;
  /** 1 where the price is for each guest. */
  perHead: number;
  capacity: number | null;
  /** Most guests of an evening party; null where it is not said. */
  evening: number | null;
  /** Number of people who can sleep there; null where it is not said. */
  sleeps: number | null;
  offer: number;
  rating: number;
  reviews: number;
  busy: Packed | null;
}

/** Stands for a missing number. */
export const none = -1;

/** Stands for a price on request: beyond every budget, after every price. */
export const priceOnRequest = 2 ** 52;

/** Number types with as few bytes as possible. */
const arrays = {
  lat: Float64Array,
  lng: Float64Array,
  tier: Float64Array,
  score: Float64Array,
  price: Float64Array,
  saturday: Float64Array,
  otherDays: Float64Array,
  perHead: Uint8Array,
  capacity: Int32Array,
  evening: Int32Array,
  sleeps: Int32Array,
  offer: Uint8Array,
  rating: Float64Array,
  reviews: Int32Array,
  quality: Float64Array,
  /** Numbers of shared texts. */
  category: Uint8Array,
  county: Uint32Array,
  region: Uint32Array,
  country: Uint8Array,
} as const;

type Arrays = typeof arrays;
export type Numbers = { -readonly [Key in keyof Arrays]: InstanceType<Arrays[Key]> };

const names = Object.keys(arrays) as (keyof Arrays)[];

/** Room for so many rows, filled with what is there already. */
export const numbersFor = (room: number, before?: Numbers): Numbers =>
  Object.fromEntries(
    names.map((name) => {
      const array = new arrays[name](room);
      if (before !== undefined) array.set(before[name]);
      return [name, array];
    }),
  ) as unknown as Numbers;
