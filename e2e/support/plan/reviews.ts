import { expect, type Page } from '@playwright/test';
import { mailedLink } from '#support/people/accounts-ui';
import { screen } from '#support/people/couple';

export interface WrittenReview {
  supplierId: string;
  title: string;
  email: string;
}

/** Fills the open form with a review of four stars, posts it, and confirms its address by the letter. */
export const postReview = async (page: Page, { title, email }: Omit<WrittenReview, 'supplierId'>): Promise<void> => {
  const form = page.getByRole('dialog', { name: /^How was .*\?$/ });
  // The press waits until the form, which slides in, stands still.
  await form.getByRole('radio', { name: '4 of 5, very good' }).check();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('What should other couples know?').fill('It rained, and nobody minded.');
  await form.getByLabel('Your name').fill('Imogen and Rhys');
  await form.getByLabel('Wedding date').fill('16 May 2026');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('checkbox', { name: 'I’m not a robot' }).check();
  await form.getByRole('button', { name: 'Post review' }).click();
  await expect(form).toBeHidden();
  await page.goto(await mailedLink(page.request, email, 'key='));
  await screen(page).getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(screen(page).getByText('We’re reading it')).toBeVisible();
};

/** Writes a review of a supplier, which waits for a moderator then. */
export const writeReview = async (page: Page, { supplierId, ...review }: WrittenReview): Promise<void> => {
  await page.goto(`/uk/reviews/${supplierId}?write=yes`);
  await postReview(page, review);
};

/** Has a moderator read a waiting review, and publishes it. */
export const publishReview = async (desk: Page, title: string): Promise<void> => {
  await screen(desk).getByRole('navigation', { name: 'Queue' }).getByRole('button', { name: title }).click();
  await expect(screen(desk).getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await screen(desk)
    .getByRole('radio', { name: /^Publish/ })
    .check({ force: true });
  await screen(desk).getByRole('button', { name: 'Send and take the next' }).click();
  await expect(screen(desk).getByRole('button', { name: title })).toHaveCount(0);
};
