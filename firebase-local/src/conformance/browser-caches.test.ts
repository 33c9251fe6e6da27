/** The browser SDK's other ways to connect and to keep documents. */
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page } from 'playwright';
import { bundle, launchChromium, servePage } from '../testing/chromium';
import { projectId, startFirestore, type TestServer } from '../testing/firestore-server';
import { type ClientSettings, type QuerySpec } from './client';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startFirestore({ fallback: servePage(bundle(join(__dirname, 'browser-page.ts'))) });
  browser = await launchChromium();
}, 30_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function openClient(context: BrowserContext, uid: string, more: Partial<ClientSettings>): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url);
  const settings: ClientSettings = { host: server.host, projectId, token: `user:${uid}`, ...more };
  await page.evaluate((given) => void (window.client = window.createClient(given)), settings);
  return page;
}

const set = (page: Page, path: string, n: number): Promise<unknown> =>
  page.evaluate(([to, value]) => window.client.set(to, { n: value }), [path, n] as const);
const watch = (page: Page, spec: QuerySpec): Promise<number> =>
  page.evaluate((given) => window.client.watch(given), spec);
const until = (page: Page, index: number, state: Record<string, { n: number }>): Promise<boolean> =>
  page.evaluate(([given, wanted]) => window.client.until(given, wanted), [index, state] as const);

test('long polling brings every change', async () => {
  const context = await browser.newContext();
  const page = await openClient(context, 'alice', { longPolling: true });
  const index = await watch(page, { path: 'rooms/p/items' });
  const state: Record<string, { n: number }> = {};
  for (const n of [1, 2, 3]) {
    await set(page, `rooms/p/items/i${n}`, n);
    state[`i${n}`] = { n };
    expect(await until(page, index, state)).toBe(true);
  }
  await context.close();
}, 30_000);

test('with the persistent cache, tabs share one connection, work offline, and resume after a reload', async () => {
  const context = await browser.newContext();
  const [first, second] = [
    await openClient(context, 'alice', { persistent: true }),
    await openClient(context, 'alice', { persistent: true }),
  ];
  const spec = { path: 'rooms/c/items' };
  const watches = [await watch(first, spec), await watch(second, spec)];
  await set(second, 'rooms/c/items/a', 1);
  for (const [index, page] of [first, second].entries())
    expect(await until(page, watches[index] ?? 0, { a: { n: 1 } })).toBe(true);
  await first.evaluate(() => window.client.offline());
  await second.evaluate(() => window.client.offline());
  const queued = set(second, 'rooms/c/items/b', 2);
  await second.evaluate(() => window.client.online());
  await first.evaluate(() => window.client.online());
  await queued;
  for (const [index, page] of [first, second].entries())
    expect(await until(page, watches[index] ?? 0, { a: { n: 1 }, b: { n: 2 } })).toBe(true);
  await first.close();
  await second.close();
  const other = await openClient(await browser.newContext(), 'bob', {});
  await other.evaluate(() => window.client.remove('rooms/c/items/a'));
  const again = await openClient(context, 'alice', { persistent: true });
  expect(await until(again, await watch(again, spec), { b: { n: 2 } })).toBe(true);
  await other.context().close();
  await context.close();
}, 60_000);
