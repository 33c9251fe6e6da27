import { expect } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

test('what is still to find for the demo couple stands by kind, and each way on leads there [S2-route-15]', async ({
  page,
}) => {
  await resize(page, phone);
  await becomeDemo(page, 'couple');
  await page.goto('/uk/recommendations');
  // Suppliers with a complete profile are not recommended: another journey may have published the demo's own.
  const all = page.getByRole('link', { name: /^See all/ });
  const kind = screen(page)
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: all })
    .first();
  const names = kind.getByRole('heading', { level: 3 });
  await expect(names.first()).toBeVisible();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);

  // The keyboard scrolls the last one of a row into view, and the page itself does not move.
  const last = kind.getByRole('link', { name: (await names.last().textContent()) ?? '' });
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const count = ((await kind.locator(all).textContent()) ?? '').replace(/\D/g, '');
  await kind.locator(all).click();
  await expect(page).toHaveURL(/\/supplier-category\//);
  await expect(screen(page).getByRole('heading', { level: 1, name: new RegExp(`^${count || '\\d+'} `) })).toBeVisible();
  await page.goBack();
  await last.click();
  await expect(page).toHaveURL(/\/weddingsuppliers\/\w/);
});
