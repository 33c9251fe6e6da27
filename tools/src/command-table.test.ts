import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './command-table';

test('names exactly the commands that have a file', () => {
  const files = readdirSync(join(__dirname, 'commands')).filter((name) => !name.includes('.test.'));
  expect([...commands.keys()].sort()).toEqual(files.map((name) => name.replace(/\.ts$/, '')).sort());
});
