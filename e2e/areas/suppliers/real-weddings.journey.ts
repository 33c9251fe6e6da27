import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const desk = { width: 1280, height: 900 };

/** Returns the number of weddings that the list says it has. */
const totalOf = async (page: Page): Promise<number> =>
  parseInt(
    (
      (await screen(page)
        .getByRole('status')
        .getByText(/ weddings?$/)
        .textContent()) ?? ''
    ).replace(/,/g, ''),
    10,
  );

const cardsOf = (page: Page) => screen(page).getByRole('article');

test('real weddings are narrowed by season, size and colours, with the totals that were shown before, and all of it is in the address [S1-can-06] [17]', async ({
  page,
}) => {
  for (const size of [desk, phone]) {
    await resize(page, size);
    await page.goto('/uk/real-weddings');
    await expect(cardsOf(page).first()).toBeVisible();
    const all = await totalOf(page);
    const summer = screen(page).getByRole('button', { name: /^Summer/ });
    const said = Number(((await summer.textContent()) ?? '').replace(/\D/g, ''));
    expect(said).toBeLessThan(all);
    await summer.click();
    await expect(page).toHaveURL(/season=summer/);
    await expect.poll(() => totalOf(page)).toBe(said);
    const palettes = screen(page).getByRole('group', { name: 'Colours' }).getByRole('button', { disabled: false });
    const count = Number(/(\d+)\s*$/.exec((await palettes.first().textContent()) ?? '')?.[1]);
    await palettes.first().click();
    await expect.poll(() => totalOf(page)).toBe(count);
    await expectAccessible(page);
    await page.reload();
    await expect(summer).toHaveAttribute('aria-pressed', 'true');
    await summer.click();
    await expect(page).not.toHaveURL(/season=/);
  }
});

test('a wedding opens its pictures, names who did the work with the way to them, is pinned to the scrapbook, and stays hearted [17]', async ({
  page,
}) => {
  await startPlanning(page);
  await resize(page, phone);
  await page.goto('/uk/real-weddings');
  const link = cardsOf(page).first().getByRole('link').first();
  const title = ((await link.textContent()) ?? '').trim();
  await link.click();
  await expect(screen(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/uk\/real-weddings\/[^/]+\/[^/]+$/);
  await expectAccessible(page);

  const pictures = screen(page).getByRole('region', { name: 'Pictures', exact: true });
  await pictures.getByRole('button', { name: /^All \d+ pictures$/ }).click();
  const viewer = page.getByRole('dialog', { name: `Pictures of ${title}` });
  await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(page).toHaveURL(/[?&]photo=2/);
  await expectAccessible(page);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).not.toHaveURL(/photo=/);

  const credits = screen(page).getByRole('region', { name: 'Who did the work' });
  const supplier = credits.getByRole('listitem').first();
  const name = ((await supplier.getByRole('link').textContent()) ?? '').trim();
  await supplier.getByRole('button', { name: `Put ${name} on the shortlist` }).click();
  await expect(supplier.getByRole('button', { name: `Take ${name} off the shortlist` })).toBeVisible();
  await screen(page).getByRole('button', { name: 'Save to scrapbook' }).click();
  await expect(screen(page).getByText('In your scrapbook')).toBeVisible();
  await supplier.getByRole('link').click();
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(screen(page).getByRole('button', { name: `Take ${name} off the shortlist` })).toBeVisible();

  await resize(page, desk);
  await page.goto('/uk/scrapbook');
  await expect(screen(page).getByRole('article').filter({ hasText: title })).toBeVisible();
});
