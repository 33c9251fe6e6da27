import type { Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { heading, type Screens } from './screen';

const listOf = async (page: Page): Promise<string> => `/uk/reviews/${(await pickFirstSupplier(page, 'venues')).id}`;
const narrowedList = async (page: Page): Promise<string> => `${await listOf(page)}?stars=5&sort=oldest`;
const review = (page: Page) => screen(page).getByRole('article').first();

/** One line for each screen of reviews: add yours. */
export const reviewsScreens: Screens = {
  visitor: [
    { path: '/uk/reviews', shows: heading('What other couples say') },
    { path: '/uk/reviews/policy', shows: heading('Our review policy') },
    { path: listOf, shows: review },
    { path: narrowedList, shows: review },
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
