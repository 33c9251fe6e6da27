import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const door = pathToFileURL(join(__dirname, '../../bin/one-at-a-time.mjs')).href;

/** A process that reads a number under the lock, takes its time and writes the next one. */
const countOn = async (folder: string): Promise<void> => {
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { oneAtATime } from ${JSON.stringify(door)};
    const [, lock, count] = process.argv;
    oneAtATime(lock, () => {
      const before = Number(readFileSync(count, 'utf8'));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150);
      writeFileSync(count, String(before + 1));
    });`;
  const files = [join(folder, 'locks', 'lock'), join(folder, 'count')];
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, ...files], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
};

const begun = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-lock-'));
  writeFileSync(join(folder, 'count'), '0');
  return folder;
};

test('processes that begin at once do their work one after the other', async () => {
  const folder = begun();
  await Promise.all([1, 2, 3, 4].map(() => countOn(folder)));
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('4');
});

test('the lock of a process that was killed holds nobody up', async () => {
  const folder = begun();
  const child = spawn(process.execPath, ['--eval', '']);
  await once(child, 'exit');
  await countOn(folder);
  writeFileSync(join(folder, 'locks', 'lock'), String(child.pid));
  await countOn(folder);
  expect(readFileSync(join(folder, 'count'), 'utf8')).toBe('2');
});
