import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { heading, type Screens } from './screen';

const firstProfile = async (page: Page): Promise<string> => {
  const { type, publicId } = await pickFirstSupplier(page, 'venues');
  return `/uk/weddingsuppliers/${type}/${publicId}`;
};

/** The first of the real weddings. */
const firstStory = async (page: Page): Promise<string> => {
  await page.goto('/uk/real-weddings');
  const link = screen(page).getByRole('article').first().getByRole('link').first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
};

/** The first comparison that the couple's shortlist offers. */
const comparison = async (page: Page): Promise<string> => {
  await page.goto('/uk/shortlist');
  const link = screen(page)
    .getByRole('link', { name: /^Compare/ })
    .first();
  await expect(link).toHaveAttribute('href', /compare=/);
  return (await link.getAttribute('href')) ?? '';
};

/** One line for each screen of suppliers: add yours. */
export const suppliersScreens: Screens = {
  visitor: [
    { path: '/uk/wedding-suppliers', shows: heading('Find your people') },
    { path: '/uk/supplier-category/venues', shows: (page) => screen(page).getByRole('article').first() },
    {
      path: '/uk/supplier-category/venues?view=map',
      shows: (page) => screen(page).getByRole('group', { name: 'Map of results' }),
    },
    { path: '/uk/search?text=barn+near+Bath+for+60', shows: (page) => screen(page).getByRole('article').first() },
    {
      path: '/uk/supplier-category/venues?text=castle&guests=900',
      shows: heading('Nobody fits all of that'),
    },
    { path: '/uk/search?text=asdkjh+qwlkej', shows: heading('Nothing to read in') },
    { path: '/uk/supplier-category/venues?area=Somerset', shows: heading('Before you choose in Somerset') },
    { path: '/uk/real-weddings', shows: heading('Real weddings') },
    { path: firstStory, shows: heading('Who did the work') },
    { path: '/uk/for-suppliers', shows: heading('For wedding suppliers') },
    { path: '/uk/shortlist', shows: heading('Your shortlist starts here') },
    { path: firstProfile, shows: (page) => screen(page).getByText('Review policy:') },
    {
      path: async (page) => `${await firstProfile(page)}/pictures`,
      shows: heading(/^\d+ pictures$/),
    },
    {
      path: firstProfile,
      open: async (page) => {
        await page.getByLabel('Your message').fill('Are you free on a Saturday in June, and what would it cost?');
        await page.getByRole('button', { name: 'Sign up to send' }).click();
      },
      shows: (page) => page.getByRole('dialog', { name: 'Nearly sent' }).getByRole('button', { name: 'Sign up' }),
    },
  ],
  couple: [
    { path: '/uk/wedding-suppliers', shows: heading('Who do you need next?') },
    { path: '/uk/supplier-category/photographers', shows: (page) => screen(page).getByRole('article').first() },
    {
      path: '/uk/recommendations',
      shows: (page) =>
        screen(page)
          .getByRole('link', { name: /^See all/ })
          .first(),
    },
    { path: '/uk/shortlist', shows: heading('Shortlist') },
    { path: comparison, shows: (page) => screen(page).getByRole('table') },
  ],
  supplier: [{ path: '/uk/own-profile', shows: heading('Packages and prices') }],
};
