import type { Page } from '@playwright/test';
import { heading, type Screens } from './screen';

const publishedWebsite = async (page: Page): Promise<string> => {
  await page.goto('/uk/website');
  return (await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href')) ?? '';
};

/** One line for each screen of website: add yours. */
export const websiteScreens: Screens = {
  couple: [
    { path: '/uk/website', shows: heading('Your website') },
    { path: '/uk/wedding-website-details', shows: heading('Website details') },
    { path: '/uk/wedding-website-onboarding', shows: heading('Whose wedding is it?') },
    { path: '/uk/website/invitations', shows: heading('Invitations') },
    { path: '/uk/website/invitations/cards', shows: heading('Cards with a QR code') },
    { path: '/uk/website/invitations/tables', shows: heading('Cards for the tables') },
    { path: '/uk/website/answers', shows: heading('Answers') },
    { path: '/uk/website/photos', shows: heading('Guests’ pictures') },
    { path: publishedWebsite, shows: heading('The day') },
  ],
};
