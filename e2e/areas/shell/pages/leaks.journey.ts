import { type CDPSession, expect, type Page } from '@playwright/test';
import { countTimersOf, heldBy } from '#support/browser/left-behind';
import { settle } from '#support/browser/settle';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';
import { test } from '#support/run/test';

/** Visits before the first count: what a page loads and remembers once is not what it leaks. */
const warmUp = 4;
/** Twenty visits, counted four times: what grows with each visit grows from each count to the next. */
const [visits, counts] = [5, 4];

/** A screen of each remote, and what is between two visits: a page of the shell's own. */
const screens = [
  { remote: 'mfe-planning', path: '/uk/checklist' },
  { remote: 'mfe-suppliers', path: '/uk/wedding-suppliers' },
  { remote: 'mfe-inbox', path: '/uk/inbox' },
  { remote: 'mfe-website', path: '/uk/website' },
  { remote: 'mfe-reviews', path: '/uk/reviews' },
];
const between = '/uk/terms';

/** Its screen: a widget of it, such as a question over every page, stays. */
const partOf = (page: Page, remote: string) => screen(page).locator(`[data-remote="${remote}"]`);

/** Goes on inside the page, as a link does. */
const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, path);

const visit = async (page: Page, remote: string, path: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await goWithin(page, path);
    await expect(partOf(page, remote).getByRole('heading').first()).toBeVisible();
    await settle(page);
    await goWithin(page, between);
    await expect(partOf(page, remote)).toHaveCount(0);
    await settle(page);
  }
};

type Figures = Record<string, number>;

/** Counts what the page holds; timers apart, since short ones of the last visits may still run. */
const figuresOf = async (page: Page, session: CDPSession): Promise<{ figures: Figures; timers: number }> => {
  const { timers, ...figures } = await heldBy(page, session);
  return { figures, timers: timers.length };
};

/** Names the figures that grew from every count to the next. Other objects that end in the meantime may hide a few. */
const leaking = (figures: readonly Figures[]): string[] =>
  Object.keys(figures[0] ?? {}).filter((name) =>
    figures.slice(1).every((each, index) => (each[name] ?? 0) - (figures[index]?.[name] ?? 0) >= visits / 2),
  );

/** Counts running in which a page at rest lets go of nothing. */
const restingCounts = 3;

/** Waits until the page lets go of nothing more: what ends between two counts would hide what is left behind. */
const comeToRest = async (page: Page, session: CDPSession): Promise<void> => {
  let before: Figures = {};
  let resting = 0;
  await expect
    .poll(async () => {
      const { figures } = await figuresOf(page, session);
      const hasFallen = Object.keys(figures).some((name) => (figures[name] ?? 0) < (before[name] ?? Infinity));
      resting = hasFallen ? 0 : resting + 1;
      before = figures;
      return resting;
    })
    .toBeGreaterThanOrEqual(restingCounts);
};

interface Measured {
  all: Figures[];
  /** Timers before and, as soon as they are few enough again, after. */
  timers: { first: number; now: () => Promise<number> };
}

const measure = async (page: Page, comeAndGo: (times: number) => Promise<void>): Promise<Measured> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await comeAndGo(warmUp);
  await comeToRest(page, session);
  const first = await figuresOf(page, session);
  const all = [first.figures];
  for (let count = 0; count < counts; count += 1) {
    await comeAndGo(visits);
    all.push((await figuresOf(page, session)).figures);
  }
  return { all, timers: { first: first.timers, now: async () => (await figuresOf(page, session)).timers } };
};

const open = async (page: Page): Promise<void> => {
  await countTimersOf(page);
  await becomeDemo(page, 'couple');
  await page.goto(between);
};

test.describe('coming and going twenty times', () => {
  for (const { remote, path } of screens)
    test(`${remote} leaves no listener, timer, style or node behind`, async ({ page }) => {
      await open(page);
      const { all, timers } = await measure(page, (times) => visit(page, remote, path, times));
      expect(leaking(all), all.map((figures) => JSON.stringify(figures)).join('\n')).toEqual([]);
      await expect.poll(timers.now, 'timers').toBeLessThan(timers.first + visits);
    });

  test('what is left behind with each visit is found', async ({ page }) => {
    await open(page);
    const leave = async (times: number): Promise<void> => {
      await settle(page);
      await page.evaluate((most) => {
        const held = ((window as { held?: Node[] }).held ??= []);
        for (let time = 0; time < most; time += 1) {
          held.push(document.createElement('div'));
          // Several with each visit: the page's own listeners that end meanwhile hide a few.
          for (let one = 0; one < 4; one += 1) window.addEventListener('resize', () => held.length);
          window.setInterval(() => held.length, 3_600_000);
          document.head.append(document.createElement('style'));
        }
      }, times);
    };
    const { all, timers } = await measure(page, leave);
    expect(leaking(all).sort()).toEqual(['detached', 'listeners', 'styles']);
    expect(await timers.now()).toBeGreaterThanOrEqual(timers.first + visits);
  });
});
