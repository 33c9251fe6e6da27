import { expect, type Locator } from '@playwright/test';
import { wrapInApp } from '#support/browser/native-app';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { notices } from '#support/plan/planning';
import { test } from '#support/run/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bottomOf = async (field: Locator): Promise<number> => {
  const box = await field.boundingBox();
  return box === null ? Infinity : Math.round(box.y + box.height);
};

test('what is typed and sent stays above a keyboard that lies over the page [case f25]', async ({ page, baseURL }) => {
  const { controller, device } = await wrapInApp(page, baseURL ?? '');
  device.answers.push = 'granted';
  await becomeDemo(page, 'couple');
  await expect.poll(() => device.done).toContain('hide the splash');
  controller.openPush('/uk/inbox', false);
  await screen(page)
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('listitem')
    .getByRole('link')
    .first()
    .click();
  const message = screen(page).getByRole('textbox', { name: /^Write/ });
  const send = screen(page).getByRole('button', { name: 'Send', exact: true });
  await message.focus();
  const before = await bottomOf(message);
  controller.keyboardChanged(true, 336);
  for (const part of [message, send]) await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(508);
  controller.keyboardChanged(false, 0);
  await expect.poll(() => bottomOf(message)).toBe(before);

  controller.openPush('/uk/guestlist', false);
  await screen(page).getByRole('button', { name: 'Add guests' }).click();
  const popup = page.getByRole('dialog', { name: 'Add guests' });
  await popup.getByLabel('Names').fill('Ida Lund');
  controller.keyboardChanged(true, 336);
  const add = popup.getByRole('button', { name: 'Add 1 guest' });
  for (const part of [popup.getByLabel('Names'), add]) await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(508);
});

test('the app offers no printing, and says which link it cannot open [case f24]', async ({ page, baseURL }) => {
  const { controller, device } = await wrapInApp(page, baseURL ?? '');
  device.answers.push = 'granted';
  await becomeDemo(page, 'couple');
  await expect.poll(() => device.done).toContain('hide the splash');
  controller.openPush('/uk/checklist', false);
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
  controller.decideLoad({ url: 'intent://x#Intent;end', isTopFrame: true });
  await expect(notices(page).getByText(/The app can’t open this link/)).toBeVisible();
});
