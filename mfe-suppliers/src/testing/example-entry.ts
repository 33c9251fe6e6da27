import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A photographer on the couple's shortlist. */
export const exampleEntry = (
  changes: Partial<Identified<ShortlistedSupplier>> = {},
): Identified<ShortlistedSupplier> => ({
  id: 'GB000002',
  type: 'photographers',
  slug: 'fern-and-fable',
  name: 'Fern & Fable',
  publicId: 'fern001',
  shortlisted: true,
  booked: false,
  enquired: true,
  ignored: false,
  customSupplier: false,
  county: 'Somerset',
  town: 'Frome',
  countryCode: 'GB',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});
