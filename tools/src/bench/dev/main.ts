import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findChromium } from '#browser/find-chromium';
import { say, step } from '#support/progress';
import { inRoot, root } from '#support/workspace';
import { against, median } from '../page/measure';
import { writeSection } from '../table/sections';

const [rounds = 9] = process.argv.slice(2).map(Number);
/** Milliseconds from a saved file to the screen that shows it, at p50. */
const target = 1000;
const limitMs = 60_000;

/** The catalogue that is changed, and the title in it that the page shows. */
const file = inRoot('mfe-reviews', 'src', 'messages', 'en-GB.ts');
const title = 'What other couples say';
const path = '/uk/reviews';

/** `posy dev` with data of its own, once it has built and released. */
interface DevServer {
  url: string;
  stop(): Promise<void>;
}

const startDev = (dataDir: string): Promise<DevServer> =>
  new Promise((resolve, reject) => {
    const dev = spawn(process.execPath, ['tools/bin/posy.mjs', 'dev', 'mfe-reviews', '--suppliers', '60'], {
      cwd: root,
      env: { ...process.env, PORT: '0', POSY_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<void>((done) => dev.once('exit', () => done()));
    let said = '';
    dev.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const [, url] = /Posy is ready: (\S+)/.exec(said) ?? [];
      if (url === undefined || !said.includes('mfe-reviews: rebuilt')) return;
      resolve({
        url,
        async stop() {
          dev.kill('SIGTERM');
          await ended;
        },
      });
    });
    void ended.then(() => reject(new Error(`posy dev ended: ${said}`)));
  });

/** Milliseconds from the saved file until the page shows its words. */
const change = async (page: Page, source: string, words: string): Promise<number> => {
  const from = performance.now();
  writeFileSync(file, source.replace(title, words));
  await page.waitForFunction((text) => document.querySelector('main')?.textContent?.includes(text) === true, words, {
    polling: 'raf',
    timeout: limitMs,
  });
  return performance.now() - from;
};

const measure = async (page: Page, url: string, source: string): Promise<number[]> => {
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { name: title }).waitFor();
  const took: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    took.push(await change(page, source, `${title} ${round}`));
    say(`  ${Math.round(took.at(-1) ?? 0)} ms`);
  }
  return took;
};

/** Changes a text of a remote under `npm run dev` again and again, and writes how long a page took to show it. */
const main = async (): Promise<void> => {
  const source = readFileSync(file, 'utf8');
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-dev-'));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const server = await step('posy dev mfe-reviews', () => startDev(dataDir));
    try {
      const took = await step(`${rounds} changes`, async () => measure(await browser.newPage(), server.url, source));
      const middle = median(took);
      writeSection(
        'dev',
        [
          '| What | Measured | Target |',
          '| --- | --- | --- |',
          `| A changed text on the screen under \`npm run dev\`, p50 of ${rounds} | ${against(middle, target)} | ${target} ms |`,
          `| … the slowest | ${Math.round(Math.max(...took))} ms | |`,
        ],
        'benchmarks',
      );
      if (middle > target) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  } finally {
    writeFileSync(file, source);
    await browser.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
