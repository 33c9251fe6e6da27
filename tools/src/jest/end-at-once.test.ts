import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const file = join(__dirname, '../../jest/end-at-once.cjs');
const saysHow = `
  process.exit = () => process.stdout.write('at once');
  process.on('exit', () => process.stdout.write(' and ends'));`;

/** Output of a process that runs some code beside the one that ends workers. */
const saidBy = async (code: string, isWorker: boolean): Promise<string> => {
  const words = ['-e', `require(${JSON.stringify(file)});${saysHow}${code}`];
  const child = isWorker
    ? fork('-', { execArgv: words, silent: true })
    : spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => (said += part.toString()));
  await once(child, 'close');
  return said;
};

test('a worker that has nothing left to do ends at once', async () => {
  expect(await saidBy('', true)).toBe('at once and ends');
});

test('what is still to be done is done before', async () => {
  expect(await saidBy(`setTimeout(() => process.stdout.write('done '), 50);`, true)).toBe('done at once and ends');
});

test('a process that is nobody’s worker ends as Node ends it', async () => {
  expect(await saidBy('', false)).toBe(' and ends');
});
