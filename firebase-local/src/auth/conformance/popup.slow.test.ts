/** The unmodified SDK's popups in Chromium, with the account chooser. */
import { join } from 'node:path';
import { type Page } from 'playwright';
import { bundle, chromiumForTests } from '#testing/chromium';
import { type AuthServer, startAuthServer } from '../testing/auth-server';

const script = bundle(join(__dirname, '../testing/popup-page.ts'));
const page = `<!doctype html><body><script src="/emulator/auth/popup.js"></script><script>${script.replaceAll('</script', '<\\/script')}</script></body>`;

let server: AuthServer;
const browser = chromiumForTests();
let tab: Page;

beforeEach(async () => {
  server = await startAuthServer({ anonymousSignUp: true, developmentProviders: ['google.com'] }, page);
  tab = await (await browser().newContext()).newPage();
  await tab.goto(server.origin);
});

afterEach(async () => {
  await tab.context().close();
  await server.stop();
});

const choose = async (open: () => Promise<unknown>, pick: (chooser: Page) => Promise<void>): Promise<unknown> => {
  const opened = tab.waitForEvent('popup');
  const result = open();
  await pick(await opened);
  return result;
};

const fillIn = async (chooser: Page): Promise<void> => {
  await chooser.getByLabel('E-mail').fill('ann@b.c');
  await chooser.getByLabel('Name').fill('Ann');
  await chooser.getByRole('button', { name: 'Continue' }).click();
};

const signIn = (): Promise<unknown> => tab.evaluate(() => window.popups.signIn());

test('sign in through the account chooser, which remembers whom it offered', async () => {
  const first = await choose(signIn, fillIn);
  expect(first).toMatchObject({ email: 'ann@b.c', displayName: 'Ann', providerData: [{ providerId: 'google.com' }] });
  const again = await choose(signIn, (chooser) => chooser.getByRole('button', { name: 'Ann · ann@b.c' }).click());
  expect(again).toMatchObject({ uid: (first as { uid: string }).uid });
});

test('link the account that is signed in', async () => {
  expect(await choose(() => tab.evaluate(() => window.popups.link()), fillIn)).toBe('ann@b.c');
});

const leaveForChooser = async (): Promise<void> => {
  // The call never answers: its page is gone.
  await tab.evaluate(() => void window.popups.leave());
  await tab.waitForURL('**/emulator/auth/handler?**');
};

test('sign in by leaving the page, where windows are blocked', async () => {
  await leaveForChooser();
  await fillIn(tab);
  await tab.waitForURL(`${server.origin}/`);
  expect(await tab.evaluate(() => window.popups.comeBack())).toBe('ann@b.c');
  await tab.reload();
  expect(await tab.evaluate(() => window.popups.comeBack())).toBeNull();
});

test('answer with nobody when the chooser was left again', async () => {
  await leaveForChooser();
  await tab.goto(server.origin);
  expect(await tab.evaluate(() => window.popups.comeBack())).toBeNull();
});

test('go back to no page of another origin', async () => {
  const query = 'providerId=google.com&authType=signInViaRedirect&redirectUrl=https%3A%2F%2Fevil.example%2F';
  await tab.goto(`${server.origin}/emulator/auth/handler?${query}`);
  await tab.getByText('No page waits for this.').waitFor();
  expect(await tab.getByLabel('E-mail').isVisible()).toBe(false);
});
