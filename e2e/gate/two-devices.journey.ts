import { expect, type Page } from '@playwright/test';
import { phone, resize } from '#support/look/resize';
import { openSection, screen } from '#support/people/couple';
import { chip, tasks } from '#support/plan/checklist';
import { addTask, goOffline, goOnline, onAnotherDevice, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const showAll = (page: Page) => chip(page, /^All/).click();
const tickOf = (page: Page, name: string) => screen(page).getByRole('checkbox', { name, exact: true });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Moves a task to another period in its drawer. */
const moveTo = async (page: Page, name: string, period: string): Promise<void> => {
  await tasks(page).filter({ hasText: name }).click();
  await drawer(page, name).getByRole('button', { name: /^When/ }).click();
  await page.getByRole('menuitemradio', { name: period, exact: true }).click();
  await drawer(page, name).getByRole('button', { name: 'Close' }).click();
};
/** The tasks of a period, in the order in which they stand. */
const tasksOf = (page: Page, period: string) =>
  screen(page).getByRole('region', { name: period }).locator('[data-task]');

test('on phones, changes of one device without a connection and of another with one are all preserved [S4-checklist-08] [S4-checklist-11]', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  await resize(page, phone);
  for (const name of ['Hire a llama', 'Rent a tent']) await addTask(page, name);
  await showAll(page);
  await expect(page.getByText('1 of 182 done')).toBeVisible();
  await onAnotherDevice(browser, couple, async (other) => {
    await openSection(other, 'Checklist');
    await resize(other, phone);
    await showAll(other);
    await expect(other.getByText('1 of 182 done')).toBeVisible();

    await test.step('both change the same task: here its period, there its tick', async () => {
      await goOffline(page);
      await moveTo(page, 'Hire a llama', 'After');
      await tickOf(page, 'Rent a tent').click();
      await addTask(page, 'Write a speech');
      await expect(page.getByText('2 of 183 done')).toBeVisible();
      await tickOf(other, 'Hire a llama').click();
      await addTask(other, 'Learn to waltz');
      await expect(other.getByText('2 of 183 done')).toBeVisible();
      await goOnline(page);
    });

    await test.step('both devices have every edit, the same order and the same count', async () => {
      for (const where of [page, other]) {
        await expect(where.getByText('3 of 184 done')).toBeVisible();
        await expect(tickOf(where, 'Hire a llama')).toBeChecked();
        await expect(tickOf(where, 'Rent a tent')).toBeChecked();
        await expect(tasksOf(where, 'After the day').filter({ hasText: 'Hire a llama' })).toHaveCount(1);
      }
      const order = await tasks(page).allTextContents();
      await expect(tasks(other)).toHaveText(order);
    });
  });
  await test.step('it stays so after a reload', async () => {
    const order = await tasks(page).allTextContents();
    await page.reload();
    await expect(page.getByText('3 of 184 done')).toBeVisible();
    await expect(tasks(page)).toHaveText(order);
  });
});
