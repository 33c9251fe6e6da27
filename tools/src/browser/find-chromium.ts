import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { execute } from '../support/execute';
import { PlainError, say } from '../support/progress';
import { inRoot } from '../support/workspace';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (): string | null => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macPaths,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
};

const ways: { title: string; install: () => Promise<void> }[] = [
  {
    title: 'Playwright’s download',
    install: () => execute(inRoot('node_modules', '.bin', 'playwright'), ['install', 'chromium'], { quiet: true }),
  },
  {
    title: 'the system’s package manager',
    async install() {
      await execute('apt-get', ['update'], { quiet: true });
      await execute('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true });
    },
  },
];

/** A Chromium to test with: an installed one, else Playwright's download, else the system's package. */
export const findChromium = async (): Promise<string> => {
  const found = installed();
  if (found !== null) return found;
  for (const { title, install } of ways) {
    say(`no Chromium is installed: trying ${title} …`);
    await install().catch(() => say(`  ${title} did not work`));
    const path = installed();
    if (path !== null) return path;
  }
  throw new PlainError('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
};
