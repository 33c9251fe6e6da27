import { expect } from '@playwright/test';
import { expectNothingWaits, timesHandled, waitForStep } from '#support/browser/durable-events';
import { depositDue, expectEverywhere, makeFeed } from '#support/plan/booked-everywhere';
import { book, publishWebsite, putOnShortlist } from '#support/plan/booking';
import { beginBudget } from '#support/plan/budget';
import { startPlanning } from '#support/plan/planning';
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
