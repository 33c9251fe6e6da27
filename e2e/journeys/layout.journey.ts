import { expect, test } from '@playwright/test';
import { settle } from '../support/accessibility';
import { layoutFaults } from '../support/layout';
import { speakPseudo } from '../support/pseudo-locale';
import { becomeViewer, openScreen, productScreens, type Viewer } from '../support/screens';

const viewers = Object.keys(productScreens) as Viewer[];

for (const width of [360, 1280])
  test.describe(`with long words at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const viewer of viewers)
      test(`nothing overflows and no text is cut on the screens that a ${viewer} sees`, async ({ page }) => {
        test.setTimeout(240_000);
        await speakPseudo(page);
        await becomeViewer(page, viewer);
        for (const one of productScreens[viewer]) {
          const address = await openScreen(page, one);
          await settle(page);
          expect.soft(await layoutFaults(page), address).toEqual([]);
        }
        // What the last screen still fetches ahead is answered before its page goes.
        await page.unrouteAll({ behavior: 'wait' });
      });
  });
