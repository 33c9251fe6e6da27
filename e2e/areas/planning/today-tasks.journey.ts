import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { onAnotherDevice, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

const card = (page: Page, name: string) => screen(page).getByRole('region', { name, exact: true });

test.describe('on a phone', () => {
  test('a couple goes through first steps, puts one aside, and goes on where they were on another device [S2-param-04] [S4-listener-05] [S4-listener-06] [S7-database-11] [D-flow-03]', async ({
    page,
    browser,
  }) => {
    const couple = await startPlanning(page);
    await resize(page, phone);
    await page.goto('/uk/home?todayTaskFlowId=first-steps');
    const steps = card(page, 'First steps');
    await expect(steps.getByText('0 of 6')).toBeVisible();
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText('Invite your partner to plan with you');
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await steps.getByRole('button', { name: 'Not now' }).click();
    await expect(steps.getByText('1 of 6')).toBeVisible();
    await undoOf(page, 'put aside');
    await expect(steps.getByText('0 of 6')).toBeVisible();
    await steps.getByRole('link', { name: 'Take me there' }).click();
    await expect(page).toHaveURL(/settings\/inviteCollaborator$/);
    await onAnotherDevice(browser, couple, async (other) => {
      await expect(other).toHaveURL(/\/uk\/home$/);
      await other.goto('/uk/home?todayTaskFlowId=first-steps');
      await expect(card(other, 'First steps').getByText('1 of 6')).toBeVisible();
      await card(other, 'First steps').getByRole('button', { name: 'Put these away' }).click();
      await expect(card(other, 'First steps')).toBeHidden();
      await undoOf(other, 'Put away');
      await expect(card(other, 'First steps').getByText('1 of 6')).toBeVisible();
    });
  });

  test('what the venue does leaves the list, and comes back with undo [S7-database-10] [D-flow-02]', async ({
    page,
  }) => {
    await startPlanning(page);
    await resize(page, phone);
    await page.goto('/uk/home?todayTaskFlowId=at-your-venue');
    const quiz = card(page, 'At your venue');
    await expect(card(page, 'Three for this week').getByRole('checkbox')).toHaveCount(3);
    await quiz.getByRole('button', { name: 'Yes, they do' }).click();
    await expect(quiz.getByRole('heading', { level: 3 })).toHaveText('Does your venue bring the music?');
    await screen(page).getByRole('link', { name: 'All tasks' }).first().click();
    const chips = screen(page).getByRole('group', { name: 'Which tasks to show' });
    await chips.getByRole('link', { name: /^Not for us/ }).click();
    await expect(page.locator('[data-task]')).toHaveText([/^Book your caterer/]);
    await page.goto('/uk/home?todayTaskFlowId=at-your-venue');
    await quiz.getByRole('button', { name: 'Yes, they do' }).click();
    await undoOf(page, 'your checklist follows');
    await screen(page).getByRole('link', { name: 'All tasks' }).first().click();
    await chips.getByRole('link', { name: /^Not for us/ }).click();
    await expect(page.locator('[data-task]')).toHaveText([/^Book your caterer/]);
  });
});

test('calm is for one person, on every device of theirs', async ({ page, browser }) => {
  const couple = await startPlanning(page);
  await page.goto('/uk/home');
  await expect(screen(page).getByRole('region', { name: 'Badges' })).toBeVisible();
  await screen(page).getByRole('switch', { name: 'Keep home calm' }).click();
  await expect(screen(page).getByRole('region', { name: 'Badges' })).toBeHidden();
  await expect(screen(page).getByRole('progressbar')).toHaveCount(0);
  await onAnotherDevice(browser, couple, async (other) => {
    await expect(screen(other).getByRole('switch', { name: 'Keep home calm' })).toBeChecked();
    await expect(screen(other).getByText('It grows as you go. No hurry.')).toBeVisible();
  });
});
