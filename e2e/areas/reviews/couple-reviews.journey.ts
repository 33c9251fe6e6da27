import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { desktop, phone, resize } from '#support/look/resize';
import { mailedLink } from '#support/people/accounts-ui';
import { screen } from '#support/people/couple';
import { beginPlan, beginUndated } from '#support/people/signed-in';
import { book, putOnShortlist } from '#support/plan/booking';
import { postReview } from '#support/plan/reviews';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const title = 'Peonies in every jam jar';
const writing = (page: Page) => screen(page).getByRole('button', { name: 'Write a review' });

const checkAccess = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
};

test('before its wedding a couple is asked about nobody, and reads what others say', async ({ page }) => {
  await beginPlan(page);
  const florist = await putOnShortlist(page, 'florists');
  await book(page, florist);
  await resize(page, phone);
  await page.goto('/uk/reviews');
  await expect(screen(page).getByRole('heading', { name: /^From 15 June \d+ it’s your turn$/ })).toBeVisible();
  await expect(writing(page)).toHaveCount(0);
  await checkAccess(page);
  await screen(page)
    .getByRole('link', { name: `Read reviews of ${florist.name}` })
    .click();
  await expect(screen(page).getByRole('heading', { level: 1, name: `Reviews of ${florist.name}` })).toBeVisible();
  await expect(writing(page)).toHaveCount(0);
  await page.goto(`/uk/reviews/${florist.id}?write=yes`);
  await expect(screen(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkAccess(page);
});

test('before its wedding a couple reviews as a guest of another, and confirms its account’s address', async ({
  page,
}) => {
  const { email } = await beginPlan(page);
  const florist = await pickFirstSupplier(page, 'florists');
  await page.goto(`/uk/reviews/${florist.id}`);
  await screen(page).getByRole('button', { name: 'Review as a wedding guest' }).click();
  const form = page.getByRole('dialog', { name: `How was ${florist.name}?` });
  await form.getByRole('radio', { name: '4 of 5, very good' }).check();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('What should other couples know?').fill('The bride’s crown was still fresh at midnight.');
  await form.getByLabel('Wedding date').fill('16 May 2026');
  await checkAccess(page);
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('Guest at a wedding in May 2026')).toBeVisible();
  await form.getByRole('button', { name: 'Back to writing' }).click();
  await form.getByRole('checkbox', { name: 'I’m not a robot' }).check();
  await form.getByRole('button', { name: 'Post review' }).click();
  await expect(form).toBeHidden();
  await page.goto(await mailedLink(page.request, email, 'key='));
  await screen(page).getByRole('button', { name: 'Yes, that was me' }).click();
  await expect(screen(page).getByText('We’re reading it')).toBeVisible();
});

test('after its wedding a couple reviews whom it booked, changes the review and deletes it', async ({ page }) => {
  const { couple } = await beginUndated(page, { date: '2026-05-16' });
  const florist = await putOnShortlist(page, 'florists');
  await book(page, florist);
  await page.goto('/uk/reviews');
  const booked = screen(page).getByRole('list', { name: 'Still to write' }).getByRole('listitem');
  await expect(booked).toContainText(florist.name);
  await checkAccess(page);
  await writing(page).click();
  await postReview(page, { title, email: couple.email });

  await resize(page, phone);
  await page.goto('/uk/reviews');
  await expect(booked).toHaveCount(0);
  await expect(screen(page).getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  await checkAccess(page);
  await screen(page).getByRole('button', { name: 'Change' }).click();
  const form = page.getByRole('dialog', { name: `How was ${florist.name}?` });
  await form
    .getByLabel('What should other couples know?')
    .fill(`Bring gloves.\n\nThe jars are heavy. ${'so'.repeat(200)}`);
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText('Bring gloves.')).toHaveText(/^Bring gloves\.\n\nThe jars/, { useInnerText: true });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect(screen(page).getByRole('article')).toContainText('The jars are heavy.');
  // A word without an end breaks: the page moves in one direction only.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await resize(page, desktop);
  await screen(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(booked).toContainText(florist.name);
  await expect(screen(page).getByRole('article')).toHaveCount(0);
});
