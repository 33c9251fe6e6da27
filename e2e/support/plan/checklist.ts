import type { Locator, Page } from '@playwright/test';
import { screen } from '#support/people/couple';

/** The lines of the checklist. */
export const tasks = (page: Page): Locator => page.locator('[data-task]');

/** One of the answers to which tasks are shown. */
export const chip = (page: Page, name: string | RegExp): Locator =>
  screen(page).getByRole('group', { name: 'Which tasks to show' }).getByRole('link', { name });
