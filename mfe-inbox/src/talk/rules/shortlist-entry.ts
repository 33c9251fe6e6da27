import type { ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** A supplier on the couple's list; its id is the supplier's. */
export type ShortlistEntry = Identified<ShortlistedSupplier>;
