import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { phone, resize } from '#support/look/resize';
import { endSessions, findPerson } from '#support/people/access';
import { chooseAccount } from '#support/people/accounts-ui';
import { type Couple, screen } from '#support/people/couple';
import { inviteByLink, joinFrom, pageOf } from '#support/people/people';
import { beginUndated, haveAccount } from '#support/people/signed-in';
import { goOffline, goOnline, notices, onAnotherDevice } from '#support/plan/planning';
import { test } from '#support/run/test';

// Time passes by a clock of the journey’s own.
test.use({ hasRealTimers: true });

const field = (page: Page, name: string): Locator => screen(page).getByLabel(name, { exact: true });
const question = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string): Promise<void> =>
  screen(page).getByRole('button', { name, exact: true }).click();
const ended = (page: Page): Locator => notices(page).getByText('Your session has ended.');

/** A new couple, on a page whose time can pass. */
const begin = async (page: Page): Promise<Couple> => {
  await page.clock.install();
  return (await beginUndated(page)).couple;
};

/** Takes the sign-in back at the server, and lets the ID token run out: the next one is refused. */
const endSession = async (page: Page, request: APIRequestContext, { email }: Couple): Promise<void> => {
  await endSessions(request, (await findPerson(request, email)).uid);
  await page.clock.fastForward('02:00:00');
  await expect(ended(page)).toBeVisible();
};

/** Logs in on the screen that the page led to. */
const logInAgain = async (page: Page, { email, password }: Couple): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Log in');
  await expect(page).not.toHaveURL(/signup/);
  await expect(ended(page)).toBeHidden();
};

test('a session that ends while the profile is edited: what was typed is back after logging in, and saved', async ({
  page,
  request,
}) => {
  await resize(page, phone);
  const couple = await begin(page);
  await page.goto('/uk/settings/wedding');
  await field(page, 'Your partner’s first name').fill('Lou');
  await field(page, 'Where').fill('Aunt Joan’s garden');
  await endSession(page, request, couple);
  await expect(question(page, 'Settings are yours alone')).toBeVisible();

  await notices(page).getByRole('button', { name: 'Log in' }).click();
  await logInAgain(page, couple);
  await expect(field(page, 'Your partner’s first name')).toHaveValue('Lou');
  await expect(field(page, 'Where')).toHaveValue('Aunt Joan’s garden');
  await press(page, 'Save changes');
  await expect(notices(page).getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Where')).toHaveValue('Aunt Joan’s garden');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a connection lost while an answer of onboarding is on its way: it goes on, and everything arrives later', async ({
    page,
    browser,
  }) => {
    const { couple } = await beginUndated(page);
    await page.goto('/uk/onboarding?step=names');
    await field(page, 'Your partner’s first name').fill('Lou');
    // The network is there, and leads nowhere: the answer to the save does not come.
    const writing = '**/google.firestore.v1.Firestore/Write/**';
    await page.route(writing, (route) => route.abort());
    await press(page, 'Next');
    await expect(screen(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
    await goOffline(page);
    await expect(question(page, 'Where would you like to marry?')).toBeVisible();
    await field(page, 'Where').fill('Bath');
    await press(page, 'Next');
    await expect(question(page, 'Roughly how many guests?')).toBeVisible();
    await expect(page.getByText('You’re offline. 2 changes wait here')).toBeVisible();

    await page.unroute(writing);
    await goOnline(page);
    await onAnotherDevice(browser, couple, async (other) => {
      await other.goto('/uk/onboarding');
      await expect(question(other, 'Roughly how many guests?')).toBeVisible();
      await other.goto('/uk/settings/wedding');
      await expect(field(other, 'Your partner’s first name')).toHaveValue('Lou');
      await expect(field(other, 'Where')).toHaveValue('Bath');
    });
  });
});

test('a helper removed in the settings, and a partner whose wedding is deleted under the profile, learn why and go on in their own plan [S6-collab-03] [D-role-02]', async ({
  page,
  browser,
}) => {
  await beginUndated(page);
  const helper = await pageOf(browser, { viewport: phone });
  await joinFrom(helper, await inviteByLink(page, { role: 'Helper' }), 'Priya');
  const partner = await pageOf(browser);
  await joinFrom(partner, await inviteByLink(page, { role: 'Partner' }), 'Lou');
  const lost = 'You no longer have access to the wedding of Robin';

  await helper.goto('/uk/settings/you');
  await field(helper, 'Your name').fill('Priya Patel');
  await page.goto('/uk/settings/manageCollaborators');
  await press(page, 'Change what Priya may do');
  await press(page, 'Remove Priya');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notices(helper)).toContainText(lost);
  await expect(helper).toHaveURL(/\/uk\/home$/);
  await helper.goto('/uk/settings/you');
  await expect(field(helper, 'Your name')).toHaveValue('Priya Patel');
  await press(helper, 'Save name');
  await expect(notices(helper).getByText('You’re Priya Patel from now on.')).toBeVisible();

  await partner.goto('/uk/settings/wedding');
  await field(partner, 'Where').fill('Aunt Joan’s garden');
  await page.goto('/uk/settings/privacy');
  await page.getByRole('heading', { name: 'Delete the wedding' }).click();
  await page.getByLabel('Type Robin to go on').fill('Robin');
  await press(page, 'Delete for everyone');
  await expect(notices(page)).toContainText('The wedding is deleted.');
  await expect(notices(partner)).toContainText(lost);
  await expect(partner).toHaveURL(/\/uk\/home$/);
  await partner.goto('/uk/settings/wedding');
  await expect(field(partner, 'Your first name')).toHaveValue('Lou');
  await expect(field(partner, 'Where')).toHaveValue('');
  await helper.context().close();
  await partner.context().close();
});

test('a connection lost while a provider is added to an account: the person is in, and learns where to add it [S7-auth-03]', async ({
  page,
}) => {
  const couple = await haveAccount(page);
  await page.goto('/uk/signup');
  await chooseAccount(page, page.getByRole('button', { name: 'Continue with Google' }), couple.email);
  await expect(page.getByRole('heading', { name: 'You’ve been here before' })).toBeVisible();
  const adding = '**/accounts:signInWithIdp**';
  await page.route(adding, (route) => route.abort());
  await page.getByLabel('Password', { exact: true }).fill(couple.password);
  await press(page, 'Log in and add Google');
  await expect(notices(page).getByText('Google couldn’t be added just now. You’re in;')).toBeVisible();
  await expect(question(page, 'When would you like to marry?')).toBeVisible();

  await page.unroute(adding);
  await page.goto('/uk/settings/security');
  await chooseAccount(page, screen(page).getByRole('button', { name: 'Add Google' }), couple.email);
  await expect(notices(page).getByText('Google opens your account now, too.')).toBeVisible();
});
