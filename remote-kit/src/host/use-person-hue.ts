import type { Wedding } from '@posy/shared-contracts/entities';
import { hueOf, type Hue } from '@posy/shared-ui';
import { useCallback } from 'react';
import { useWedding } from './session-hooks';

/** Flowers of a wedding's people in the order in which they joined, neighbours well apart: no two of the first six share one. */
const flowers: readonly Hue[] = ['peony', 'bluebell', 'apricot', 'fern', 'sweetpea', 'primrose'];

/** Somebody's flower in a wedding; that of their id where the wedding does not name its people. */
export const personHue = (wedding: Pick<Wedding, 'users'> | null, uid: string): Hue => {
  const place = wedding?.users?.findIndex(({ id }) => id === uid) ?? -1;
  return flowers[place < 0 ? -1 : place % flowers.length] ?? hueOf(uid);
};

/** The flower of each person of the wedding that is open, so that two partners look like two people. */
export const usePersonHue = (): ((uid: string) => Hue) => {
  const users = useWedding()?.users;
  return useCallback((uid) => personHue({ users }, uid), [users]);
};
