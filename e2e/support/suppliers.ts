import { expect, type Page } from '@playwright/test';

/** A supplier of the demo catalogue. */
export interface FoundSupplier {
  id: string;
  name: string;
  type: string;
  publicId: string;
}

/** The best match of a category that has reviews. */
export const pickFirstSupplier = async (page: Page, category: string): Promise<FoundSupplier> => {
  const answer = await page.request.post('/api/search/suppliers', {
    data: { countryCode: 'GB', category, sort: 'rating', size: 5 },
  });
  expect(answer.ok()).toBe(true);
  const { results } = (await answer.json()) as { results: FoundSupplier[] };
  const [first] = results;
  if (first === undefined) throw new Error(`The catalogue has no ${category}.`);
  return first;
};

/** Goes to the supplier by links, as a person would; the couple's own date and guests narrow nothing. */
export const openSupplier = async (page: Page, { name, type }: FoundSupplier): Promise<void> => {
  await page.goto(`/uk/supplier-category/${type}?sort=rating&ours=no`);
  await page.getByRole('main').getByRole('link', { name, exact: false }).first().click();
};
