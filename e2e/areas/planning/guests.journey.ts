import { expect } from '@playwright/test';
import { doc, getDoc, writeBatch } from 'firebase/firestore';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { withSdk } from '#support/people/sdk';
import { addGuests, guestRow, openGuest, startGuestList, tile } from '#support/plan/guests';
import { notices, onAnotherDevice, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

test('several guests are changed together, and an undo takes it all back [S2-popup-09]', async ({ page }) => {
  await startGuestList(page);
  await addGuests(page, ['Ravi and Anita Kapoor', 'Sam Hill']);
  await screen(page).getByRole('button', { name: 'Edit several' }).click();
  await screen(page).getByRole('checkbox', { name: 'Choose all 3 guests in view' }).check();
  const toolbar = page.getByRole('toolbar');
  await expect(toolbar.getByRole('status')).toHaveText('3 chosen');
  await toolbar.getByRole('button', { name: 'RSVP' }).click();
  await page.getByRole('menuitem', { name: 'Can’t come' }).click();
  await expect(tile(page, '3 can’t make it')).toBeVisible();
  await undoOf(page, '3 guests: Can’t come.');
  await expect(tile(page, '0 can’t make it')).toBeVisible();
  await toolbar.getByRole('button', { name: 'Category' }).click();
  const popup = page.getByRole('dialog', { name: 'Category for 3 guests' });
  await popup.getByLabel('Name of the category').fill('Climbing club');
  await popup.getByRole('button', { name: 'Put them in' }).click();
  await expect(screen(page).getByRole('link', { name: 'Climbing club 3' })).toBeVisible();
});

test('links in the header of a desktop and in the tab bar of a phone warn before the edit mode is left, and lead on [S2-back-12]', async ({
  page,
}) => {
  await startGuestList(page);
  await addGuests(page, ['Ravi and Anita Kapoor']);
  await screen(page).getByRole('button', { name: 'Edit several' }).click();
  await screen(page).getByRole('checkbox', { name: 'Ravi Kapoor' }).check();
  const away = page.getByRole('navigation').getByRole('link', { name: 'Checklist' }).filter({ visible: true });
  const warning = page.getByRole('alertdialog', { name: '1 guest is still chosen' });
  await away.click();
  await warning.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/uk\/guestlist$/);
  await resize(page, phone);
  await expect(screen(page).getByRole('checkbox', { name: 'Ravi Kapoor' })).toBeChecked();
  await away.click();
  await warning.getByRole('button', { name: 'Leave editing' }).click();
  await expect(page).toHaveURL(/\/uk\/checklist$/);
  await page.goBack();
  await expect(guestRow(page, 'Ravi Kapoor')).toBeVisible();
});

test('two people who change different fields of a guest at the same time lose nothing [S7-database-04]', async ({
  page,
  browser,
}) => {
  const couple = await startGuestList(page);
  await addGuests(page, ['Sam Hill']);
  await onAnotherDevice(browser, couple, async (other) => {
    await expect(other).toHaveURL(/\/uk\/home$/);
    await other.goto('/uk/guestlist');
    const [mine, theirs] = [await openGuest(page, 'Sam Hill'), await openGuest(other, 'Sam Hill')];
    await mine.getByLabel('Email').fill('sam@example.com');
    await theirs.getByLabel('Phone').fill('0117 496 0000');
    await Promise.all([mine.getByLabel('Email').press('Tab'), theirs.getByLabel('Phone').press('Tab')]);
    for (const drawer of [mine, theirs]) {
      await expect(drawer.getByLabel('Email')).toHaveValue('sam@example.com');
      await expect(drawer.getByLabel('Phone')).toHaveValue('0117 496 0000');
    }
  });
});

test('the first guest ticks its task, and visiting the list is marked in the profile [S2-nav-04] [S4-auto-04]', async ({
  page,
  baseURL,
}) => {
  const couple = await startGuestList(page);
  await addGuests(page, ['Sam Hill']);
  await expect(notices(page).getByText('your first guest is on it')).toBeVisible();
  await withSdk(baseURL ?? '', couple, async (firestore, uid) => {
    const seen = async () => (await getDoc(doc(firestore, `users/${uid}`))).get('actions.hasViewedGuestlist');
    await expect.poll(seen).toBe(true);
  });
});

const many = 2000;

test('of 2,000 guests what is near the window is drawn, and nothing else, however fast one scrolls', async ({
  page,
  baseURL,
}) => {
  const couple = await startGuestList(page);
  await withSdk(baseURL ?? '', couple, async (firestore, uid) => {
    const weddingId = String((await getDoc(doc(firestore, `users/${uid}`))).get('weddingId'));
    for (let from = 0; from < many; from += 400) {
      const batch = writeBatch(firestore);
      for (let index = from; index < from + 400; index += 1) {
        const head = index % 4 === 0 ? null : `g${index - (index % 4)}`;
        const name = `Guest ${String(index).padStart(4, '0')}`;
        batch.set(doc(firestore, `weddings/${weddingId}/guests/g${index}`), { name, head, contacts: { email: null } });
      }
      await batch.commit();
    }
  });
  await page.reload();
  await expect(screen(page).getByText('2,000 guests in 500 households')).toBeVisible({ timeout: 30_000 });
  const rows = screen(page).getByRole('row');
  expect(await rows.count()).toBeLessThan(80);

  // A whole screen further with every frame: whatever was passed is taken away again.
  const most = await page.evaluate(async () => {
    let drawn = 0;
    for (let step = 0; step < 60; step += 1) {
      window.scrollBy(0, 900);
      await new Promise(requestAnimationFrame);
      drawn = Math.max(drawn, document.querySelectorAll('main [role=row]').length);
    }
    return drawn;
  });
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThan(80);
  expect(await rows.count()).toBeLessThan(80);

  await page.keyboard.press('End');
  await expect(guestRow(page, 'Guest 1999')).toBeVisible();
  await screen(page).getByRole('searchbox', { name: 'Find a guest' }).fill('1234');
  await expect(guestRow(page, 'Guest 1234')).toBeVisible();
  expect(await rows.count()).toBeLessThan(5);
});
