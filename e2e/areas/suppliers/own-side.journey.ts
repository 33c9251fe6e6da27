import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { becomeDemo, beginPlan } from '#support/people/signed-in';
import { test } from '#support/run/test';

// They write the same profile: each comes after the one before.
test.describe.configure({ mode: 'default' });

/** The supplier's name, and where couples find it. */
const shownAs = async (page: Page): Promise<{ name: string; href: string }> => {
  await page.goto('/uk/inbox/desk');
  const link = screen(page).getByRole('link', { name: 'See your profile as couples do' });
  await expect(link).toHaveAttribute('href', /^\/uk\/weddingsuppliers\/./);
  const href = (await link.getAttribute('href')) ?? '';
  await page.goto(href);
  return { name: (await screen(page).getByRole('heading', { level: 1 }).textContent()) ?? '', href };
};

/** The couple's list, looked at until it says so. */
const untilListed = async (couple: Page, name: string, count: number): Promise<void> => {
  await expect(async () => {
    await couple.reload();
    await expect(screen(couple).getByRole('article').first()).toBeVisible();
    expect(await screen(couple).getByRole('article').filter({ hasText: name }).count()).toBe(count);
  }).toPass();
};

test('a day that the supplier takes, by keyboard, is gone from a couple’s list, and comes back with it [32]', async ({
  browser,
}) => {
  const supplier = await pageOf(browser);
  await becomeDemo(supplier, 'supplier');
  const { name } = await shownAs(supplier);
  const couple = await pageOf(browser);
  await beginPlan(couple);

  await supplier.goto('/uk/inbox/calendar');
  const free = screen(supplier).getByRole('button', { name: /, free$/ });
  await free.last().focus();
  const day = (await free.last().getAttribute('data-day')) ?? '';
  await couple.goto(`/uk/supplier-category/photographers?free=${day}&text=${encodeURIComponent(name)}`);
  await untilListed(couple, name, 1);

  await test.step('taken', async () => {
    await supplier.keyboard.press('Enter');
    await screen(supplier).getByRole('radio', { name: 'Taken' }).check({ force: true });
    // The header stands over what was scrolled below it, which axe takes for crowded.
    await supplier.evaluate(() => scrollTo(0, 0));
    await settle(supplier);
    expect(await findViolations(supplier)).toEqual([]);
    await screen(supplier).getByRole('button', { name: 'Save' }).press('Enter');
    await expect(supplier.getByText('The day is taken')).toBeVisible();
    await untilListed(couple, name, 0);
  });

  await test.step('and given back, in one step', async () => {
    await supplier.getByRole('button', { name: 'Undo' }).click();
    await untilListed(couple, name, 1);
  });
});

test('a calendar file is brought in on a phone, and a hostile one is refused with its reason [32]', async ({
  browser,
}) => {
  const supplier = await pageOf(browser);
  await becomeDemo(supplier, 'supplier');
  await resize(supplier, phone);
  await supplier.goto('/uk/inbox/calendar');
  const file = (...lines: string[]): Buffer => Buffer.from(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
  const year = new Date().getFullYear() + 1;
  const choose = (called: string, buffer: Buffer): Promise<void> =>
    screen(supplier)
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: called, mimeType: 'text/calendar', buffer });
  await choose('hostile.ics', file('BEGIN:VEVENT', `DTSTART:${year}0101T100000`, 'RRULE:FREQ=SECONDLY', 'END:VEVENT'));
  await expect(screen(supplier).getByText('hostile.ics has more entries or repetitions than we read.')).toBeVisible();
  await choose(
    'mine.ics',
    file('BEGIN:VEVENT', 'UID:a', `DTSTART;VALUE=DATE:${year}1103`, 'RRULE:FREQ=DAILY;COUNT=2', 'END:VEVENT'),
  );
  await screen(supplier).getByRole('button', { name: 'Add 2 days' }).click();
  await expect(screen(supplier).getByRole('button', { name: 'Take mine.ics out' })).toBeVisible();
  await settle(supplier);
  expect(await findViolations(supplier)).toEqual([]);
  await screen(supplier).getByRole('button', { name: 'Take mine.ics out' }).click();
  await expect(screen(supplier).getByRole('button', { name: 'Take mine.ics out' })).toBeHidden();
});

const publish = async (supplier: Page, changes: string): Promise<void> => {
  await screen(supplier).getByRole('button', { name: changes }).click();
  await expect(screen(supplier).getByText(/^Published\. In search within a second/)).toBeVisible();
};

test('what the supplier publishes, words and a photo, is on the page that a couple opens [32]', async ({ browser }) => {
  const supplier = await pageOf(browser);
  await becomeDemo(supplier, 'supplier');
  const { href } = await shownAs(supplier);
  const couple = await pageOf(browser);
  await beginPlan(couple);
  const words = `We photograph by candlelight, number ${Date.now()}.`;

  await supplier.goto('/uk/own-profile');
  const message = screen(supplier).getByRole('textbox', { name: 'A word from you' });
  await message.fill(words);
  const labels = screen(supplier).getByRole('textbox', { name: /^What is on picture/ });
  const before = await labels.count();
  await screen(supplier)
    .getByLabel('Add pictures')
    .and(supplier.locator('input'))
    .setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer: await couple.screenshot() });
  await expect(labels).toHaveCount(before + 1);
  const caption = `The hall by candlelight, ${words.slice(-14, -1)}`;
  await labels.last().fill(caption);
  const choose = async (picture: string, item: string): Promise<void> => {
    await screen(supplier).getByRole('button', { name: picture, exact: true }).click();
    await supplier.getByRole('menuitem', { name: item }).click();
  };
  await choose(`Picture ${before + 1}`, 'Make it the first');
  await publish(supplier, 'Publish 2 changes');
  await settle(supplier);
  expect(await findViolations(supplier)).toEqual([]);
  await couple.goto(href);
  await expect(screen(couple).getByText(words)).toBeVisible();
  const photo = screen(couple).locator(`img[alt*="${caption}"]`).first();
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await choose('First picture', 'Delete');
  await publish(supplier, 'Publish one change');
  await expect(async () => {
    await couple.reload();
    await expect(screen(couple).getByText(words)).toBeVisible();
    expect(await photo.count()).toBe(0);
  }).toPass();
});

test('a weekday that the supplier closes, on a phone, is gone from a couple’s list and grey in its calendar [32]', async ({
  browser,
}) => {
  const supplier = await pageOf(browser);
  await becomeDemo(supplier, 'supplier');
  const { name } = await shownAs(supplier);
  await resize(supplier, phone);
  const couple = await pageOf(browser);
  await beginPlan(couple);

  await supplier.goto('/uk/inbox/calendar');
  const free = screen(supplier).getByRole('button', { name: /^Tuesday.*, free$/ });
  const tuesday = (await free.last().getAttribute('data-day')) ?? '';
  await couple.goto(`/uk/supplier-category/photographers?free=${tuesday}&text=${encodeURIComponent(name)}`);
  await untilListed(couple, name, 1);
  await screen(supplier).getByRole('link', { name: 'Rules for closed days' }).click();
  const turnTuesday = async (): Promise<void> => {
    await screen(supplier).getByRole('button', { name: 'Tuesday' }).click();
    await publish(supplier, 'Publish one change');
  };
  await turnTuesday();
  await settle(supplier);
  expect(await findViolations(supplier)).toEqual([]);
  // One column: the form and its preview take turns.
  const packages = screen(supplier).getByRole('heading', { name: 'Packages and prices' });
  await expect(packages).toBeVisible();
  await screen(supplier).getByRole('radio', { name: 'Preview' }).check({ force: true });
  await expect(packages).toBeHidden();
  await expect(screen(supplier).getByRole('region', { name: 'Preview' })).toBeVisible();
  await settle(supplier);
  expect(await findViolations(supplier)).toEqual([]);
  await untilListed(couple, name, 0);

  await supplier.goto('/uk/inbox/calendar');
  await expect(screen(supplier).locator(`[data-day="${tuesday}"]`)).toHaveAccessibleName(/, closed by your rules$/);
  await settle(supplier);
  expect(await findViolations(supplier)).toEqual([]);
  await supplier.goto('/uk/own-profile');
  await turnTuesday();
  await untilListed(couple, name, 1);
});

test('a file that is no photo, one that is cut off and one that is too small are refused with their reasons [32]', async ({
  browser,
}) => {
  const supplier = await pageOf(browser);
  await becomeDemo(supplier, 'supplier');
  await supplier.goto('/uk/own-profile');
  const input = screen(supplier).getByLabel('Add pictures').and(supplier.locator('input'));
  const refused = async (name: string, buffer: Buffer, reason: string): Promise<void> => {
    await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(screen(supplier).getByText(`${name} ${reason}`)).toBeVisible();
  };
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await refused('script.jpg', script, 'is no JPEG, PNG, WebP or HEIC.');
  const cutOff = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043', 'hex');
  await refused('cut-off.jpg', cutOff, 'could not be opened. It may be damaged.');
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await refused('tiny.png', Buffer.from(onePixel, 'base64'), 'is too small: 640 by 400 pixels are needed.');
  await expect(screen(supplier).getByRole('button', { name: 'Published' })).toBeDisabled();
});
