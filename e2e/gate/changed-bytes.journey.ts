import { expect } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';
import { documentMark, expectNothingRan, markDocument, tamperWith } from '#support/wire/faults';
import { entryOf, expectFallback, retry } from '#support/wire/remotes';

test('changed bytes of a remote’s entry do not run: its place says so, the rest works, and a retry brings what was released [H-10]', async ({
  page,
}) => {
  const { name, type, publicId } = await pickFirstSupplier(page, 'venues');
  const heal = await tamperWith(page, entryOf('mfe-reviews'));
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`, { waitUntil: 'commit' });
  await expectFallback(page, 'mfe-reviews');
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeEditable();
  await expectNothingRan(page);
  await markDocument(page);
  await heal();
  await retry(page, 'mfe-reviews');
  await expect(screen(page).getByText('Review policy:')).toBeVisible();
  expect(await documentMark(page)).toBe('same document');
});
