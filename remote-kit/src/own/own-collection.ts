import type { CollectionRef } from '@posy/shared-contracts/collections';
import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';
import { useHost } from '../host/host-context';
import { useWedding } from '../host/session-hooks';

/**
 * A collection of this remote below a wedding: `weddings/{id}/remotes/{remote}/{name}`, which the couple alone reads and
 * writes. Documents that do not fit the schema are reported and left out.
 */
export const ownCollection = <T>(
  remote: string,
  weddingId: string,
  name: string,
  schema: GenericSchema<unknown, T>,
): CollectionRef<T> => ({ path: `weddings/${weddingId}/remotes/${remote}/${name}`, schema });

/**
 * The same for the open wedding; null until it is known, and for people without one. Give it a schema of a module's level:
 * another schema is another collection.
 *
 * @example
 * const places = useOwnCollection('places', placeSchema);
 * const { status, value } = useLive(places && { collection: places });
 */
export const useOwnCollection = <T>(name: string, schema: GenericSchema<unknown, T>): CollectionRef<T> | null => {
  const { remote } = useHost();
  const weddingId = useWedding()?.id ?? null;
  return useMemo(
    () => (weddingId === null ? null : ownCollection(remote.name, weddingId, name, schema)),
    [remote.name, weddingId, name, schema],
  );
};
