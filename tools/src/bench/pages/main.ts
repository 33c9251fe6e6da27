import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findChromium } from '#browser/find-chromium';
import { type OwnServer, startOwnServer } from '#server/own-server';
import { say, step } from '#support/progress';
import { inRoot } from '#support/workspace';
import { askAll } from './ask';
import { sendCrowd } from './crowd';
import { profilePaths, type PublicPage, publicPages } from './public-pages';
import { medianScore, type Score } from './score';
import { scorePage } from './score-page';
import { crowdLine, firstByteTable, type Scored, scoreTable } from './tables';

const [runs = 5, crowdSeconds = 30] = process.argv.slice(2, 4).map(Number);
/** Pages whose names begin so; without it all of them, and only then the table is written. */
const named = process.argv[4];
const clients = 8;
const connections = 200;
/** Requests of each page once it is cached. */
const rounds = 20;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** A browser of its own for each visit: nothing is known from the one before. */
const visit = async (executablePath: string, address: string): Promise<Score> => {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await scorePage(address, port);
  } finally {
    await browser.close();
  }
};

/** Drawn and undrawn in turn, so that both meet the same machine. */
const score = async ({ name, path }: PublicPage, drawing: OwnServer, plain: OwnServer): Promise<Scored> => {
  const executablePath = await findChromium();
  const drawn: Score[] = [];
  const undrawn: Score[] = [];
  for (let run = 0; run < runs; run += 1) {
    drawn.push(await visit(executablePath, `${drawing.url}${path}`));
    undrawn.push(await visit(executablePath, `${plain.url}${path}`));
  }
  const scored = { name, drawn: medianScore(drawn), undrawn: medianScore(undrawn) };
  say(scoreTable([scored]).split('\n').at(-1) ?? '');
  return scored;
};

const measureServer = async (): Promise<string> => {
  const server = await startOwnServer();
  try {
    const profiles = await profilePaths(server.url);
    const addresses = publicPages(profiles).map(({ path }) => `${server.url}${path}`);
    const fresh = await askAll(
      profiles.map((path) => `${server.url}${path}`),
      clients,
    );
    // Late parts are rendered by now, or a moment later.
    await askAll([...addresses, ...addresses], 1);
    const again = await askAll(Array.from({ length: rounds }, () => addresses).flat(), clients);
    const asked = [
      { name: 'cached from a visitor before', answers: again, target: 100 },
      { name: 'never drawn before (profiles)', answers: fresh, target: 300 },
    ];
    const crowd = await sendCrowd(addresses, connections, crowdSeconds);
    return `${firstByteTable(asked)}\n\n${crowdLine(connections, crowdSeconds, crowd)}`;
  } finally {
    await server.stop();
  }
};

const scoreAll = async (): Promise<string> => {
  const drawing = await startOwnServer();
  const plain = await startOwnServer({ POSY_DRAW_PAGES: 'off' });
  try {
    const pages = publicPages(await profilePaths(drawing.url));
    await askAll(
      [...pages, ...pages].map(({ path }) => `${drawing.url}${path}`),
      1,
    );
    const scored: Scored[] = [];
    for (const page of pages)
      if (page.name.toLowerCase().startsWith(named?.toLowerCase() ?? ''))
        scored.push(await score(page, drawing, plain));
    return scoreTable(scored);
  } finally {
    await drawing.stop();
    await plain.stop();
  }
};

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const before = load();
const served = await step('first bytes, and a crowd', measureServer);
const scores = await step(`Lighthouse, ${runs} runs of each page`, scoreAll);
const written = `# Benchmarks of public pages

\`npm run bench -- pages\` measures and writes this file. ${cpus().length} cores, which server and clients share, Node ${process.versions.node},
${new Date().toISOString().slice(0, 10)}. The machine's load was ${before} before and ${load()} after. What misses its target is bold.

Lighthouse's mobile profile, medians of ${runs}; "off" is the same page in the same run with \`POSY_DRAW_PAGES=off\`. Targets:
performance 95 or more, largest paint 1.8 s, blocking time 150 ms, shift 0.02.

${scores}

${served}
`;
if (named === undefined) writeFileSync(inRoot('shell', 'BENCHMARKS.md'), written);
say(written);
