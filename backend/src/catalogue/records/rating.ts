import { type SupplierCard } from '@posy/shared-contracts/entities';

/** 1 to 5 with at most two decimals and the number of reviews; 0 when there are none. */
export type Rating = SupplierCard['rating'];
