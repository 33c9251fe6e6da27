import { expect } from '@playwright/test';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { onAnotherDevice, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

/** A red square of 8 by 8 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGN4YJCAFTEMLQkAEuRcAWKl9+gAAAAASUVORK5CYII=',
  'base64',
);

test('a couple pins a note with a picture, and sees it on another device; deleting can be undone [S2-popup-06]', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  await page.goto('/uk/scrapbook');
  await screen(page).getByRole('link', { name: 'Write a note' }).first().click();
  const popup = page.getByRole('dialog', { name: 'New note' });
  await popup.getByLabel('Title').fill('Arch that isn’t an arch');
  await popup.getByTestId('note-photos').setInputFiles({ name: 'arch.png', mimeType: 'image/png', buffer: picture });
  const shown = popup.getByRole('img', { name: 'Picture 1 of 1' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await popup.getByRole('button', { name: 'Done' }).click();
  await expect(popup).toBeHidden();
  const card = screen(page).getByRole('article').filter({ hasText: 'Arch that isn’t an arch' });
  await expect(card.getByText(/^Added on/)).toBeVisible();

  await onAnotherDevice(browser, couple, async (other) => {
    // Signing in goes on before the next page is asked for.
    await expect(other).toHaveURL(/\/uk\/home$/);
    await other.goto('/uk/scrapbook');
    await other.getByRole('link', { name: 'Arch that isn’t an arch' }).click();
    const view = other.getByRole('dialog', { name: 'Arch that isn’t an arch' });
    await expect(view.getByRole('img', { name: 'Picture 1 of 1' })).toBeVisible();
    await view.getByRole('button', { name: 'Delete' }).click();
    await expect(card).toBeHidden();
    await undoOf(other, 'Note deleted.');
    await expect(card).toBeVisible();
  });
});

test('a file that is no picture says so, and what is written is saved without being asked [R1-13]', async ({
  page,
}) => {
  await startPlanning(page);
  await page.goto('/uk/scrapbook/new');
  const popup = page.getByRole('dialog', { name: 'New note' });
  await popup.getByLabel('Title').fill('Half a thought');
  await popup
    .getByTestId('note-photos')
    .setInputFiles({ name: 'virus.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(popup.getByText('Only JPEG, PNG, WebP or HEIC pictures.')).toBeVisible();
  await expect(popup.getByText(/^Saved, /)).toBeVisible();
  await page.reload();
  await expect(popup.getByLabel('Title')).toHaveValue('Half a thought');
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(screen(page).getByRole('link', { name: 'Half a thought' })).toHaveCount(1);
});

test('on a phone, a visitor reads an article and its neighbours [S2-route-08] [S2-route-12]', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/uk/advice');
  await screen(page).getByRole('link', { name: 'Money' }).click();
  await expect(page).toHaveURL(/category=budget/);
  await screen(page)
    .getByRole('link', { name: /Setting a budget together/ })
    .click();
  await expect(screen(page).getByRole('heading', { level: 1, name: /Setting a budget together/ })).toBeVisible();
  const contents = screen(page).getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await expect(screen(page).getByRole('heading', { name: 'Put it in your plan' })).toBeVisible();
});
