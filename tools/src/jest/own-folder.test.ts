import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const setup = join(__dirname, '../../jest/own-folder.cjs');
const ended = 4_194_304;

test('a run keeps its temporary files in a folder of its own [H13-08]', () => {
  expect(basename(tmpdir())).toMatch(/^posy-run-\d+-/);
});

test('what a killed run left behind goes when the next one begins [H13-08]', () => {
  const begin = require(setup) as { removeLeftovers: (parent: string) => void };
  const parent = tmpdir();
  const [leftover, running, other] = [`posy-run-${ended}-a`, `posy-run-${process.pid}-b`, 'of-somebody-else'].map(
    (name) => join(parent, name),
  ) as [string, string, string];
  [leftover, running, other].forEach((folder) => mkdirSync(join(folder, 'data'), { recursive: true }));
  begin.removeLeftovers(dirname(leftover));
  expect([leftover, running, other].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
