import { expect, type Page } from '@playwright/test';
import { findPerson, setRoles } from '#support/people/access';
import { chooseDate, dateQuestion, newCouple, openSection, screen } from '#support/people/couple';
import { beginUndated, haveAccount } from '#support/people/signed-in';
import {
  addTask,
  alert,
  goOffline,
  goOnline,
  notices,
  onAnotherDevice,
  openProfile,
  startPlanning,
  words,
} from '#support/plan/planning';
import { test } from '#support/run/test';

test.describe('signing in', () => {
  const openForm = async (page: Page, mode: '' | '?mode=login', email: string, password: string): Promise<void> => {
    await page.goto(`/uk/signup${mode}`);
    if (mode === '') await page.getByLabel('Your first name').fill('Robin');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const name = mode === '' ? 'Sign up' : 'Log in';
    await screen(page).getByRole('button', { name, exact: true }).click();
  };
  const expectStored = async (page: Page, email: string, password: string): Promise<void> => {
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  };

  test('a wrong password says so and keeps what was typed', async ({ page }) => {
    const couple = await haveAccount(page);
    await openForm(page, '?mode=login', couple.email, 'not my password');
    await expect(alert(page)).toContainText('That email and password don’t go together.');
    await expectStored(page, couple.email, 'not my password');
    await page.getByLabel('Password', { exact: true }).fill(couple.password);
    await screen(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dateQuestion(page)).toBeVisible();
  });

  test('who signs up anew with the password of their account is let into it [H-17]', async ({ page }) => {
    const couple = await haveAccount(page);
    await openForm(page, '', couple.email, couple.password);
    await expect(dateQuestion(page)).toBeVisible();
  });

  for (const { kind, password, message } of [
    { kind: 'short', password: 'seven77', message: 'Make it 8 characters or more.' },
    { kind: 'common', password: 'password1', message: 'That one is on every guesser’s list.' },
  ])
    test(`a ${kind} password says so and keeps what was typed`, async ({ page }) => {
      const { email } = newCouple();
      await openForm(page, '', email, password);
      await expect(screen(page).getByText(message)).toBeVisible();
      await expectStored(page, email, password);
    });

  test('without a connection, the form says so, keeps what was typed and works when it is back', async ({ page }) => {
    const { email, password } = newCouple();
    await page.goto('/uk/signup');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable();
    await goOffline(page);
    await page.getByLabel('Your first name').fill('Robin');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(alert(page)).toContainText('We can’t reach Posy.');
    await expectStored(page, email, password);
    await goOnline(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(dateQuestion(page)).toBeVisible();
  });
});

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
    const { couple } = await beginUndated(page);
    await page.goto('/uk/onboarding');
    await expect(dateQuestion(page)).toBeVisible();
    const { uid, weddingId } = await findPerson(request, couple.email);
    await setRoles(request, weddingId, {});
    await chooseDate(page);
    await expect(notices(page).getByText('The date wasn’t saved.')).toBeVisible();
    await expect(page.getByRole('tab', { name: /\b15\b/ })).toBeVisible();

    await setRoles(request, weddingId, { [uid]: 'owner' });
    await page.getByRole('button', { name: 'Save the date' }).click();
    await expect(page.getByText(/15 June \d{4} it is/)).toBeVisible();
    await page.getByRole('link', { name: 'Finish later' }).click();
    await openSection(page, 'Checklist');
    await expect(page.getByText('1 of 180 done')).toBeVisible();
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
