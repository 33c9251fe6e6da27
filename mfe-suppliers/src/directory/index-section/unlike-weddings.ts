import type { RealWedding } from '@posy/shared-contracts/entities';

/** A wedding with its shown picture. */
export interface ShownWedding {
  wedding: RealWedding;
  photo: RealWedding['photos'][number] | null;
}

/** Returns the venue of a wedding. */
export const venueOf = ({ suppliers }: Pick<RealWedding, 'suppliers'>) =>
  suppliers.find(({ role }) => role === 'venue');

/**
 * Returns up to `count` weddings, those of different venues first; a repeated venue has a picture of another subject.
 */
export const unlikeWeddings = (weddings: readonly RealWedding[], count: number): ShownWedding[] => {
  const venues = new Set<string>();
  const firsts = weddings.filter((wedding) => {
    const venue = venueOf(wedding)?.supplierPublicId ?? wedding.id;
    return !venues.has(venue) && venues.add(venue);
  });
  const others = weddings.filter((wedding) => !firsts.includes(wedding));
  const seeds = new Set<string>();
  const kinds = new Set<string>();
  return [...firsts, ...others].slice(0, count).map((wedding) => {
    const unseen = wedding.photos.filter(({ seed }) => !seeds.has(seed));
    const [first] = wedding.photos;
    const isSeen = first !== undefined && seeds.has(first.seed);
    const photo =
      (isSeen ? (unseen.find(({ category }) => !kinds.has(category)) ?? unseen[0]) : first) ?? first ?? null;
    if (photo !== null) {
      seeds.add(photo.seed);
      kinds.add(photo.category);
    }
    return { wedding, photo };
  });
};
