import { expect, type Locator } from '@playwright/test';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { notices } from '#support/plan/planning';
import { test } from '#support/run/test';

const edges = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

test('a change of several guests is announced above their bar; at 768 px every section is whole in the header [F-H18] [F-H19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await becomeDemo(page, 'couple');
  await page.goto('/uk/guestlist');
  await screen(page).getByRole('button', { name: 'Edit several' }).click();
  await screen(page).getByRole('checkbox').nth(2).check();
  await page.getByRole('toolbar').getByRole('button', { name: /RSVP/ }).click();
  await page.getByRole('menuitem').nth(1).click();
  const notice = notices(page).getByRole('button', { name: 'Undo' });
  await expect(notice).toBeVisible();
  const bar = await edges(page.getByRole('toolbar'));
  await expect.poll(async () => (await edges(notice)).bottom).toBeLessThan(bar.top);

  await page.setViewportSize({ width: 768, height: 1024 });
  const sections = page.getByRole('banner').getByRole('navigation').first();
  const last = sections.getByRole('link').last();
  await expect(last).toHaveText('Website');
  expect(await last.evaluate((link) => link.scrollWidth <= link.clientWidth + 1)).toBe(true);
  const beside = await edges(page.getByRole('banner').getByRole('link', { name: /^Shortlist/ }));
  expect((await edges(last)).right).toBeLessThan(beside.left);
});

test('on a phone the tables stand before the names [F-H24]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await becomeDemo(page, 'couple');
  await page.goto('/uk/guestlist/seating');
  const table = screen(page).getByText('Marigold').first();
  const names = screen(page).getByRole('heading', { name: 'Not seated yet' });
  expect((await edges(table)).bottom).toBeLessThan((await edges(names)).top);
  await expect(screen(page)).not.toContainText('press M');
});

test('the posy of the sign-up fills its panel, which is as high as the window [F-H17]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/uk/signup');
  const words = screen(page).getByText('Every plan grows its own posy.');
  const panel = words.locator('xpath=ancestor::aside[1]');
  const posy = panel.locator('svg').last();
  await expect(posy).toBeVisible();
  const [around, drawn] = [await edges(panel), await edges(posy)];
  expect(around.bottom - around.top).toBeGreaterThan(760);
  expect([drawn.left <= around.left + 1, drawn.right >= around.right - 1]).toEqual([true, true]);
  const logo = page.getByRole('link', { name: 'Posy, to the start' });
  const title = screen(page).getByRole('heading', { level: 1 });
  expect(Math.abs((await edges(logo)).left - (await edges(title)).left)).toBeLessThan(12);
});
