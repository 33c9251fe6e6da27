import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';

/**
 * Returns true once React has hydrated a server-rendered page: its heading, or another element, has React's own
 * properties. A part that waits for its code is hidden by React, beside what stands for it.
 */
export const isAwake = (page: Page, selector = 'h1'): Promise<boolean> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/** Waits until the page's own code is there, and nothing of it is still on its way. */
export const expectAwake = async (page: Page): Promise<void> => {
  await expect.poll(() => isAwake(page)).toBe(true);
  await settle(page);
};

/** Opens a page that came whole and that does not wake by itself. */
export const openAsleep = async (page: Page, path: string): Promise<void> => {
  await page.route(
    ({ pathname, search }) => `${pathname}${search}` === path,
    async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        response: answer,
        body: text.replace(/data-wake-after="\d+"/, 'data-wake-after="3600000"'),
      });
    },
  );
  await expect
    .poll(async () => {
      await page.goto(path);
      return page.locator('#posy-scripts').count();
    })
    .toBe(1);
};

/**
 * Goes to a page that comes whole, its screen and so many widgets: where drawing takes long, a visitor gets parts that draw
 * themselves, and the next the whole.
 */
export const openDrawn = (page: Page, path: string, widgets = 0): Promise<void> =>
  expect
    .poll(
      async () => {
        // Requests of the previous page are not this page's.
        await page.goto('about:blank');
        return ((await (await page.goto(path))?.text()) ?? '').split('data-posy-state').length - 1;
      },
      { timeout: 30_000 },
    )
    .toBe(1 + widgets);

/** Opens a page that is a document of its own, without the shell. */
export const openAlone = (page: Page, path: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.goto(path);
      return [await page.locator('#posy-boot').count(), await page.locator('#root > main').count()];
    })
    .toEqual([0, 1]);
