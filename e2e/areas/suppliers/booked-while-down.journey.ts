import { expect } from '@playwright/test';
import { expectNothingWaits, timesHandled, traceOf, waitForStep } from '#support/browser/durable-events';
import { screen } from '#support/people/couple';
import { depositDue, expectEverywhere, makeFeed } from '#support/plan/booked-everywhere';
import { book, publishWebsite, putOnShortlist, rowOf } from '#support/plan/booking';
import { beginBudget } from '#support/plan/budget';
import { startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';
import { breakScripts } from '#support/wire/faults';
import { entryOf, exposedChunkOf } from '#support/wire/remotes';

const planning = 'mfe-planning';

test('booked while planning is down: everything says so once it is back, once [S4-shortlist-05] [18]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  const feed = await makeFeed(page);
  await beginBudget(page);
  const website = await publishWebsite(page);
  const venue = await putOnShortlist(page);
  await expectNothingWaits(page);
  const healEntry = await breakScripts(page, entryOf(planning), 'answers 404');
  const heal = await breakScripts(page, exposedChunkOf(planning, 'reactions'), 'answers 404');
  await book(page, venue, depositDue);
  const eventId = await waitForStep(page, 'supplier.booked', 'waiting', planning);
  expect(await timesHandled(page, 'supplier.booked', eventId, planning)).toBe(0);
  await healEntry();
  await heal();
  await page.reload();
  expect(await waitForStep(page, 'supplier.booked', 'handled', planning)).toBe(eventId);
  await expectNothingWaits(page);
  await expectEverywhere(page, { venue, feed, website, browser });
});

test('booked and undone while planning is down: once it is back nothing says that anybody is booked [18]', async ({
  page,
}) => {
  await startPlanning(page);
  await beginBudget(page);
  const venue = await putOnShortlist(page);
  await expectNothingWaits(page);
  const healEntry = await breakScripts(page, entryOf(planning), 'answers 404');
  const heal = await breakScripts(page, exposedChunkOf(planning, 'reactions'), 'answers 404');
  await book(page, venue, depositDue);
  await undoOf(page, `${venue.name} is booked`);
  await expect(rowOf(page, venue.name)).not.toContainText('Booked');
  const isPublished = async () => (await traceOf(page, 'supplier.unbooked')).some(({ step }) => step === 'published');
  await expect.poll(isPublished).toBe(true);
  await healEntry();
  await heal();
  await page.reload();
  await waitForStep(page, 'supplier.unbooked', 'handled', planning);
  await expectNothingWaits(page);
  await page.goto('/uk/budget');
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(screen(page).getByText('£6,315')).toHaveCount(0);
  await page.goto('/uk/checklist?show=all');
  for (const task of ['Research venues', 'Book the venue'])
    await expect(screen(page).getByRole('checkbox', { name: task })).not.toBeChecked();
});
