import { expect } from '@playwright/test';
import { chooseDate, logIn, newCouple, openSection, screen, signUp } from '#support/people/couple';
import { openSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

test('a couple signs up, plans together, asks a supplier and invites guests to their page [S1-scope-01] [S2-route-01] [S2-route-02] [S2-route-07] [S2-route-20] [S2-route-22] [S2-route-31]', async ({
  page,
  browser,
}) => {
  const couple = newCouple();

  await test.step('signs up and sets the date', async () => {
    await signUp(page, couple);
    await chooseDate(page);
    // Looked for at once: it goes after some seconds, as every notice does that asks for nothing.
    await expect(page.getByText(/15 June \d{4} it is/)).toBeVisible();
    await page.getByRole('link', { name: 'Finish later' }).click();
  });

  await test.step('finds the checklist made for the date', async () => {
    await openSection(page, 'Checklist');
    await expect(page.getByRole('heading', { name: 'Checklist', level: 1 })).toBeVisible();
    await expect(page.getByText('1 of 180 done')).toBeVisible();
  });

  await test.step('ticks a main task: its steps follow, and the totals are right', async () => {
    // A main task and its one step.
    await screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }).click();
    await expect(page.getByText('3 of 180 done')).toBeVisible();
  });

  await test.step('finds it ticked after a reload', async () => {
    await page.reload();
    await expect(page.getByText('3 of 180 done')).toBeVisible();
    await page.goto('/uk/checklist/tell-your-families-and-friends');
    const drawer = page.getByRole('dialog').or(page.getByRole('complementary'));
    for (const box of await drawer.getByRole('checkbox').all()) await expect(box).toBeChecked();
  });

  await test.step('a second device that looks on sees a tick', async () => {
    const other = await (await browser.newContext()).newPage();
    await logIn(other, couple);
    await openSection(other, 'Checklist');
    await expect(other.getByText('3 of 180 done')).toBeVisible();
    await openSection(page, 'Checklist');
    // A main task and its three steps.
    await screen(page).getByRole('checkbox', { name: 'Outline your budget' }).click();
    await expect(page.getByText('7 of 180 done')).toBeVisible();
    await expect(other.getByText('7 of 180 done')).toBeVisible();
    await other.context().close();
  });

  let supplier = '';
  await test.step('opens the directory, a profile and its reviews', async () => {
    await openSection(page, 'Suppliers');
    await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
    const found = await pickFirstSupplier(page, 'venues');
    supplier = found.name;
    await openSupplier(page, found);
    await expect(screen(page).getByRole('heading', { level: 1, name: supplier })).toBeVisible();
    await expect(
      screen(page)
        .getByText(/out of 5/)
        .first(),
    ).toBeVisible();
  });

  const message = 'Hello! We would love to marry with you in June. Are you free, and what would it cost?';
  await test.step('sends an enquiry', async () => {
    await page.getByLabel('Your message').fill(message);
    await page.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(screen(page).getByText(`${supplier} has your message`)).toBeVisible();
  });

  await test.step('finds it in the inbox', async () => {
    await page
      .getByRole('link', { name: /^Inbox/ })
      .first()
      .click();
    await screen(page)
      .getByRole('link', { name: new RegExp(supplier.replace(/[^\w ]/g, '.')) })
      .click();
    await expect(screen(page).getByText(message).last()).toBeVisible();
  });

  await test.step('adds an event and publishes the website', async () => {
    await openSection(page, 'Website');
    await page.getByRole('row', { name: 'The day' }).click();
    await page.getByRole('button', { name: 'Add an event' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Garden breakfast');
    await dialog.getByLabel('Place').fill('The walled garden');
    await dialog.getByRole('button', { name: 'Save event' }).click();
    await expect(dialog).toBeHidden();
    await expect(screen(page).getByText('Garden breakfast').first()).toBeVisible();
    await page.getByRole('link', { name: 'Who can see it' }).click();
    await page.getByLabel('Last part of the address').fill(`robin-${Date.now().toString(36)}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Your website is live').first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the editor' }).click();
  });

  await test.step('guests see it without signing in', async () => {
    const address = await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href');
    const guest = await (await browser.newContext()).newPage();
    await guest.goto(address ?? '');
    await expect(guest.getByText('Garden breakfast')).toBeVisible();
    await expect(guest.getByText('The walled garden')).toBeVisible();
    await guest.context().close();
  });
});
