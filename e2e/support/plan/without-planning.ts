import { expect, type Page } from '@playwright/test';
import { timesHandled, waitForStep, waitingEvents } from '#support/browser/durable-events';
import { openSection, screen, setDate } from '#support/people/couple';
import { beginUndated } from '#support/people/signed-in';
import { directoryTitle } from '#support/plan/suppliers';
import { breakScripts } from '#support/wire/faults';
import { entryOf, expectFallback } from '#support/wire/remotes';

export const dateChanged = 'wedding.date-changed';
export const planning = 'mfe-planning';

/** A screen of another remote: what planning does here, its reactions do. */
export const openDirectory = async (page: Page): Promise<void> => {
  await openSection(page, 'Suppliers');
  await expect(screen(page).getByRole('heading', { level: 1, name: directoryTitle })).toBeVisible();
};

/** Sets the date of a new couple while planning is down. Answers the waiting event's id, and what heals planning. */
export const setDateWithoutPlanning = async (page: Page): Promise<{ eventId: string; heal: () => Promise<void> }> => {
  const heal = await breakScripts(page, entryOf(planning), 'answers 404');
  await beginUndated(page);
  await page.goto('/uk/onboarding');
  await setDate(page);
  await expect(page.getByText(/15 June \d{4} it is/)).toBeVisible();
  await expectFallback(page, planning);
  await openDirectory(page);
  const eventId = await waitForStep(page, dateChanged, 'waiting', planning);
  expect(await waitingEvents(page)).toEqual([eventId]);
  expect(await timesHandled(page, dateChanged, eventId, planning)).toBe(0);
  return { eventId, heal };
};

export const expectNewChecklist = async (page: Page): Promise<void> => {
  await openSection(page, 'Checklist');
  await expect(page.getByText('1 of 180 done')).toBeVisible();
};
