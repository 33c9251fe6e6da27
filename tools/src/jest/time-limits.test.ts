import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sourceFolders } from '../areas/source-folders';
import { filesBelow } from '../support/hash-files';

const { testTimeout } = (
  createRequire(__filename)('../../jest/preset.cjs') as { preset: () => { testTimeout: number } }
).preset();

/** Limits that a test file sets by itself: of all its tests, or at the end of one. */
const limitsOf = (code: string): string[] => [
  ...[...code.matchAll(/\bjest\.setTimeout\b.*/g)].map(([call]) => call),
  ...[...code.matchAll(/^\s*\}\)?, ([\d_]{4,})\);$/gm)]
    .filter(([, limit]) => Number(limit?.replaceAll('_', '')) <= testTimeout)
    .map(([end]) => end.trim()),
];

test('what takes longer than the limit of all tests says so test by test; nothing has a lower one', () => {
  const example = "test('one', async () => {\n  await wait();\n}, 20_000);\njest.setTimeout(90_000);\n";
  expect(limitsOf(example)).toEqual(['jest.setTimeout(90_000);', '}, 20_000);']);
  const files = sourceFolders()
    .flatMap(([, folder]) => filesBelow(folder))
    .filter((file) => /\.test\.tsx?$/.test(file) && file !== __filename);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => limitsOf(readFileSync(file, 'utf8')).map((limit) => `${file}: ${limit}`))).toEqual([]);
});
