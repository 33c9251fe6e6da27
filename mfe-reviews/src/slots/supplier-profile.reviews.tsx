import { createSlot } from '@posy/remote-kit';
import { catalogues } from '../messages';
import { ProfileReviews } from '../profile/profile-reviews';

const slot = createSlot('supplier-profile.reviews', ProfileReviews, catalogues);

export const { mountSlot } = slot;
