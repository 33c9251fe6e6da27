import { expect, test } from '@playwright/test';
import { pickFirstSupplier } from '../support/suppliers';

test.use({ javaScriptEnabled: false });

test('a reader without JavaScript goes from a market’s start to a profile [S2-route-28]', async ({ page }) => {
  await page.goto('/de');
  await expect(page).toHaveTitle('Plant eure Hochzeit gemeinsam · Posy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Eine Hochzeit ist ein Strauß aus hundert kleinen Dingen.',
  );
  await page.getByRole('link', { name: 'Hochzeitslocations' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hochzeitslocations in Deutschland');
  const first = page.getByRole('listitem').first().getByRole('link');
  const name = String(await first.textContent());
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
  await expect(page.getByRole('heading', { name: 'Pakete' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Demodaten');
});

test('a profile is readable without JavaScript', async ({ page }) => {
  const { type, publicId, name } = await pickFirstSupplier(page, 'venues');
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
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

test('a path that leads nowhere says so, with its status', async ({ page }) => {
  const answer = await page.goto('/fr/nulle-part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il n’y a rien à cette adresse');
});
