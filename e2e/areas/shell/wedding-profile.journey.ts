import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { phone, resize } from '#support/look/resize';
import { openSection, screen } from '#support/people/couple';
import { goOffline, notices, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

const profile = '/uk/settings/wedding';
const field = (page: Page, name: string): Locator => screen(page).getByLabel(name, { exact: true });
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const saveChanges = (page: Page) => screen(page).getByRole('button', { name: 'Save changes' }).click();

const openProfile = async (page: Page): Promise<void> => {
  await page.goto(profile);
  await expect(field(page, 'Guests, roughly')).toBeEditable();
};

const year = new Date().getFullYear();
const before = `15 June ${year + 2}`;
const after = `18 September ${year + 3}`;

/** Picks another day in the picker's dialog. */
const pickAnotherDay = async (page: Page): Promise<void> => {
  await screen(page).getByRole('button', { name: 'Change the date' }).click();
  const picker = dialog(page, 'When is it?');
  await picker.getByRole('tab', { name: /^Year/ }).click();
  await picker.getByRole('radio', { name: String(year + 3) }).click();
  await picker.getByRole('radio', { name: /^September/ }).click();
  await picker.getByRole('button', { name: /\b18\b/ }).click();
  await picker.getByRole('button', { name: 'Save the date' }).click();
};

test('another date is shown with what moves along, made, and put back [S1-keeps-01]', async ({ page }) => {
  await startPlanning(page);
  await resize(page, phone);
  await openProfile(page);
  await settle(page);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);

  await pickAnotherDay(page);
  const confirm = dialog(page, 'Change the date?');
  await expect(confirm).toContainText(before);
  await expect(confirm).toContainText(after);
  await expect(confirm.getByText(/\d+ open tasks move along with the date/)).toBeVisible();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  await confirm.getByRole('button', { name: 'Change it' }).click();
  await expect(confirm).toBeHidden();
  await expect(screen(page).getByRole('paragraph').filter({ hasText: after })).toBeVisible();

  await undoOf(page, 'Saved.');
  await expect(screen(page).getByRole('paragraph').filter({ hasText: before })).toBeVisible();
  await expect(notices(page).getByText('Put back as it was.')).toBeVisible();
});

const movedWords = (page: Page) => page.getByText(/^Eure Hochzeit ist jetzt hier zu Hause/);

const move = async (page: Page): Promise<void> => {
  await field(page, 'Country').selectOption('Germany');
  const confirm = dialog(page, 'Move to Germany?');
  await expect(confirm.getByText(/your checklist\. What’s done stays done\./)).toBeVisible();
  await confirm.getByRole('button', { name: 'Move to Germany' }).click();
  await expect(page).toHaveURL(/\/de\/settings\/wedding$/);
  await expect(movedWords(page)).toBeVisible();
};

test('another country is another market, which says so once [S9-storage-05]', async ({ page }) => {
  await startPlanning(page);
  await openProfile(page);
  await move(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(field(page, 'Land')).toHaveValue('DE');
  expect(await page.evaluate(() => localStorage.getItem('wedding-country-changed-show-info'))).toBeNull();
  await page.reload();
  await expect(field(page, 'Land')).toHaveValue('DE');
  await settle(page);
  await expect(movedWords(page)).toBeHidden();
});

test('a move to another country is put back, with the place', async ({ page }) => {
  await startPlanning(page);
  await openProfile(page);
  await field(page, 'Where').fill('Aunt Joan’s garden');
  await saveChanges(page);
  await expect(notices(page).getByText('Saved.')).toBeVisible();
  await move(page);
  // The focused notice stays.
  const undoButton = page.getByRole('button', { name: 'Rückgängig' });
  await undoButton.focus();
  await expect(field(page, 'Wo')).toHaveValue('');
  await undoButton.press('Enter');
  await expect(page).toHaveURL(/\/uk\/settings\/wedding$/);
  await expect(field(page, 'Where')).toHaveValue('Aunt Joan’s garden');
  await expect(field(page, 'Country')).toHaveValue('GB');
});

test('another guest count is asked about first, and put back', async ({ page }) => {
  await startPlanning(page);
  await openProfile(page);
  const guests = field(page, 'Guests, roughly');
  await guests.fill('95');
  await saveChanges(page);
  await expect(notices(page).getByText('Saved.')).toBeVisible();
  // The only undo that is left to press is then that of the next change.
  await notices(page).getByRole('button', { name: 'Close' }).click();
  await expect(notices(page).getByText('Saved.')).toBeHidden();
  await guests.fill('120');
  await saveChanges(page);
  const confirm = dialog(page, 'Change the guest count?');
  await expect(confirm).toContainText('95');
  await confirm.getByRole('button', { name: 'Keep it as it was' }).click();
  await expect(guests).toHaveValue('120');
  await saveChanges(page);
  await confirm.getByRole('button', { name: 'Change it' }).click();
  await expect(confirm).toBeHidden();
  await undoOf(page, 'Saved.');
  await expect(guests).toHaveValue('95');
});

test('a move to another country has to wait for a connection', async ({ page }) => {
  await startPlanning(page);
  await openProfile(page);
  await goOffline(page);
  await field(page, 'Country').selectOption('Germany');
  const confirm = dialog(page, 'Move to Germany?');
  await expect(confirm.getByText(/Moving to another country needs a connection/)).toBeVisible();
  await confirm.getByRole('button', { name: 'Keep it as it was' }).click();
  await expect(field(page, 'Country')).toHaveValue('GB');
});

test('the couple’s picture: a file that is none is refused in words, a picture is stored, removed and restored', async ({
  page,
}) => {
  await startPlanning(page);
  const picture = await page.screenshot();
  await openProfile(page);
  const group = screen(page).getByRole('group', { name: 'Your picture' });
  const choose = (name: string, buffer: Buffer, mimeType: string) =>
    group.getByTestId('couple-picture').setInputFiles({ name, mimeType, buffer });
  await choose('us.png', Buffer.from('not a picture'), 'image/png');
  await expect(group.getByRole('alert')).toHaveText('Only JPEG, PNG, WebP or HEIC pictures.');

  await choose('us.png', picture, 'image/png');
  const shown = group.getByRole('img', { name: 'Your picture' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await expect(group.getByRole('alert')).toBeHidden();
  await settle(page);
  expect(await findViolations(page)).toEqual([]);

  await group.getByRole('button', { name: 'Take it away' }).click();
  await expect(shown).toBeHidden();
  // The picture disappears at once, and is saved a moment later: then it can be undone.
  await expect(group.getByRole('button', { name: 'Add a picture' })).toBeEnabled();
  await undoOf(page, 'Saved.');
  await expect(shown).toBeVisible();
  await openSection(page, 'Home');
  await page.goBack();
  await expect(shown).toBeVisible();
});
