import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { logIn, screen } from '#support/people/couple';
import { beginUndated } from '#support/people/signed-in';
import { alert, goOffline, goOnline, notices } from '#support/plan/planning';
import { test } from '#support/run/test';

const phone = { width: 390, height: 844 };
const sections = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const reminders = (page: Page) => page.getByRole('switch', { name: 'Tasks: Email' });

/** A new couple, on one of their settings. */
const openSettings = async (page: Page, path = '/uk/settings'): Promise<void> => {
  await beginUndated(page);
  await page.goto(path);
};

test('on a desktop the settings are one page, and each address leads to its section [S2-route-16] [R1-13]', async ({
  page,
}) => {
  await openSettings(page);
  await expect(page).toHaveTitle(/Settings/);
  for (const [name, path] of [
    ['Logging in', '/uk/settings/security'],
    ['Notifications', '/uk/settings/notifications'],
    ['Your wedding', '/uk/settings/wedding'],
  ] as const) {
    await sections(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(screen(page).getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    await expect(sections(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await expectAccessible(page);
  await page.goBack();
  await expect(screen(page).getByRole('heading', { level: 2, name: 'Notifications' })).toBeInViewport();
});

test('on a phone they are one page too, below a row of sections that slides [S2-route-16] [F-H23]', async ({
  page,
}) => {
  await resize(page, phone);
  await openSettings(page);
  await expect(sections(page)).toBeVisible();
  await expect(screen(page).getByRole('heading', { level: 2, name: 'You', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await sections(page).getByRole('link', { name: 'Notifications' }).click();
  await expect(screen(page).getByRole('heading', { level: 2, name: 'Notifications' })).toBeInViewport();
  await expect(sections(page)).toBeInViewport();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/uk\/settings$/);
});

test('another language brings the person’s market: words, dates and the addresses', async ({ page }) => {
  await openSettings(page, '/uk/settings/language');
  await screen(page).getByLabel('Country and language').selectOption('de');
  await screen(page).getByRole('button', { name: 'Use this one' }).click();
  await expect(page).toHaveURL(/\/de\/settings\/language$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(screen(page).getByRole('heading', { level: 2, name: 'Sprache und Geld' })).toBeInViewport();
  await expect(screen(page).getByLabel('Land und Sprache')).toHaveValue('de');
});

test('what somebody wants to hear of is saved at once, and still so after a reload', async ({ page }) => {
  await openSettings(page, '/uk/settings/notifications');
  await expect(reminders(page)).toBeChecked();
  const saved = page.waitForResponse((response) => response.url().includes('/Write/channel') && response.ok());
  await reminders(page).press('Space');
  await expect(reminders(page)).not.toBeChecked();
  await saved;
  await page.reload();
  await expect(reminders(page)).not.toBeChecked();
});

test('a name that was not saved is there again after a lost connection and a reload', async ({ page }) => {
  await openSettings(page, '/uk/settings/you');
  const name = page.getByLabel('Your name');
  await expect(name).toHaveValue('Robin');
  await goOffline(page);
  await name.fill('Robin Reed');
  await goOnline(page);
  await page.reload();
  await expect(name).toHaveValue('Robin Reed');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(notices(page).getByText('You’re Robin Reed from now on.')).toBeVisible();
});

test('who deletes their account is signed out at once, and it opens no more', async ({ page }) => {
  const { couple } = await beginUndated(page);
  await page.goto('/uk/settings/privacy');
  const box = page.getByRole('region', { name: 'Delete your account' });
  await box.getByRole('heading', { name: 'Delete your account' }).click();
  await box.getByRole('textbox').fill(couple.email);
  await box.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/uk$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await logIn(page, couple);
  await expect(alert(page)).toContainText('That email and password don’t go together.');
});
