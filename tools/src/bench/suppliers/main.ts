import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '#browser/find-chromium';
import { type OwnServer, startOwnServer } from '#server/own-server';
import { step } from '#support/progress';
import { against, longestTask, median, scrollThrough, settleMs, twoFrames, watchLongTasks } from '../page/measure';
import { send } from '../page/write-documents';
import { writeSection } from '../table/sections';

/** Milliseconds until the list stands in a browser that knows its code, and of the longest task while it is used. */
const targets = { content: 1000, longest: 50 };
const rounds = 3;

/** The demo's suppliers, so many that the list has `fewest` of them. */
const suppliers = 6000;
const fewest = 2000;
/** Pages that are read in a row. */
const pages = 10;

const list = '/uk/search?sort=rating';
const desk = { width: 1280, height: 900 };

interface ListTimes {
  content: number;
  /** Longest tasks: while pages are scrolled, while one is turned, and while the map is moved. */
  scrolled: number;
  turned: number;
  moved: number;
}

const totalOf = async (url: string): Promise<number> => {
  const found = await send(`${url}/api/search/suppliers`, { countryCode: 'GB', size: 1 });
  const { total } = found as { total: number };
  if (total < fewest) throw new Error(`The list has ${total} suppliers, not ${fewest}.`);
  return total;
};

/** When a card stood in the list, in milliseconds since the navigation began. */
const whenListed = async (page: Page): Promise<number> => {
  const listed = await page.waitForFunction(
    () => (document.querySelector('main article') === null ? null : performance.now()),
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
  return (await listed.jsonValue()) ?? Number.NaN;
};

/** The longest task while something is done, and what it leads to is shown. */
const longestWhile = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await watchLongTasks(page);
  await act();
  return longestTask(page);
};

const turnTo = async (page: Page, next: number): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Next page' }).click();
  await main.locator(`a[aria-current][aria-label="Page ${next}"]`).waitFor();
  await page.waitForTimeout(settleMs);
};

/** Drags the map through a round, closer and further away. */
const moveMap = async (page: Page): Promise<void> => {
  const map = page.getByRole('main').getByRole('group', { name: /^Map of results/ });
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error('There is no map beside the list.');
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 160)];
  for (const [right, down] of [
    [-120, 40],
    [60, 60],
    [60, -100],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 12 });
    await page.mouse.up();
    await twoFrames(page);
  }
  await map.focus();
  for (const key of ['+', '+', '-', '-']) {
    await page.keyboard.press(key);
    await twoFrames(page);
  }
};

/** Opens the list as a page of its own, reads page after page, and moves the map with everybody on it. */
const measureList = async (page: Page, url: string): Promise<ListTimes> => {
  await page.goto(`${url}${list}`, { waitUntil: 'commit' });
  const content = await whenListed(page);
  await page.getByRole('main').locator('section[aria-label="Map"][aria-busy=false]').waitFor();
  await page.waitForTimeout(settleMs);
  const moved = await longestWhile(page, () => moveMap(page));
  let [scrolled, turned] = [0, 0];
  for (let at = 1; at <= pages; at += 1) {
    if (at > 1) turned = Math.max(turned, await longestWhile(page, () => turnTo(page, at)));
    scrolled = Math.max(scrolled, await longestWhile(page, () => scrollThrough(page)));
  }
  return { content, scrolled, turned, moved };
};

/** Says each opening as soon as it is there. */
const said = (opened: ListTimes): ListTimes => {
  const { content, scrolled, turned, moved } = opened;
  console.log(
    `  opened in ${Math.round(content)} ms; longest tasks: scrolled ${scrolled} ms, turned ${turned} ms, map ${moved} ms`,
  );
  return opened;
};

const measureAll = async (browser: Browser, { url }: OwnServer): Promise<string[]> => {
  const page = await browser.newPage({ viewport: desk, locale: 'en-GB' });
  const first = said(await measureList(page, url));
  const again: ListTimes[] = [];
  for (let round = 0; round < rounds; round += 1) again.push(said(await measureList(page, url)));
  const middle = (of: keyof ListTimes): number => median(again.map((each) => each[of]));
  return [
    `| List with its map, known | ${against(middle('content'), targets.content)} | ${targets.content} ms |`,
    `| … the first time on a device | ${Math.round(first.content)} ms | |`,
    `| Longest task while ${pages} pages are scrolled to their ends | ${against(middle('scrolled'), targets.longest)} | ${targets.longest} ms |`,
    `| … while a page is turned | ${Math.round(middle('turned'))} ms | |`,
    `| Longest task while the map of all is moved | ${against(middle('moved'), targets.longest)} | ${targets.longest} ms |`,
  ];
};

/** Reads a list of thousands of suppliers as a visitor does, and prints what it took against the targets. */
const main = async (): Promise<void> => {
  const executablePath = await findChromium();
  const server = await step(`a server with ${suppliers} suppliers`, () => startOwnServer({}, suppliers));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const total = await totalOf(server.url);
    const rows = await step(`a list of ${total} suppliers`, () => measureAll(browser, server));
    writeSection('suppliers', [
      `A list of ${total} suppliers.`,
      '',
      '| What | Measured | Target |',
      '| --- | --- | --- |',
      ...rows,
    ]);
  } finally {
    await browser.close();
    await server.stop();
  }
};

await main();
