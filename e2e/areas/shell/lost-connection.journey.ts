import { expect } from '@playwright/test';
import { collection, deleteDoc, doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { type Couple, logIn, newCouple, openSection, screen, setDate, signUp } from '#support/people/couple';
import { withSdk } from '#support/people/sdk';
import {
  addTask,
  alert,
  goOffline,
  goOnline,
  notices,
  onAnotherDevice,
  openProfile,
  startPlanning,
  words,
} from '#support/plan/planning';
import { test } from '#support/run/test';
import { forbidStorage } from '#support/wire/faults';

/** Channel through which the page's edits reach the server. */
const writeChannel = /\/Write\/channel/;

/** The couple's tasks as the server has them. */
const tasksOf = (origin: string, couple: Couple): Promise<{ name: string; path: string }[]> =>
  withSdk(origin, couple, async (firestore, uid) => {
    const user = await getDocFromServer(doc(firestore, 'users', uid));
    const { docs } = await getDocsFromServer(collection(firestore, `weddings/${user.get('weddingId')}/tasks`));
    return docs.map((found) => ({ name: String(found.get('name')), path: found.ref.path }));
  });

test('a connection is lost while sending an enquiry: the words stay, and a retry sends them once', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  const supplier = await openProfile(page);
  await goOffline(page);
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(alert(page)).toContainText('The connection was lost. Your message is kept');
  await expect(page.getByLabel('Your message')).toHaveValue(words);

  await goOnline(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
  await onAnotherDevice(browser, couple, async (other) => {
    await other
      .getByRole('banner')
      .getByRole('link', { name: /^Inbox/ })
      .click();
    await screen(other).getByRole('link', { name: supplier.name }).click();
    await expect(screen(other).getByRole('log').getByText(words)).toHaveCount(1);
  });
});

test('a connection is lost while writing a message: it waits, and goes out by itself', async ({ page, browser }) => {
  const couple = await startPlanning(page);
  const supplier = await openProfile(page);
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await screen(page).getByRole('link', { name: 'Open the conversation' }).click();
  const log = screen(page).getByRole('log');
  await expect(log.getByText(words)).toBeVisible();

  await goOffline(page);
  const message = 'One more thing: may we bring a small dog?';
  await page.getByLabel(`Write to ${supplier.name}`).fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByText(message)).toBeVisible();
  await expect(log.getByText('Not sent: there’s no connection.')).toBeVisible();

  await goOnline(page);
  await expect(log.getByText('Not sent: there’s no connection.')).toBeHidden();
  await expect(log.getByText(message)).toHaveCount(1);
  await onAnotherDevice(browser, couple, async (other) => {
    await other
      .getByRole('banner')
      .getByRole('link', { name: /^Inbox/ })
      .click();
    await screen(other).getByRole('link', { name: supplier.name }).click();
    await expect(screen(other).getByRole('log').getByText(message)).toHaveCount(1);
  });
});

test('a browser that keeps nothing shows the product, and plans with the connection [H-15]', async ({
  page,
  browser,
}) => {
  await forbidStorage(page);
  await page.goto('/uk/wedding-suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Find your people' })).toBeVisible();
  const couple = newCouple();
  await signUp(page, couple);
  await setDate(page);
  await openSection(page, 'Checklist');
  await expect(notices(page).getByText('This browser keeps nothing for Posy')).toBeVisible();
  await screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }).click();
  await expect(page.getByText('3 of 180 done')).toBeVisible();
  await addTask(page, 'Book the brass band');
  await onAnotherDevice(browser, couple, async (other) => {
    await openSection(other, 'Checklist');
    await expect(other.getByText('3 of 181 done')).toBeVisible();
  });
  await logIn(page, couple);
  await openSection(page, 'Checklist');
  await expect(page.getByText('3 of 181 done')).toBeVisible();
});

/** Number of pages left in the middle of a save: `POSY_RELOADS=50` is the long form. */
const reloads = Number(process.env['POSY_RELOADS'] ?? 3);

test('a page that is left in the middle of a save loses nothing and doubles nothing [H-20]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000 + reloads * 20_000);
  const couple = await startPlanning(page);
  const names = Array.from({ length: reloads }, (_none, index) => `Save number ${index + 1} of many`);
  for (const name of names) {
    await addTask(page, name);
    // A shown edit is stored on the device; it is left to chance if the server has it.
    await expect(screen(page).getByRole('link', { name, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Add task' })).toBeVisible();
  }
  await expect(page.getByText(`1 of ${180 + reloads} done`)).toBeVisible();
  const saved = async (): Promise<string[]> =>
    (await tasksOf(baseURL ?? '', couple)).map(({ name }) => name).filter((name) => names.includes(name));
  await expect.poll(async () => (await saved()).sort()).toEqual([...names].sort());
  await expect(notices(page).getByText('before this page was loaded')).toBeHidden();
});

test('a change that the server refuses once its page is gone is not lost without a word [R1-17]', async ({
  page,
  baseURL,
}) => {
  const couple = await startPlanning(page);
  await addTask(page, 'Book the brass band');
  const band = async () => (await tasksOf(baseURL ?? '', couple)).find(({ name }) => name === 'Book the brass band');
  await expect.poll(band).toBeDefined();
  await page.route(writeChannel, () => undefined);
  await screen(page).getByRole('checkbox', { name: 'Book the brass band' }).click();
  await expect(page.getByText('2 of 181 done')).toBeVisible();
  await withSdk(baseURL ?? '', couple, async (firestore) => deleteDoc(doc(firestore, (await band())?.path ?? '')));
  const address = page.url();
  // The page goes with its change unsent: a page that is still there when the way is free would hear the refusal itself.
  await page.goto('about:blank');
  await page.unroute(writeChannel);
  await page.goto(address);
  await expect(notices(page).getByText('One change from before this page was loaded wasn’t saved')).toBeVisible();
});
