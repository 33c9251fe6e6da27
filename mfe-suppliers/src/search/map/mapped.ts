import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { Place } from './rules/mercator';

type Found = EndpointOutput<'searchSuppliers'>['results'][number];

/** A result with a known place. */
export type Mapped = Found & { location: Place };

export const mappedOf = (results: readonly Found[]): Mapped[] =>
  results.flatMap((one) => (one.location === undefined ? [] : [{ ...one, location: one.location }]));
