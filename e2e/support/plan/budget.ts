import { expect, type Locator, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';

/** Begins a budget for 80 guests. */
export const beginBudget = async (page: Page, amount = '£24,000'): Promise<void> => {
  await page.goto('/uk/budget');
  await screen(page).getByLabel('What would you like to spend?').fill(amount);
  await screen(page).getByLabel('How many guests, roughly?').fill('80');
  await screen(page).getByRole('button', { name: 'Make our budget' }).click();
  await expect(screen(page).getByRole('heading', { name: 'Where it goes' })).toBeVisible();
};

/** Opens the drawer of a cost. */
export const openCost = async (page: Page, name: string): Promise<Locator> => {
  await screen(page).getByRole('table').getByRole('link', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('button', { name: 'Remove cost' })).toBeVisible();
  return drawer;
};

const rowOf = (page: Page, name: string): Locator =>
  screen(page)
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** A figure of a cost's row; phones show fewer of them. */
export const figureOf = (page: Page, name: string, figure: string): Locator =>
  rowOf(page, name).getByText(figure).filter({ visible: true }).first();
