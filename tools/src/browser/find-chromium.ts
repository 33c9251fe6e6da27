import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { execute } from '../support/execute';
import { PlainError, say, step } from '../support/progress';
import { inRoot } from '../support/workspace';

/** The headless shell comes first: it runs a page without the browser's own windows, at a third less processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of an installed Chromium, or null. `CHROMIUM_PATH` names one and is asked first. */
export const installedChromium = (): string | null => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macPaths,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
};

interface ChromiumSource {
  title: string;
  isThere: () => boolean;
  install: () => Promise<void>;
}

const minute = 60_000;
const has = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const ways: ChromiumSource[] = [
  {
    title: 'Debian’s package chromium-headless-shell',
    isThere: () => has('apt-get') && process.getuid?.() === 0,
    async install() {
      const options = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];
      const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
      await execute('apt-get', [...options, 'update'], { ...quietly, limitMs: minute });
      await execute('apt-get', [...options, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
        ...quietly,
        limitMs: 5 * minute,
      });
    },
  },
  {
    title: 'Playwright’s download',
    isThere: () => true,
    install: () =>
      execute(inRoot('node_modules', '.bin', 'playwright'), ['install', '--only-shell', 'chromium'], {
        quiet: true,
        limitMs: 3 * minute,
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      }),
  },
];

const findOrInstall = async (): Promise<string> => {
  const found = installedChromium();
  if (found !== null) return found;
  for (const { title, isThere, install } of ways) {
    if (!isThere()) continue;
    say(`no Chromium is installed: trying ${title} …`);
    await install().catch(() => say(`  ${title} did not work`));
    const path = installedChromium();
    if (path !== null) return path;
  }
  throw new PlainError(
    'No Chromium could be found or installed. Install one (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
  );
};

let finding: Promise<string> | undefined;

const lookOnce = async (): Promise<string> => {
  const path = await step('looking for Chromium', findOrInstall);
  process.env.CHROMIUM_PATH = path;
  return path;
};

/**
 * Finds a Chromium, or installs Debian's package, else Playwright's download, once in a process. Child processes
 * started from here on use the same one, by `CHROMIUM_PATH`.
 */
export const findChromium = (): Promise<string> => (finding ??= lookOnce());
