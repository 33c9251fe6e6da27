import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/look/accessibility';
import { phone } from '#support/look/resize';
import { mailedLink } from '#support/people/accounts-ui';
import { authenticator } from '#support/people/authenticator';
import { type Couple, dateQuestion, logIn, screen, signOut } from '#support/people/couple';
import { beginUndated } from '#support/people/signed-in';
import { notices } from '#support/plan/planning';
import { test } from '#support/run/test';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const codeStep = (page: Page) => page.getByRole('heading', { name: 'One more step' });

const confirmEmail = async (page: Page, request: APIRequestContext, { email }: Couple): Promise<void> => {
  await screen(page).getByRole('button', { name: 'Confirm it' }).click();
  await page.goto(await mailedLink(request, email));
  await screen(page).getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect(notices(page).getByText(`${email} is confirmed.`)).toBeVisible();
};

/** Answers the app that was set up. */
const setUp = async (page: Page, { password }: Couple) => {
  await screen(page).getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const scan = dialog(page, 'Add Posy to your app');
  await expect(scan.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(page);
  const app = authenticator(await scan.getByRole('definition').innerText());
  await scan.getByLabel('Code from the app').fill(app.wrong());
  await scan.getByRole('button', { name: 'Turn it on' }).click();
  await expect(scan.getByRole('alert')).toContainText('That code isn’t right');
  await scan.getByLabel('Code from the app').fill(await app.next());
  await scan.getByRole('button', { name: 'Turn it on' }).click();
  await expect(notices(page).getByText('It’s on.')).toBeVisible();
  await expect(screen(page).getByRole('button', { name: 'Remove My phone' })).toBeVisible();
  return app;
};

/** Logs in on the current page, so that its query is preserved. */
const logInHere = async (page: Page, { email, password }: Couple): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await screen(page).getByRole('button', { name: 'Log in' }).click();
};

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a couple guards its plan with an authenticator app, logs in with its code, and removes it again', async ({
    page,
    request,
  }) => {
    const { couple } = await beginUndated(page);
    await page.goto('/uk/settings/security');
    await expect(screen(page).getByText('Confirm your email first, above.')).toBeVisible();
    await confirmEmail(page, request, couple);
    await page.goto('/uk/settings/security');
    const app = await setUp(page, couple);
    await expectAccessible(page);

    await signOut(page);
    await page.goto('/uk/signup?mode=login&next=%2Fuk%2Fsettings%2Fsecurity');
    await logInHere(page, couple);
    await expect(codeStep(page)).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Code from the app').fill(app.wrong());
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(screen(page).getByRole('alert')).toContainText('That code isn’t right');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(couple.email);
    await logInHere(page, couple);
    await page.getByLabel('Code from the app').fill(await app.next());
    await page.getByRole('button', { name: 'Go on' }).click();

    await screen(page).getByRole('button', { name: 'Remove My phone' }).click();
    const remove = dialog(page, 'Remove My phone?');
    await remove.getByLabel('Current password', { exact: true }).fill(couple.password);
    await remove.getByRole('button', { name: 'Remove', exact: true }).click();
    await remove.getByLabel('Code from the app').fill(await app.next());
    await remove.getByRole('button', { name: 'Go on' }).click();
    await expect(notices(page).getByText('My phone is removed.')).toBeVisible();
    await expect(screen(page).getByRole('button', { name: 'Set up' })).toBeVisible();

    await signOut(page);
    await logIn(page, couple);
    await expect(dateQuestion(page)).toBeVisible();
  });
});
