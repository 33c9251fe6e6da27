import { type Browser, expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { bytesOf, expectWithinLimits } from '#support/wire/scripts';

/** One packet of a connection. A server sends ten before the browser's first acknowledgement. */
const packet = 1460;
/**
 * Ten packets for the sheet and what the first screen shows, and two for the page's end: those come a round trip later,
 * when the page is painted already. A linked sheet would cost that round trip before anything is painted.
 */
const longestPage = 12 * packet;

test('pages of few pictures come with their sheet, and are painted without another file [15]', async ({ page }) => {
  for (const path of ['/uk/wedding-suppliers', '/uk/reviews', '/uk/terms']) {
    let bytes = 0;
    const comesWhole = async (): Promise<number> => {
      const sizes = await (await page.goto(path))?.request().sizes();
      bytes = (sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0);
      return page.locator('#posy-scripts').count();
    };
    await expect.poll(comesWhole).toBe(1);
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(longestPage);
    await expect(page.locator('head link[rel="stylesheet"]')).toHaveCount(0);
  }
});

/** Each remote's first screen for a signed-out visitor, and the heading that shows that it is loaded. */
const firstScreens = [
  { remote: 'mfe-planning', path: '/uk/checklist', heading: 'Your plan starts here' },
  { remote: 'mfe-suppliers', path: '/uk/wedding-suppliers', heading: 'Find your people' },
  { remote: 'mfe-inbox', path: '/uk/inbox', heading: 'Your inbox is waiting for you' },
  { remote: 'mfe-website', path: '/uk/website', heading: 'A website for your guests' },
  { remote: 'mfe-reviews', path: '/uk/reviews', heading: 'What other couples say' },
];

/** Opens a page with nothing cached, which only a browser of its own has. */
const bytesOfVisit = async (browser: Browser, path: string, settled: (page: Page) => Promise<void>) => {
  const page = await pageOf(browser);
  const owners = await bytesOf(page, path, () => settled(page));
  await page.context().close();
  return owners;
};

test('each remote keeps its limit on its own first screen, and so do the widgets of a profile', async ({
  page,
  browser,
}) => {
  for (const { remote, path, heading } of firstScreens) {
    const owners = await bytesOfVisit(browser, path, (visitor) =>
      expect(screen(visitor).getByRole('heading', { name: heading })).toBeVisible(),
    );
    expect([...owners.keys()]).toContain(remote);
    expectWithinLimits(new Map([...owners].filter(([owner]) => owner === remote)));
  }
  const { type, publicId, name } = await pickFirstSupplier(page, 'venues');
  const owners = await bytesOfVisit(browser, `/uk/weddingsuppliers/${type}/${publicId}`, async (visitor) => {
    await expect(screen(visitor).getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(screen(visitor).getByText('Review policy:')).toBeVisible();
    await expect(visitor.getByLabel('Your message')).toBeVisible();
  });
  expectWithinLimits(new Map([...owners].filter(([owner]) => owner !== 'shell')));
});
