import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';

const { saveGlobals } = createRequire(__filename)('../../jest/restore-globals.cjs') as {
  saveGlobals: () => () => void;
};
const globals = globalThis as Record<string, unknown>;

test('a global that a file adds goes with it, one that it removes or replaces comes back', () => {
  const { fetch, queueMicrotask: turn } = globalThis;
  const restore = saveGlobals();
  globals['added'] = 1;
  globals['fetch'] = () => undefined;
  Reflect.deleteProperty(globalThis, 'queueMicrotask');
  restore();
  expect('added' in globalThis).toBe(false);
  expect([globalThis.fetch, globalThis.queueMicrotask]).toEqual([fetch, turn]);
});

test('a global that a package makes undeletable goes too', () => {
  const restore = saveGlobals();
  Object.defineProperty(globalThis, 'lasting', { value: 1, writable: false, configurable: false });
  restore();
  expect('lasting' in globalThis).toBe(false);
  const plain = Object.defineProperty({}, 'kept', { value: 1, configurable: false });
  expect(Object.getOwnPropertyDescriptor(plain, 'kept')?.configurable).toBe(false);
});

test('variables of the process and its folder are as they were', () => {
  const [path, folder] = [process.env['PATH'], process.cwd()];
  const restore = saveGlobals();
  process.env['PATH'] = '/nowhere';
  process.env['POSY_ADDED'] = '1';
  process.chdir(tmpdir());
  restore();
  expect([process.env['PATH'], process.env['POSY_ADDED'], process.cwd()]).toEqual([path, undefined, folder]);
});

test('a global that is read by a function is not read, and comes back as one', () => {
  let reads = 0;
  Object.defineProperty(globalThis, 'costly', { get: () => (reads += 1), configurable: true });
  const restore = saveGlobals();
  Object.defineProperty(globalThis, 'costly', { value: 'other', configurable: true });
  restore();
  expect(reads).toBe(0);
  expect(globals['costly']).toBe(1);
  Reflect.deleteProperty(globalThis, 'costly');
});
