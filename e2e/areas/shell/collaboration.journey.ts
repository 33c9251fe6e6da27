import { expect } from '@playwright/test';
import { mailedLink } from '#support/people/accounts-ui';
import { dateQuestion, newCouple, openSection, screen, signOut } from '#support/people/couple';
import { chooseAccess, openPeople, pageOf, people, signUpFrom } from '#support/people/people';
import { beginUndated } from '#support/people/signed-in';
import { alert, notices, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

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
  await beginUndated(other, { couple: { ...newCouple(), name: 'Stranger' } });
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
  await expect(dateQuestion(page)).toBeVisible();
  await signOut(other);
  await other.context().close();
});
