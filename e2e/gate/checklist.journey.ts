import { expect } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { chip, tasks } from '#support/plan/checklist';
import { addTask, notices, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

test('on a phone a task is put off, not wanted, given to somebody, and each can be undone [S1-keeps-02] [S2-popup-10] [S8-success-03]', async ({
  page,
}) => {
  await startPlanning(page);
  await resize(page, phone);
  await addTask(page, 'Hire a llama');
  await expect(notices(page)).toContainText('Hire a llama: on the list.');
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('llama');
  await tasks(page).filter({ hasText: 'Hire a llama' }).click();
  const drawer = page.getByRole('dialog', { name: 'Hire a llama' });

  await drawer.getByRole('button', { name: 'Anyone' }).click();
  await page.getByRole('dialog', { name: 'Who takes this on?' }).getByRole('button', { name: 'Robin' }).click();
  await expect(notices(page)).toContainText('that’s one for Robin');
  await expect(drawer.getByRole('button', { name: 'Robin' })).toBeVisible();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);

  await drawer.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('menuitem', { name: 'Next month' }).click();
  await expect(drawer.getByRole('button', { name: 'Show it now' })).toBeVisible();
  await undoOf(page, 'back on');
  await expect(drawer.getByRole('button', { name: 'Later' })).toBeVisible();

  await drawer.getByRole('button', { name: 'Not for us' }).click();
  await expect(drawer.getByRole('button', { name: 'For us after all' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await chip(page, /^Not for us/).click();
  await expect(tasks(page)).toHaveText(['Hire a llama']);
  await undoOf(page, 'not for you, then');
  await expect(tasks(page)).toHaveCount(0);
  await chip(page, /^Mine/).click();
  await expect(tasks(page)).toHaveText(['Hire a llama']);
  await expect(page).toHaveURL(/for=/);
});
