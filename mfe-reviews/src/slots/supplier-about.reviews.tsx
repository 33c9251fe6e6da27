import { createSlot } from '@posy/remote-kit';
import { catalogues } from '../messages';
import { CompactReviews } from '../profile/compact-reviews';

const slot = createSlot('supplier-about.reviews', CompactReviews, catalogues);

export const { mountSlot } = slot;
