import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { chooseFile, pasteGuests } from '#support/plan/guest-files';
import { notices, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

const list = [
  'First name;Surname;Family;e-mail;Eve only?;Allergies;RSVP;Gift idea',
  'Ravi;Kapoor;The Kapoors;ravi@example.com;no;;yes;Teapot',
  'Anita;Kapoor;The Kapoors;anita@example.com;no;vegan, milk;yes;',
  'Priya;Raman;The Ramans;priya@;no;;yes;',
  'Bisi;Okafor;;;yes;nuts!!;;Vouchers',
].join('\r\n');

const guestlist = async (page: Page) => {
  await page.goto('/uk/guestlist');
  return screen(page);
};

test('a couple brings a spreadsheet, puts right what is wrong, imports it and takes it back', async ({ page }) => {
  await startPlanning(page);
  await page.goto('/uk/guestlist/import');
  await chooseFile(page, 'guest-list-final-FINAL.csv', list);
  await expect(screen(page).getByText('guest-list-final-FINAL.csv, 4 rows')).toBeVisible();
  await expect(screen(page).getByLabel('Family goes to')).toHaveValue('household');
  await screen(page).getByLabel('Gift idea goes to').selectOption('Leave it out');
  const email = screen(page).getByLabel('e-mail, row 4');
  await expect(screen(page).getByText('Hmm.. are you sure that’s right?')).toBeVisible();
  await email.fill('priya@example.com');
  await email.press('Enter');
  await screen(page).getByRole('button', { name: 'Import 4' }).click();
  await expect(screen(page).getByRole('heading', { name: '4 guests are on the list' })).toBeVisible();
  await screen(page).getByRole('link', { name: 'See the guest list' }).click();
  await expect(screen(page).getByText('Anita Kapoor')).toBeVisible();
  await page.goBack();
  await pasteGuests(page, ['Name\tEmail', 'Jo Late\tjo@example.com'], 1);
  await screen(page).getByRole('button', { name: 'Undo the import' }).click();
  await expect(notices(page).getByText('The import is undone.')).toBeVisible();
  const after = await guestlist(page);
  await expect(after.getByText('Anita Kapoor')).toBeVisible();
  await expect(after.getByText('Jo Late')).toBeHidden();
});

test('the same file again changes nothing; a row that looks like somebody is asked about', async ({ page }) => {
  await startPlanning(page);
  await pasteGuests(page, ['Name\tEmail\tDiet', 'Anita Kapoor\tanita@example.com\t', 'Bisi Okafor\t\tvegan'], 2);
  await page.goto('/uk/guestlist/import');
  await chooseFile(page, 'again.csv', 'Name,Email,Diet\nAnita Kapoor,anita@example.com,vegan\nBisi Okafor,,vegan\n');
  await expect(screen(page).getByText('You have Anita Kapoor already, same email. Merging adds Diet.')).toBeVisible();
  await expect(screen(page).getByText('On your list already, nothing new')).toBeVisible();
  await screen(page).getByText('Skip', { exact: true }).click();
  await expect(screen(page).getByText('There’s nothing to import yet.')).toBeVisible();
  await screen(page).getByText('Merge', { exact: true }).click();
  await screen(page).getByRole('button', { name: 'Import 1' }).click();
  await expect(screen(page).getByText('1 guest has something new.')).toBeVisible();
});

const bad: readonly [string, Buffer, RegExp][] = [
  ['photo.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), /That’s a picture/],
  ['invitation.xlsx', Buffer.from('%PDF-1.7'), /That’s a PDF/],
  ['old.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /an old Excel file/],
  ['cut.xlsx', Buffer.from('PK\u0003\u0004 and then nothing'), /damaged or cut short/],
  ['letters.csv', Buffer.from([0x4e, 0x61, 0x81, 0x6d, 0x65]), /written in a way we can’t read/],
];

test('a bad file gets a clear sentence, and changes nothing', async ({ page }) => {
  await startPlanning(page);
  await pasteGuests(page, ['Name', 'Ravi Kapoor'], 1);
  await page.goto('/uk/guestlist/import');
  const alert = screen(page).getByRole('alert');
  for (const [name, content, sentence] of bad) {
    await chooseFile(page, name, content);
    await expect(alert).toContainText(sentence);
    await expect(alert).toContainText('Your guest list is as it was.');
  }
  const large = test.info().outputPath('large.csv');
  await writeFile(large, Buffer.alloc(50 * 1024 * 1024, 'a'));
  await screen(page).getByTestId('guest-file').setInputFiles(large);
  await expect(alert).toContainText('larger than 5 MB');
  const after = await guestlist(page);
  await expect(after.getByText('Ravi Kapoor')).toBeVisible();
});

test('on a phone the columns are mapped by keyboard, and the caterer’s sheet is there for print', async ({ page }) => {
  await startPlanning(page);
  await resize(page, { width: 390, height: 844 });
  await page.goto('/uk/guestlist/import');
  await chooseFile(page, 'list.csv', 'Lads,RSVP,Allergies\nRavi Kapoor,yes,nuts\nBisi Okafor,no,milk\n');
  const lads = screen(page).getByLabel('Lads goes to');
  await expect(screen(page).getByText('Where does this go?')).toBeVisible();
  await lads.focus();
  await page.keyboard.type('Name');
  await expect(lads).toHaveValue('name');
  await screen(page).getByRole('button', { name: 'Import 2' }).click();
  await expect(screen(page).getByRole('heading', { name: '2 guests are on the list' })).toBeVisible();
  await page.goto('/uk/guestlist/caterers');
  await expect(screen(page).getByRole('row', { name: /Nuts.*Ravi Kapoor/ })).toBeVisible();
  await expect(screen(page).getByText('Bisi Okafor')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('For the caterer, ')).toBeVisible();
  await expect(screen(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    screen(page).getByRole('button', { name: 'Excel file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('for-the-caterer.xlsx');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});

test('exporting the list saves a file that reads back unchanged, and ticks its step [S4-auto-07]', async ({ page }) => {
  await startPlanning(page);
  await pasteGuests(
    page,
    ['Name\tEmail\tDiet\tRSVP', 'Ravi Kapoor\tr@example.com\tvegan\tyes', 'Bisi Okafor\t\t\t'],
    2,
  );
  await page.goto('/uk/guestlist');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    screen(page)
      .getByRole('button', { name: 'Export' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()),
  ]);
  expect(download.suggestedFilename()).toBe('guest-list.xlsx');
  const file = await readFile(await download.path());
  await expect(notices(page).getByText('“Finalise and export your list” is ticked')).toBeVisible();
  await page.goto('/uk/guestlist/import');
  await chooseFile(page, 'guest-list.xlsx', file);
  await expect(screen(page).getByText('On your list already, nothing new')).toHaveCount(2);
  await expect(screen(page).getByText('There’s nothing to import yet.')).toBeVisible();
});
