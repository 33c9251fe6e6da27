import { expect } from '@playwright/test';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

test('who is signed in sees the frame and the outline of a screen before its scripts come, then the screen alone [15]', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases/builds/shell/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/uk/checklist', { waitUntil: 'commit' });
  const waiting = page.locator('#posy-waiting');
  await expect(waiting).toBeVisible();
  await expect(waiting.locator('[data-outline=rows]')).toBeVisible();
  release();
  await expect(screen(page).getByText(/\d+ of \d+ done/)).toBeVisible();
  await expect(waiting).toBeHidden();
});
