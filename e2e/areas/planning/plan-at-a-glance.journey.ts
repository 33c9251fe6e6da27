import { expect, type Page } from '@playwright/test';
import { settle } from '#support/browser/settle';
import { findViolations } from '#support/look/accessibility';
import { layoutFaults } from '#support/look/layout';
import { phone, resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { notices, onAnotherDevice, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

const year = new Date().getFullYear();

/** Picks another day on the settings screen and says yes to what moves along. */
const moveTheDay = async (page: Page): Promise<void> => {
  await screen(page).getByRole('button', { name: 'Change the date' }).click();
  const picker = page.getByRole('dialog', { name: 'When is it?' });
  await picker.getByRole('tab', { name: /^Year/ }).click();
  await picker.getByRole('radio', { name: String(year + 3) }).click();
  await picker.getByRole('radio', { name: /^September/ }).click();
  await picker.getByRole('button', { name: /\b18\b/ }).click();
  await picker.getByRole('button', { name: 'Save the date' }).click();
  const confirm = page.getByRole('dialog', { name: 'Change the date?' });
  await expect(confirm.getByText(/\d+ open tasks move along with the date/)).toBeVisible();
  await confirm.getByRole('button', { name: 'Change it' }).click();
};

test('what another date changes reaches the whole plan at once, and so does its undo [S2-route-19]', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  await resize(page, phone);
  await onAnotherDevice(browser, couple, async (other) => {
    await resize(other, phone);
    await expect(other).toHaveURL(/\/uk\/home$/);
    await other.goto('/uk/planning');
    const named = other.getByRole('heading', { name: 'The day', exact: true });
    const theDay = screen(other).getByRole('listitem').filter({ has: named });
    await expect(theDay).toContainText(`15 June ${year + 2}`);
    await page.goto('/uk/settings/wedding');
    await moveTheDay(page);
    await expect(theDay).toContainText(`18 September ${year + 3}`);
    await expect(
      screen(other)
        .getByText(`18 September ${year + 3}`)
        .first(),
    ).toBeVisible();
    await undoOf(page, 'Saved');
    await expect(notices(page).getByText('Put back as it was.')).toBeVisible();
    await expect(theDay).toContainText(`15 June ${year + 2}`);
  });
});

test('the plan shows real figures, leads to every area, and prints on one sheet', async ({ page }) => {
  await becomeDemo(page, 'couple');
  await screen(page).getByRole('link', { name: 'The plan at a glance' }).click();
  const areas = screen(page).getByRole('region', { name: 'By area' });
  await expect(areas.getByRole('link')).toHaveText([
    'Checklist',
    'Guests',
    'Budget',
    'Suppliers',
    'Website',
    'Scrapbook',
  ]);
  await expect(areas.getByRole('listitem').filter({ hasText: 'Checklist' })).toContainText(
    /\d+of 180 tasks and steps done/,
  );
  await settle(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await areas.getByRole('link', { name: 'Checklist' }).click();
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
});
