import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { publishReview, writeReview } from '#support/plan/reviews';
import { type FoundSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const email = 'one-rating@example.com';

/**
 * Reads a supplier's number of reviews from every place that shows it: card, profile, list, statistics, and the data
 * for search engines.
 */
const countsOf = async (page: Page, { id, type, publicId }: FoundSupplier): Promise<number[]> => {
  const ask = async (path: string) => (await page.request.get(path)).json() as Promise<Record<string, never>>;
  const search = { countryCode: 'GB', category: type, sort: 'rating', size: 50 };
  const found = await page.request.post('/api/search/suppliers', { data: search });
  const { results } = (await found.json()) as { results: { id: string; rating: { count: number } }[] };
  const profile = await (await page.request.post(`/api/supplier/${id}`, { data: {} })).json();
  const html = await (await page.request.get(`/uk/weddingsuppliers/${type}/${publicId}`)).text();
  return [
    results.find((one) => one.id === id)?.rating.count ?? -1,
    (profile as { rating: { count: number } }).rating.count,
    (await ask(`/api/supplier/feedback/${id}/1`))['total'] ?? -1,
    (await ask(`/api/supplier/${id}/statistics/reviews-rating`))['count'] ?? -1,
    Number(/"reviewCount":(\d+)/.exec(html)?.[1] ?? -1),
  ];
};

test('a visitor’s review counts once a moderator let it through, and everywhere alike: published, changed, deleted', async ({
  page,
  browser,
}) => {
  const supplier = await pickFirstSupplier(page, 'florists');
  const [before = 0] = await countsOf(page, supplier);
  const all = (count: number) => Array.from({ length: 5 }, () => count);
  expect(await countsOf(page, supplier)).toEqual(all(before));
  await writeReview(page, { supplierId: supplier.id, title: 'A torch for the drive', email });
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await countsOf(page, supplier)).toEqual(all(before));

  const context = await browser.newContext();
  const desk = await context.newPage();
  await becomeDemo(desk, 'moderator');
  await desk.goto('/uk/moderation');
  await publishReview(desk, 'A torch for the drive');
  expect(await countsOf(page, supplier)).toEqual(all(before + 1));

  await page.reload();
  await screen(page).getByRole('button', { name: 'Change' }).click();
  const form = page.getByRole('dialog', { name: /^How was .*\?$/ });
  await form.getByLabel('Title').fill('Two torches for the drive');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => countsOf(page, supplier)).toEqual(all(before));
  await desk.goto('/uk/moderation');
  await publishReview(desk, 'Two torches for the drive');
  await context.close();
  expect(await countsOf(page, supplier)).toEqual(all(before + 1));

  await page.reload();
  await screen(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(screen(page).getByRole('heading', { name: 'This review isn’t here' })).toBeVisible();
  expect(await countsOf(page, supplier)).toEqual(all(before));
});
