import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type Couple, screen } from '#support/people/couple';
import { beginPlan, signInQuietly } from '#support/people/signed-in';
import { type FoundSupplier, openSupplier, pickFirstSupplier } from './suppliers';

/** An enquiry's words. */
export const words = 'Hello! We would love to marry with you. Are you free in June?';
const offlineBar = (page: Page): Locator =>
  page.getByText(/You’re offline\. (What you change is kept|One change waits|\d+ changes wait) here/);
/** The error message of a screen. */
export const alert = (page: Page): Locator => screen(page).getByRole('alert');
/** The snackbars. */
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** Presses undo in the snackbar with this text, once it is shown. The focused snackbar stays until it is pressed. */
export const undoOf = async (page: Page, words: string | RegExp): Promise<void> => {
  const notice = notices(page).locator('[role=status] > *').filter({ hasText: words });
  const undo = notice.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await undo.press('Enter');
};

/** A new couple with a date, on their checklist. */
export const startPlanning = async (page: Page): Promise<Couple> => {
  const couple = await beginPlan(page);
  await page.goto('/uk/checklist');
  // The day that was chosen is an event that waited: it ticks its task once planning has been loaded in idle time.
  await expect(page.getByText('1 of 180 done')).toBeVisible({ timeout: 40_000 });
  return couple;
};

/** The couple's other device. */
export const onAnotherDevice = async (
  browser: Browser,
  couple: Couple,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInQuietly(page, couple);
  await look(page);
  await context.close();
};

/** Adds a task of the couple’s own. */
export const addTask = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByLabel('What needs doing?').fill(name);
  await page.getByRole('button', { name: 'Add to the list' }).click();
};

/** Takes the connection away, and waits until the page says so. */
export const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await expect(offlineBar(page)).toBeVisible();
};

/** Gives it back. */
export const goOnline = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await expect(offlineBar(page)).toBeHidden();
};

/** Opens a florist’s profile by links, with the enquiry ready to be sent. */
export const openProfile = async (page: Page): Promise<FoundSupplier> => {
  const supplier = await pickFirstSupplier(page, 'florists');
  await openSupplier(page, supplier);
  await expect(page.getByLabel('Your message')).toBeEditable();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
  return supplier;
};
