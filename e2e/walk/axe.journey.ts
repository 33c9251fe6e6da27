import { expect, test } from '@playwright/test';
import { findContrastFaults, findViolations, settle } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { becomeViewer, openScreen, screenParts } from '#support/look/screens';

const viewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

// With motion: without, Chromium leaves the colours of what is not drawn yet as they were when the scheme changes.
test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'no-preference' } });

for (const { viewer, name, screens } of screenParts)
  test(`axe finds no violation, wide and narrow, light and dark, on the screens that a ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    await becomeViewer(page, viewer);
    for (const one of screens) {
      let address = '';
      for (const viewport of viewports) {
        await resize(page, viewport);
        // The same document, laid out anew, where nothing had to be opened by hand.
        if (address === '' || one.open !== undefined) address = await openScreen(page, one);
        await expect(one.shows(page)).toBeVisible();
        await settle(page);
        const where = `${address} at ${viewport.width} px`;
        expect.soft(await findViolations(page), where).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await settle(page);
        expect.soft(await findContrastFaults(page), `${where} in the dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
    }
  });
