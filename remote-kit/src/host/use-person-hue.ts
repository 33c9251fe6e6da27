import type { Wedding } from '@posy/shared-contracts/entities';
import { type Hue, hueOf } from '@posy/shared-ui';
import { useCallback } from 'react';
import { useWedding } from './session-hooks';

/** Flowers of a wedding's people in the order in which they joined, neighbours well apart: no two of the first six share one. */
const flowers: readonly Hue[] = ['peony', 'bluebell', 'apricot', 'fern', 'sweetpea', 'primrose'];

type HueWedding = (Pick<Wedding, 'users' | 'preferences'> & Partial<Pick<Wedding, 'roles'>>) | null;

/**
 * Returns a person's position among those who joined. The plan's creator is the first, also before the plan lists its
 * people.
 */
const placeOf = (wedding: HueWedding, uid: string): number => {
  const place = wedding?.users?.findIndex(({ id }) => id === uid) ?? -1;
  return place < 0 && wedding?.roles?.[uid] === 'owner' ? 0 : place;
};

/**
 * Returns a person's flower in a wedding: the chosen one, else that of their position, else one derived from their id.
 */
export const personHue = (wedding: HueWedding, uid: string): Hue => {
  const chosen = flowers.find((hue) => hue === wedding?.preferences?.['flowers']?.[uid]);
  if (chosen !== undefined) return chosen;
  const place = placeOf(wedding, uid);
  return flowers[place < 0 ? -1 : place % flowers.length] ?? hueOf(uid);
};

/** Returns the person's next flower: the next one that no other member has. */
export const nextHue = (wedding: HueWedding, uid: string): Hue => {
  const taken = (wedding?.users ?? []).filter(({ id }) => id !== uid).map(({ id }) => personHue(wedding, id));
  const now = flowers.indexOf(personHue(wedding, uid));
  const others = [...flowers.slice(now + 1), ...flowers.slice(0, now)];
  return others.find((hue) => !taken.includes(hue)) ?? others[0] ?? personHue(wedding, uid);
};

/** The flower of each person of the wedding that is open, so that two partners look like two people. */
export const usePersonHue = (): ((uid: string) => Hue) => {
  const { users, preferences, roles } = useWedding() ?? {};
  return useCallback((uid) => personHue({ users, preferences, roles }, uid), [users, preferences, roles]);
};
