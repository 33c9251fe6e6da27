import { expect, type Page } from '@playwright/test';
import { waitForStep } from '#support/browser/durable-events';
import { findViolations } from '#support/look/accessibility';
import { screen } from '#support/people/couple';
import { partnerOf } from '#support/people/partners';
import { pageOf } from '#support/people/people';
import { becomeDemo } from '#support/people/signed-in';
import { makeFeed } from '#support/plan/booked-everywhere';
import { rowOf } from '#support/plan/booking';
import { beginBudget } from '#support/plan/budget';
import { goOffline, goOnline, notices, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const thread = (page: Page) => screen(page).getByRole('log');
const nextYear = new Date().getFullYear() + 1;

/** Signs in as the demo supplier, and returns their profile's address. */
const becomeSupplier = async (page: Page): Promise<string> => {
  await becomeDemo(page, 'supplier');
  await page.goto('/uk/inbox/desk');
  const profile = screen(page).getByRole('link', { name: 'See your profile as couples do' });
  await expect(profile).toHaveAttribute('href', /^\/uk\/weddingsuppliers\/./);
  return (await profile.getAttribute('href')) ?? '';
};

/** Asks from the profile, without a heart, and opens the conversation. Returns its path. */
const ask = async (page: Page, profile: string, words: string): Promise<string> => {
  await page.goto(profile);
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await screen(page).getByRole('link', { name: 'Open the conversation' }).click();
  await expect(thread(page).getByText(words)).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

/** Opens the dialog of one answer with more than words, fills its fields by label, and sends it. */
const answer = async (page: Page, kind: string, fields: Record<string, string>): Promise<void> => {
  await screen(page).getByRole('button', { name: 'Add more than words' }).click();
  await page.getByRole('menuitem', { name: kind }).click();
  const dialog = page.getByRole('dialog', { name: kind });
  if (kind === 'Answer about a day') await dialog.getByRole('radio', { name: 'We hold it for you' }).check();
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(value);
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('what a supplier answers on a phone is compared, kept and booked by two partners, one of them offline for a while, and stands on shortlist, diary and calendar [19] [18]', async ({
  page,
  browser,
}) => {
  const supplier = await pageOf(browser, phone);
  const profile = await becomeSupplier(supplier);
  await startPlanning(page);
  await beginBudget(page);
  const feed = await makeFeed(page);
  const partner = await partnerOf(page, browser, phone);
  const question = `Mill House ${Date.now()}: are you free on our day there?`;
  const talk = await ask(page, profile, question);
  await partner.goto(talk);
  await expect(thread(partner).getByText(question)).toBeVisible();
  await supplier.goto('/uk/inbox');
  await screen(supplier)
    .getByRole('link')
    .filter({ hasText: question.slice(0, 24) })
    .first()
    .click();
  await expect(thread(supplier).getByText(question)).toBeVisible();
  const name = (await screen(page).getByRole('complementary').getByRole('heading', { level: 2 }).innerText()).trim();

  await test.step('the price stands beside the plan, also for the partner', async () => {
    await answer(supplier, 'Send a quote', { Price: '2,600', Condition: 'VAT included' });
    for (const one of [page, partner]) await expect(thread(one).getByText('£2,600').first()).toBeVisible();
    await expect(thread(page).getByText(/£[\d,]+ (?:over|under) what you planned|what you planned/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('the partner writes without a connection, while the other keeps what came', async () => {
    await goOffline(partner);
    await screen(partner)
      .getByRole('textbox', { name: /^Write/ })
      .fill('We would love the album too.');
    await screen(partner).getByRole('button', { name: 'Send' }).click();
    await thread(page).getByRole('button', { name: 'Add to budget' }).click();
    await waitForStep(page, 'quote.received', 'handled', 'mfe-suppliers');
    await answer(supplier, 'Answer about a day', { until: `${nextYear}-01-15` });
    await thread(page).getByRole('button', { name: 'Note it on your shortlist' }).click();
    await answer(supplier, 'Propose a visit', { Day: `${nextYear}-01-09`, Time: '11:00' });
    await thread(page).getByRole('button', { name: 'Yes, that suits us' }).click();
    await expect(notices(page)).toContainText(`Your visit to ${name} is in your plan`);
    await goOnline(partner);
    for (const one of [page, partner, supplier])
      await expect(thread(one).getByText('We would love the album too.')).toHaveCount(1);
  });

  await test.step('whoever was asked without a heart is on the list, with price, hold and visit', async () => {
    await partner.goto('/uk/shortlist');
    const row = rowOf(partner, name);
    await expect(row).toContainText('£2,600 (VAT included) quoted');
    await expect(row).toContainText('Visit on');
    await expect(row).toContainText(/15 Jan/);
  });

  await test.step('home’s diary and the calendar have the visit', async () => {
    await page.goto('/uk/home');
    await expect(screen(page).getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
    expect(await feed()).toContain(`DTSTART;TZID=Europe/London:${nextYear}0109T110000`);
  });

  await test.step('the thread leads to the booking, and says it afterwards', async () => {
    await page.goto(talk);
    await thread(page).getByRole('link', { name: 'Mark as booked' }).click();
    const booking = page.getByRole('dialog', { name: `You’ve booked ${name}` });
    await expect(booking.getByLabel('What you agreed')).toHaveValue(/2,?600/);
    await booking.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, name)).toContainText('Booked');
    await expect(rowOf(partner, name)).toContainText('Booked');
    await waitForStep(page, 'supplier.booked', 'handled', 'mfe-planning');
    await page.goto('/uk/inbox/suppliers');
    await expect(screen(page).getByRole('listitem').filter({ hasText: name })).toContainText('Booked');
    expect(await findViolations(page)).toEqual([]);
  });
  for (const one of [supplier, partner]) await one.context().close();
});
