import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { resize } from '#support/look/resize';
import { beginPlan } from '#support/people/signed-in';
import { test } from '#support/run/test';

const english = 'A wedding is a hundred small things, gathered.';
const markets = [
  { prefix: 'uk', lang: 'en-GB', title: english, start: 'Sign up', suppliers: 'Suppliers' },
  { prefix: 'ie', lang: 'en-IE', title: english, start: 'Sign up', suppliers: 'Suppliers' },
  { prefix: 'us', lang: 'en-US', title: english, start: 'Sign up', suppliers: 'Vendors' },
  {
    prefix: 'de',
    lang: 'de-DE',
    title: 'Eine Hochzeit ist ein Strauß aus hundert kleinen Dingen.',
    start: 'Registrieren',
    suppliers: 'Dienstleister',
  },
  {
    prefix: 'fr',
    lang: 'fr-FR',
    title: 'Un mariage, c’est cent petites choses réunies.',
    start: 'S’inscrire',
    suppliers: 'Prestataires',
  },
] as const;

const offer = (page: Page) => page.getByRole('complementary', { name: 'Your country' });

/** Opens the market's page; resolves when the server has answered the viewer's country. */
const openIndex = async (page: Page, path: string): Promise<void> => {
  const reported = page.waitForResponse(/viewer-country/);
  await page.goto(path);
  await (await reported).finished();
};

test('each market answers with an index page in its language [S2-route-28]', async ({ request }) => {
  for (const { prefix, lang, title, start, suppliers } of markets) {
    const html = await (await request.get(`/${prefix}`)).text();
    expect.soft(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], prefix).toBe(lang);
    for (const words of [`>${title}</h1>`, `>${suppliers}<`, `>${start}<`]) expect.soft(html, prefix).toContain(words);
  }
});

test.describe('a visitor from Germany', () => {
  test.use({ locale: 'de-DE' });

  test('is offered the German page, and follows it', async ({ page }) => {
    await page.goto('/uk');
    await offer(page).getByRole('link', { name: 'Deutschland' }).click();
    await expect(page).toHaveURL(/\/de$/);
    await expect(page.getByRole('heading', { level: 1, name: markets[3].title })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Euer Land' })).toBeHidden();
  });

  test('stays here, and is not asked again', async ({ page }) => {
    await page.goto('/uk');
    await offer(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(offer(page)).toBeHidden();
    await openIndex(page, '/uk');
    await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  test('reads the offer on a phone, where everything fits', async ({ page }) => {
    await resize(page, { width: 390, height: 844 });
    await page.goto('/uk');
    await expect(offer(page).getByRole('link', { name: 'Deutschland' })).toBeVisible();
    expect(await layoutFaults(page)).toEqual([]);
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

test('somebody signed in is brought home from the index', async ({ page }) => {
  await beginPlan(page);
  await page.goto('/uk');
  await expect(page).toHaveURL(/\/uk\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: /Robin/ })).toBeVisible();
});
