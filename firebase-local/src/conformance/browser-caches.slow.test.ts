/** The browser SDK's other ways to connect and to keep documents. */
import { join } from 'node:path';
import { type BrowserContext, type Page } from 'playwright';
import { bundle, chromiumForTests, servePage } from '../testing/chromium';
import { projectId, startFirestore, type TestServer } from '../testing/firestore-server';
import { type ClientSettings, type QuerySpec } from './client';

let server: TestServer;
const browser = chromiumForTests();

beforeAll(async () => {
  server = await startFirestore({ fallback: servePage(bundle(join(__dirname, 'browser-page.ts'))) });
});
afterAll(() => server.stop());

const openClient = async (context: BrowserContext, uid: string, more: Partial<ClientSettings>): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(server.url);
  const settings: ClientSettings = { host: server.host, projectId, token: `user:${uid}`, ...more };
  await page.evaluate((given) => void (window.client = window.createClient(given)), settings);
  return page;
};

/** Longer than any step takes; a test that waits for good says which step it was. */
const stepLimitMs = 20_000;

const within = async <T>(step: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came of this step: ${step}`)), stepLimitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const set = (page: Page, path: string, n: number): Promise<unknown> =>
  page.evaluate(([to, value]) => window.client.set(to, { n: value }), [path, n] as const);
const watch = (page: Page, spec: QuerySpec): Promise<number> =>
  page.evaluate((given) => window.client.watch(given), spec);
const until = (page: Page, index: number, state: Record<string, { n: number }>): Promise<boolean> =>
  page.evaluate(([given, wanted]) => window.client.until(given, wanted), [index, state] as const);
/**
 * Waits until a tab shows the state. A tab without a connection of its own learns from another if it is confirmed, and
 * may miss that.
 */
const untilShown = (page: Page, index: number, state: Record<string, { n: number }>): Promise<boolean> =>
  page.evaluate(([given, wanted]) => window.client.untilShown(given, wanted), [index, state] as const);

test('long polling brings every change', async () => {
  const context = await browser().newContext();
  const page = await openClient(context, 'alice', { longPolling: true });
  const index = await watch(page, { path: 'rooms/p/items' });
  const state: Record<string, { n: number }> = {};
  for (const n of [1, 2, 3]) {
    await set(page, `rooms/p/items/i${n}`, n);
    state[`i${n}`] = { n };
    expect(await until(page, index, state)).toBe(true);
  }
  await context.close();
});

test('with the persistent cache, tabs share one connection, work offline, and resume after a reload', async () => {
  const context = await browser().newContext();
  const spec = { path: 'rooms/c/items' };
  const watches: number[] = [];
  const tabs: Page[] = [];
  const bothShow = async (step: string, state: Record<string, { n: number }>): Promise<void> => {
    for (const [index, page] of tabs.entries())
      expect(await within(`${step}, in tab ${index + 1}`, untilShown(page, watches[index] ?? 0, state))).toBe(true);
  };
  for (const tab of ['first', 'second']) {
    const page = await openClient(context, 'alice', { persistent: true });
    tabs.push(page);
    watches.push(await watch(page, spec));
    await bothShow(`nothing yet, once the ${tab} is there`, {});
  }
  const [first, second] = tabs as [Page, Page];
  await within('a write of the second tab', set(second, 'rooms/c/items/a', 1));
  await bothShow('the first document', { a: { n: 1 } });
  await first.evaluate(() => window.client.offline());
  await second.evaluate(() => window.client.offline());
  const queued = set(second, 'rooms/c/items/b', 2);
  await second.evaluate(() => window.client.online());
  await first.evaluate(() => window.client.online());
  await within('a write made offline', queued);
  const both = { a: { n: 1 }, b: { n: 2 } };
  const [, secondWatch = 0] = watches;
  expect(await within('the second document, in the tab that wrote it', untilShown(second, secondWatch, both))).toBe(
    true,
  );
  // Both tabs changed their connections at once: the SDK's own hand-over between tabs may lose the other tab's news.
  await first.close();
  const reopened = await openClient(context, 'alice', { persistent: true });
  const reopenedWatch = await within('a listener of a reopened tab', watch(reopened, spec));
  expect(await within('the second document, reopened', untilShown(reopened, reopenedWatch, both))).toBe(true);
  await reopened.close();
  await second.close();
  const other = await openClient(await browser().newContext(), 'bob', {});
  await within(
    'a deletion by somebody else',
    other.evaluate(() => window.client.remove('rooms/c/items/a')),
  );
  const again = await openClient(context, 'alice', { persistent: true });
  const listening = await within('a listener after a reload', watch(again, spec));
  expect(await within('what changed meanwhile', until(again, listening, { b: { n: 2 } }))).toBe(true);
  await other.context().close();
  await context.close();
});
