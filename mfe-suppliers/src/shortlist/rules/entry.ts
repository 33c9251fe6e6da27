import {
  type ShortlistedSupplier,
  type ShortlistState,
  shortlistStateOf,
  type SupplierCard,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A supplier as the wedding keeps it. */
export type Entry = Identified<ShortlistedSupplier>;

/** What the directory tells of somebody who is put on a shortlist. */
export type Found = Pick<
  SupplierCard,
  'id' | 'type' | 'slug' | 'name' | 'publicId' | 'town' | 'county' | 'countryCode'
>;

/** Of a card or profile what a shortlist takes. */
export const foundOf = ({ id, type, slug, name, publicId, town, county, countryCode }: Found): Found => ({
  id,
  type,
  slug,
  name,
  publicId,
  town,
  county,
  countryCode,
});

/** Where a supplier stands for the couple; null for one that they never met. */
export const stateOf = (entry: Entry | null): ShortlistState | null =>
  entry === null ? null : shortlistStateOf(entry);

/** Whether the heart is full: liked, and not set aside or removed since. */
export const isLiked = (entry: Entry | null): boolean =>
  ['shortlisted', 'booked', 'unbooked'].includes(stateOf(entry) ?? '');
