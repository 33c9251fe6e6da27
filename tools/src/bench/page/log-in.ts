import type { Browser, Page } from 'playwright';
import type { Credentials } from './sign-up';

/** A browser that has never been here, logged in: home is what it knows. */
export const newDevice = async (browser: Browser, url: string, { email, password }: Credentials): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  await page.goto(`${url}/uk/signup?mode=login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/uk\/(?:home|inbox)/);
  return page;
};
