import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone } from '#support/look/resize';
import { mailedLink } from '#support/people/accounts-ui';
import { dateQuestion, logIn, screen, signOut } from '#support/people/couple';
import { leaveAccount } from '#support/people/signed-in';
import { notices } from '#support/plan/planning';
import { test } from '#support/run/test';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a forgotten password is set anew through the mail; its link works once [S7-auth-04] [S8-success-02]', async ({
    page,
    request,
  }) => {
    const couple = await leaveAccount(page);
    await email(page).fill(couple.email);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expect(email(page)).toHaveValue(couple.email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(notices(page).getByText(`Password reset sent to ${couple.email}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send it again' })).toBeDisabled();

    const link = await mailedLink(request, couple.email);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    await expectAccessible(page);
    const password = `larkspur ${randomUUID()}`;
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Save and log in' }).click();
    await expect(dateQuestion(page)).toBeVisible();

    await signOut(page);
    await logIn(page, { ...couple, password });
    await expect(dateQuestion(page)).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('log-in leads on to where the visitor was, on this origin only [S2-query-01]', async ({ page }) => {
  const couple = await leaveAccount(page);
  await page.goto('/uk/signup?mode=login&next=%2Fuk%2Freviews');
  await email(page).fill(couple.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.password);
  await screen(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/uk\/reviews$/);

  await page.goto('/uk/signup?mode=login&next=%2F%2Fevil.example%2F');
  await expect(page).toHaveURL(/\/uk\/onboarding\?step=when$/);
});
