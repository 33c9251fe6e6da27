import { createServerHalf, servedWidget } from '@posy/remote-kit/server';
import { catalogues } from './messages';
import { ProfileReviews } from './profile/profile-reviews';
import { AppRoutes, screens } from './routes';

/** Draws the pages of reviews, and what others say in a supplier's profile, on the server. */
export const { draw } = createServerHalf({
  app: { Routes: AppRoutes, messages: catalogues, screens },
  widgets: {
    './slots/supplier-profile.reviews': servedWidget('supplier-profile.reviews', ProfileReviews, catalogues),
  },
});
