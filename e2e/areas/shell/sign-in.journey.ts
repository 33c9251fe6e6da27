import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { chooseAccount, fillChooser, mailedLink } from '#support/people/accounts-ui';
import { dateQuestion, newCouple, screen, setDate, signOut } from '#support/people/couple';
import { beginUndated, leaveAccount } from '#support/people/signed-in';
import { alert, notices, words } from '#support/plan/planning';
import { openSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test('somebody starts with Apple, and comes back with it', async ({ page }) => {
  const address = `robin-${randomUUID()}@example.com`;
  await page.goto('/uk/signup');
  const button = page.getByRole('button', { name: 'Continue with Apple' });
  await chooseAccount(page, button, address);
  await expect(dateQuestion(page)).toBeVisible();
  await setDate(page);
  await expect(page).toHaveURL(/\/uk\/home$/);

  await signOut(page);
  await chooseAccount(page, button, address);
  await expect(page).toHaveURL(/\/uk\/home$/);
});

test('where windows are blocked, a provider is reached by leaving the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/uk/signup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/emulator/auth/handler?**');
  await fillChooser(page, `robin-${randomUUID()}@example.com`, 'Robin Reed');
  await expect(dateQuestion(page)).toBeVisible();
});

test.describe('with the clock of a person', () => {
  // The SDK waits eight seconds for an answer of a closed window.
  test.use({ hasRealTimers: true });

  test('a closed window is no error', async ({ page }) => {
    await page.goto('/uk/signup?mode=login');
    const button = page.getByRole('button', { name: 'Continue with Google' });
    const opened = page.waitForEvent('popup');
    await button.click();
    await (await opened).close();
    await expect(button).not.toHaveAttribute('aria-busy', 'true', { timeout: 30_000 });
    await expect(alert(page)).toBeHidden();
  });
});

test('a provider is added to the account that has its e-mail, and opens it from then on [S7-auth-03]', async ({
  page,
}) => {
  const couple = await leaveAccount(page);
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await chooseAccount(page, google, couple.email);
  await expect(page.getByRole('heading', { name: 'You’ve been here before' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Log in and add Google' }).click();
  await expect(alert(page)).toContainText('That email and password don’t go together.');
  await page.getByLabel('Password', { exact: true }).fill(couple.password);
  await page.getByRole('button', { name: 'Log in and add Google' }).click();
  await expect(notices(page).getByText('Google opens your account now, too.')).toBeVisible();
  await expect(dateQuestion(page)).toBeVisible();

  await signOut(page);
  await chooseAccount(page, google, couple.email);
  await expect(dateQuestion(page)).toBeVisible();
});

test('nobody learns whether an address has an account', async ({ page }) => {
  await page.goto('/uk/signup?mode=login&resetemail=nobody%40example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(notices(page).getByText('Password reset sent to nobody@example.com.')).toBeVisible();
});

test('sign-out from an invitation keeps its query, and signing in leads back to it [S2-nav-02]', async ({ page }) => {
  const { couple } = await beginUndated(page);
  await page.goto('/uk/accept-collaboration-invite?id=i1&nonce=n1');
  await signOut(page);
  await expect(page).toHaveURL(/\/uk\/signup\?id=i1&nonce=n1$/);
  await page.getByRole('link', { name: 'Log in' }).last().click();
  await email(page).fill(couple.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.password);
  await screen(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/uk\/accept-collaboration-invite\?id=i1&nonce=n1$/);
});

test('a visitor at an area of the plan is asked to sign up, and comes back to it [S6-visitor-03] [S2-query-01]', async ({
  page,
}) => {
  const path = '/uk/inbox';
  await page.goto(path);
  await screen(page)
    .locator(`a[href="/uk/signup?next=${encodeURIComponent(path)}"]`)
    .click();
  const couple = newCouple();
  await page.getByLabel('Your first name').fill(couple.name);
  await email(page).fill(couple.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(screen(page).locator('a[href*="/signup"]')).toHaveCount(0);
});

test('letters come in the language of the page that asked for them', async ({ page, request }) => {
  const couple = await leaveAccount(page);
  await page.goto(`/de/signup?mode=login&resetemail=${encodeURIComponent(couple.email)}`);
  await page.getByRole('button', { name: 'Link schicken' }).click();
  const link = await mailedLink(request, couple.email);
  expect(link).toMatch(/^\/de\/signup\?/);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Speichern und anmelden' })).toBeVisible();
});

test('a visitor’s enquiry asks them to sign up where they are, and goes out once they have [S6-visitor-03]', async ({
  page,
}) => {
  const supplier = await pickFirstSupplier(page, 'florists');
  await openSupplier(page, supplier);
  const message = page.getByLabel('Your message');
  await expect(message).toBeEditable();
  await expect(page.getByText('You sign up first, your message is kept.')).toBeVisible();
  await message.fill(words);
  const send = page.getByRole('button', { name: 'Sign up to send' });
  await send.click();
  const dialog = page.getByRole('dialog', { name: 'Nearly sent' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(message).toHaveValue(words);

  await send.click();
  const couple = newCouple();
  await dialog.getByLabel('Your first name').fill(couple.name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(couple.email);
  await dialog.getByLabel('Password', { exact: true }).fill(couple.password);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(supplier.publicId));
  await screen(page).getByRole('link', { name: 'Open the conversation' }).click();
  await expect(screen(page).getByRole('log').getByText(words)).toHaveCount(1);
});
