import { expect } from '@playwright/test';
import { wrapInApp } from '#support/browser/native-app';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('back closes each kind of open item that there is, one a press [S2-back-01]', async ({ page, baseURL }) => {
  const { controller, device } = await wrapInApp(page, baseURL ?? '');
  device.answers.push = 'granted';
  await becomeDemo(page, 'couple');
  await expect(page).toHaveURL(/\/uk\/home$/);
  await expect.poll(() => device.done).toContain('hide the splash');
  /** Goes there as a pressed push does, opens something, and sees back close it and nothing else. */
  const closes = async (path: string, name: string | RegExp, open: () => Promise<void>): Promise<void> => {
    controller.openPush(path, false);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    controller.pressBack();
    await expect(dialog).toBeHidden();
  };
  await closes('/uk/guestlist', 'Categories', async () => {
    await screen(page).getByRole('button', { name: 'More for the guest list' }).click();
    await page.getByRole('menuitem', { name: 'Categories' }).click();
  });
  await closes('/uk/budget', 'A cost of your own', () =>
    screen(page).getByRole('button', { name: 'Add a cost' }).click(),
  );
  await closes('/uk/scrapbook', 'New note', () =>
    screen(page).getByRole('link', { name: 'Write a note' }).first().click(),
  );
  await closes('/uk/checklist', 'Who takes this on?', async () => {
    await screen(page).getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('dialog').locator('button[aria-haspopup=dialog]').first().click();
  });
  // The task's drawer was below: the next press closes it.
  await expect(page.getByRole('dialog')).toBeVisible();
  controller.pressBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(device.done).not.toContain('leave');
});
