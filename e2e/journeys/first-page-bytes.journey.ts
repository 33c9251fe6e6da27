import { type Browser, expect, type Page, test } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { limitOf, weighScripts } from '#support/wire/scripts';

const kilobyte = 1024;
/** All scripts of a signed-out visitor's first page. */
const firstPageLimit = 250 * kilobyte;

const inKilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

/** Opens a page with nothing cached, and answers the scripts it loaded, by package. */
const bytesOf = async (page: Page, path: string, settled: () => Promise<void>): Promise<Map<string, number>> => {
  let requests = 0;
  page.on('request', () => (requests += 1));
  const weighed = weighScripts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled();
  await page.waitForLoadState('networkidle');
  const scripts = await weighed.all();
  const owners = new Map<string, number>();
  for (const { owner, gzipBytes } of scripts) owners.set(owner, (owners.get(owner) ?? 0) + gzipBytes);
  const total = [...owners.values()].reduce((sum, bytes) => sum + bytes, 0);
  const figures = [...owners].map(([owner, bytes]) => `${owner} ${inKilobytes(bytes)}`).join(', ');
  process.stdout.write(
    `  ${path}: ${inKilobytes(total)} of scripts in ${scripts.length} files, ${requests} requests: ${figures}\n`,
  );
  return owners;
};

const expectWithinLimits = (owners: Map<string, number>): void => {
  for (const [owner, bytes] of owners) expect.soft(bytes, `${owner}, in bytes`).toBeLessThanOrEqual(limitOf(owner));
};

test(
  'a signed-out visitor’s first page needs at most 250 KB of scripts, and each package keeps its limit',
  { tag: '@gate' },
  async ({ page }) => {
    const owners = await bytesOf(page, '/uk', async () => {
      await expect(screen(page).getByRole('heading', { name: 'Who do you need?' })).toBeVisible();
    });
    expectWithinLimits(owners);
    const total = [...owners.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, 'all scripts, in bytes').toBeLessThanOrEqual(firstPageLimit);
  },
);

/** What a server sends before it hears from the browser that something came: ten packets. */
const firstPackets = 10 * 1460;

test('pages of few pictures come whole, with their headers, in the first packets of a connection [15]', async ({
  page,
}) => {
  for (const path of ['/uk/wedding-suppliers', '/uk/reviews', '/uk/terms']) {
    let bytes = 0;
    const comesWhole = async (): Promise<number> => {
      const sizes = await (await page.goto(path))?.request().sizes();
      bytes = (sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0);
      return page.locator('#posy-scripts').count();
    };
    await expect.poll(comesWhole).toBe(1);
    expect.soft(bytes, path).toBeGreaterThan(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(firstPackets);
  }
});

/** Each remote's first screen as a signed-out visitor meets it, and what shows that it stands. */
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
