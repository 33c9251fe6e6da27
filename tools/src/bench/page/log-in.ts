import type { Browser, Page } from 'playwright';
import type { Credentials } from './sign-up';

/** A wide window in English. */
export const wide = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' };

/** Logs in, and waits for home: it is what this browser knows then. */
export const logIn = async (page: Page, url: string, { email, password }: Credentials): Promise<void> => {
  await page.goto(`${url}/uk/signup?mode=login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/uk\/(?:home|inbox)/);
};

/** A browser that has never been here, logged in. */
export const newDevice = async (browser: Browser, url: string, person: Credentials): Promise<Page> => {
  const page = await browser.newPage(wide);
  await logIn(page, url, person);
  return page;
};
