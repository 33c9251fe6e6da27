import { expect } from '@playwright/test';
import { openSection, screen } from '#support/people/couple';
import { pageOf } from '#support/people/people';
import { addGuests, startGuestList } from '#support/plan/guests';
import { inviteHousehold } from '#support/plan/invitations';
import { test } from '#support/run/test';

/** A picture of a few pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mM4YWODBzGMSmNDAOtLfQFCsVfJAAAAAElFTkSuQmCC',
  'base64',
);
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });

test('guests send pictures with and without a script, the couple shows them to all, and one of them is reported', async ({
  page,
  browser,
}) => {
  await startGuestList(page);
  await addGuests(page, ['Bisi Okafor', 'Theo Walsh']);
  await openSection(page, 'Website');
  await screen(page).getByRole('link', { name: 'Pictures' }).click();
  await screen(page).getByRole('switch', { name: 'Guests may send pictures' }).click();
  await expect(page.getByText('Your guests may send pictures.')).toBeVisible();
  await screen(page).getByRole('link', { name: 'Invitations' }).click();
  const [bisi, theo] = [await inviteHousehold(page, 'Bisi Okafor'), await inviteHousehold(page, 'Theo Walsh')];
  await screen(page).getByRole('link', { name: 'Pictures' }).click();

  const plain = await pageOf(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const way = plain.getByRole('link', { name: 'Pictures of the day' });
  // The switch says at once what the server stores a moment later.
  await expect
    .poll(async () => {
      await plain.goto(bisi);
      return way.count();
    })
    .toBe(1);
  await way.click();
  await plain.getByLabel(/^Pictures/).setInputFiles(file('one.png'));
  await plain.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(plain.getByText('Thank you, your picture is there.')).toBeVisible();

  const scripted = await pageOf(browser, { viewport: { width: 390, height: 844 } });
  await scripted.goto(`${theo}/photos`);
  await scripted.getByLabel(/^Pictures/).setInputFiles([file('two.png'), file('three.png')]);
  await scripted.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(scripted.getByText('Thank you, your 2 pictures are there.')).toBeVisible();

  await expect(screen(page).getByRole('img', { name: /^Picture \d of Theo Walsh$/ })).toHaveCount(2);
  await screen(page).getByRole('button', { name: 'Show all 3 new ones' }).click();
  await expect(page.getByText('All guests see 3 pictures more.')).toBeVisible();

  await plain.reload();
  const all = plain.getByRole('region', { name: 'From all guests' });
  await expect(all.getByRole('img')).toHaveCount(3);
  await all.getByText('Report', { exact: false }).first().click();
  await all.getByRole('button', { name: 'Report it' }).first().click();
  await expect(plain.getByText('Thank you. We’ll look at the picture.')).toBeVisible();

  await screen(page).getByRole('button', { name: 'Download all' }).click();
  const download = page.waitForEvent('download');
  await screen(page).getByRole('link', { name: 'Save the archive' }).click();
  expect((await download).suggestedFilename()).toBe('pictures.zip');
});
