import {
  type ShortlistedSupplier,
  type ShortlistState,
  shortlistStateOf,
  type SupplierCard,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A supplier on the wedding's shortlist. */
export type ShortlistEntry = Identified<ShortlistedSupplier>;

/** The fields of a directory's supplier that a shortlist stores. */
export type DirectorySupplier = Pick<
  SupplierCard,
  'id' | 'type' | 'slug' | 'name' | 'publicId' | 'town' | 'county' | 'countryCode'
>;

/** Returns the stored fields of a card or profile. */
export const foundOf = ({
  id,
  type,
  slug,
  name,
  publicId,
  town,
  county,
  countryCode,
}: DirectorySupplier): DirectorySupplier => ({
  id,
  type,
  slug,
  name,
  publicId,
  town,
  county,
  countryCode,
});

/** Returns the state of a supplier for the couple; null without an entry. */
export const stateOf = (entry: ShortlistEntry | null): ShortlistState | null =>
  entry === null ? null : shortlistStateOf(entry);

/** Returns true when the heart is filled: shortlisted, and neither ignored nor removed since. */
export const isLiked = (entry: ShortlistEntry | null): boolean =>
  ['shortlisted', 'booked', 'unbooked'].includes(stateOf(entry) ?? '');
