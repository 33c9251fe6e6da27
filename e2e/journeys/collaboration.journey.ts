import { expect, type Page, test } from '@playwright/test';
import { mailedLink } from '#support/people/accounts-ui';
import { newCouple, openSection, screen, signUp } from '#support/people/couple';
import { chooseAccess, inviteByLink, pageOf, signUpFrom } from '#support/people/people';
import { alert, notices, startPlanning } from '#support/plan/planning';

const phone = { viewport: { width: 390, height: 844 } };

const people = (page: Page) => screen(page).getByRole('list', { name: 'Who plans with you' });

const openPeople = async (page: Page): Promise<void> => {
  await page.goto('/uk/settings/manageCollaborators');
  await expect(people(page)).toBeVisible();
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByLabel('Your account', { exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/mode=login/);
};

test(
  'a helper comes in by link on their phone, sees what they may as it changes, and loses it in the middle of an edit [S6-collab-01] [S6-collab-02] [S6-collab-03] [D-role-01] [D-role-02]',
  { tag: '@gate' },
  async ({ page, browser }) => {
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
  },
);

test('a partner comes in by e-mail with the right account only, plans along, is passed the wedding, and the first owner leaves [S1-users-01] [S6-collab-01] [S6-collab-04] [S8-invitation-01] [D-role-03] [D-role-04]', async ({
  page,
  browser,
  request,
}) => {
  const owner = await startPlanning(page);
  const partner = { ...newCouple(), name: 'Lou' };
  await page.goto('/uk/settings/inviteCollaborator');
  await chooseAccess(page, { role: 'Partner' });
  await page.getByLabel('Their email').fill(partner.email);
  await page.getByLabel('A few words').fill('Let’s do this together.');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(notices(page)).toContainText(`Invitation sent to ${partner.email}.`);
  const link = await mailedLink(request, partner.email, 'nonce=');

  const other = await pageOf(browser);
  await signUp(other, { ...newCouple(), name: 'Stranger' });
  await other.goto(link);
  await screen(other).getByRole('button', { name: 'Join the plan' }).click();
  await expect(alert(other)).toContainText('It was sent to another address.');
  await screen(other).getByRole('button', { name: 'Use another account' }).click();
  await expect(other).toHaveURL(/\/uk\/signup\?.*nonce=/);

  await signUpFrom(other, link, partner);
  await openSection(other, 'Checklist');
  await screen(other).getByRole('checkbox', { name: 'Tell your families and friends' }).click();
  await page.goto('/uk/checklist?show=all');
  await expect(screen(page).getByRole('checkbox', { name: 'Tell your families and friends' })).toBeChecked();

  const late = await pageOf(browser);
  await late.goto(link);
  await expect(screen(late).getByRole('heading', { name: 'This link was used already' })).toBeVisible();
  await expect(
    late.getByText('This invitation link has already been used, so no changes have been made to this profile.'),
  ).toBeVisible();
  await late.context().close();

  await openPeople(page);
  await page.getByRole('button', { name: 'Pass ownership' }).click();
  await page.getByLabel('Type Lou to go on').fill('Lou');
  await page.getByRole('button', { name: 'Pass it on' }).click();
  await expect(notices(page)).toContainText('Lou owns the wedding now. You’re a partner.');
  await openPeople(other);
  await expect(people(other).getByRole('listitem').filter({ hasText: 'Lou' })).toContainText('Owner');

  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(notices(page)).toContainText('You’ve left the wedding.');
  await expect(screen(page).getByRole('heading', { name: 'You’re in no plan right now' })).toBeVisible();
  await expect(people(other).getByRole('listitem').filter({ hasText: owner.name })).toHaveCount(0);

  await page.goto('/uk/checklist');
  await screen(page).getByRole('link', { name: 'How to begin' }).click();
  await screen(page).getByRole('button', { name: 'Start a plan' }).click();
  await expect(page.getByRole('heading', { name: 'When would you like to marry?' })).toBeVisible();
  await signOut(other);
  await other.context().close();
});
