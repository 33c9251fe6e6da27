import { expect } from '@playwright/test';
import { storedInBrowser } from '#support/browser/stored-in-browser';
import { screen, signOut } from '#support/people/couple';
import { openProfile, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

test('somebody signs out and arrives where one logs in [S2-nav-01]', async ({ page }) => {
  await startPlanning(page);
  await signOut(page);
  await page.goto('/uk/checklist');
  await expect(screen(page).getByText('Your plan starts here')).toBeVisible();
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
