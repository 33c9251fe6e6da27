import { expect, test } from '@playwright/test';
import { logIn, newCouple, openSection, screen, setDate, signUp } from '../support/couple';
import { forbidStorage } from '../support/faults';
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
} from '../support/planning';

test.describe('a lost connection', () => {
  test('while ticking and adding tasks: both are kept here and arrive later', async ({ page, browser }) => {
    const couple = await startPlanning(page);
    await goOffline(page);
    await screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }).click();
    await expect(page.getByText('2 of 180 done')).toBeVisible();
    await addTask(page, 'Book the brass band');
    await expect(screen(page).getByRole('link', { name: 'Book the brass band' })).toBeVisible();
    await expect(page.getByText('2 of 181 done')).toBeVisible();
    await expect(page.getByText('You’re offline. 2 changes wait here')).toBeVisible();

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

test('a browser that keeps nothing shows the product, and plans with the connection [H-15]', async ({
  page,
  browser,
}) => {
  await forbidStorage(page);
  await page.goto('/uk/wedding-suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Find your people' })).toBeVisible();
  const couple = await startPlanning(page);
  await expect(notices(page).getByText('This browser keeps nothing for Posy')).toBeVisible();
  await screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }).click();
  await expect(page.getByText('2 of 180 done')).toBeVisible();
  await addTask(page, 'Book the brass band');
  await onAnotherDevice(browser, couple, async (other) => {
    await openSection(other, 'Checklist');
    await expect(other.getByText('2 of 181 done')).toBeVisible();
  });
  await logIn(page, couple);
  await openSection(page, 'Checklist');
  await expect(page.getByText('2 of 181 done')).toBeVisible();
});
