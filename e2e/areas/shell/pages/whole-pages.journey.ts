import { expect } from '@playwright/test';
import { expectAwake, openAsleep, openDrawn } from '#support/browser/awake';
import { settle } from '#support/browser/settle';
import { becomeDemo } from '#support/people/signed-in';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

test.use({ javaScriptEnabled: false });

test('a reader without JavaScript goes from a market’s start to a profile [S2-route-28]', async ({ page }) => {
  await openDrawn(page, '/de', 2);
  await expect(page).toHaveTitle('Plant eure Hochzeit gemeinsam · Posy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Eine Hochzeit ist ein Strauß aus hundert kleinen Dingen.',
  );
  await page.getByRole('search').getByRole('button').click();
  await expect(page).toHaveURL(/\/de\/search\?category=venues&area=$/);
  await openDrawn(page, '/de/supplier-category/venues');
  await expect(page.getByRole('search')).toBeVisible();
  const first = page.getByRole('main').locator('a[href^="/de/weddingsuppliers/"]').first();
  const name = String(await first.textContent());
  await openDrawn(page, String(await first.getAttribute('href')), 2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  await expect(page.getByRole('heading', { name: 'Preise' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link').first()).toBeVisible();
});

/** Returns true for the search that reads all pins of a map, which are more than a page of its list. */
const isOfMap = (body: unknown): boolean => (body as { size?: number }).size === 300;

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  for (const market of ['uk', 'us', 'de', 'fr'])
    test(`what came with the document is taken over as it is, and nothing is asked for twice: ${market}`, async ({
      page,
    }) => {
      const calls: string[] = [];
      const ofMap: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.isNavigationRequest()) calls.length = ofMap.length = 0;
        // A rendered page has no map: neither its suppliers of further list pages nor the address of its tiles.
        else if (pathname === '/api/search/suppliers' && isOfMap(request.postDataJSON())) ofMap.push(pathname);
        else if (pathname === '/api/map-tiles') ofMap.push(pathname);
        // Nor is a profile's view counted by whom it was only sent to.
        else if (pathname.startsWith('/api/') && !pathname.includes('viewer') && pathname !== '/api/figures/view')
          calls.push(pathname);
      });
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () =>
          Object.assign(window, { first: document.querySelector('#root h1') }),
        ),
      );
      const list = `/${market}/supplier-category/venues`;
      await openDrawn(page, list);
      const profile = String(
        await page.getByRole('main').locator(`a[href^="/${market}/weddingsuppliers/"]`).first().getAttribute('href'),
      );
      const firstOf = async (from: string, to: string): Promise<string> => {
        await openDrawn(page, `/${market}/${from}`);
        const link = page.getByRole('main').locator(`a[href^="/${market}/${to}/"]`).first();
        return String(await link.getAttribute('href'));
      };
      const article = await firstOf('advice', 'article');
      const story = await firstOf('real-weddings', 'real-weddings');
      const reviews = `/reviews/${profile.split(/[/?#]/)[4] ?? ''}`;
      const widgetsOf = (path: string): number => (path === profile || path === `/${market}` ? 2 : 0);
      const suppliers = ['/wedding-suppliers', '/search?text=barn', '/real-weddings', '/for-suppliers'];
      const others = [
        '',
        ...suppliers,
        '/reviews',
        reviews,
        '/reviews/policy',
        '/advice',
        '/terms',
        '/privacy-policy',
        '/no/such/page',
      ];
      const all = [list, profile, article, story, ...others.map((rest) => `/${market}${rest}`)];
      for (const [colorScheme, path] of (['light', 'dark'] as const).flatMap((scheme) =>
        all.map((one) => [scheme, one] as const),
      )) {
        await page.emulateMedia({ colorScheme });
        await openDrawn(page, path, widgetsOf(path));
        // React has the heading, and it is still the one that came.
        await page.waitForFunction(() => {
          const { first } = window as { first?: Element };
          return first !== undefined && Object.keys(first).some((key) => key.startsWith('__reactProps'));
        });
        expect(await page.locator('h1').evaluate((heading) => heading === (window as { first?: unknown }).first)).toBe(
          true,
        );
        await settle(page);
        expect([path, calls]).toEqual([path, []]);
        expect(new Set(ofMap).size).toBe(ofMap.length);
        if (path !== list && !path.includes('/search')) expect(ofMap).toEqual([]);
      }
    });

  test('what an earlier visit left in this browser comes back into pages that came whole, without a mismatch', async ({
    page,
  }) => {
    const reported: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"hydration"')) reported.push(request.postData() ?? '');
    });
    const { type, publicId } = await pickFirstSupplier(page, 'venues');
    const profile = `/uk/weddingsuppliers/${type}/${publicId}`;
    const message = 'Is the walled garden free on a Saturday in June?';
    const isStored = () =>
      page.evaluate((words) => Object.values(sessionStorage).some((stored) => String(stored).includes(words)), message);
    // Awake, so that what is typed is stored at once.
    await page.goto(profile);
    await expectAwake(page);
    await page.getByLabel('Your message').fill(message);
    await expect.poll(isStored).toBe(true);
    await page.goto('/uk/wedding-suppliers');
    await page.getByLabel('Near').fill('Bath');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/area=Bath/);
    await openDrawn(page, '/uk/supplier-category/venues');
    await page.getByLabel('Near').focus();
    await expect(page.getByRole('option', { name: 'Bath', exact: true })).toBeVisible();
    await openDrawn(page, '/uk/wedding-suppliers');
    await expect(page.getByLabel('Near')).toHaveValue('Bath');
    await openDrawn(page, profile, 2);
    await expect(page.getByLabel('Your message')).toHaveValue(message);
    expect(reported).toEqual([]);
  });

  test('who is signed in never sees the header of a visitor, not even before the page wakes [R1-07]', async ({
    page,
  }) => {
    await becomeDemo(page, 'couple');
    await page.route('**/releases/builds/shell/**/*.js', () => undefined);
    await expect
      .poll(async () => {
        const document = await page.goto('/uk/wedding-suppliers', { waitUntil: 'commit' });
        return (await document?.text())?.includes('data-posy-part');
      })
      .toBe(true);
    await expect(page.locator('#posy-boot')).toBeAttached();
    await expect(page.locator('#root')).toBeEmpty();
  });

  test('what was typed and pressed before the page wakes is done once it does', async ({ page }) => {
    await openDrawn(page, '/uk/wedding-suppliers');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/releases/builds/shell/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await expect
      .poll(async () => {
        await page.goto('/uk/wedding-suppliers', { waitUntil: 'commit' });
        return page.getByRole('search').isVisible();
      })
      .toBe(true);
    await page.getByLabel('I’m looking for').selectOption('venues');
    await page.getByLabel('Near').fill('Bath');
    await page.getByRole('button', { name: 'Search' }).click();
    release();
    await expect(page).toHaveURL('/uk/supplier-category/venues?area=Bath');
  });

  test('a page is taken over at the place to which somebody scrolled it [15]', async ({ page }) => {
    await openAsleep(page, '/uk/terms');
    const place = await page.evaluate(() => {
      scrollTo(0, 700);
      return scrollY;
    });
    expect(place).toBe(700);
    await expectAwake(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test('a preview of a link and the files for robots are there', async ({ page, request }) => {
  await page.goto('/uk/supplier-category/cakes');
  const image = String(await page.locator('meta[property="og:image"]').getAttribute('content'));
  const picture = await request.get(image);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = String(/^Sitemap: (.+)$/m.exec(robots)?.[1]);
  const [file] = [...(await (await request.get(sitemap)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    String(url),
  );
  expect(await (await request.get(String(file))).text()).toContain('/uk/wedding-suppliers</loc>');
});
