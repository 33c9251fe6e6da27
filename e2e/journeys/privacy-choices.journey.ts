import { expect, test, type Page } from '@playwright/test';
import { findViolations, settle } from '../support/accessibility';
import { logInAsDemo, screen } from '../support/couple';
import { resize } from '../support/resize';
import { pickFirstSupplier } from '../support/suppliers';

// Nobody answered yet.
test.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

/** What the page told the analytics so far. */
const listen = (page: Page): string[] => {
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/a/t/')) told.push(pathname);
  });
  return told;
};

const lookAtAProfile = async (page: Page): Promise<void> => {
  const { type, publicId, name } = await pickFirstSupplier(page, 'florists');
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`);
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(screen(page).getByText('Review policy:')).toBeVisible();
};

const storedKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys({ ...localStorage }));

test('in the UK nothing is counted before a yes, and a no holds', async ({ page }) => {
  const told = listen(page);
  await page.goto('/uk');
  await expect(question(page)).toBeVisible();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await lookAtAProfile(page);
  expect(told).toEqual([]);
  expect((await storedKeys(page)).filter((key) => key.startsWith('tracked-once'))).toEqual([]);

  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(question(page)).toBeHidden();
  await lookAtAProfile(page);
  await expect(question(page)).toBeHidden();
  expect(told).toEqual([]);
});

test('a yes counts what is done, and can be taken back', async ({ page }) => {
  const told = listen(page);
  await page.goto('/uk');
  await question(page).getByRole('button', { name: 'Yes, you may' }).click();
  await lookAtAProfile(page);
  await expect.poll(() => told).toContain('/api/a/t/viewed-supplier-profile');

  await page.goto('/uk');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await expect(question(page)).toBeFocused();
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  const before = told.length;
  await lookAtAProfile(page);
  expect(told).toHaveLength(before);
});

test('in the US it may be counted until somebody objects', async ({ page }) => {
  await page.goto('/us');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await question(page).getByRole('button', { name: 'Switch it off' }).click();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('posy-consent') ?? '{}') as object)).toMatchObject({
    analytics: false,
  });
});

test('on a phone the question leaves the sections within reach', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await logInAsDemo(page);
  await expect(question(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Checklist' }).click();
  await expect(page).toHaveURL(/\/uk\/checklist$/);
});
