import { expect } from '@playwright/test';
import { openSection, screen } from '#support/people/couple';
import { addTask, goOffline, goOnline, onAnotherDevice, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

test('a connection is lost while ticking and adding tasks: both are stored here and arrive later', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  await goOffline(page);
  await screen(page).getByRole('checkbox', { name: 'Tell your families and friends' }).click();
  await expect(page.getByText('3 of 180 done')).toBeVisible();
  await addTask(page, 'Book the brass band');
  await expect(screen(page).getByRole('link', { name: 'Book the brass band' })).toBeVisible();
  await expect(page.getByText('3 of 181 done')).toBeVisible();
  await expect(page.getByText('You’re offline. 2 changes wait here')).toBeVisible();
  const added = screen(page).getByRole('listitem').filter({ hasText: 'Book the brass band' });
  await expect(added.getByText('Waiting to send')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what waits' })).toHaveAttribute('href', '/uk/checklist');

  await goOnline(page);
  await expect(screen(page).getByText('Waiting to send')).toBeHidden();
  await onAnotherDevice(browser, couple, async (other) => {
    await openSection(other, 'Checklist');
    await expect(other.getByText('3 of 181 done')).toBeVisible();
    await expect(screen(other).getByRole('link', { name: 'Book the brass band' })).toBeVisible();
  });
});
