import type { Page } from 'playwright';

/** A screen to open, and the words within `main` that show that its content stands. */
export interface BenchScreen {
  name: string;
  path: string;
  shows: RegExp;
}

/** Time that a screen took, in milliseconds. */
export interface MeasuredScreen {
  /** Milliseconds from the start of the navigation until its content is shown. */
  content: number;
  /** The longest task of the main thread while it was scrolled to its end; 0 when none was longer than 50. */
  longest: number;
}

/** Between content and scrolling. */
export const settleMs = 1500;

/** Steps of a scroll, each of a window's height. */
const mostSteps = 40;

/** Begins to note long tasks (https://w3c.github.io/longtasks: those over 50 ms). */
export const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { posyLongTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });

/** The longest task since then; 0 when none was longer than 50 ms. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...((window as unknown as { posyLongTasks?: number[] }).posyLongTasks ?? [])));

export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Scrolls to the end by wheel, a frame's pause between steps. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.mouse.move(640, 450);
  for (let step = 0; step < mostSteps; step += 1) {
    await page.mouse.wheel(0, 800);
    const isEnd = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2),
            ),
          ),
        ),
    );
    if (isEnd) return;
  }
};

/** When words stood within `main`, in milliseconds since the navigation began: asked once a frame, in the page itself. */
export const whenShown = async (page: Page, words: RegExp): Promise<number> => {
  const shown = await page.waitForFunction(
    ([source, flags]) => {
      const text = document.querySelector('main')?.textContent ?? '';
      return new RegExp(source, flags).test(text) ? performance.now() : null;
    },
    [words.source, words.flags] as const,
    { polling: 'raf', timeout: 60_000 },
  );
  return (await shown.jsonValue()) ?? Number.NaN;
};

/** Opens a screen as a page of its own and scrolls through it. */
export const measureScreen = async (page: Page, url: string, { path, shows }: BenchScreen): Promise<MeasuredScreen> => {
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  const content = await whenShown(page, shows);
  // Live reads never let the network rest: what comes after the content gets a moment of its own.
  await page.waitForTimeout(settleMs);
  await watchLongTasks(page);
  await scrollThrough(page);
  return { content, longest: await longestTask(page) };
};

/** The middle one of an odd number of values, the lower middle one of an even number. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Returns milliseconds, with their share of a target. */
export const against = (value: number, target: number): string =>
  `${Math.round(value)} ms (${(value / target).toFixed(2)}×)`;
