import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { expectAccessible } from '#support/look/accessibility';
import { resize } from '#support/look/resize';
import { newCouple, screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { book, putOnShortlist, rowOf } from '#support/plan/booking';
import { notices, startPlanning } from '#support/plan/planning';
import { openSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { test } from '#support/run/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${one.toString()} is not on the page.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('pictures are looked at whole, with their words and the row of all of them below [P-m14]', async ({ page }) => {
  await resize(page, desk);
  await openSupplier(page, await pickFirstSupplier(page, 'venues'));
  await screen(page)
    .getByRole('link', { name: /^All \d+ pictures$/ })
    .first()
    .click();
  await screen(page)
    .getByRole('button', { name: /^Illustration/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  const picture = viewer.getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await settle(page);
  const caption = viewer.getByText(/· Illustration$/).first();
  const row = viewer.getByRole('button', { name: /^Picture 1(?!\d)/ });
  const [shown, words, thumb] = [await boxOf(picture), await boxOf(caption), await boxOf(row)];
  expect(shown.y).toBeGreaterThanOrEqual(0);
  expect(shown.bottom).toBeLessThanOrEqual(words.y);
  expect(words.bottom).toBeLessThanOrEqual(thumb.y);
  expect(thumb.bottom).toBeLessThanOrEqual(desk.height);
  const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => row.locator('img').evaluate(isDrawn)).toBe(true);
});

test('what is left without a wish is a figure with room of its own, however large [P-m8]', async ({ page }) => {
  await becomeDemo(page, 'couple');
  await page.goto('/uk/supplier-category/venues?text=castle&guests=900&ours=no');
  const row = screen(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('Without “Room for 900”', { exact: true }) });
  await expect(row).toBeVisible();
  for (const size of [desk, phone]) {
    await resize(page, size);
    const figure = row.locator(':scope > :first-child');
    await figure.evaluate((element) => (element.textContent = '3,000'));
    const [number, words] = [await boxOf(figure), await boxOf(row.getByText(/^Without/))];
    expect(number.right).toBeLessThan(words.x);
    expect(await figure.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  }
});

test('filters stand close together, beside the list or over it, with what people cost [P-m7]', async ({ page }) => {
  await becomeDemo(page, 'couple');
  for (const size of [desk, phone]) {
    await resize(page, size);
    await page.goto('/uk/supplier-category/venues');
    await expect(screen(page).getByRole('article').first()).toBeVisible();
    await screen(page)
      .getByRole('button', { name: /^Filters/ })
      .click();
    const filters = page.getByRole(size === desk ? 'region' : 'dialog', { name: 'Filters' });
    await expect(filters.getByText('What they cost for your date and guests')).toBeVisible();
    await settle(page);
    await expectAccessible(page);
    const guests = await boxOf(filters.getByLabel('Guests', { exact: true }));
    const label = await boxOf(filters.getByText('Guests', { exact: true }).first());
    expect(guests.height).toBeLessThanOrEqual(48);
    expect(guests.y - label.bottom).toBeLessThanOrEqual(12);
    // A column of its own: no half of a board stays empty.
    if (size === desk) expect((await boxOf(filters)).width).toBeLessThanOrEqual(340);
  }
});

/** No notice lies over a question, and together they take little of a phone. */
const expectFewNotices = async (page: Page): Promise<void> => {
  const shown = notices(page).locator('[role=status] > *, [role=alert] > *');
  const boxes = await Promise.all((await shown.all()).map(boxOf));
  expect(boxes.length).toBeLessThanOrEqual(1);
  for (const { height } of boxes) expect(height).toBeLessThanOrEqual(140);
};

test('on a phone one notice shows at a time, after a visitor’s enquiry too [P-H12]', async ({ page }) => {
  await resize(page, phone);
  const supplier = await pickFirstSupplier(page, 'florists');
  await openSupplier(page, supplier);
  await page.getByLabel('Your message').fill('Are you free in June?');
  await page.getByRole('button', { name: 'Sign up to send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nearly sent' });
  const couple = newCouple();
  await dialog.getByLabel('Your first name').fill(couple.name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(couple.email);
  await dialog.getByLabel('Password', { exact: true }).fill(couple.password);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectFewNotices(page);
});

test('on a phone a booking shows in one notice with all that came of it [P-H12]', async ({ page }) => {
  await startPlanning(page);
  const venue = await putOnShortlist(page);
  await resize(page, phone);
  await book(page, venue);
  await expect(notices(page)).toContainText('budget');
  await expectFewNotices(page);
});

test('a comparison slides sideways in its own frame on a phone, and the page stays as wide as it is [18] [P-H5]', async ({
  page,
}) => {
  await resize(page, phone);
  await becomeDemo(page, 'couple');
  await page.goto('/uk/shortlist');
  await screen(page)
    .getByRole('link', { name: /^Compare all/ })
    .first()
    .click();
  const table = screen(page).getByRole('region', { name: 'Compare' });
  await expect(table).toBeVisible();
  await settle(page);
  expect(await table.evaluate((frame) => frame.scrollWidth > frame.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect((await boxOf(page.getByRole('banner'))).width).toBe(phone.width);
});

test('no word of a comparison’s questions breaks, in German and French, on a desktop and a phone [18]', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  for (const market of ['de', 'fr']) {
    await page.goto(`/${market}/shortlist`);
    await screen(page).locator('a[href*="compare="]').first().click();
    const questions = screen(page).getByRole('rowheader');
    await expect(questions.first()).toBeVisible();
    for (const size of [desk, phone]) {
      await resize(page, size);
      const broken = await questions.evaluateAll((cells) =>
        cells.map((cell) => {
          const words = cell.textContent.trim().split(/\s+/);
          const range = document.createRange();
          range.selectNodeContents(cell);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          return lines.size > words.length ? words.join(' ') : '';
        }),
      );
      expect(broken.filter(Boolean), `${market} ${size.width} px`).toEqual([]);
    }
  }
});

test('the header and the tabs mark Suppliers on lists, profiles, the shortlist and the search [P-m1]', async ({
  page,
}) => {
  await becomeDemo(page, 'couple');
  const { publicId } = await pickFirstSupplier(page, 'venues');
  const addresses = [
    'wedding-suppliers',
    'supplier-category/venues',
    `weddingsuppliers/venues/${publicId}`,
    'shortlist',
    'search?text=barn',
  ];
  for (const size of [desk, phone]) {
    await resize(page, size);
    for (const address of addresses) {
      await page.goto(`/uk/${address}`);
      await expect(page.locator('[aria-current=page]').getByText('Suppliers').filter({ visible: true })).toBeVisible();
    }
  }
});

test('by keyboard a supplier is noted, booked and taken off the list, and the focus stays beside it [18]', async ({
  page,
}) => {
  await startPlanning(page);
  const { name } = await putOnShortlist(page);
  await page.goto('/uk/shortlist');
  const more = rowOf(page, name).getByRole('button', { name: `More for ${name}` });
  const choose = async (action: string): Promise<void> => {
    await more.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  await choose('Notes and visit');
  await page
    .getByRole('dialog', { name: `Notes on ${name}` })
    .getByLabel('What you think')
    .fill('The orchard!');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await choose('Mark as booked');
  await page
    .getByRole('dialog', { name: `You’ve booked ${name}` })
    .getByRole('button', { name: 'Save' })
    .press('Enter');
  await expect(rowOf(page, name)).toContainText('Booked');
  await expect(more).toBeFocused();
  await choose('Price, payments and contract');
  const agreed = page.getByRole('dialog', { name: `What you agreed with ${name}` });
  await agreed.getByRole('button', { name: 'Not booked after all' }).press('Enter');
  await expect(rowOf(page, name)).not.toContainText('Booked');
  await expect(more).toBeFocused();
  await choose('Take off the list');
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
