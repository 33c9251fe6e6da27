import { expect, type Page, test } from '@playwright/test';
import { findViolations, settle } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { resize } from '#support/look/resize';
import { newCouple, screen, setDate, signUp } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';

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

/** Opens the market's page; resolves when the server has told the viewer's country. */
const openIndex = async (page: Page, path: string): Promise<void> => {
  const reported = page.waitForResponse(/viewer-country/);
  await page.goto(path);
  await (await reported).finished();
};

test(
  'a market’s index page is in its language, and leads to signing up [S2-route-28]',
  { tag: '@gate' },
  async ({ page }) => {
    const { prefix, lang, title, start, suppliers } = markets[3];
    await page.goto(`/${prefix}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('banner').getByRole('link', { name: suppliers })).toBeVisible();
    await screen(page).getByRole('link', { name: start }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${prefix}/signup$`));
  },
);

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
  await signUp(page, newCouple());
  await setDate(page);
  await page.goto('/uk');
  await expect(page).toHaveURL(/\/uk\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: /Robin/ })).toBeVisible();
});

test(
  'without an account a visitor browses the index, the directory, a profile and advice [S6-visitor-01]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/uk');
    await page.getByRole('banner').getByRole('link', { name: 'Suppliers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find your people' })).toBeVisible();
    const { type, publicId, name } = await pickFirstSupplier(page, 'venues');
    await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
    await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto('/uk/advice');
    await expect(screen(page).getByRole('heading', { level: 1, name: 'Advice' })).toBeVisible();
    await screen(page).getByRole('article').or(screen(page).getByRole('listitem')).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/uk\/article\/.+/);
    await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  },
);
