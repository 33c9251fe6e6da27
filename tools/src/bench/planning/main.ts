import { type Browser, chromium, type Page } from 'playwright';
import { findChromium } from '#browser/find-chromium';
import { step } from '#support/progress';
import { newDevice } from '../page/log-in';
import { type BenchScreen, type MeasuredScreen, measureScreen, median } from '../page/measure';
import { writeSection } from '../table/sections';
import { measureFirstRows } from './first-rows';
import { largeSize } from './large-wedding';
import { type BenchServer, startBenchServer } from './server';

/** Milliseconds until content stands, and of the longest task while scrolling. */
const targets: MeasuredScreen = { content: 1000, longest: 100 };
/** Number of times that each screen is opened on a device with the wedding cached; the median counts. */
const rounds = 3;

/** Planning's screens, and a light one of the same run to hold them against. */
const screens: readonly BenchScreen[] = [
  { name: 'Advice (light, for comparison)', path: '/uk/advice', shows: /Advice/ },
  { name: 'Home', path: '/uk/home', shows: /Three for this week.*Arrange part \d+/s },
  { name: 'Checklist, to do', path: '/uk/checklist', shows: /Arrange part \d+/ },
  { name: 'Checklist, all', path: '/uk/checklist?show=all', shows: /Arrange part \d+/ },
  { name: 'Plan at a glance', path: '/uk/planning', shows: /By period/ },
  { name: 'Guest list', path: '/uk/guestlist', shows: /Household 0\d{3}/ },
  { name: 'Budget', path: '/uk/budget', shows: /Cost \d+/ },
  { name: 'Scrapbook', path: '/uk/scrapbook', shows: /Note \d+/ },
];

/** Times of a screen: the first time on a device, and once the wedding is cached there. */
interface ScreenTimes {
  first: MeasuredScreen;
  known: MeasuredScreen;
}

const row = (name: string, { first, known }: ScreenTimes): string => {
  const ratio = (value: number, target: number): string => `${(value / target).toFixed(2)}×`;
  const { content, longest } = known;
  const cells = [
    ratio(content, targets.content),
    ratio(longest, targets.longest),
    ratio(first.content, targets.content),
  ];
  return `| ${[name, `${Math.round(content)} ms`, ...cells].join(' | ')} |`;
};

/** The screens whose names begin with one of the words after the command; all of them without words. */
const asked = (words: readonly string[]): readonly BenchScreen[] =>
  words.length === 0
    ? screens
    : screens.filter(({ name }) => words.some((word) => name.toLowerCase().startsWith(word.toLowerCase())));

const measureOne = async (page: Page, url: string, screen: BenchScreen): Promise<ScreenTimes> => {
  const first = await measureScreen(page, url, screen);
  const again: MeasuredScreen[] = [];
  for (let round = 0; round < rounds; round += 1) again.push(await measureScreen(page, url, screen));
  const middle = (of: keyof MeasuredScreen): number => median(again.map((each) => each[of]));
  return { first, known: { content: middle('content'), longest: middle('longest') } };
};

const measureAll = async (browser: Browser, server: BenchServer): Promise<string[]> => {
  const rows: string[] = [];
  for (const screen of asked(process.argv.slice(2))) {
    const page = await newDevice(browser, server.url, server);
    try {
      rows.push(row(screen.name, await measureOne(page, server.url, screen)));
    } catch (error) {
      rows.push(`| ${screen.name} | not there: ${String(error).split('\n')[0]} | | | |`);
    } finally {
      await page.close();
    }
    console.log(rows.at(-1));
  }
  return rows;
};

/** Opens every screen of planning with a wedding larger than any, and prints what it took against the targets. */
const main = async (): Promise<void> => {
  const executablePath = await findChromium();
  const server = await step('a server with the large wedding', startBenchServer);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const { tasks, guests, costs } = largeSize;
    const rows = await step(`${tasks} tasks, ${guests} guests, ${costs} costs`, () => measureAll(browser, server));
    const asksForGuests = asked(process.argv.slice(2)).some(({ path }) => path === '/uk/guestlist');
    const firstRows = asksForGuests ? await step('first rows', () => measureFirstRows(browser, server)) : '';
    const table = [
      `| Screen | Content | of ${targets.content} ms | Longest task scrolling, of ${targets.longest} ms | First time on a device |`,
      '| --- | --- | --- | --- | --- |',
      ...rows,
      '',
      firstRows,
    ];
    const isWhole = process.argv.length === 2;
    if (isWhole) writeSection('planning', table);
    else console.log(table.join('\n'));
  } finally {
    await browser.close();
    await server.stop();
  }
};

await main();
