import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** Fills in the account chooser that stands in for a provider. */
export const fillChooser = async (chooser: Page, email: string, name: string): Promise<void> => {
  await chooser.getByLabel('E-mail').fill(email);
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByRole('button', { name: 'Continue' }).click();
};

/** Presses what opens a provider's window, and chooses the account there. */
export const chooseAccount = async (page: Page, opener: Locator, email: string, name = 'Robin Reed'): Promise<void> => {
  const opened = page.waitForEvent('popup');
  await opener.click();
  await fillChooser(await opened, email, name);
};

const unescaped = (html: string): string => html.replaceAll('&amp;', '&');

/** The one-time link in the newest letter to the address, known by a part of its query; waits for the letter. */
export const mailedLink = async (
  request: APIRequestContext,
  email: string,
  part: 'oobCode=' | 'nonce=' | 'key=' = 'oobCode=',
): Promise<string> => {
  let link: string | undefined;
  const look = async (): Promise<string | undefined> => {
    const list = await (await request.get('/outbox')).text();
    const row = list.split('<li>').find((item) => item.includes(`<small>${email} ·`));
    const address = row?.match(/href="(\/outbox\/[^"]+)"/)?.[1];
    if (address === undefined) return undefined;
    const letter = await (await request.get(address)).text();
    link = letter.match(/https?:\/\/[^\s"<]+/g)?.find((found) => found.includes(part));
    return link;
  };
  await expect.poll(look, { message: `a letter to ${email}` }).toBeDefined();
  const { pathname, search } = new URL(unescaped(link ?? ''));
  return `${pathname}${search}`;
};
