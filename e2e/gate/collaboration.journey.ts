import { expect } from '@playwright/test';
import { newCouple, screen } from '#support/people/couple';
import { inviteByLink, openPeople, pageOf, people, signUpFrom } from '#support/people/people';
import { notices, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const phone = { viewport: { width: 390, height: 844 } };

test('a helper comes in by link on their phone, sees what they may as it changes, and loses it in the middle of an edit [S6-collab-01] [S6-collab-02] [S6-collab-03] [D-role-01] [D-role-02]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  const link = await inviteByLink(page, { role: 'Helper', areas: { Checklist: 'View' } });

  const helper = await pageOf(browser, phone);
  await signUpFrom(helper, link, { ...newCouple(), name: 'Priya' });
  const tabs = helper.getByRole('navigation', { name: 'Sections' });
  await expect(tabs.getByRole('link', { name: 'Checklist' })).toBeVisible();
  await expect(helper.getByRole('banner').getByRole('link', { name: 'Inbox' })).toBeHidden();

  await tabs.getByRole('link', { name: 'Checklist' }).click();
  await expect(screen(helper).getByRole('note')).toContainText('The couple can let you change things here.');
  const task = screen(helper).getByRole('checkbox', { name: 'Tell your families and friends' });
  await expect(task).toBeDisabled();
  await expect(helper.getByRole('button', { name: 'Add task' })).toBeHidden();
  await helper.goto('/uk/scrapbook');
  await expect(screen(helper).getByRole('heading', { level: 1 })).toHaveText('The scrapbook isn’t shared with you');
  await screen(helper).getByRole('link', { name: 'Go to home' }).click();
  await expect(helper).toHaveURL(/\/uk\/home$/);

  await openPeople(page);
  await expect(people(page).getByRole('listitem').filter({ hasText: 'Priya' })).toContainText('Sees Checklist');
  await helper.goto('/uk/collaboration');
  const mine = screen(helper).getByRole('listitem');
  await expect(mine.filter({ hasText: 'Budget' })).toContainText('None');
  await page.getByRole('button', { name: 'Change what Priya may do' }).click();
  await page.getByRole('radiogroup', { name: 'Budget' }).getByRole('radio', { name: 'View' }).click();
  await page.getByRole('radiogroup', { name: 'Checklist' }).getByRole('radio', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Save access' }).click();
  await expect(notices(page)).toContainText('Saved. Priya sees it at once.');
  await expect(mine.filter({ hasText: 'Budget' })).toContainText('View');

  await helper.goto('/uk/checklist');
  await expect(task).toBeEnabled();
  await helper.getByRole('button', { name: 'Add task' }).click();
  await helper.getByLabel('What needs doing?').fill('Ask the band about the second dance');
  await page.getByRole('button', { name: 'Change what Priya may do' }).click();
  await page.getByRole('button', { name: 'Remove Priya' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notices(page)).toContainText('Priya no longer has access.');

  await expect(notices(helper)).toContainText('You no longer have access to the wedding of Robin');
  await expect(notices(helper)).toContainText('Your own plan is where you left it.');
  await expect(helper.getByRole('dialog')).toBeHidden();
  await expect(helper).toHaveURL(/\/uk\/home$/);
  await expect(people(page).getByRole('listitem').filter({ hasText: 'Priya' })).toHaveCount(0);
  await helper.context().close();
});
