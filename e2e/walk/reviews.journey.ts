import { reviewsScreens } from '#support/screens/reviews';
import { walkThrough } from '#support/screens/walk';

walkThrough('reviews', reviewsScreens);
