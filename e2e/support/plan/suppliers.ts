import { expect, type Page } from '@playwright/test';

/** Title of the directory, for a visitor and for a couple. */
export const directoryTitle = /^(?:Find your people|Who do you need next\?)$/;

/** A supplier of the demo catalogue. */
export interface FoundSupplier {
  id: string;
  name: string;
  type: string;
  publicId: string;
  town: string;
}

/** The two best matches of a category that have reviews. */
export const pickTwoSuppliers = async (page: Page, category: string): Promise<[FoundSupplier, FoundSupplier]> => {
  const answer = await page.request.post('/api/search/suppliers', {
    data: { countryCode: 'GB', category, sort: 'rating', size: 5 },
  });
  expect(answer.ok()).toBe(true);
  const { results } = (await answer.json()) as { results: FoundSupplier[] };
  const [first, second] = results;
  if (first === undefined || second === undefined) throw new Error(`The catalogue has no two ${category}.`);
  return [first, second];
};

/** The best match of a category that has reviews. */
export const pickFirstSupplier = async (page: Page, category: string): Promise<FoundSupplier> =>
  (await pickTwoSuppliers(page, category))[0];

/** Goes to the supplier by links, as a person would; the couple's own date and guests narrow nothing. */
export const openSupplier = async (page: Page, { name, type }: FoundSupplier): Promise<void> => {
  await page.goto(`/uk/supplier-category/${type}?sort=rating&ours=no`);
  await page.getByRole('main').getByRole('link', { name, exact: false }).first().click();
};
