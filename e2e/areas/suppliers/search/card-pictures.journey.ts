import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { swipe } from '#support/browser/swipe';
import { expectAccessible } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { notices } from '#support/plan/planning';
import { test } from '#support/run/test';

const list = '/uk/supplier-category/venues';
const seedIn = (address: string | null): string => /\/pictures\/[^/]+\/([^/]+)\//.exec(address ?? '')?.[1] ?? '';

/** Opens a list, and counts the pictures of its first supplier that the browser asks for. */
const openList = async (page: Page): Promise<{ card: Locator; picture: Locator; loaded: () => number }> => {
  const asked = new Set<string>();
  page.on('request', (request) => void asked.add(seedIn(request.url())));
  await page.goto(list);
  const card = screen(page).getByRole('article').first();
  const picture = card.locator('img');
  await expect(card.getByRole('button', { name: /^Next picture of/ })).toBeAttached();
  await settle(page);
  const [owner] = seedIn(await picture.getAttribute('src')).split('--');
  const loaded = () => [...asked].filter((seed) => seed.startsWith(`${owner}--`)).length;
  expect(loaded()).toBe(1);
  return { card, picture, loaded };
};

test('a card shows one picture after the other by its buttons and the arrow keys, and loads each when it is asked for [17]', async ({
  page,
}) => {
  await resize(page, { width: 1280, height: 900 });
  const { card, picture, loaded } = await openList(page);
  const first = await picture.getAttribute('src');
  await card.hover();
  await card.getByRole('button', { name: /^Next picture of/ }).click();
  await expect.poll(loaded).toBe(2);
  await card.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(loaded).toBe(3);
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toHaveAttribute('src', first ?? '');
  await expect(page).toHaveURL(list);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a swipe over the card turns its pictures, and the list stays; sharing copies the supplier’s address [17]', async ({
    page,
  }) => {
    const { card, picture, loaded } = await openList(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card.getByRole('button', { name: /^Share / }).tap();
    await expect(notices(page)).toContainText('The link is in your clipboard.');
    const path = new URL((await card.getByRole('link').first().getAttribute('href')) ?? '', page.url()).pathname;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href);

    const first = await picture.getAttribute('src');
    const box = await picture.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    await swipe(page, { y, from: 340, to: 100 });
    await expect.poll(loaded).toBe(2);
    await swipe(page, { y, from: 100, to: 340 });
    await expect(picture).toHaveAttribute('src', first ?? '');
    await expect(page).toHaveURL(list);
    await expectAccessible(page);
  });
});
