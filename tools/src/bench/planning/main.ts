import { chromium, type Page } from 'playwright';
import { findChromium } from '../../browser/find-chromium';
import { step } from '../../support/progress';
import { largeSize } from './large-wedding';
import { measureScreen, median, type BenchScreen, type Measured } from './measure';
import { startBenchServer, type BenchServer } from './server';

/** Milliseconds until content stands, and of the longest task while scrolling. */
const targets: Measured = { content: 1000, longest: 100 };
/** Each screen is opened so often; the middle one counts. */
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

const logIn = async (page: Page, { url, email, password }: BenchServer): Promise<void> => {
  await page.goto(`${url}/uk/signup?mode=login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/uk\/home$/);
};

const row = (name: string, { content, longest }: Measured): string => {
  const ratio = (value: number, target: number): string => `${(value / target).toFixed(2)}×`;
  return `| ${name} | ${Math.round(content)} ms | ${ratio(content, targets.content)} | ${Math.round(longest)} ms | ${ratio(longest, targets.longest)} |`;
};

/** The screens whose names begin with one of the words after the command; all of them without words. */
const asked = (words: readonly string[]): readonly BenchScreen[] =>
  words.length === 0
    ? screens
    : screens.filter(({ name }) => words.some((word) => name.toLowerCase().startsWith(word.toLowerCase())));

const measureAll = async (page: Page, server: BenchServer): Promise<string[]> => {
  const rows: string[] = [];
  for (const screen of asked(process.argv.slice(2))) {
    const measured: Measured[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) measured.push(await measureScreen(page, server.url, screen));
      const middle = (of: keyof Measured): number => median(measured.map((each) => each[of]));
      rows.push(row(screen.name, { content: middle('content'), longest: middle('longest') }));
    } catch (error) {
      rows.push(`| ${screen.name} | not there: ${String(error).split('\n')[0]} | | | |`);
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
    await step('logging in', () => logIn(page, server));
    const { tasks, guests, costs } = largeSize;
    const rows = await step(`${tasks} tasks, ${guests} guests, ${costs} costs`, () => measureAll(page, server));
    console.log(
      [
        '',
        `| Screen | Content | of ${targets.content} ms | Longest task, scrolling | of ${targets.longest} ms |`,
        '| --- | --- | --- | --- | --- |',
        ...rows,
        '',
      ].join('\n'),
    );
  } finally {
    await browser.close();
    await server.stop();
  }
};

await main();
