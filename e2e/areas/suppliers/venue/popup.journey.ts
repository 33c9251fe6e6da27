import { expect, type Locator, type Page } from '@playwright/test';
import { traceOf, waitForStep } from '#support/browser/durable-events';
import { expectAllSaved } from '#support/browser/stored-in-browser';
import { findViolations } from '#support/look/accessibility';
import { desktop, phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { beginUndated } from '#support/people/signed-in';
import { book, putOnShortlist, rowOf } from '#support/plan/booking';
import { beginBudget } from '#support/plan/budget';
import { pasteGuests } from '#support/plan/guest-files';
import { notices } from '#support/plan/planning';
import { type FoundSupplier, openSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const shownKey = 'venue-confirmation-shown';
const requested = 'venue-confirmation.requested';
const question = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const intro = (page: Page): Locator => question(page, 'Have you found your venue?');
const shownAt = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), shownKey);

/** Expects the question within the window's width and free of violations: on a desktop, then on a phone. */
const expectOnBoth = async (page: Page, asked: Locator): Promise<void> => {
  for (const size of [desktop, phone]) {
    await resize(page, size);
    await expect(asked.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    const { x, width } = (await asked.boundingBox()) ?? { x: 0, width: Infinity };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(size.width);
    expect(await findViolations(page), `${size.width} px`).toEqual([]);
  }
};

/** Has the browser forget that it asked: each occasion is looked at by itself. */
const forgetAsking = (page: Page): Promise<void> => page.evaluate((key) => localStorage.removeItem(key), shownKey);

/** Expects this number of questions in this document, each handled by the remote that shows it. */
const expectRequests = async (page: Page, count: number): Promise<void> => {
  const handled = async (): Promise<number> =>
    (await traceOf(page, requested)).filter(({ step, handler }) => step === 'handled' && handler === 'mfe-suppliers')
      .length;
  await expect.poll(handled).toBe(count);
};

const askByAddress = async (page: Page, path = 'home'): Promise<void> => {
  await page.goto(`/uk/${path}?venueConfirmationPopup=true`);
};

const saveGuests = async (page: Page): Promise<void> => {
  const download = page.waitForEvent('download');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await screen(page)
    .getByRole('button', { name: isPhone ? 'More for the guest list' : 'Export' })
    .click();
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  await download;
};

const exportGuests = async (page: Page): Promise<void> => {
  await pasteGuests(page, ['Name\tRSVP', 'Ravi Kapoor\tyes'], 1);
  await page.goto('/uk/guestlist');
  await saveGuests(page);
};

const quoteTheVenue = async (page: Page): Promise<void> => {
  await beginBudget(page);
  await screen(page).getByRole('link', { name: 'Venue hire' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Venue hire' });
  await drawer.getByLabel('Quoted').fill('6300');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  // An open item is not covered: the question waits until it is closed.
  await expectRequests(page, 1);
  await expect(intro(page)).toBeHidden();
  await drawer.getByRole('button', { name: 'Close' }).click();
};

const tickTheVenue = async (page: Page): Promise<void> => {
  await page.goto('/uk/checklist?show=all');
  await screen(page).getByRole('checkbox', { name: 'Book the venue' }).click();
};

const bookTwoOthers = async (page: Page): Promise<void> => {
  for (const category of ['florists', 'photographers']) {
    await book(page, await putOnShortlist(page, category));
    // Handled before the next is booked: else the first one sees two as well, and asks a second time later.
    await waitForStep(page, 'supplier.booked', 'handled', 'mfe-suppliers');
  }
};

const enquire = async (page: Page, supplier: FoundSupplier): Promise<void> => {
  await openSupplier(page, supplier);
  await page.getByLabel('Your message').fill('Hello! Are you free in June?');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(screen(page).getByRole('link', { name: 'Open the conversation' })).toBeVisible();
};

const askTwo = async (page: Page): Promise<void> => {
  for (const category of ['venues', 'caterers']) await enquire(page, await pickFirstSupplier(page, category));
};

interface Occasion {
  cause: (page: Page) => Promise<void>;
  /** Event that follows, and the milliseconds that the question waits after it. */
  after: [event: string, wait: number];
  /** The reason that the question gives. */
  reason: string;
}

const occasions: Record<string, Occasion> = {
  'an export of the guests': {
    cause: exportGuests,
    after: ['guestlist.exported', 0],
    reason: 'Your guest list is on its way out',
  },
  'an amount in the budget': {
    cause: quoteTheVenue,
    after: ['budget.venue-amount-set', 0],
    reason: 'in your budget',
  },
  'a ticked task': { cause: tickTheVenue, after: ['task.completed', 0], reason: 'You’ve ticked off a task about it' },
  'two other bookings': {
    cause: bookTwoOthers,
    after: ['supplier.booked', 2500],
    reason: 'You’ve booked two others already',
  },
  'an enquiry to another': { cause: askTwo, after: ['enquiry.sent', 600], reason: 'You’re asking others already' },
};

/** The question waited, by the document's own clock, after what it comes of. */
const expectWaited = async (page: Page, [event, wait]: Occasion['after']): Promise<void> => {
  const [[asked], happened] = [await traceOf(page, requested), await traceOf(page, event)];
  const cause = happened.findLast(({ step }) => step === 'published');
  expect((asked?.at ?? 0) - (cause?.at ?? Infinity)).toBeGreaterThanOrEqual(wait);
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(intro(page)).toBeHidden();
};

test('five occasions ask for the venue, each with its reason and its delay, and never twice; the notice about the last action stays [18]', async ({
  page,
}) => {
  await beginUndated(page, { date: `${new Date().getFullYear() + 2}-06-15` });
  await resize(page, phone);
  for (const [occasion, { cause, after, reason }] of Object.entries(occasions))
    await test.step(occasion, async () => {
      await forgetAsking(page);
      await cause(page);
      await expect(intro(page)).toContainText(reason);
      await expectOnBoth(page, intro(page));
      await expectWaited(page, after);
      if (after[0] === 'enquiry.sent') return;
      await close(page);
      if (after[0] !== 'guestlist.exported') return;
      const before = await shownAt(page);
      await saveGuests(page);
      await expectRequests(page, 2);
      await expect(intro(page)).toBeHidden();
      expect(await shownAt(page)).toBe(before);
    });
  const { name } = await pickFirstSupplier(page, 'venues');
  const interest = question(page, 'Are you still thinking about them?');
  await test.step('a yes to the venue that was asked', async () => {
    await intro(page).getByRole('button', { name: 'Not yet' }).click();
    await expect(interest).toContainText(name);
    await expectOnBoth(page, interest);
    await interest.getByRole('button', { name: 'Yes, we are' }).click();
    await expect(interest).toBeHidden();
    await expect(notices(page)).toContainText(`Happy hunting! It’s noted that you like ${name}.`);
  });
  await test.step('a no, which says why', async () => {
    await askByAddress(page);
    await intro(page).getByRole('button', { name: 'Not yet' }).click();
    await interest.getByRole('button', { name: 'No, let them know' }).click();
    const lost = question(page, 'What was it?');
    await lost.getByRole('button', { name: 'Let them know' }).click();
    await expect(lost.getByText('Please choose a reason')).toBeVisible();
    await expectOnBoth(page, lost);
    await lost.getByRole('radio', { name: 'The size' }).check();
    await lost.getByRole('button', { name: 'Let them know' }).click();
    await expect(notices(page)).toContainText(`${name} is set aside, and hears from you`);
    await expectAllSaved(page);
    await page.goto('/uk/shortlist');
    await expect(rowOf(page, name)).toContainText('Set aside');
  });
});

test('a reminder and an address ask for the venue, the answers outlive a reload, and one of their own is booked [S2-popup-02] [S4-shortlist-05] [18]', async ({
  page,
}) => {
  const longAgo = new Date(Date.now() - 100 * 24 * 60 * 60 * 1000);
  await beginUndated(page, { registeredAt: longAgo });
  await resize(page, phone);
  await forgetAsking(page);
  await page.goto('/uk/home');
  await expect(intro(page)).toContainText('You’ve been planning for a while');
  await expectOnBoth(page, intro(page));
  await close(page);
  const reminded = await shownAt(page);
  await askByAddress(page, 'checklist');
  await expect(intro(page)).toContainText('It takes a minute');
  await expect(page).toHaveURL(/\/uk\/checklist$/);
  // The reminder, which would be due, rests for two weeks.
  await expectRequests(page, 1);
  expect(await shownAt(page)).not.toBe(reminded);
  await expectOnBoth(page, intro(page));

  await intro(page).getByRole('button', { name: 'Yes, we have' }).click();
  const which = question(page, 'Which one is it?');
  const { name } = await pickFirstSupplier(page, 'venues');
  await which.getByLabel('Search by name').fill(name);
  await which.getByRole('button', { name, exact: true }).click();
  await expect(which.getByRole('radio', { name })).toBeChecked();
  await expectOnBoth(page, which);
  await which.getByRole('button', { name: 'It’s not on Posy' }).click();
  const form = page.getByRole('dialog', { name: 'Add your own supplier' });
  await expect(form).toBeVisible();
  await expectOnBoth(page, form);
  await form.getByRole('textbox', { name: 'Name' }).fill('Grandma’s orchard');
  await form.getByRole('textbox', { name: 'Town' }).fill('Frome');
  await form.getByRole('button', { name: 'Add supplier' }).click();
  const month = question(page, 'Which month at Grandma’s orchard?');
  await expectOnBoth(page, month);

  await page.reload();
  await month.getByRole('radio', { name: 'September' }).check();
  await month.getByRole('button', { name: 'Next: year' }).click();
  const year = question(page, /^Which year/);
  await expect(year).toBeVisible();
  await expectOnBoth(page, year);
  await year.getByRole('radio', { name: String(new Date().getFullYear() + 2) }).check();
  await year.getByRole('button', { name: 'Next: day' }).click();
  const day = question(page, /^Which day/);
  await day.getByRole('radio', { name: '11', exact: true }).check();
  await expectOnBoth(page, day);
  await day.getByRole('button', { name: 'Book it' }).click();
  await expect(notices(page)).toContainText('Grandma’s orchard is your venue');

  await askByAddress(page, 'shortlist');
  await expect(rowOf(page, 'Grandma’s orchard')).toContainText('Booked');
  await waitForStep(page, requested, 'handled', 'mfe-suppliers');
  await expect(intro(page)).toBeHidden();
});
