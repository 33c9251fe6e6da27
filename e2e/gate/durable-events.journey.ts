import { expect } from '@playwright/test';
import { expectNothingWaits, timesHandled, waitForStep } from '#support/browser/durable-events';
import { dateChanged, expectNewChecklist, planning, setDateWithoutPlanning } from '#support/plan/without-planning';
import { test } from '#support/run/test';

test('an event waits while its handler is down, and is handled once after a reload', async ({ page }) => {
  const { eventId, heal } = await setDateWithoutPlanning(page);

  await page.reload();
  expect(await waitForStep(page, dateChanged, 'waiting', planning)).toBe(eventId);

  await heal();
  await page.reload();
  expect(await waitForStep(page, dateChanged, 'handled', planning)).toBe(eventId);
  await expectNewChecklist(page);
  expect(await timesHandled(page, dateChanged, eventId, planning)).toBe(1);
  await expectNothingWaits(page);

  await page.reload();
  await expect(page.getByText('1 of 180 done')).toBeVisible();
  await expectNothingWaits(page);
  expect(await timesHandled(page, dateChanged, eventId, planning)).toBe(0);
});
