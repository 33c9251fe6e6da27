import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { areasToCome } from '@posy/shared-contracts/event-graph';
import { sourcesBelow } from '../areas/import-circles';
import { sourceFolders } from '../areas/source-folders';
import { unusedExports } from './unused-exports';

const root = join(__dirname, '../../..');

test('no export is without anybody who names it', () => {
  const files = sourceFolders().flatMap(([, folder]) => sourcesBelow(folder));
  const texts = new Map(files.map((file) => [relative(root, file), readFileSync(file, 'utf8')]));
  expect(unusedExports(texts)).toEqual([]);
});

/** Exports of the contract whose area is still to come: the area, and the requirement that needs it. */
const forLater: Readonly<Record<string, { area: string; requirement: string }>> = {};
/** Shapes that the specification names and that no screen needs: what screens read has the same in another form. */
const asSpecified: Readonly<Record<string, string>> = { inboxConversationOf: 'S3-conversation-01' };

const isValue = (found: string): boolean => /: [a-z]\w*$/.test(found);
const isTest = (file: string): boolean => /\.test\.|\/testing\/|^e2e\//.test(file);
const isList = (file: string): boolean => /^shared-contracts\/src\/(?:.*\/)?index\.ts$/.test(file);

test('the contract exports no value that tests alone use, but what an area to come needs, and the specification', () => {
  const files = sourceFolders()
    .flatMap(([, folder]) => sourcesBelow(folder))
    .map((file) => relative(root, file))
    .filter((file) => !isTest(file) && !isList(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const ours = unusedExports(texts).filter((found) => found.startsWith('shared-contracts/') && isValue(found));
  expect(ours.map((found) => found.replace(/^.*: /, '')).sort()).toEqual(
    [...Object.keys(forLater), ...Object.keys(asSpecified)].sort(),
  );
});

test('what waits in the contract names an area that is to come and a requirement that there is', () => {
  const requirements = readFileSync(join(root, 'docs/requirements.csv'), 'utf8');
  for (const { area, requirement } of Object.values(forLater)) {
    expect(areasToCome).toHaveProperty(area);
    expect(requirements).toContain(`\n${requirement},`);
  }
  for (const requirement of Object.values(asSpecified)) expect(requirements).toContain(`\n${requirement},`);
});

test('what its own file, another file or a test names is used; a surface is for others', () => {
  const texts = new Map([
    ['a/rules.ts', 'export const sum = 1;\nexport type Sum = typeof sum;\nexport const gone = 2;\n'],
    ['a/rules.test.ts', "import { type Sum } from './rules';"],
    ['a/public.ts', 'export const open = 3;\n'],
  ]);
  expect(unusedExports(texts)).toEqual(['a/rules.ts: gone']);
});
