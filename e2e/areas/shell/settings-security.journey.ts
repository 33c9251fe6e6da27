import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone } from '#support/look/resize';
import { chooseAccount, mailedLink } from '#support/people/accounts-ui';
import { type Couple, dateQuestion, logIn, screen } from '#support/people/couple';
import { beginUndated } from '#support/people/signed-in';
import { notices } from '#support/plan/planning';
import { test } from '#support/run/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The section about logging in: elsewhere, the settings name the address too. */
const login = (page: Page) => screen(page).getByRole('region', { name: 'Logging in', exact: true });
const press = (page: Page, name: string) => screen(page).getByRole('button', { name }).click();

/** A new couple, looking at how they log in. */
const openSecurity = async (page: Page): Promise<Couple> => {
  const { couple } = await beginUndated(page);
  await page.goto('/uk/settings/security');
  await expect(login(page).getByText(couple.email)).toBeVisible();
  return couple;
};

const askToChangeEmail = async (page: Page, email: string, password: string): Promise<void> => {
  await press(page, 'Change email');
  await dialog(page, 'Change email').getByLabel('New email').fill(email);
  await dialog(page, 'Change email').getByLabel('Current password', { exact: true }).fill(password);
  await dialog(page, 'Change email').getByRole('button', { name: 'Send the link' }).click();
};

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the e-mail is changed by who knows the password and reads the new address [S5-change-email-02] [S7-auth-02] [S8-success-01]', async ({
    page,
    request,
  }) => {
    const couple = await openSecurity(page);
    await expectAccessible(page);
    const address = `robin-${randomUUID()}@example.com`;
    await askToChangeEmail(page, address, couple.password);
    await expect(notices(page).getByText(`Check ${address}: the change is made when you open the link.`)).toBeVisible();
    await expect(login(page).getByText(couple.email)).toBeVisible();

    await page.goto(await mailedLink(request, address));
    await expect(page.getByRole('heading', { name: 'Change your login email' })).toBeVisible();
    await expectAccessible(page);
    await screen(page).getByRole('button', { name: 'Change it' }).click();
    await expect(notices(page).getByText(`Email login changed to ${address}.`)).toBeVisible();

    await logIn(page, { ...couple, email: address });
    await expect(dateQuestion(page)).toBeVisible();
    await page.goto('/uk/settings/security');
    await expect(login(page).getByText(address)).toBeVisible();
  });
});

test('an e-mail change that fails is said in an alert snackbar, and what was typed stays [S7-auth-01] [S8-account-05]', async ({
  page,
}) => {
  await openSecurity(page);
  const address = `robin-${randomUUID()}@example.com`;
  await askToChangeEmail(page, address, 'not my password');
  const words = 'That email and password don’t go together. Check both and try again.';
  await expect(page.getByRole('alert').filter({ hasText: words }).last()).toBeVisible();
  await expect(notices(page).getByText(words)).toBeVisible();
  await expect(dialog(page, 'Change email').getByLabel('New email')).toHaveValue(address);
  await expectAccessible(page);
});

test('the password is changed by who knows it, and the new one opens the account', async ({ page, browser }) => {
  const couple = await openSecurity(page);
  const password = `larkspur ${randomUUID()}`;
  await press(page, 'Change password');
  const change = dialog(page, 'Change password');
  await change.getByLabel('Current password', { exact: true }).fill(couple.password);
  await change.getByLabel('New password', { exact: true }).fill('short');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change.getByText('Make it 8 characters or more.')).toBeVisible();
  await expectAccessible(page);
  await change.getByLabel('New password', { exact: true }).fill(password);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(notices(page).getByText('Your new password is set.')).toBeVisible();
  await expect(change).toBeHidden();

  const context = await browser.newContext();
  const other = await context.newPage();
  await logIn(other, couple);
  await expect(screen(other).getByRole('alert')).toContainText('That email and password don’t go together.');
  await logIn(other, { ...couple, password });
  await expect(dateQuestion(other)).toBeVisible();
  await context.close();
});

test('a provider is added and removed with a way back; the only way in stays [S7-auth-03]', async ({ page }) => {
  const address = `robin-${randomUUID()}@example.com`;
  await page.goto('/uk/signup');
  await chooseAccount(page, page.getByRole('button', { name: 'Continue with Google' }), address);
  await expect(dateQuestion(page)).toBeVisible();
  await page.goto('/uk/settings/security');
  await expect(screen(page).getByText('Your only way in, so it stays.')).toBeVisible();
  await expect(screen(page).getByRole('button', { name: 'Remove Google' })).toBeHidden();

  await chooseAccount(page, screen(page).getByRole('button', { name: 'Add Facebook' }), address);
  await expect(notices(page).getByText('Facebook opens your account now, too.')).toBeVisible();
  await press(page, 'Remove Google');
  await expect(notices(page).getByText('Google doesn’t open your account any more.')).toBeVisible();
  await expect(screen(page).getByRole('button', { name: 'Remove Facebook' })).toBeHidden();
  await chooseAccount(page, notices(page).getByRole('button', { name: 'Add it again' }), address);
  await expect(screen(page).getByRole('button', { name: 'Remove Google' })).toBeVisible();
  await expect(screen(page).getByRole('button', { name: 'Remove Facebook' })).toBeVisible();
});
