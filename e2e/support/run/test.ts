import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { listenTo, noteRed } from './page-notes';

/** Timers from here on are the product's limits and pauses: how long a notice stays, when something is tried again. */
const shortestMs = 3000;
const factor = 4;

/** Runs in each page before its own scripts. */
const stretchTimers = ({ shortest, times }: { shortest: number; times: number }): void => {
  const start = window.setTimeout.bind(window);
  const stretched = (handler: TimerHandler, milliseconds = 0, ...given: unknown[]): number =>
    start(handler, milliseconds >= shortest ? milliseconds * times : milliseconds, ...given);
  window.setTimeout = stretched as typeof window.setTimeout;
};

const stretch = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(stretchTimers, { shortest: shortestMs, times: factor });

interface Clocks {
  /**
   * True when the product's longer timers run unchanged: for journeys about time limits, and those with a clock of
   * their own.
   */
  hasRealTimers: boolean;
}

/** Option of the running test; a worker runs one at a time. */
let hasRealTimers = false;

const stretched = new WeakSet<Browser>();

/** Stretches the timers of every context of the browser, whichever code creates it. */
const stretchAll = (browser: Browser): void => {
  if (stretched.has(browser)) return;
  stretched.add(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    if (!hasRealTimers) await stretch(context);
    listenTo(context);
    return context;
  };
};

/**
 * Playwright's test, for every journey. The browsers of journeys share the cores of a machine: what a person has six seconds
 * for takes them longer there, so that the product's own timers of three seconds and more run four times as long.
 */
export const test = base.extend<Clocks & { stretchedTimers: undefined; redNotes: undefined }>({
  hasRealTimers: [false, { option: true }],
  // Set up before all that a test asks for.
  stretchedTimers: [
    async ({ browser, hasRealTimers: wanted }, use) => {
      hasRealTimers = wanted;
      stretchAll(browser);
      await use(undefined);
    },
    { auto: true },
  ],
  // Asks for the context, so that its pages are still there when this ends.
  redNotes: [
    async ({ browser, context: _open }, use, info) => {
      await use(undefined);
      await noteRed(browser, info);
    },
    { auto: true },
  ],
});
