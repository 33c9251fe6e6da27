import { expect, type Page } from '@playwright/test';
import { waitForStep } from '#support/browser/durable-events';
import { screen } from '#support/people/couple';
import { partnerOf } from '#support/people/partners';
import { book, chooseFor, putOnShortlist, rowOf } from '#support/plan/booking';
import { beginBudget } from '#support/plan/budget';
import { goOffline, goOnline, notices, startPlanning } from '#support/plan/planning';
import { pickTwoSuppliers } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const votesOn = (page: Page, name: string) => screen(page).getByRole('radiogroup', { name: `Your vote on ${name}` });
const vote = (page: Page, name: string, word: 'Yes' | 'Maybe' | 'No') =>
  votesOn(page, name).getByRole('radio', { name: word }).click();
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add a supplier' });
const beginAdding = (page: Page) => screen(page).getByRole('button', { name: 'Add a supplier' }).click();
const cellsOf = (page: Page, line: string) =>
  screen(page)
    .getByRole('row', { name: new RegExp(`^${line}`) })
    .getByRole('cell');

/** Adds a supplier by hand, with the fields that a friend needs. */
const addByHand = async (page: Page, name: string, category: string): Promise<void> => {
  await beginAdding(page);
  await adding(page).getByLabel('Search by name').fill(name);
  await adding(page).getByRole('button', { name: 'Add by hand' }).click();
  const form = page.getByRole('dialog', { name: 'Add your own supplier' });
  await form.getByRole('radio', { name: 'A friend or family' }).click();
  await form.getByRole('button', { name: 'Add supplier' }).click();
  await expect(form.getByText('Please choose a category.')).toBeVisible();
  await form.getByLabel('Category').selectOption({ label: category });
  await form.getByRole('button', { name: 'Add supplier' }).click();
  await expect(rowOf(page, name)).toContainText('Added by you');
};

/** Notes something on the first of those that are compared. */
const noteOnFirst = async (page: Page, name: string, words: string): Promise<void> => {
  await screen(page).getByRole('button', { name: 'Notes and visit' }).first().click();
  const notes = page.getByRole('dialog', { name: `Notes on ${name}` });
  await notes.getByLabel('What you think').fill(words);
  await notes.getByRole('button', { name: 'Save' }).click();
};

test('two partners like, write down, find, compare and book on two devices, one without a connection for a while [18]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  await beginBudget(page);
  const venue = await putOnShortlist(page);
  const [first, second] = await pickTwoSuppliers(page, 'photographers');
  const partner = await partnerOf(page, browser, phone);
  await partner.goto('/uk/shortlist');
  await page.goto('/uk/shortlist');
  await expect(rowOf(partner, venue.name)).toBeVisible();

  await test.step('add-supplier modal: whom one finds by name stands on the other device, and is on the list for both', async () => {
    for (const { name } of [first, second]) {
      await beginAdding(partner);
      await adding(partner).getByLabel('Search by name').fill(name);
      await adding(partner)
        .getByRole('button', { name: `Add ${name}` })
        .click();
      await expect(notices(partner)).toContainText(name);
      await expect(rowOf(page, name)).toBeVisible();
    }
    await beginAdding(page);
    await adding(page).getByLabel('Search by name').fill(first.name);
    await expect(adding(page).getByRole('listitem').filter({ hasText: first.name })).toContainText('On your list');
    await adding(page).getByRole('button', { name: 'Close' }).click();
    await expect(adding(page)).toBeHidden();
  });

  await test.step('shortlist: what each says while one is away is there for both afterwards', async () => {
    await goOffline(partner);
    await vote(partner, venue.name, 'Yes');
    await chooseFor(partner, venue.name, 'Notes and visit');
    const notes = partner.getByRole('dialog', { name: `Notes on ${venue.name}` });
    await notes.getByLabel('What you think').fill('The orchard!');
    await notes.getByLabel('Visit on').fill(`${new Date().getFullYear() + 1}-02-05`);
    await notes.getByRole('button', { name: 'Save' }).click();
    await vote(page, venue.name, 'Maybe');
  });

  await test.step('custom supplier form and add-supplier modal: by hand works without a connection', async () => {
    await beginAdding(partner);
    await adding(partner).getByLabel('Search by name').fill(first.name);
    await expect(adding(partner).getByText('You’re offline, so the directory can’t be searched.')).toBeVisible();
    await adding(partner).getByRole('button', { name: 'Close' }).click();
    await expect(adding(partner)).toBeHidden();
    await addByHand(partner, 'Cousin Jo', 'Cakes');
    await expect(rowOf(page, venue.name)).not.toContainText('The orchard!');
    await expect(rowOf(page, 'Cousin Jo')).toHaveCount(0);
  });

  await test.step('booking: the one with a connection books meanwhile', async () => {
    await book(page, venue);
    await waitForStep(page, 'supplier.booked', 'handled', 'mfe-planning');
    await expect(rowOf(partner, venue.name)).not.toContainText('Booked');
    await goOnline(partner);
    await expect(rowOf(partner, venue.name)).toContainText('£6,315 agreed');
    for (const one of [page, partner]) {
      await expect(rowOf(one, 'Cousin Jo')).toContainText('Added by you');
      await expect(rowOf(one, venue.name)).toContainText('Booked');
      await expect(rowOf(one, venue.name)).toContainText('The orchard!');
      await expect(rowOf(one, venue.name)).toContainText('Visit on');
      await expect(rowOf(one, venue.name)).toContainText(/(?:Lou|You): yes/i);
      await expect(rowOf(one, venue.name)).toContainText(/(?:Robin|You): maybe/i);
    }
  });

  await test.step('compare: the link shows the other half the same, and what one votes meanwhile', async () => {
    await screen(page).getByRole('link', { name: 'Compare both' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await screen(page)
      .getByRole('button', { name: /^Share Compare/ })
      .click();
    await expect(notices(page)).toContainText('The link is in your clipboard.');
    await partner.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const heads = (one: Page) => screen(one).getByRole('columnheader').getByRole('heading');
    const names = await heads(page).allInnerTexts();
    expect(names.toSorted()).toEqual([first.name, second.name].toSorted());
    await expect(heads(partner)).toHaveText(names);
    await expect(cellsOf(partner, 'Your price')).toHaveCount(2);

    await goOffline(partner);
    await noteOnFirst(partner, names[0] ?? '', 'Kind on the phone');
    await page.goto('/uk/shortlist');
    await vote(page, names[1] ?? '', 'Yes');
    await expect(cellsOf(partner, 'Your notes').first()).toContainText('Kind on the phone');
    await goOnline(partner);
    await expect(cellsOf(partner, 'Your votes').last()).toContainText('Robin: yes');
    await expect(rowOf(page, names[0] ?? '')).toContainText('Kind on the phone');
  });
  await partner.context().close();
});
