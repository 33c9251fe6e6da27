import { expect, test } from '@playwright/test';
import { findViolations, settle } from '../support/accessibility';
import { looks } from '../support/looks';
import { becomeViewer, openScreen, productScreens, type Viewer } from '../support/screens';

const viewers = Object.keys(productScreens) as Viewer[];

for (const { look, colorScheme, viewport } of looks)
  test.describe(look, () => {
    test.use({ colorScheme, viewport });

    for (const viewer of viewers)
      test(`axe finds no violation on the screens that a ${viewer} sees`, async ({ page }) => {
        test.setTimeout(240_000);
        await becomeViewer(page, viewer);
        for (const one of productScreens[viewer]) {
          const address = await openScreen(page, one);
          await settle(page);
          expect.soft(await findViolations(page), address).toEqual([]);
        }
      });
  });
