import { expect, type Page } from '@playwright/test';
import { expectAwake } from '#support/browser/awake';
import { test } from '#support/run/test';
import { breakScripts } from '#support/wire/faults';
import { shellChunks } from '#support/wire/remotes';

/** The first script of the page. */
const firstScript = /\/builds\/shell\/[^/]+\/shell\.[^/]+\.js$/;

const plainPage = (page: Page) => page.getByRole('alert').filter({ hasText: 'Posy ist gerade nicht geladen' });

test.describe('a page that cannot start', () => {
  test('its words are garbage: it says so in its market’s language, and starts when it is tried again', async ({
    page,
  }) => {
    const heal = await breakScripts(page, shellChunks, 'answers garbage');
    await page.goto('/de');
    await expect(plainPage(page)).toBeVisible();
    await expect(page.getByText('Was ihr gespeichert habt, ist noch da.')).toBeVisible();
    await heal();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  });

  test('its first script does not come: the same', async ({ page }) => {
    const heal = await breakScripts(page, firstScript, 'answers 500');
    await page.goto('/de');
    await expect(plainPage(page)).toBeVisible();
    await heal();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  });

  test('its words come at the second attempt: nobody notices', async ({ page }) => {
    let failures = 0;
    await page.route(shellChunks, async (route) => {
      failures += 1;
      if (failures === 1) await route.fulfill({ status: 500, body: '' });
      else await route.continue();
    });
    await page.goto('/de');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => failures).toBeGreaterThan(1);
    await expectAwake(page);
    await expect(plainPage(page)).toBeHidden();
  });
});
