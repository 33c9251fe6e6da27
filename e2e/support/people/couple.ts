import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** A person who plans a wedding. Each journey creates its own, so that journeys never interfere. */
export interface Couple {
  name: string;
  email: string;
  password: string;
}

export const newCouple = (): Couple => ({
  name: 'Robin',
  email: `robin-${randomUUID()}@example.com`,
  password: `sweetpea ${randomUUID()}`,
});

/** The screens, below the header. */
export const screen = (page: Page): Locator => page.getByRole('main');

/** Has the browser know that the couple was asked for its venue a moment ago: journeys are about something else. */
export const askedForVenue = (page: Page): Promise<void> =>
  page.evaluate(() => {
    try {
      localStorage.setItem('venue-confirmation-shown', JSON.stringify(new Date().toISOString()));
    } catch {
      // A browser that stores nothing cannot know.
    }
  });

/** The first question of onboarding. */
export const dateQuestion = (page: Page): Locator =>
  page.getByRole('heading', { name: 'When would you like to marry?' });

/** Signs up and arrives where the date is asked for. */
export const signUp = async (page: Page, couple: Couple): Promise<void> => {
  await page.goto('/uk/signup');
  await askedForVenue(page);
  await page.getByLabel('Your first name').fill(couple.name);
  await page.getByLabel('Email').fill(couple.email);
  await page.getByLabel('Password', { exact: true }).fill(couple.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(dateQuestion(page)).toBeVisible();
};

export const logIn = async (page: Page, { email, password }: Couple): Promise<void> => {
  await page.goto('/uk/signup?mode=login');
  await askedForVenue(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await screen(page).getByRole('button', { name: 'Log in' }).click();
};

/** Logs out from the header, and arrives where one logs in. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByLabel('Your account', { exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(/\/uk\/signup\?/);
};

/** Chooses the fifteenth of June in the year after next, and saves it. */
export const chooseDate = async (page: Page): Promise<void> => {
  const year = String(new Date().getFullYear() + 2);
  await page.getByRole('radio', { name: year }).click();
  await page.getByRole('radio', { name: /^June/ }).click();
  await page.getByRole('button', { name: /\b15\b/ }).click();
  await page.getByRole('button', { name: 'Save the date' }).click();
};

/** Sets the date and leaves the other questions of onboarding for later. */
export const setDate = async (page: Page): Promise<void> => {
  await chooseDate(page);
  await expect(page.getByRole('heading', { name: 'Who’s getting married?' })).toBeVisible();
  await page.getByRole('link', { name: 'Finish later' }).click();
};

/** Opens a section from the header. */
export const openSection = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
};

/** Signs in as the demo couple, whose wedding is half planned. For journeys that change nothing. */
export const logInAsDemo = async (page: Page): Promise<void> => {
  await page.goto('/uk/signup?mode=login');
  await askedForVenue(page);
  await page.getByRole('button', { name: 'As a couple' }).click();
  await expect(page).toHaveURL(/\/uk\/home$/);
};

/** Signs in as the demo supplier or moderator. */
