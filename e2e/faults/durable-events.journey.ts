import { expect } from '@playwright/test';
import { collection, doc, getDocFromServer, getDocsFromServer } from 'firebase/firestore';
import { expectNothingWaits, timesHandled, waitForStep } from '#support/browser/durable-events';
import { screen } from '#support/people/couple';
import { withSdk } from '#support/people/sdk';
import { startPlanning } from '#support/plan/planning';
import { openSupplier, pickFirstSupplier } from '#support/plan/suppliers';
import { dateChanged, expectNewChecklist, planning, setDateWithoutPlanning } from '#support/plan/without-planning';
import { test } from '#support/run/test';
import { breakScripts, documentMark, markDocument } from '#support/wire/faults';
import { entryOf, exposedChunkOf } from '#support/wire/remotes';

// Some of these journeys test the times of retries.
test.use({ hasRealTimers: true });

test('an event waits while its handler is down, and is handled once when it is back, without a reload', async ({
  page,
}) => {
  const { eventId, heal } = await setDateWithoutPlanning(page);
  await markDocument(page);
  await heal();
  expect(await waitForStep(page, dateChanged, 'handled', planning)).toBe(eventId);
  await expectNewChecklist(page);
  await expectNothingWaits(page);
  expect(await timesHandled(page, dateChanged, eventId, planning)).toBe(1);
  expect(await documentMark(page)).toBe('same document');
});

test('with two tabs open, an event is handled by one of them', async ({ page, context }) => {
  const { eventId, heal } = await setDateWithoutPlanning(page);
  const other = await context.newPage();
  const healOther = await breakScripts(other, entryOf(planning), 'answers 404');
  await other.goto('/uk/wedding-suppliers');
  await waitForStep(other, dateChanged, 'waiting', planning);

  await Promise.all([heal(), healOther()]);
  await Promise.all([page.reload(), other.reload()]);
  await Promise.all([expectNothingWaits(page), expectNothingWaits(other)]);
  const counts = await Promise.all([page, other].map((tab) => timesHandled(tab, dateChanged, eventId, planning)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  await expectNewChecklist(other);
});

test('an event whose tab was closed is handled by the next one', async ({ page, context }) => {
  const { eventId } = await setDateWithoutPlanning(page);
  const next = await context.newPage();
  await page.close();
  await next.goto('/uk/wedding-suppliers');
  expect(await waitForStep(next, dateChanged, 'handled', planning)).toBe(eventId);
  await expectNewChecklist(next);
  expect(await timesHandled(next, dateChanged, eventId, planning)).toBe(1);
});

test('a sent enquiry reaches the shortlist once, though the reactions of the directory were down', async ({
  page,
  baseURL,
}) => {
  const couple = await startPlanning(page);
  const heal = await breakScripts(page, exposedChunkOf('mfe-suppliers', 'reactions'), 'answers 500');
  const supplier = await pickFirstSupplier(page, 'photographers');
  await openSupplier(page, supplier);
  await page.getByLabel('Your message').fill('Hello! Are you free in June, and what would a whole day cost us?');
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(screen(page).getByText(`${supplier.name} has your message`)).toBeVisible();
  const eventId = await waitForStep(page, 'enquiry.sent', 'waiting', 'mfe-suppliers');

  // The open profile handles the event too: only the reactions, which are down, have not handled it yet, and they count
  // here.
  const before = await timesHandled(page, 'enquiry.sent', eventId, 'mfe-suppliers');

  await heal();
  await expect.poll(() => timesHandled(page, 'enquiry.sent', eventId, 'mfe-suppliers')).toBe(before + 1);
  await expectNothingWaits(page);
  expect(await timesHandled(page, 'enquiry.sent', eventId, 'mfe-suppliers')).toBe(before + 1);
  await withSdk(baseURL ?? '', couple, async (firestore, uid) => {
    const user = await getDocFromServer(doc(firestore, 'users', uid));
    const { docs } = await getDocsFromServer(collection(firestore, `weddings/${user.get('weddingId')}/suppliers`));
    expect(docs.map((found) => [found.id, found.get('enquired')])).toEqual([[supplier.id, true]]);
  });
});
