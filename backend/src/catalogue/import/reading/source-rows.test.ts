import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SourceRow, sourceRows } from './source-rows';

const directory = mkdtempSync(join(tmpdir(), 'posy-rows-'));
afterAll(() => rmSync(directory, { recursive: true }));

const file = (name: string, content: string): string => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};

const read = async (path: string): Promise<SourceRow[]> => {
  const rows: SourceRow[] = [];
  for await (const row of sourceRows(path)) rows.push(row);
  return rows;
};

test('lines are read with the numbers that people count, whatever ends them', async () => {
  const path = file('ends.jsonl', '\uFEFF{"a":"é"}\r\n\n{"a":2}\nnonsense\n[3]');
  expect(await read(path)).toEqual([
    { row: 1, value: { a: 'é' } },
    { row: 3, value: { a: 2 } },
    { row: 4, fault: 'is no JSON' },
    { row: 5, value: [3] },
  ]);
});

test('a line longer than a megabyte is refused by itself, and those around it are read [16] [A-L1]', async () => {
  const path = file('long.jsonl', `{"a":1}\n"${'x'.repeat(3_000_000)}"\n{"a":3}\n`);
  expect(await read(path)).toEqual([
    { row: 1, value: { a: 1 } },
    { row: 2, fault: 'is longer than a megabyte' },
    { row: 3, value: { a: 3 } },
  ]);
});

test('a file of one line that is longer than any text can be is refused like others [16] [A-L1]', async () => {
  const path = file('endless.jsonl', '{');
  truncateSync(path, 600 * 1024 * 1024);
  expect(await read(path)).toEqual([{ row: 1, fault: 'is longer than a megabyte' }]);
});

test('a table of more columns than anybody has is refused; empty ones at its end count for nothing [16]', async () => {
  const wide = Array.from({ length: 300_000 }, (_none, at) => `c${at}`).join(',');
  await expect(read(file('wide.csv', `${wide}\n`))).rejects.toThrow('more than 200 columns');
  expect(await read(file('commas.csv', `key,name${','.repeat(1000)}\n1,Barn\n`))).toEqual([
    { row: 2, cells: { key: '1', name: 'Barn', '': '' } },
  ]);
});

test('a table of more rows than are taken is refused without being read to its end [16]', async () => {
  await expect(read(file('many.csv', `key\n${'1\n'.repeat(1_000_000)}`))).rejects.toThrow('more than 200000 rows');
  // Empty ones before the header take no row from the end.
  const late = `${'\n'.repeat(150)}key\n${'1\n'.repeat(200_050)}`;
  await expect(read(file('late.csv', late))).rejects.toThrow('more than 200000 rows');
});

test('a first line that only names the separator is none of the rows, and what it names is taken [case a02]', async () => {
  const rows = ['key;name;category', 'c1;Sophie’s Sugarcraft;cakes', 'c2;Marrow & Thistle, Flowers;florists'].join(
    '\n',
  );
  for (const hint of ['sep=;', '"sep=;"', 'SEP=;', '\uFEFFsep=;', 'sep=;;;'])
    expect(await read(file('hinted.csv', `${hint}\r\n${rows}\n`))).toEqual([
      { row: 3, cells: { key: 'c1', name: 'Sophie’s Sugarcraft', category: 'cakes' } },
      { row: 4, cells: { key: 'c2', name: 'Marrow & Thistle, Flowers', category: 'florists' } },
    ]);
});
