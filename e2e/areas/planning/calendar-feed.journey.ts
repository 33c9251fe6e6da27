import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { addTask, goOffline, goOnline, notices, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'The plan in your calendar' });
const open = (page: Page) => page.getByRole('button', { name: 'Add to calendar' }).click();

/** Returns the feed as a calendar program reads it, unfolded; the request has neither cookies nor a sign-in. */
const fetchFeed = async (request: APIRequestContext, link: string): Promise<{ status: number; text: string }> => {
  const answer = await request.get(new URL(link).pathname);
  return { status: answer.status(), text: (await answer.text()).replaceAll(/\r\n[ \t]/g, '') };
};

test('the plan goes into a calendar, keeps up with it, and is switched off', async ({ page, playwright, baseURL }) => {
  const anybody = await playwright.request.newContext({ baseURL });
  await startPlanning(page);
  await resize(page, phone);
  await addTask(page, 'Hire a llama');
  await open(page);
  await expect(dialog(page).getByRole('button', { name: 'Make the link' })).toBeEnabled();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await dialog(page).getByRole('checkbox', { name: 'Payments' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Make the link' }).click();
  const field = dialog(page).getByLabel('Calendar link');
  await expect(field).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  const link = await field.inputValue();
  await expect(dialog(page).getByRole('link', { name: 'Open in a calendar' })).toHaveAttribute(
    'href',
    link.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
  );
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);

  const first = await fetchFeed(anybody, link);
  expect(first.text).toContain('SUMMARY:The wedding');
  expect(first.text).toContain('• Hire a llama');

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await screen(page).getByRole('checkbox', { name: 'Hire a llama' }).click();
  await expect(notices(page)).toContainText('Hire a llama: done');
  expect((await fetchFeed(anybody, link)).text).not.toContain('Hire a llama');

  await page.goto('/uk/planning');
  await open(page);
  await expect(dialog(page)).toContainText('There’s a link with Tasks and Your events. Robin made it on');
  await goOffline(page);
  await expect(dialog(page).getByRole('button', { name: 'Switch it off' })).toBeDisabled();
  await goOnline(page);
  await dialog(page).getByRole('button', { name: 'Switch it off' }).click();
  await expect(notices(page)).toContainText('The calendar’s link is off.');
  expect((await fetchFeed(anybody, link)).status).toBe(404);
  await anybody.dispose();
});
