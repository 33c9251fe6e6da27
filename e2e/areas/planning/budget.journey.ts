import { expect } from '@playwright/test';
import { resize } from '#support/look/resize';
import { screen } from '#support/people/couple';
import { hasSeen } from '#support/people/signed-in';
import { beginBudget, figureOf, openCost } from '#support/plan/budget';
import { onAnotherDevice, startPlanning } from '#support/plan/planning';
import { filesIn } from '#support/plan/zip';
import { test } from '#support/run/test';

test('on a phone, a cost of their own is added; back closes its form first and keeps what was typed [S2-popup-12] [S2-back-07]', async ({
  page,
}) => {
  await startPlanning(page);
  await resize(page, { width: 390, height: 844 });
  await beginBudget(page, '12,000');
  await screen(page).getByRole('button', { name: 'Add a cost' }).click();
  const modal = page.getByRole('dialog', { name: 'A cost of your own' });
  await modal.getByLabel('What is it?').fill('Llamas at the reception');
  await modal.getByLabel('Category').selectOption('Entertainment');
  await modal.getByLabel('Estimate', { exact: true }).fill('£320');
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/uk\/budget$/);
  await screen(page).getByRole('button', { name: 'Add a cost' }).click();
  await expect(modal.getByLabel('What is it?')).toHaveValue('Llamas at the reception');
  await modal.getByRole('button', { name: 'Add to the budget' }).click();
  await expect(figureOf(page, 'Llamas at the reception', '£320')).toBeVisible();
});

test('who goes over the budget is warned once', async ({ page }) => {
  const couple = await startPlanning(page);
  await beginBudget(page, '10000');
  const drawer = await openCost(page, 'Venue hire');
  await drawer.getByLabel('Quoted').fill('9000');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  const warning = page.getByRole('dialog', { name: 'A little over' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Fine, thank you' }).click();
  await expect(screen(page).getByText(/over your budget/)).toBeVisible();
  // A page that goes within the same moment takes what it was about to write with it.
  await expect.poll(() => hasSeen(page, couple, 'hasSeenBudgetWarningModal')).toBe(true);
  await page.goto('/uk/budget');
  await expect(screen(page).getByText(/over your budget/)).toBeVisible();
  await drawer.waitFor({ state: 'hidden' });
  await openCost(page, 'Cake');
  await expect(warning).toBeHidden();
});

test('two people edit different fields of one cost at once, and nothing is lost [S7-database-06]', async ({
  page,
  browser,
}) => {
  const couple = await startPlanning(page);
  await beginBudget(page, '20000');
  const drawer = await openCost(page, 'Cake');
  await drawer.getByLabel('Notes').fill('Lemon, please');
  await onAnotherDevice(browser, couple, async (other) => {
    await expect(other).toHaveURL(/\/uk\/home$/);
    await other.goto('/uk/budget');
    const theirs = await openCost(other, 'Cake');
    await theirs.getByLabel('Quoted').fill('450');
    await theirs.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(drawer.getByLabel('Quoted')).toHaveValue('450');
    await expect(drawer.getByLabel('Notes')).toHaveValue('Lemon, please');
    await drawer.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(theirs.getByLabel('Notes')).toHaveValue('Lemon, please');
    await expect(theirs.getByLabel('Quoted')).toHaveValue('450');
  });
});

test('the budget is saved as a workbook that a spreadsheet opens', async ({ page }) => {
  await startPlanning(page);
  await beginBudget(page, '20000');
  await screen(page).getByRole('button', { name: 'Add a cost' }).click();
  const modal = page.getByRole('dialog', { name: 'A cost of your own' });
  await modal.getByLabel('What is it?').fill('=HYPERLINK("https://example.com")');
  await modal.getByLabel('Category').selectOption('Cake');
  await modal.getByLabel('Estimate', { exact: true }).fill('1,234.50');
  await modal.getByRole('button', { name: 'Add to the budget' }).click();
  // The first answers spend the whole budget: anything more goes over it.
  await page.getByRole('dialog', { name: 'A little over' }).getByRole('button', { name: 'Fine, thank you' }).click();
  const download = page.waitForEvent('download');
  await screen(page).getByRole('button', { name: 'More for your budget' }).click();
  await page.getByRole('menuitem', { name: 'Export as Excel' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('wedding-budget.xlsx');
  const files = filesIn(await file.path());
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['[Content_Types].xml', 'xl/workbook.xml']));
  expect(files['xl/workbook.xml']).toMatch(/name="Costs".*name="Payments"/s);
  const all = Object.values(files).join('\n');
  // Text that looks like a formula stays text, and no cell of the workbook is one.
  expect(all).toMatch(/(?:'|&apos;|&#39;)=HYPERLINK/);
  expect(all).not.toContain('<f>');
  expect(all).toContain('1234.5');
});
