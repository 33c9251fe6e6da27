import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { releasesFolder } from '@posy/backend/releases';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '#browser/find-chromium';
import { type OwnServer, startOwnServer } from '#server/own-server';
import { say, step } from '#support/progress';
import { inRoot, remotePackages } from '#support/workspace';
import type { Credentials } from '../page/sign-up';
import { writeSection } from '../table/sections';
import { type Measured, measureSide } from './measure-side';
import { buildMonolith, releaseMonolith } from './monolith';
import { charts, entryTable, missedTargets, switchTable, visitTable } from './tables';

const [rounds = 5] = process.argv.slice(2).map(Number);

/** Pages are drawn by their scripts, and nothing is kept by a worker: only what is compared differs. */
const env = { POSY_DRAW_PAGES: 'off', POSY_SERVICE_WORKER: 'off' };

/** The demo's couple of a server, whose wedding both sides show. */
const coupleOf = async ({ url }: OwnServer): Promise<Credentials> => {
  const answer = await fetch(`${url}/api/demo/accounts`);
  const { accounts } = (await answer.json()) as { accounts: ({ kind: string } & Credentials)[] };
  const couple = accounts.find(({ kind }) => kind === 'couple');
  if (couple === undefined) throw new Error('The demo has no couple.');
  return couple;
};

/** In turn, so that both meet the same machine. */
const measureBoth = async (browser: Browser, parted: OwnServer, whole: OwnServer) => {
  const both = { parted: [] as Measured[], whole: [] as Measured[] };
  const [one, other] = [await coupleOf(parted), await coupleOf(whole)];
  for (let round = 1; round <= rounds; round += 1) {
    both.parted.push(await step(`round ${round}, federated`, () => measureSide(browser, parted.url, one)));
    both.whole.push(await step(`round ${round}, monolith`, () => measureSide(browser, whole.url, other)));
  }
  return both;
};

const measureServers = async (browser: Browser, dist: string) => {
  const parted = await startOwnServer(env);
  try {
    const whole = await startOwnServer(env);
    try {
      await releaseMonolith(releasesFolder(whole.dataDir, false), dist);
      return await measureBoth(browser, parted, whole);
    } finally {
      await whole.stop();
    }
  } finally {
    await parted.stop();
  }
};

const entries = (): [remote: string, bytes: number][] =>
  remotePackages.map((name) => [
    name,
    gzipSync(readFileSync(inRoot(name, 'dist', 'remoteEntry.js')), { level: 9 }).length,
  ]);

/** Holds the federated page against a monolith of the same screens, and writes the tables; what misses its target is named and ends with 1. */
const main = async (): Promise<void> => {
  const dist = await step('building the monolith', buildMonolith);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const both = await measureServers(browser, dist);
    const built = entries();
    writeSection(
      'federation',
      [
        `Medians of ${rounds} rounds in one run, both sides in turn, each with a browser that has never been here. What misses its target is bold.`,
        '',
        ...[visitTable(both), charts(both), switchTable(both), entryTable(built)].join('\n\n').split('\n'),
      ],
      'benchmarks',
    );
    for (const missed of missedTargets(both, built)) {
      say(`Missed: ${missed}`);
      process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
};

await main();
