import type { Locator, Page } from '@playwright/test';
import { screen } from '#support/people/couple';

/** The lines of the checklist. */
export const tasks = (page: Page): Locator => page.locator('[data-task]');

/** A filter of the task list. */
export const chip = (page: Page, name: string | RegExp): Locator =>
  screen(page).getByRole('group', { name: 'Which tasks to show' }).getByRole('link', { name });
