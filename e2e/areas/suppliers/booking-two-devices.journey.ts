import { expect } from '@playwright/test';
import { waitForStep } from '#support/browser/durable-events';
import { screen } from '#support/people/couple';
import { partnerOf } from '#support/people/partners';
import { book, expectGuestsRead, publishWebsite, putOnShortlist, unbook } from '#support/plan/booking';
import { beginBudget } from '#support/plan/budget';
import { startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';
import { breakScripts } from '#support/wire/faults';
import { entryOf, exposedChunkOf } from '#support/wire/remotes';

const planning = 'mfe-planning';

// The other device waits eight seconds for the one that took the booking back.
test.use({ hasRealTimers: true });

test('a booking that is taken back where planning is down leaves the other device’s budget and the website [18]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  await beginBudget(page);
  const website = await publishWebsite(page);
  const venue = await putOnShortlist(page);
  await book(page, venue);
  await waitForStep(page, 'supplier.booked', 'handled', planning);
  const partner = await partnerOf(page, browser);
  await partner.goto('/uk/budget');
  const agreed = screen(partner).getByText('£6,315').filter({ visible: true });
  await expect(agreed.first()).toBeVisible();

  await breakScripts(page, entryOf(planning), 'answers 404');
  await breakScripts(page, exposedChunkOf(planning, 'reactions'), 'answers 404');
  await unbook(page, venue);
  await waitForStep(page, 'supplier.unbooked', 'waiting', planning);
  await page.close();

  await expect(agreed).toHaveCount(0);
  await expectGuestsRead(browser, website, venue.name, false);
  await partner.goto('/uk/home');
  await expect(screen(partner).getByText(/£6,315/)).toHaveCount(0);
  await partner.context().close();
});
