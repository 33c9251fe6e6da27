import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { Coordinates } from './rules/mercator';

type FoundSupplier = EndpointOutput<'searchSuppliers'>['results'][number];

/** A result with a known place. */
export type MappedSupplier = FoundSupplier & { location: Coordinates };

export const mappedOf = (results: readonly FoundSupplier[]): MappedSupplier[] =>
  results.flatMap((one) => (one.location === undefined ? [] : [{ ...one, location: one.location }]));
