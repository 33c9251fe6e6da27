import { expect, type Page } from '@playwright/test';
import { isAwake, openAsleep } from '#support/browser/awake';
import { becomeDemo } from '#support/people/signed-in';
import { pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const directory = '/uk/wedding-suppliers';

/** Scripts of builds that this page began. */
const scriptsBegun = (page: Page): Promise<number> => page.locator('head > script[src*="/releases/builds/"]').count();

test('a page that came whole runs no script of a build while nobody touches it, has them ready, and its links lead on', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => void fetched.push(request.url()));
  await openAsleep(page, directory);
  await expect.poll(() => fetched.some((url) => /\/shell\.[0-9a-f]+\.js$/.test(url))).toBe(true);
  expect([await scriptsBegun(page), await isAwake(page)]).toEqual([0, false]);
  // A press by a key of the keyboard alone: the link is the document's own.
  await page.getByRole('main').locator('a[href="/uk/supplier-category/venues"]').first().press('Enter');
  await expect(page).toHaveURL('/uk/supplier-category/venues');
});

const signs: [string, (page: Page) => Promise<unknown>][] = [
  ['a moved mouse', (page) => page.mouse.move(200, 300, { steps: 2 })],
  ['a turned wheel', (page) => page.mouse.wheel(0, 100)],
  ['a key', (page) => page.keyboard.press('Tab')],
  ['a touch', (page) => page.touchscreen.tap(5, 300)],
];

test.describe('a sleeping page', () => {
  test.use({ hasTouch: true });

  test('wakes by whatever somebody does, and does what was pressed and typed meanwhile', async ({ page }) => {
    for (const [name, sign] of signs) {
      await openAsleep(page, directory);
      expect([name, await isAwake(page)]).toEqual([name, false]);
      await sign(page);
      await expect.poll(() => isAwake(page)).toBe(true);
    }
    await openAsleep(page, directory);
    await page.getByLabel('Near').fill('Bath');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/area=Bath/);
  });

  test('leaves the caret and what is selected where they were when it wakes', async ({ page }) => {
    const { type, publicId } = await pickFirstSupplier(page, 'venues');
    await openAsleep(page, `/uk/weddingsuppliers/${type}/${publicId}`);
    const message = page.getByLabel('Your message');
    const suggested = await message.inputValue();
    await message.evaluate((area: HTMLTextAreaElement) => area.select());
    expect(await isAwake(page, 'textarea')).toBe(false);
    await page.keyboard.press('Shift');
    await expect.poll(() => isAwake(page, 'textarea')).toBe(true);
    expect(
      await message.evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [selectionStart, selectionEnd]),
    ).toEqual([0, suggested.length]);
  });

  test('is awake at once for who is signed in', async ({ page }) => {
    await becomeDemo(page, 'couple');
    await openAsleep(page, directory);
    await expect.poll(() => scriptsBegun(page)).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isAwake(page)).toBe(true);
  });
});
