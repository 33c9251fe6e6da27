import { expect, test } from '@playwright/test';
import { settle } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { speakPseudo } from '#support/look/pseudo-locale';
import { resize } from '#support/look/resize';
import { becomeViewer, openScreen, screenParts } from '#support/look/screens';

const widths = [1280, 360];

for (const { viewer, name, screens } of screenParts)
  test(`with long words nothing overflows and no text is cut on the screens that a ${name}`, async ({ page }) => {
    await speakPseudo(page);
    await becomeViewer(page, viewer);
    for (const one of screens) {
      const address = await openScreen(page, one);
      // The words did become longer.
      await expect(page.locator('body')).toContainText('çñ');
      for (const width of widths) {
        await resize(page, { width, height: 900 });
        await settle(page);
        expect.soft(await layoutFaults(page), `${address} at ${width} px`).toEqual([]);
      }
    }
    // What the last screen still fetches ahead is answered before its page goes.
    await page.unrouteAll({ behavior: 'wait' });
  });
