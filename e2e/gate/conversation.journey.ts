import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { becomeDemo, beginPlan } from '#support/people/signed-in';
import { test } from '#support/run/test';

/** Signs in as the demo supplier, and answers where couples find them. */
const logInAsSupplier = async (page: Page): Promise<string> => {
  await becomeDemo(page, 'supplier');
  await page.goto('/uk/inbox/desk');
  const profile = screen(page).getByRole('link', { name: 'See your profile as couples do' });
  await expect(profile).toHaveAttribute('href', /^\/uk\/weddingsuppliers\/./);
  return (await profile.getAttribute('href')) ?? '';
};

/** A phone with a touch screen. */
const onGlass = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A visitor without a stored choice gets the question on their second screen, above it. */
const unasked = { storageState: { cookies: [], origins: [] } };

test('a couple asks, the supplier answers on a phone, and both see it at once, also where a question stands above the page [P-H13]', async ({
  browser,
}) => {
  const supplier = await pageOf(browser, onGlass);
  const profile = await logInAsSupplier(supplier);
  const couple = await pageOf(browser, unasked);
  const robin = await beginPlan(couple);
  const question = `Hello! Do you know ${robin.email.slice(6, 14)} House, and are you free in June?`;

  await test.step('the couple ask, and find their words in the inbox', async () => {
    await couple.goto(profile);
    await couple.getByLabel('Your message').fill(question);
    await couple.getByRole('button', { name: 'Send enquiry' }).click();
    await screen(couple).getByRole('link', { name: 'Open the conversation' }).click();
    await expect(screen(couple).getByRole('log').getByText(question)).toBeVisible();
  });

  await test.step('nothing of the thread is cut off below the question about counting', async () => {
    await expect(couple.getByRole('region', { name: 'Privacy choices' })).toBeVisible();
    await expect(screen(couple).getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    await expect(screen(couple).getByRole('heading', { level: 1, name: 'Inbox' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('the supplier has it, and answers', async () => {
    await supplier.goto('/uk/inbox');
    await screen(supplier)
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Do you know/ })
      .filter({ hasText: question.slice(0, 32) })
      .click();
    await expect(screen(supplier).getByRole('log').getByText(question)).toBeVisible();
    await screen(supplier)
      .getByRole('textbox', { name: /^Write to/ })
      .fill('We know it well, and we are free.');
    await screen(supplier).getByRole('button', { name: 'Send' }).tap();
  });

  await test.step('the couple see the answer without doing anything, and theirs was read', async () => {
    await expect(screen(couple).getByRole('log').getByText('We know it well, and we are free.')).toBeVisible();
    await expect(screen(couple).getByRole('log').getByText(/Read/)).toBeVisible();
  });

  await test.step('on a phone the field to write in stands above the tabs', async () => {
    await couple.setViewportSize({ width: 390, height: 844 });
    await expect(couple.getByRole('region', { name: 'Privacy choices' })).toBeVisible();
    await expect(screen(couple).getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    const send = await screen(couple).getByRole('button', { name: 'Send' }).boundingBox();
    const tabs = await couple.getByRole('link', { name: 'Checklist' }).last().boundingBox();
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  });
  for (const page of [supplier, couple]) await page.context().close();
});
