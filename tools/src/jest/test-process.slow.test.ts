import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Test files that run one after the other in one process, as those of a package do. */
const run = (environment: 'node' | 'jsdom', files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-test-process-'));
  const preset = JSON.stringify(join(__dirname, '../../jest/preset.cjs'));
  const config = `module.exports = { ...require(${preset}).preset({ environment: '${environment}' }), reporters: [] };`;
  const all = { 'jest.config.cjs': config, ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const jest = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js');
  const words = [jest, '--runInBand', '--json', '--forceExit', '--rootDir', folder, '--config', 'jest.config.cjs'];
  return new Promise<{ passed: number; failed: string[]; notes: string[] }>((resolve) =>
    execFile(process.execPath, words, { cwd: folder }, (_error, out) => {
      const { numPassedTestSuites: passed, testResults } = JSON.parse(out) as {
        numPassedTestSuites: number;
        testResults: { status: string; message: string }[];
      };
      const failed = testResults.filter(({ status }) => status === 'failed').map(({ message }) => message);
      const notes = readdirSync(folder).filter((name) => name.endsWith('.note'));
      resolve({ passed, failed, notes: notes.map((name) => readFileSync(join(folder, name), 'utf8')).sort() });
      rmSync(folder, { recursive: true, force: true });
    }),
  );
};

const note = (name: string, text: string) =>
  `require('node:fs').writeFileSync(__dirname + '/../${name}.note', String(${text}));`;

/** A test that finds a process as if nothing had run in it, and leaves traces. */
const leavesTraces = (name: string) => `
  const { next } = require('./state');
  test('nothing is left of another file', () => {
    expect([globalThis.trace, process.env.TRACE, expect.toLeaveTraces, jest.isMockFunction(fetch)]).toEqual([undefined, undefined, undefined, false]);
    globalThis.trace = process.env.TRACE = '1';
    globalThis.fetch = jest.fn();
    expect.extend({ toLeaveTraces: () => ({ pass: true }) });
    jest.useFakeTimers();
    ${note(name, 'next()')}
  });`;

test('files of one process share the code, and nothing else', async () => {
  const state = 'let times = 0; exports.next = () => (times += 1);';
  expect(
    await run('node', {
      'src/state.js': state,
      'src/one.test.ts': leavesTraces('one'),
      'src/two.test.ts': leavesTraces('two'),
    }),
  ).toEqual({ passed: 2, failed: [], notes: ['1', '2'] });
});

test('each file has a window of its own', async () => {
  const leavesWindow = `
    test('nothing is left in the window', () => {
      expect([document.body.innerHTML, document.title, localStorage.length, window.trace]).toEqual(['', '', 0, undefined]);
      expect(window).toBe(globalThis);
      document.body.innerHTML = '<p>left</p>';
      document.title = 'left';
      localStorage.setItem('left', '1');
      window.trace = 1;
      window.addEventListener('resize', () => { throw new Error('left'); });
    });
    test('only this file hears what happens in its window', () => {
      let received = 0;
      addEventListener('focus', () => (received += 1));
      dispatchEvent(new Event('focus'));
      expect(received).toBe(1);
    });`;
  expect(await run('jsdom', { 'src/one.test.ts': leavesWindow, 'src/two.test.ts': leavesWindow })).toEqual({
    passed: 2,
    failed: [],
    notes: [],
  });
});

test('a file that leaves a server fails and names it, the next one does not', async () => {
  const leavesServer = `
    test('passes', (done) => {
      require('node:http').createServer().listen(0, '127.0.0.1', done);
    });`;
  const { passed, failed } = await run('node', {
    'src/leaves.test.ts': leavesServer,
    'src/next.test.ts': `test('passes', () => undefined);`,
  });
  expect([passed, failed]).toEqual([1, [expect.stringContaining('a server at {"address":"127.0.0.1"')]]);
});

test('an error that nobody caught fails the file that it comes from', async () => {
  const rejects = (when: string) => `test('rejects', async () => {
    ${when}Promise.reject(new Error('nobody waits'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });`;
  const { passed, failed } = await run('node', {
    'src/rejects.test.ts': rejects(''),
    'src/throws.test.ts': rejects(`setTimeout(() => { throw new Error('nobody catches'); }); if (false) `),
    'src/window.test.ts': `/** @jest-environment ${join(__dirname, '../../jest/jsdom-environment.cjs')} */
      ${rejects(`window.setTimeout(() => { throw new Error('nobody catches'); }); if (false) `)}`,
    'src/next.test.ts': `test('passes', () => undefined);`,
  });
  expect(passed).toBe(1);
  expect(failed).toHaveLength(3);
  for (const message of failed) expect(message).toMatch(/nobody (waits|catches)/);
});
