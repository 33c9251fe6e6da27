import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolders } from './changed-files';
import { remotesOfJourneys, touchedJourneys } from './touched-journeys';

const checkout = join(__dirname, '../../..');

test('every journey says which remotes it goes through, and nothing else does', () => {
  const folder = join(checkout, 'e2e');
  const ending = '.journey.ts';
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .map((path) => path.slice(0, -ending.length).replaceAll('\\', '/'));
  const remotes = remotesOfJourneys(checkout);
  expect(Object.keys(remotes).sort()).toEqual(written.sort());
  const packages = packageFolders(checkout).filter((name) => name.startsWith('mfe-'));
  expect([...new Set(Object.values(remotes).flat())].sort()).toEqual([...packages].sort());
});

const files: Readonly<Record<string, string>> = {
  'e2e/package.json': '{ "name": "e2e", "imports": { "#support/*": "./support/*.ts" } }',
  'e2e/support/plan/guests.ts': "export const addGuests = () => 'guests';",
  'e2e/gate/guests.journey.ts': "import { addGuests } from '#support/plan/guests'; addGuests();",
  'e2e/areas/inbox/talk.journey.ts': "console.log('talk');",
  'e2e/faults/boot.journey.ts': "console.log('boot');",
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'posy-touched-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const touched = (...changed: string[]): Promise<readonly string[] | 'all'> =>
  touchedJourneys(
    {
      root,
      packages: ['shell', 'backend', 'shared-ui', 'mfe-planning', 'mfe-inbox', 'tools', 'e2e'],
      journeys: {
        'gate/guests': ['mfe-planning'],
        'areas/inbox/talk': ['mfe-inbox', 'mfe-planning'],
        'faults/boot': [],
      },
    },
    changed,
  );

test.each([
  ['mfe-planning/src/guests/list.tsx', ['gate/guests.journey.ts', 'areas/inbox/talk.journey.ts']],
  ['mfe-inbox/src/thread/thread.tsx', ['areas/inbox/talk.journey.ts']],
  ['e2e/support/plan/guests.ts', ['gate/guests.journey.ts']],
  ['e2e/faults/boot.journey.ts', ['faults/boot.journey.ts']],
  ['mfe-inbox/src/thread/thread.test.tsx', []],
  ['backend/src/api/households/households.test.ts', []],
  ['docs/native.md', []],
  ['tools/src/docs/named-paths.ts', []],
])('a change of %s can touch %j', async (file, journeys) => {
  expect(await touched(file)).toEqual(journeys);
});

test.each([
  'shell/src/main.ts',
  'backend/src/main.ts',
  'shared-ui/src/button/button.tsx',
  'package-lock.json',
  'tools/src/webpack/base-config.ts',
  'tools/src/commands/start.ts',
  'e2e/support/run/chromium-args.ts',
])('a change of %s can touch every journey', async (file) => {
  expect(await touched('mfe-inbox/src/app.tsx', file)).toBe('all');
});
