import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { logIn, wide } from '../page/log-in';
import { type BenchScreen, median, settleMs, whenShown } from '../page/measure';
import type { Credentials } from '../page/sign-up';
import { from, screenAt, screens, switchedTo } from './screens';

/** Cost of a visit to a screen. */
export interface VisitCost {
  /** Bytes of scripts over the wire, each file once. */
  bytes: number;
  /** Milliseconds that the page's main thread was busy, by its own clock. */
  cpu: number;
  /** Milliseconds until the screen stood. */
  content: number;
}

/** Milliseconds of switches from home to a screen. */
export interface SwitchTimes {
  first: number;
  repeated: number;
}

/** The figures of one page in one round, by the screens' paths. */
export interface Measured {
  visits: Record<string, VisitCost>;
  switches: Record<string, SwitchTimes>;
}

/** A screen that does not come ends the benchmark instead of holding it up. */
const longestMs = 45_000;
const repetitions = 3;

const threadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
};

/** Counts what scripts weigh on the wire. A file that is preloaded and then used counts once. */
const countScripts = (session: CDPSession): (() => number) => {
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address !== undefined) bytes.set(address, Math.max(bytes.get(address) ?? 0, encodedDataLength));
  });
  return () => [...bytes.values()].reduce((sum, each) => sum + each, 0);
};

/** Opens a screen in a tab that takes nothing from the browser's cache. */
const visit = async (context: BrowserContext, url: string, { path, shows }: BenchScreen): Promise<VisitCost> => {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // The tab's process is there before: its start is nobody's cost.
    await page.goto(`${url}/healthz`);
    const [bytes, before] = [countScripts(session), await threadTime(session)];
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    const content = await whenShown(page, shows);
    await page.waitForTimeout(settleMs);
    return { bytes: bytes(), cpu: (await threadTime(session)) - before, content };
  } finally {
    await page.close();
  }
};

/** Follows a link to a screen; answers the milliseconds until another title and the screen's words stand. */
const follow = (page: Page, { path, shows }: BenchScreen): Promise<number> =>
  page.evaluate(
    ([href, words, mostMs]) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
        if (link === null) return reject(new Error(`No link leads to ${href}.`));
        const main = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
        const [before, start] = [main('main h1'), performance.now()];
        const look = (): void => {
          const took = performance.now() - start;
          if (main('main h1') !== before && new RegExp(words).test(main('main'))) resolve(took);
          else if (took > mostMs) reject(new Error(`${href} did not come.`));
          else requestAnimationFrame(look);
        };
        link.click();
        requestAnimationFrame(look);
      }),
    [path, shows.source, longestMs] as const,
  );

const switchAround = async (page: Page, url: string, path: string): Promise<SwitchTimes> => {
  const [home, screen] = [screenAt(from), screenAt(path)];
  await page.goto(`${url}${from}`, { waitUntil: 'commit' });
  await whenShown(page, home.shows);
  await page.waitForTimeout(settleMs);
  const first = await follow(page, screen);
  const again: number[] = [];
  for (let time = 0; time < repetitions; time += 1) {
    await follow(page, home);
    again.push(await follow(page, screen));
  }
  return { first, repeated: median(again) };
};

/** Measures every screen and switch once, on a device that has never been here. */
export const measureSide = async (browser: Browser, url: string, couple: Credentials): Promise<Measured> => {
  const context = await browser.newContext(wide);
  try {
    const page = await context.newPage();
    await logIn(page, url, couple);
    const switches: Measured['switches'] = {};
    for (const path of switchedTo) switches[path] = await switchAround(page, url, path);
    // Its live reads would be part of what is measured next.
    await page.close();
    const visits: Measured['visits'] = {};
    for (const screen of screens) visits[screen.path] = await visit(context, url, screen);
    return { visits, switches };
  } finally {
    await context.close();
  }
};
