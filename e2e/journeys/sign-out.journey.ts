import { expect, type Page, test } from '@playwright/test';
import { storedInBrowser } from '#support/browser/stored-in-browser';
import { newCouple, openSection, screen, setDate, signUp } from '#support/people/couple';
import { addTask, openProfile, startPlanning } from '#support/plan/planning';

const signOut = async (page: Page): Promise<void> => {
  await page.getByLabel('Your account', { exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/uk\/signup\?mode=login$/);
  await expect(screen(page).getByRole('heading', { name: 'Good to see you' })).toBeVisible();
};

test('somebody signs out and arrives where one logs in [S2-nav-01]', async ({ page }) => {
  await signUp(page, newCouple());
  await setDate(page);
  await openSection(page, 'Checklist');
  await expect(page.getByText('1 of 180 done')).toBeVisible();
  await signOut(page);
  await page.goto('/uk/checklist');
  await expect(screen(page).getByText('Your plan starts here')).toBeVisible();
});

test('nothing of who signs out stays on the device, written or drafted', { tag: '@gate' }, async ({ page }) => {
  const couple = await startPlanning(page);
  const task = 'Ask Aunt Petronella about the accordion';
  await addTask(page, task);
  await expect(screen(page).getByRole('link', { name: task })).toBeVisible();
  const supplier = await openProfile(page);
  const draft = 'We dream of seven hundred sunflowers, dear florist.';
  await page.getByLabel('Your message').fill(draft);
  await expect.poll(() => storedInBrowser(page)).toContain(draft);
  expect(await storedInBrowser(page)).toContain(couple.email);

  await signOut(page);
  const stored = await storedInBrowser(page);
  for (const text of [task, draft, couple.email, supplier.publicId]) expect.soft(stored).not.toContain(text);
  expect(stored).not.toContain('firestore/');
});

test('who signs out in one tab is signed out in the other, and neither keeps anything', async ({ page, context }) => {
  const couple = await startPlanning(page);
  const other = await context.newPage();
  await openProfile(other);
  const draft = 'We dream of seven hundred sunflowers, dear florist.';
  await other.getByLabel('Your message').fill(draft);
  await expect.poll(() => storedInBrowser(other)).toContain(draft);

  await signOut(page);
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(other.getByLabel('Your account', { exact: true })).toBeHidden();
  // The other tab begins anew: it may be asked in the middle of that.
  for (const tab of [page, other])
    for (const text of [draft, couple.email, 'firestore/'])
      await expect.poll(() => storedInBrowser(tab)).not.toContain(text);
});
