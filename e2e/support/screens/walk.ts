import { type Browser, expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findContrastFaults, findViolations } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { layoutShiftOf, mostShift, slowData, watchLayoutShifts } from '#support/look/layout-shift';
import { lengthenWords, watchWords } from '#support/look/long-words';
import { phone, resize } from '#support/look/resize';
import { pageOf } from '#support/people/people';
import { test } from '#support/run/test';
import { becomeViewer, openScreen, type ProductScreen, type Screens, type Viewer } from './screen';

const wide = { width: 1280, height: 900 };
const narrowest = { width: 360, height: 900 };

/** Delay of the server's answers about the plan and suppliers, in milliseconds. */
const slowness = 400;

/**
 * Expects that nothing moved by itself while the screen loaded. A menu opened by a press moves after input, which is
 * not counted; and a narrow layout that navigates to another screen is two of them.
 */
const expectStill = async (page: Page, { open, isAnotherWhenNarrow }: ProductScreen, where: string): Promise<void> => {
  if (open !== undefined || isAnotherWhenNarrow === true) return;
  const { sum, shifts } = await layoutShiftOf(page);
  expect.soft(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(mostShift);
};

const expectNoViolation = async (page: Page, where: string): Promise<void> => {
  await settle(page);
  expect.soft(await findViolations(page), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  expect.soft(await findContrastFaults(page), `${where} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
};

type WatchedTexts = ReturnType<typeof watchWords>;

const expectLongWordsFit = async (page: Page, wordsOf: WatchedTexts, where: string): Promise<void> => {
  for (const size of [narrowest, wide]) {
    await resize(page, size);
    await settle(page);
    await lengthenWords(page, wordsOf);
    expect.soft(await layoutFaults(page), `${where} with long words at ${size.width} px`).toEqual([]);
  }
};

/** Opens a screen, and looks at it in every way. */
const lookAt = async (page: Page, one: ProductScreen, wordsOf: WatchedTexts): Promise<void> => {
  await resize(page, wide);
  const address = await openScreen(page, one);
  await settle(page);
  await expectStill(page, one, address);
  for (const size of [wide, phone]) {
    await resize(page, size);
    const isThere = one.isAnotherWhenNarrow !== true && (await one.shows(page).isVisible());
    if (size === phone && !isThere) await openScreen(page, one);
    await expect(one.shows(page)).toBeVisible();
    await expectNoViolation(page, `${address} at ${size.width} px`);
  }
  await expectLongWordsFit(page, wordsOf, address);
};

const nameOf = ({ path, open }: ProductScreen): string =>
  `${typeof path === 'string' ? path : path.name}${open === undefined ? '' : ', with something open'}`;

const walkAs = async (browser: Browser, viewer: Viewer, screens: readonly ProductScreen[]): Promise<void> => {
  const page = await pageOf(browser);
  await watchLayoutShifts(page);
  const wordsOf = watchWords(page);
  await becomeViewer(page, viewer);
  await slowData(page, slowness);
  for (const one of screens) await test.step(`${viewer}: ${nameOf(one)}`, () => lookAt(page, one, wordsOf));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
};

/**
 * The test of a remote’s screens: each is opened once, wide, while data is slow, and nothing moves by itself; axe finds
 * nothing there, wide and narrow, light and dark; and with long words nothing overflows and no text is cut.
 */
export const walkThrough = (remote: string, screens: Screens): void => {
  // Moving elements keep still for people who prefer reduced motion; and without motion Chromium leaves the colours of
  // undrawn elements unchanged when the scheme changes.
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'no-preference' } });

  test(`on every screen of ${remote} nothing moves by itself, axe finds nothing, and long words fit [R1-07]`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    for (const [viewer, list] of Object.entries(screens) as [Viewer, readonly ProductScreen[]][])
      await walkAs(browser, viewer, list);
  });
};
