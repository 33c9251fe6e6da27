import { expect, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import type { FoundSupplier } from '#support/plan/suppliers';
import { fallbackOf } from '#support/wire/remotes';

export const visitProfile = async (page: Page, { name, type, publicId }: FoundSupplier): Promise<void> => {
  await page.goto(`/uk/weddingsuppliers/${type}/${publicId}`, { waitUntil: 'commit' });
  await expect(screen(page).getByRole('heading', { level: 1, name })).toBeVisible();
};

export const expectReviews = async (page: Page): Promise<void> => {
  await expect(screen(page).getByText('Review policy:')).toBeVisible();
  await expect(fallbackOf(page, 'mfe-reviews')).toBeHidden();
};

export const expectChecklist = async (page: Page): Promise<void> => {
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
  await expect(screen(page).getByText(/\d+ of \d+ done/)).toBeVisible();
  await expect(fallbackOf(page, 'mfe-planning')).toBeHidden();
};
