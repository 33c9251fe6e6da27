import { join } from 'node:path';
import { type Page } from 'playwright';
import { bundle, chromiumForTests, servePage } from '../testing/chromium';
import { projectId, startFirestore, type TestServer } from '../testing/firestore-server';
import { type ClientSettings } from './client';
import { describeClient, type RemoteClient } from './scenarios';

/** The scenarios in pages of Chromium, which speak WebChannel and REST, all with the same settings. */
export const describeBrowser = (settings: Partial<ClientSettings>): void => {
  let server: TestServer;
  const browser = chromiumForTests();
  const fallback = servePage(bundle(join(__dirname, 'browser-page.ts')));
  const pages: Page[] = [];

  beforeAll(async () => {
    server = await startFirestore({ fallback });
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });
  afterAll(() => server.stop());

  /** Each client is a page of a separate browser context, and every call runs there. */
  const connectWith =
    (common: Partial<ClientSettings>) =>
    async (uid: string | null, more: Partial<ClientSettings> = {}): Promise<RemoteClient> => {
      const page = await (await browser().newContext()).newPage();
      pages.push(page);
      await page.goto(server.url);
      const token = uid === null ? null : `user:${uid}`;
      const settings: ClientSettings = { host: server.host, projectId, token, ...common, ...more };
      await page.evaluate((given) => void (window.client = window.createClient(given)), settings);
      const call = (name: string, args: unknown[]): Promise<unknown> =>
        page.evaluate(
          ([method, given]) =>
            (window.client as unknown as Record<string, (...a: unknown[]) => unknown>)[method]?.(...given),
          [name, args] as const,
        );
      return new Proxy({} as RemoteClient, {
        get: (_target, name) => (name === 'then' ? undefined : (...args: unknown[]) => call(String(name), args)),
      });
    };

  const restart = async (): Promise<void> => {
    const { port, dataDir } = server;
    await server.stop();
    server = await startFirestore({ port, dataDir, fallback });
  };

  describeClient(connectWith(settings), () => server, restart);
};
