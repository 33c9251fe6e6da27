import { createSlot } from '@posy/remote-kit';
import { ProfileReviews } from '../features/profile-reviews/profile-reviews';
import { catalogues } from '../messages';

const slot = createSlot('supplier-profile.reviews', ProfileReviews, catalogues);

export const { mountSlot } = slot;
