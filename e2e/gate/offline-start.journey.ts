import { expect, type Page } from '@playwright/test';
import { expectReleaseSetStored } from '#support/browser/stored-in-browser';
import { openSection, screen } from '#support/people/couple';
import { goOnline, onAnotherDevice, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

// A person who granted pushes before is not asked in a dialog over the page.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const task = (page: Page, name: string) => screen(page).getByRole('checkbox', { name });

test('without a connection somebody opens their checklist, ticks a task, and finds it on another device later', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  await expectReleaseSetStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText('You’re offline. What you change is kept here')).toBeVisible();
  await expect(page.getByText('1 of 180 done')).toBeVisible();
  await task(page, 'Tell your families and friends').click();
  await expect(page.getByText('3 of 180 done')).toBeVisible();

  await test.step('it is still there after another start', async () => {
    await page.goto('/uk/checklist');
    await expect(page.getByText('3 of 180 done')).toBeVisible();
  });
  await test.step('every other area opens too', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Inbox/ })
      .click();
    await expect(screen(page).getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(page.getByText('taking a rest')).toBeHidden();
  });
  await goOnline(page);
  await onAnotherDevice(browser, couple, async (other) => {
    await openSection(other, 'Checklist');
    await expect(other.getByText('3 of 180 done')).toBeVisible();
  });
});
