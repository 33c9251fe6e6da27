import { expect } from '@playwright/test';
import { storedInBrowser } from '#support/browser/stored-in-browser';
import { screen, signOut } from '#support/people/couple';
import { addTask, openProfile, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

test('nothing of who signs out stays on the device, written or drafted', async ({ page }) => {
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
