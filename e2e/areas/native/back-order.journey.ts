import { expect } from '@playwright/test';
import { type OpenItemKind, openItemOrder } from '@posy/shared-contracts/mount-props';
import { wrapInApp } from '#support/browser/native-app';
import { openItemsOf } from '#support/browser/open-items';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('back closes all kinds in their order, and of each two that are open the first, whichever was opened last [S2-back-01] [S2-back-17]', async ({
  page,
  baseURL,
}) => {
  const { controller, device, back } = await wrapInApp(page, baseURL ?? '');
  device.answers.push = 'granted';
  await becomeDemo(page, 'couple');
  await expect(page).toHaveURL(/\/uk\/home$/);
  await expect.poll(() => device.done).toContain('hide the splash');
  controller.openPush('/uk/budget', false);
  await expect(page).toHaveURL(/\/uk\/budget$/);
  const items = await openItemsOf(page);

  await test.step(`all ${openItemOrder.length} at once`, async () => {
    for (const kind of [...openItemOrder].reverse()) await items.open(kind);
    for (const _kind of openItemOrder) expect(await back()).toBe('popup');
    expect(await items.closed()).toEqual(openItemOrder);
    await expect(page).toHaveURL(/\/uk\/budget$/);
  });

  for (const [index, second] of openItemOrder.entries())
    await test.step(`${second} with each kind before it, and with its own`, async () => {
      await items.open(second);
      const expected: OpenItemKind[] = [];
      for (const first of openItemOrder.slice(0, index)) {
        await items.open(first);
        expect(await back()).toBe('popup');
        await items.openBelow(first, second);
        expect(await back()).toBe('popup');
        expected.push(first, first);
      }
      expect(await items.closed()).toEqual(expected);
      await items.open(second);
      expect(await back()).toBe('popup');
      expect(await back()).toBe('popup');
      expect(await items.closed()).toEqual([second, second]);
    });

  await test.step('nothing is open any more: back in history, and out of the app where there is none', async () => {
    await expect(page).toHaveURL(/\/uk\/budget$/);
    expect(await back()).toBe('history');
    await expect(page).toHaveURL(/\/uk\/home$/);
    expect(device.done).not.toContain('leave');
  });
});
