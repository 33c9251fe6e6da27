import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { notices } from './planning';
import { type FoundSupplier, pickFirstSupplier } from './suppliers';

/** A supplier’s row on the shortlist. */
export const rowOf = (page: Page, name: string): Locator => screen(page).getByRole('article', { name });

/** Chooses what else a row offers. */
export const chooseFor = async (page: Page, name: string, what: string): Promise<void> => {
  await rowOf(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
};

/** Finds a supplier in the directory and adds it to the shortlist. */
export const putOnShortlist = async (page: Page, category = 'venues'): Promise<FoundSupplier> => {
  const found = await pickFirstSupplier(page, category);
  await page.goto(`/uk/supplier-category/${category}?sort=rating&ours=no`);
  const heart = screen(page).getByRole('button', { name: `Put ${found.name} on the shortlist` });
  await heart.first().click();
  await expect(notices(page)).toContainText(found.name);
  // The heart is full once the browser has stored it: what is left before that is not on the list.
  await expect(
    screen(page)
      .getByRole('button', { name: `Take ${found.name} off the shortlist` })
      .first(),
  ).toBeVisible();
  return found;
};

/** Books it on the shortlist for £6,315; `depositDue`: yyyy-MM-dd of a deposit of £1,215. */
export const book = async (
  page: Page,
  { name }: Pick<FoundSupplier, 'name'>,
  depositDue: string | null = null,
): Promise<void> => {
  await page.goto('/uk/shortlist');
  await chooseFor(page, name, 'Mark as booked');
  const dialog = page.getByRole('dialog', { name: `You’ve booked ${name}` });
  await dialog.getByLabel('What you agreed').fill('6,315');
  if (depositDue !== null) {
    await dialog.getByLabel('Deposit due on').fill(depositDue);
    await dialog.getByLabel('Amount', { exact: true }).fill('1,215');
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, name)).toContainText('Booked');
};

/** Takes the booking back on the shortlist. */
export const unbook = async (page: Page, { name }: Pick<FoundSupplier, 'name'>): Promise<void> => {
  await page.goto('/uk/shortlist');
  await rowOf(page, name).getByRole('button', { name: 'Undo booking' }).click();
  await expect(notices(page)).toContainText(`The booking of ${name} was taken back`);
};

/** Publishes the couple’s website, and answers its address. */
export const publishWebsite = async (page: Page): Promise<string> => {
  await page.goto('/uk/wedding-website-details');
  const slug = `robin-${randomUUID()}`;
  await screen(page).getByLabel('Last part of the address').fill(slug);
  await screen(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(screen(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  return `/uk/wedding-website/${slug}`;
};

/** A guest without scripts reads on the website where the venue is and how to get there, or nothing of it. */
export const expectGuestsRead = async (
  browser: Browser,
  website: string,
  venue: string,
  isShown: boolean,
): Promise<void> => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const guest = await context.newPage();
  const there = guest.getByRole('heading', { level: 2, name: 'Getting there' });
  // A busy server shows a guest the page as it was, and the next one what has changed.
  await expect
    .poll(async () => {
      await guest.goto(website);
      await expect(guest.getByRole('heading', { level: 1, name: 'Robin' })).toBeVisible();
      return there.isVisible();
    })
    .toBe(isShown);
  if (isShown) {
    await expect(guest.getByRole('heading', { level: 3, name: venue })).toBeVisible();
    const way = guest.getByRole('link', { name: `Directions to ${venue}` });
    await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=.+/);
  } else {
    await expect(there).toHaveCount(0);
    expect(await guest.content()).not.toContain(venue);
  }
  await context.close();
};
