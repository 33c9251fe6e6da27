import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

const title = 'Late, and half the buttonholes missing';

const checkAccess = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
};

test('a moderator sees what the checks mark, takes a decision back, and asks for a change; the log has all of it', async ({
  page,
}) => {
  const desk = screen(page);
  const isRead = () => expect(desk.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
  const send = () => desk.getByRole('button', { name: 'Send and take the next' }).click();
  await becomeDemo(page, 'moderator');
  await page.goto('/uk/moderation?show=flagged');
  await desk.getByRole('navigation', { name: 'Queue' }).getByRole('button', { name: title }).click();
  await isRead();
  await expect(desk.locator('mark')).toHaveText(['Rosa Hale', 'theft']);
  await checkAccess(page);

  await page.keyboard.press('3');
  await send();
  await expect(desk.getByText(`You declined “${title}”.`)).toBeVisible();
  await desk.getByRole('button', { name: 'Undo' }).click();
  await isRead();

  await resize(page, phone);
  await desk.getByRole('radio', { name: /^Ask them to change it/ }).check({ force: true });
  await expect(desk.getByRole('combobox', { name: 'Rule of the policy' })).toHaveValue('3');
  await send();
  await expect(desk.getByText(`You asked for a change of “${title}”.`)).toBeVisible();

  await page.goto('/uk/moderation?show=log');
  const lines = desk.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(lines).toHaveText([/asked for a change.*Rule 3/, /took a decision back/, /declined a review.*Rule 3/]);
  await checkAccess(page);

  await page.goto('/uk/reviews/policy');
  await expect(desk.getByRole('heading', { name: 'No private people' })).toBeVisible();
  await checkAccess(page);
});
