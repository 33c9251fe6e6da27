import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { endSessions, findPerson, setRoles } from '../support/access';
import { logIn, newCouple, openSection, screen, setDate, signUp, type Couple } from '../support/couple';
import { openSupplier, pickFirstSupplier, type FoundSupplier } from '../support/suppliers';

const words = 'Hello! We would love to marry with you. Are you free in June?';
const offlineBar = (page: Page): Locator => page.getByText('You’re offline. What you change is kept here');
const alert = (page: Page): Locator => screen(page).getByRole('alert');
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notices' });

/** A new couple with a date, on their checklist. */
const startPlanning = async (page: Page): Promise<Couple> => {
  const couple = newCouple();
  await signUp(page, couple);
  await setDate(page);
  await openSection(page, 'Checklist');
  await expect(page.getByText('0 of 180 done')).toBeVisible();
  return couple;
};

/** The couple's other device. */
const onAnotherDevice = async (
  browser: Browser,
  couple: Couple,
  look: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, couple);
  await look(page);
  await context.close();
};

const addTask = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByLabel('What needs doing?').fill(name);
  await page.getByRole('button', { name: 'Add to the list' }).click();
};

const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await expect(offlineBar(page)).toBeVisible();
};

const goOnline = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await expect(offlineBar(page)).toBeHidden();
};

const openProfile = async (page: Page): Promise<FoundSupplier> => {
  const supplier = await pickFirstSupplier(page, 'florists');
  await openSupplier(page, supplier);
  await expect(page.getByLabel('Your message')).toBeEditable();
  await expect(page.getByRole('button', { name: 'Send enquiry' })).toBeEnabled();
  return supplier;
};

test.describe('signing in', () => {
  const openForm = async (page: Page, mode: '' | '?mode=login', email: string, password: string): Promise<void> => {
    await page.goto(`/uk/signup${mode}`);
    if (mode === '') await page.getByLabel('Your first name').fill('Robin');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const name = mode === '' ? 'Create account' : 'Log in';
    await screen(page).getByRole('button', { name, exact: true }).click();
  };
  const expectKept = async (page: Page, email: string, password: string): Promise<void> => {
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  };

  test('a wrong password says so and keeps what was typed', async ({ page, browser }) => {
    const couple = newCouple();
    await onAnotherDeviceSignUp(browser, couple);
    await openForm(page, '?mode=login', couple.email, 'not my password');
    await expect(alert(page)).toContainText('That email and password don’t go together.');
    await expectKept(page, couple.email, 'not my password');
    await page.getByLabel('Password', { exact: true }).fill(couple.password);
    await screen(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'When would you like to marry?' })).toBeVisible();
  });

  test('a taken e-mail says so and keeps what was typed', async ({ page, browser }) => {
    const couple = newCouple();
    await onAnotherDeviceSignUp(browser, couple);
    await openForm(page, '', couple.email, couple.password);
    await expect(alert(page)).toContainText('There’s already an account with this email.');
    await expectKept(page, couple.email, couple.password);
    await expect(page.getByLabel('Your first name')).toHaveValue('Robin');
  });

  for (const { kind, password, message } of [
    { kind: 'short', password: 'seven77', message: 'Make it 8 characters or more.' },
    { kind: 'common', password: 'password1', message: 'That one is on every guesser’s list.' },
  ])
    test(`a ${kind} password says so and keeps what was typed`, async ({ page }) => {
      const { email } = newCouple();
      await openForm(page, '', email, password);
      await expect(screen(page).getByText(message)).toBeVisible();
      await expectKept(page, email, password);
    });

  test('without a connection, the form says so, keeps what was typed and works when it is back', async ({ page }) => {
    const { email, password } = newCouple();
    await page.goto('/uk/signup');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable();
    await goOffline(page);
    await page.getByLabel('Your first name').fill('Robin');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(alert(page)).toContainText('We can’t reach Posy.');
    await expectKept(page, email, password);
    await goOnline(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'When would you like to marry?' })).toBeVisible();
  });
});

const onAnotherDeviceSignUp = async (browser: Browser, couple: Couple): Promise<void> => {
  const context = await browser.newContext();
  await signUp(await context.newPage(), couple);
  await context.close();
};

test.describe('a refused write', () => {
  test('of a task says so, and its words can be sent again', async ({ page, request, browser }) => {
    const couple = await startPlanning(page);
    const { uid, weddingId } = await findPerson(request, couple.email);
    await goOffline(page);
    await addTask(page, 'Book the brass band');
    await expect(screen(page).getByRole('link', { name: 'Book the brass band' })).toBeVisible();
    await setRoles(request, weddingId, {});
    await goOnline(page);
    const refusal = notices(page).getByText('“Book the brass band” couldn’t be saved.');
    await expect(refusal).toBeVisible();

    await setRoles(request, weddingId, { [uid]: 'owner' });
    await notices(page).getByRole('button', { name: 'Try again' }).click();
    await onAnotherDevice(browser, couple, async (other) => {
      await openSection(other, 'Checklist');
      await expect(screen(other).getByRole('link', { name: 'Book the brass band' })).toBeVisible();
    });
  });

  test('of the date says so, and the choice stays', async ({ page, request }) => {
    const couple = newCouple();
    await signUp(page, couple);
    const { uid, weddingId } = await findPerson(request, couple.email);
    await setRoles(request, weddingId, {});
    await setDate(page);
    await expect(notices(page).getByText('The date wasn’t saved.')).toBeVisible();
    await expect(page.getByRole('tab', { name: /\b15\b/ })).toBeVisible();

    await setRoles(request, weddingId, { [uid]: 'owner' });
    await page.getByRole('button', { name: 'Save the date' }).click();
    await expect(page.getByText(/15 June \d{4} it is/)).toBeVisible();
    await openSection(page, 'Checklist');
    await expect(page.getByText('0 of 180 done')).toBeVisible();
  });

  test('of an enquiry says so, and its words stay', async ({ page, request }) => {
    const couple = await startPlanning(page);
    const { uid, weddingId } = await findPerson(request, couple.email);
    const supplier = await openProfile(page);
    await page.getByLabel('Your message').fill(words);
    await setRoles(request, weddingId, {});
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(alert(page)).toContainText('The server didn’t accept this enquiry. Your message is kept.');
    await expect(page.getByLabel('Your message')).toHaveValue(words);

    await setRoles(request, weddingId, { [uid]: 'owner' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
  });
});

test.describe('a lost connection', () => {
  test('while ticking and adding tasks: both are kept here and arrive later', async ({ page, browser }) => {
    const couple = await startPlanning(page);
    await goOffline(page);
    await screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }).click();
    await expect(page.getByText('2 of 180 done')).toBeVisible();
    await addTask(page, 'Book the brass band');
    await expect(screen(page).getByRole('link', { name: 'Book the brass band' })).toBeVisible();
    await expect(page.getByText('2 of 181 done')).toBeVisible();

    await goOnline(page);
    await onAnotherDevice(browser, couple, async (other) => {
      await openSection(other, 'Checklist');
      await expect(other.getByText('2 of 181 done')).toBeVisible();
      await expect(screen(other).getByRole('link', { name: 'Book the brass band' })).toBeVisible();
    });
  });

  test('while sending an enquiry: the words stay, and a retry sends them once', async ({ page, browser }) => {
    const couple = await startPlanning(page);
    const supplier = await openProfile(page);
    await goOffline(page);
    await page.getByLabel('Your message').fill(words);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(alert(page)).toContainText('The connection was lost. Your message is kept');
    await expect(page.getByLabel('Your message')).toHaveValue(words);

    await goOnline(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
    await onAnotherDevice(browser, couple, async (other) => {
      await other
        .getByRole('banner')
        .getByRole('link', { name: /^Inbox/ })
        .click();
      await screen(other).getByRole('link', { name: supplier.name }).click();
      await expect(screen(other).getByRole('log').getByText(words)).toHaveCount(1);
    });
  });

  test('while writing a message: it waits, and goes out by itself', async ({ page, browser }) => {
    const couple = await startPlanning(page);
    const supplier = await openProfile(page);
    await page.getByLabel('Your message').fill(words);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await screen(page).getByRole('link', { name: 'Open the conversation' }).click();
    const log = screen(page).getByRole('log');
    await expect(log.getByText(words)).toBeVisible();

    await goOffline(page);
    const message = 'One more thing: may we bring a small dog?';
    await page.getByLabel(`Write to ${supplier.name}`).fill(message);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText(message)).toBeVisible();
    await expect(log.getByText('Not sent: there’s no connection.')).toBeVisible();

    await goOnline(page);
    await expect(log.getByText('Not sent: there’s no connection.')).toBeHidden();
    await expect(log.getByText(message)).toHaveCount(1);
    await onAnotherDevice(browser, couple, async (other) => {
      await other
        .getByRole('banner')
        .getByRole('link', { name: /^Inbox/ })
        .click();
      await screen(other).getByRole('link', { name: supplier.name }).click();
      await expect(screen(other).getByRole('log').getByText(message)).toHaveCount(1);
    });
  });

  test('while setting the date: it is kept here and saved later, with its checklist', async ({ page, browser }) => {
    const couple = newCouple();
    await signUp(page, couple);
    await goOffline(page);
    await setDate(page);
    await expect(page.getByText('You’re offline. The date is kept here and saved when you’re back.')).toBeVisible();
    await goOnline(page);
    await onAnotherDevice(browser, couple, async (other) => {
      await expect(other.getByText(/15 June \d{4}/).first()).toBeVisible();
      await openSection(other, 'Checklist');
      await expect(other.getByText('0 of 180 done')).toBeVisible();
    });
  });
});

test('a session that the server does not know any more: an enquiry says so, and its words stay', async ({ page }) => {
  await startPlanning(page);
  const supplier = await openProfile(page);
  await page.getByLabel('Your message').fill(words);
  const sending = '**/api/enquiries/send';
  // As the server answers an ID token that has run out.
  const refusal = { error: { code: 'invalid-token', message: 'The token is not valid.' } };
  await page.route(sending, (route) => route.fulfill({ status: 401, json: refusal }));
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(alert(page)).toContainText('Your session has ended. Log in again, your message is kept.');
  await expect(page.getByLabel('Your message')).toHaveValue(words);

  await page.unroute(sending);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
});

test('a session that ends while an enquiry is written: it is said, and the words are back after logging in', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const couple = await startPlanning(page);
  const { uid } = await findPerson(request, couple.email);
  const supplier = await openProfile(page);
  await page.getByLabel('Your message').fill(words);
  await endSessions(request, uid);
  // Past the life of an ID token: the next one is refused.
  await page.clock.fastForward('02:00:00');
  await expect(notices(page).getByText('Your session has ended.')).toBeVisible();

  await notices(page).getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(couple.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.password);
  await screen(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
});
