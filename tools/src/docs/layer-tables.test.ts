import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const document = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

interface PackageFile {
  workspaces?: string[];
  nx?: { tags?: string[] };
  posy?: { layers?: string[][] };
}
const packageFile = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageFile;

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Returns the cells of the table below a header row that begins with this word. */
const rowsBelow = (header: string): string[][] => {
  const lines = document.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${header} `)) + 2;
  const rows = lines.slice(from);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) => line.split('|').slice(1, -1));
};

test('the table of packages says what lint allows, and names every package in its layer [29]', async () => {
  const rule = '../../lint/rules/package-layers.mjs';
  const { mayImport } = (await import(rule)) as { mayImport: Record<string, string[]> };
  const rows = rowsBelow('layer');
  expect(Object.fromEntries(rows.map(([layer, , imports]) => [namesIn(layer)[0], namesIn(imports)]))).toEqual(
    mayImport,
  );
  const layers = (packageFile('.').workspaces ?? []).map((name) => {
    const tag = packageFile(name).nx?.tags?.find((one) => one.startsWith('layer:'));
    return [name, tag?.slice('layer:'.length)];
  });
  const named = rows.flatMap(([layer, packages]) => namesIn(packages).map((name) => [name, namesIn(layer)[0]]));
  expect(named.sort()).toEqual(layers.sort());
});

test('the table of rooms says what the packages’ layers are [29]', () => {
  const rows = rowsBelow('row');
  const column = (place: number): string[][] =>
    rows.map((cells) => namesIn(cells[place])).filter(({ length }) => length);
  expect(column(1)).toEqual(packageFile('shell').posy?.layers);
  expect(column(2)).toEqual(packageFile('backend').posy?.layers);
});
