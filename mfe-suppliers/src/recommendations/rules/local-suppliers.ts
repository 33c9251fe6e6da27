import { recommendationConstants } from '@posy/shared-contracts/constants';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

type Answer = EndpointOutput<'recommendedSuppliers'>;

/** A recommended supplier, with the name of the place that its distance is from. */
export type RecommendedSupplier = Answer['results'][number] & Pick<Answer, 'distanceFrom'>;

/** Returns the suppliers of an answer, each with the place that its distance is from. */
export const withOrigin = <T extends object>({
  results,
  distanceFrom,
}: { results: readonly T[] } & Pick<Answer, 'distanceFrom'>): (T & Pick<Answer, 'distanceFrom'>)[] =>
  results.map((one) => ({ ...one, distanceFrom }));

/** Returns a number for a text, always the same. */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** Returns a generator of pseudo-random numbers from 0 up to 1, always the same for a seed. */
const drawing = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Returns the list in another order for each seed, so that a day's order is stable. */
export const shuffled = <T>(list: readonly T[], seed: string): T[] => {
  const draw = drawing(seedOf(seed));
  const rest = [...list];
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw() * (last + 1));
    [rest[last], rest[other]] = [rest[other] as T, rest[last] as T];
  }
  return rest;
};

/** Sorts the supplier's own work first and venues last: every photographer's pictures of venues look alike. */
export const venuesLast = (one: RecommendedSupplier): RecommendedSupplier => {
  const isVenue = ({ category }: RecommendedSupplier['picture']): boolean => category === 'venues';
  const pictures = [...one.pictures.filter((each) => !isVenue(each)), ...one.pictures.filter(isVenue)];
  return { ...one, pictures, picture: pictures[0] ?? one.picture };
};

/**
 * Returns suppliers without venues, at most three of a type, pictures of venues last, in the day's order. Source:
 * S9-recommend.
 */
export const localSuppliers = (results: readonly RecommendedSupplier[], seed: string): RecommendedSupplier[] => {
  const perType = new Map<string, number>();
  const chosen = results.filter(({ type }) => {
    const before = perType.get(type) ?? 0;
    perType.set(type, before + 1);
    return type !== 'venues' && before < recommendationConstants.localMostPerType;
  });
  return shuffled(chosen.map(venuesLast), seed);
};
