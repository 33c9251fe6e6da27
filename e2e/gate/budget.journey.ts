import { expect } from '@playwright/test';
import { openSection, screen } from '#support/people/couple';
import { beginBudget, figureOf, openCost } from '#support/plan/budget';
import { notices, startPlanning, undoOf } from '#support/plan/planning';
import { test } from '#support/run/test';

test('a couple makes a budget, enters a quote, pays a deposit and takes it back [S1-keeps-04] [S2-route-10] [S4-auto-05]', async ({
  page,
}) => {
  await startPlanning(page);
  await openSection(page, 'Budget');
  await beginBudget(page, '£24,000');
  await expect(page.getByText('£24,000 for about 80 guests')).toBeVisible();
  await expect(notices(page).getByText(/Outline your budget/i)).toBeVisible();
  await expect(figureOf(page, 'Venue hire', '£6,240')).toBeVisible();
  await expect(screen(page).getByText(/Each extra day guest adds about/)).toBeVisible();

  const drawer = await openCost(page, 'Venue hire');
  await drawer.getByLabel('Quoted').fill('6.300,00');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(figureOf(page, 'Venue hire', '£6,300')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add a payment' }).click();
  await drawer.getByLabel('What for').fill('Deposit');
  await drawer.getByLabel('Amount').fill('1500');
  await drawer.getByLabel('Due on').fill('2027-03-01');
  await drawer.getByRole('button', { name: 'Save payment' }).click();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await screen(page).getByRole('button', { name: 'Mark paid: Deposit' }).click();
  await expect(figureOf(page, 'Venue hire', '£4,800')).toBeVisible();
  await undoOf(page, 'Deposit is paid.');
  await expect(figureOf(page, 'Venue hire', '£4,800')).toBeHidden();

  // The sums stand on the wedding, and everything is there after a reload.
  await page.reload();
  await expect(figureOf(page, 'Venue hire', '£6,300')).toBeVisible();
});
