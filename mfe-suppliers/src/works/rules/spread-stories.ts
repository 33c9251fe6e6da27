import type { WeddingStory } from '@posy/shared-contracts/entities';

type Story = Pick<WeddingStory, 'title' | 'suppliers' | 'photos'>;

const venueOf = ({ suppliers }: Story): string | undefined =>
  suppliers.find(({ role }) => role === 'venue')?.supplierPublicId ?? undefined;

const isLike = (one: Story, other: Story | undefined): boolean =>
  other !== undefined && (one.title === other.title || (venueOf(one) !== undefined && venueOf(one) === venueOf(other)));

/**
 * Returns a page of weddings in its order, except that neighbours with the same venue or title are moved a little
 * later, if others can come between. A picture that was shown first once is not first again.
 */
export const spreadStories = <T extends Story>(stories: readonly T[]): T[] => {
  const rest = [...stories];
  const spread: T[] = [];
  const leading = new Set<string>();
  while (rest.length > 0) {
    const at = rest.findIndex((one) => !isLike(one, spread.at(-1)));
    const [next] = rest.splice(Math.max(at, 0), 1);
    if (next === undefined) break;
    const fresh = next.photos.findIndex(({ seed }) => !leading.has(seed));
    const photos = fresh > 0 ? [...next.photos.slice(fresh), ...next.photos.slice(0, fresh)] : next.photos;
    const [first] = photos;
    if (first !== undefined) leading.add(first.seed);
    spread.push({ ...next, photos });
  }
  return spread;
};
