import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { Placed } from '#supplier/card/place/place-line';
import type { Coordinates } from './rules/mercator';

type FoundSupplier = EndpointOutput<'searchSuppliers'>['results'][number];

/** A result with a known place. */
export type MappedSupplier = FoundSupplier & Pick<Placed, 'distanceFrom'> & { location: Coordinates };

/** Returns the results with a known place; `distanceFrom` names the place that all distances are from. */
export const mappedOf = (results: readonly FoundSupplier[], distanceFrom: Placed['distanceFrom']): MappedSupplier[] =>
  results.flatMap((one) => (one.location === undefined ? [] : [{ ...one, distanceFrom, location: one.location }]));
