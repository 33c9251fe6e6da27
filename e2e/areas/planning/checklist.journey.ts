import { expect, type Page } from '@playwright/test';
import { expectNothingWaits, waitForStep } from '#support/browser/durable-events';
import { publishLater } from '#support/browser/publish-later';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { findPerson } from '#support/people/access';
import { openSection, screen } from '#support/people/couple';
import { haveBookedVenues } from '#support/plan/booked-venues';
import { chip, tasks } from '#support/plan/checklist';
import { notices, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';
import { breakScripts } from '#support/wire/faults';
import { entryOf } from '#support/wire/remotes';

test('the filters stand in the address and survive a reload', async ({ page }) => {
  await startPlanning(page);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Flowers');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('7 to 9 months');
  const names = await tasks(page).allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/period=7-9&category=florists/);
  await page.reload();
  await expect(tasks(page)).toHaveText(names);
});

test('a venue that was booked while planning was down ticks its five tasks when it is back, and says why [S4-auto-01] [S4-auto-02] [S4-auto-09]', async ({
  page,
  request,
}) => {
  const couple = await startPlanning(page);
  const { uid, weddingId } = await findPerson(request, couple.email);
  await expectNothingWaits(page);
  const booked = {
    weddingId,
    supplierId: 'GB000001',
    supplierName: 'Larkfield',
    supplierType: 'venues',
    location: null,
  };
  await haveBookedVenues(page, couple, weddingId, [{ id: booked.supplierId, name: 'Larkfield', isOwn: false }]);
  await page.goto('/uk/wedding-suppliers');
  await publishLater(page, { uid, event: 'supplier.booked', payload: booked });
  const heal = await breakScripts(page, entryOf('mfe-planning'), 'answers 404');
  await page.reload();
  await waitForStep(page, 'supplier.booked', 'waiting', 'mfe-planning');
  await heal();
  await page.reload();
  await expect(notices(page)).toContainText('5 tasks are ticked: you booked Larkfield.');
  await expectNothingWaits(page);
  await openSection(page, 'Checklist');
  await chip(page, /^Done/).click();
  // These, and the one of choosing a date.
  await expect(tasks(page)).toHaveCount(6);
  await expect(screen(page).getByText('Ticked when you booked Larkfield')).toHaveCount(5);
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
});

test('a badge is celebrated once, in one of two tabs, and stands on home [S1-can-07] [S4-badge-02]', async ({
  page,
  context,
  request,
}) => {
  const couple = await startPlanning(page);
  const { uid, weddingId } = await findPerson(request, couple.email);
  await expectNothingWaits(page);
  const shortlisted = (supplierId: string) => ({
    uid,
    event: 'supplier.shortlisted',
    payload: { weddingId, supplierId, supplierName: 'Fern & Fable', supplierType: 'florists', customSupplier: false },
  });
  await publishLater(page, shortlisted('GB000001'));
  await publishLater(page, shortlisted('GB000002'));
  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto('/uk/home')]);
  const earned = (tab: Page) => notices(tab).getByText('A badge of your own: First favourite.').count();
  await expect.poll(async () => (await earned(page)) + (await earned(other))).toBe(1);
  await Promise.all([expectNothingWaits(page), expectNothingWaits(other)]);
  expect((await earned(page)) + (await earned(other))).toBeLessThanOrEqual(1);
  await openSection(page, 'Home');
  const shelf = screen(page).getByRole('region', { name: 'Badges' });
  await expect(shelf.getByText('1 of 9')).toBeVisible();
  await expect(shelf.getByRole('listitem').first()).toHaveText('First favourite');
});
