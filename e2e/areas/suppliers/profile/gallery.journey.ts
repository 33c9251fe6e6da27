import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '#support/browser/keyboard';
import { settle } from '#support/browser/settle';
import { swipe } from '#support/browser/swipe';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const viewerOf = (page: Page): Locator => page.getByRole('dialog', { name: /^Pictures of/ });
const largeIn = (page: Page): Locator => viewerOf(page).getByRole('img').first();

const openProfile = async (page: Page): Promise<string> => {
  const { type, publicId, name } = await pickFirstSupplier(page, 'venues');
  const path = `/uk/weddingsuppliers/${type}/${publicId}`;
  await page.goto(path);
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await settle(page);
  return path;
};

/** Opens the page of all pictures from the profile. */
const openPictures = async (page: Page): Promise<string> => {
  const profile = await openProfile(page);
  await screen(page)
    .getByRole('link', { name: /^All \d+ pictures$/ })
    .first()
    .click();
  await expect(screen(page).getByRole('heading', { level: 1, name: /^\d+ pictures$/ })).toBeVisible();
  await expectAccessible(page);
  return `${profile}/pictures`;
};

/** Expects that the shown picture has arrived, with words for those who do not see it. */
const expectDrawn = async (page: Page): Promise<void> => {
  await expect
    .poll(() => largeIn(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await expect(largeIn(page)).toHaveAttribute('alt', /\S/);
};

test('pictures are gone through by keyboard alone, each has an address of its own, and back closes them [S2-back-03]', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 900 });
  const path = await openPictures(page);
  const opener = screen(page)
    .getByRole('button', { name: /^Illustration/ })
    .first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(viewerOf(page).getByText(/^1 of \d+$/)).toBeVisible();
  await expectDrawn(page);
  await expectAccessible(page);

  const alternatives = new Set<string | null>();
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(viewerOf(page).getByText(new RegExp(`^${place} of`))).toBeVisible();
    await expect(page).toHaveURL(`${path}?photo=${place}`);
    await expectDrawn(page);
    alternatives.add(await largeIn(page).getAttribute('src'));
  }
  expect(alternatives.size).toBe(2);
  await page.keyboard.press('Escape');
  await expect(viewerOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(path);

  // A link to a picture opens it, on any device.
  await page.goto(`${path}?photo=2`);
  await expect(viewerOf(page).getByText(/^2 of/)).toBeVisible();
  await viewerOf(page).getByRole('button', { name: 'Close the pictures' }).click();
  await expect(viewerOf(page)).toBeHidden();
});

test('the gallery narrows to a group, and back restores what was shown', async ({ page }) => {
  await resize(page, { width: 1280, height: 900 });
  const path = await openPictures(page);
  const filters = screen(page).getByRole('group', { name: 'What they show' });
  const all = await screen(page)
    .getByRole('button', { name: /^Illustration/ })
    .count();
  await filters.getByRole('button', { name: /^Dinner/ }).click();
  await expect(page).toHaveURL(`${path}?group=dinner`);
  await expect(screen(page).getByRole('button', { name: /^Illustration/ })).not.toHaveCount(all);
  await screen(page).getByRole('radio', { name: 'As a list' }).check();
  await expect(page).toHaveURL(`${path}?group=dinner&view=list`);
  await expectAccessible(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(screen(page).getByRole('button', { name: /^Illustration/ })).toHaveCount(all);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a swipe goes on and back, the next picture is there already, and the phone’s back closes them [S2-back-03]', async ({
    page,
  }) => {
    const path = await openPictures(page);
    await screen(page)
      .getByRole('button', { name: /^Illustration/ })
      .first()
      .tap();
    await expectDrawn(page);
    const ahead = page.locator('head link[rel=preload][as=image]');
    await expect(ahead.last()).toBeAttached();
    await swipe(page, { y: 400, from: 320, to: 60 });
    await expect(viewerOf(page).getByText(/^2 of/)).toBeVisible();
    await expectDrawn(page);
    await swipe(page, { y: 400, from: 60, to: 320 });
    await expect(viewerOf(page).getByText(/^1 of/)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(viewerOf(page)).toBeHidden();
    await expect(page).toHaveURL(path);
    await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
  });
});
