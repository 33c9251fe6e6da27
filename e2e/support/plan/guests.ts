import { expect, type Locator, type Page } from '@playwright/test';
import { type Couple, screen } from '#support/people/couple';
import { beginPlan } from '#support/people/signed-in';

/** A new couple on their empty guest list. */
export const startGuestList = async (page: Page): Promise<Couple> => {
  const couple = await beginPlan(page);
  await page.goto('/uk/guestlist');
  await expect(screen(page).getByRole('heading', { name: 'Who would you like there?' })).toBeVisible();
  return couple;
};

/** Adds a household on each line. */
export const addGuests = async (page: Page, lines: readonly string[]): Promise<void> => {
  await screen(page).getByRole('button', { name: 'Add guests' }).click();
  const popup = page.getByRole('dialog', { name: 'Add guests' });
  await popup.getByLabel('Names').fill(lines.join('\n'));
  await popup.getByRole('button', { name: /^Add \d+ guest/ }).click();
  await expect(popup).toBeHidden();
};

/** The line of a guest. */
export const guestRow = (page: Page, name: string): Locator =>
  screen(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

/** Opens a guest's drawer. */
export const openGuest = async (page: Page, name: string): Promise<Locator> => {
  await guestRow(page, name).getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByLabel('Name', { exact: true })).toBeVisible();
  return drawer;
};

/** A figure above the list, which narrows it. */
export const tile = (page: Page, words: string): Locator => screen(page).getByRole('link', { name: words });
