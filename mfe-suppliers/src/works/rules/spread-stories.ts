import type { WeddingStory } from '@posy/shared-contracts/entities';
import { withOwnPictures } from './own-pictures';

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
  while (rest.length > 0) {
    const at = rest.findIndex((one) => !isLike(one, spread.at(-1)));
    const [next] = rest.splice(Math.max(at, 0), 1);
    if (next === undefined) break;
    spread.push(next);
  }
  return withOwnPictures(spread);
};
