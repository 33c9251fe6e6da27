import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';

/** Chooses a file on the import screen, as if it came from the device. */
export const chooseFile = (page: Page, name: string, content: Buffer | string): Promise<void> =>
  screen(page)
    .getByTestId('guest-file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content as string) });

/** Puts guests on the list by pasting rows, the first of which names the columns. */
export const pasteGuests = async (page: Page, rows: readonly string[], count: number): Promise<void> => {
  await page.goto('/uk/guestlist/import');
  await screen(page).getByLabel('Rows copied from a spreadsheet').fill(rows.join('\n'));
  await screen(page).getByRole('button', { name: 'Have a look' }).click();
  await screen(page)
    .getByRole('button', { name: `Import ${count}` })
    .click();
  await expect(screen(page).getByRole('heading', { name: /on the list$/ })).toBeVisible();
};
