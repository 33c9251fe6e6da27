import { heading, type Screens } from './screen';

/** One line for each screen of reviews: add yours. */
export const reviewsScreens: Screens = {
  visitor: [
    { path: '/uk/reviews', shows: heading('What other couples say') },
    { path: '/uk/reviews/policy', shows: heading('Our review policy') },
  ],
  couple: [{ path: '/uk/reviews', shows: heading('Suppliers you booked: how were they?') }],
  supplier: [{ path: '/uk/reviews', shows: heading('What couples say of you') }],
  moderator: [
    { path: '/uk/moderation', shows: heading('Reviews to read') },
    { path: '/uk/moderation?show=reports', shows: heading('Reports') },
    { path: '/uk/moderation?show=log', shows: heading('Log') },
    { path: '/uk/moderation/claims', shows: heading('Claims of profiles') },
  ],
  operator: [{ path: '/uk/moderation/claims', shows: heading('Claims of profiles') }],
};
