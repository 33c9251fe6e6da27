import { expect, type Locator, type Page } from '@playwright/test';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { pasteGuests } from '#support/plan/guest-files';
import { onAnotherDevice, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

const guests = [
  'Name\tHousehold\tRSVP',
  'Ravi Kapoor\tThe Kapoors\tyes',
  'Anita Kapoor\tThe Kapoors\tyes',
  'Bisi Okafor\t\tyes',
  'Lena Fischer\t\tyes',
  'Gordon Ellery\t\tyes',
  'Ray Ellery\t\tno',
];

const table = (page: Page, name: string): Locator =>
  screen(page).getByRole('listitem', { name: new RegExp(`^Table ${name}`) });

/** A room of its own: five guests who come, and tables of so many seats. */
const startSeating = async (page: Page, seats: readonly number[]) => {
  const couple = await startPlanning(page);
  await pasteGuests(page, guests, 6);
  await page.goto('/uk/guestlist/seating');
  for (const [index, count] of seats.entries()) {
    await screen(page).getByRole('button', { name: 'Add a table' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add a table' });
    await dialog.getByLabel('Seats').fill(String(count));
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await expect(dialog).toBeHidden();
    await expect(table(page, `Table ${index + 1}`)).toBeVisible();
  }
  return couple;
};

const mover = (page: Page, name: string): Locator =>
  screen(page).getByRole('button', { name: `Move ${name} to table` });

test('a couple seat their guests by keyboard, by hand and by a suggestion that says why', async ({ page }) => {
  await startSeating(page, [4, 3]);
  await expect(screen(page).getByText('0 of 5 seated at 2 tables')).toBeVisible();
  await mover(page, 'Lena Fischer').focus();
  await page.keyboard.press('m');
  const menu = page.getByRole('menu', { name: 'Move Lena Fischer to table' });
  await expect(menu.getByRole('menuitem', { name: /Table 2.*3 free/ })).toBeVisible();
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('2');
  await expect(table(page, 'Table 2')).toHaveAccessibleName(/1 of 3 seats taken/);

  await mover(page, 'Gordon Ellery').hover();
  const row = screen(page).getByRole('listitem').filter({ hasText: 'Gordon Ellery' });
  await row.getByText('Gordon Ellery').hover();
  await page.mouse.down();
  await table(page, 'Table 1').hover();
  await page.mouse.up();
  await expect(table(page, 'Table 1')).toHaveAccessibleName(/1 of 4 seats taken/);
  await mover(page, 'Gordon Ellery').hover();
  await page.mouse.down();
  await screen(page).getByRole('heading', { name: 'Not seated yet' }).hover();
  await page.mouse.up();
  await expect(table(page, 'Table 1')).toHaveAccessibleName(/0 of 4 seats taken/);
  await mover(page, 'Gordon Ellery').click();
  await page.getByRole('menuitem', { name: /Table 1/ }).click();
  await expect(table(page, 'Table 1')).toHaveAccessibleName(/1 of 4 seats taken/);

  await screen(page).getByRole('button', { name: 'Add', exact: true }).click();
  const wish = page.getByRole('dialog', { name: 'Add a wish' });
  for (const name of ['Bisi Okafor', 'Lena Fischer']) {
    await wish.getByLabel('Add a guest').fill(name.slice(0, 4));
    await page.getByRole('option', { name }).click();
  }
  await wish.getByRole('button', { name: 'Add a wish' }).click();
  await expect(screen(page).getByText('Open', { exact: true })).toBeVisible();

  await screen(page).getByRole('button', { name: 'Suggest seats' }).click();
  await expect(screen(page).getByText('Lena Fischer is there, and you asked for them together.')).toBeVisible();
  await expect(screen(page).getByText('every household with seats is at one table')).toBeVisible();
  await screen(page).getByRole('button', { name: 'Seat all 3' }).click();
  await expect(screen(page).getByText('5 of 5 seated at 2 tables')).toBeVisible();
  await expect(screen(page).getByText('Kept', { exact: true })).toBeVisible();
  await screen(page).getByRole('button', { name: 'Undo' }).click();
  await expect(screen(page).getByText('2 of 5 seated at 2 tables')).toBeVisible();
});

test('on a phone a tap moves a guest; a removed table gives its guests back, and comes back with them', async ({
  page,
}) => {
  await startSeating(page, [2]);
  await resize(page, { width: 390, height: 844 });
  await mover(page, 'Ravi Kapoor').click();
  await page.getByRole('menuitem', { name: /Table 1/ }).click();
  await mover(page, 'Bisi Okafor').click();
  await page.getByRole('menuitem', { name: /Table 1/ }).click();
  await expect(table(page, 'Table 1')).toHaveAccessibleName(/2 of 2 seats taken/);
  await mover(page, 'Anita Kapoor').click();
  await expect(page.getByRole('menuitem', { name: /Table 1.*Full/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await screen(page).getByRole('button', { name: 'Change Table 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the table' }).click();
  await expect(screen(page).getByText('0 of 5 seated at no tables yet')).toBeVisible();
  await undoOf(page, 'Table 1 is gone; 2 guests wait for a seat.');
  await expect(table(page, 'Table 1')).toHaveAccessibleName(/2 of 2 seats taken/);
});

test('two devices fill the last seat at once: both see who came last, and put it right', async ({ page, browser }) => {
  const couple = await startSeating(page, [1]);
  await onAnotherDevice(browser, couple, async (other) => {
    await expect(other).toHaveURL(/\/uk\/home$/);
    await other.goto('/uk/guestlist/seating');
    await expect(mover(other, 'Lena Fischer')).toBeVisible();
    await page.context().setOffline(true);
    await mover(page, 'Bisi Okafor').click();
    await page.getByRole('menuitem', { name: /Table 1/ }).click();
    await mover(other, 'Lena Fischer').click();
    await other.getByRole('menuitem', { name: /Table 1/ }).click();
    await expect(table(other, 'Table 1')).toHaveAccessibleName(/1 of 1 seats taken/);
    await page.context().setOffline(false);
    for (const device of [page, other])
      await expect(screen(device).getByRole('alert')).toContainText('Bisi Okafor came last');
    await screen(page).getByRole('button', { name: 'Take Bisi Okafor off' }).click();
    for (const device of [page, other]) {
      await expect(screen(device).getByRole('alert')).toBeHidden();
      await expect(screen(device).getByText('1 of 5 seated at 1 table')).toBeVisible();
    }
  });
});

test('the plan is printed with lists by table and by name, and nothing of the screen', async ({ page }) => {
  await startSeating(page, [4]);
  await mover(page, 'Ravi Kapoor').click();
  await page.getByRole('menuitem', { name: /Table 1/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Seating, ', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'By table' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Anita KapoorNot seated yet$/ })).toBeVisible();
  await expect(screen(page).getByRole('button', { name: 'Add a table' })).toBeHidden();
  await expect(screen(page).getByRole('heading', { name: 'Wishes' })).toBeHidden();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
});
