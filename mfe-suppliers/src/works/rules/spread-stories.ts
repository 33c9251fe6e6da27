import type { WeddingStory } from '@posy/shared-contracts/entities';

type Story = Pick<WeddingStory, 'title' | 'suppliers' | 'photos'>;

const venueOf = ({ suppliers }: Story): string | undefined =>
  suppliers.find(({ role }) => role === 'venue')?.supplierPublicId ?? undefined;

const isLike = (one: Story, other: Story | undefined): boolean =>
  other !== undefined && (one.title === other.title || (venueOf(one) !== undefined && venueOf(one) === venueOf(other)));

/**
 * A page of weddings in its order, but for those that would stand beside one of the same house or title: they come a little
 * later, where there is anybody to come before them. A picture that was first once does not come first again.
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
