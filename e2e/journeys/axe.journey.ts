import { expect, test } from '@playwright/test';
import { findContrastFaults, findViolations, settle } from '../support/accessibility';
import { becomeViewer, openScreen, screenParts } from '../support/screens';

const viewports = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of viewports)
  test.describe(`${viewport.width} px, light and dark`, () => {
    test.use({ colorScheme: 'light', viewport });

    for (const { viewer, name, screens } of screenParts)
      test(`axe finds no violation on the screens that a ${name}`, async ({ page }) => {
        test.setTimeout(240_000);
        await becomeViewer(page, viewer);
        for (const one of screens) {
          const address = await openScreen(page, one);
          await settle(page);
          expect.soft(await findViolations(page), address).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          await settle(page);
          expect.soft(await findContrastFaults(page), `${address} in the dark`).toEqual([]);
          await page.emulateMedia({ colorScheme: 'light' });
        }
      });
  });
