import { createRequire } from 'node:module';
import { createContext, type Script } from 'node:vm';

const { scriptOf } = createRequire(__filename)('../../jest/compiled-scripts.cjs') as {
  scriptOf: (filename: string, source: string, parameters: string) => Script;
};

const source = 'module.exports = { seen: [], fail: () => {\n  throw new Error(note);\n} };';

/** The module in a sandbox of its own, as Jest loads it. */
const loaded = (script: Script): { seen: string[]; fail: () => never } => {
  const module = { exports: {} };
  (script.runInContext(createContext({})) as (given: object, note: string) => void)(module, 'broken');
  return module.exports as ReturnType<typeof loaded>;
};

test('a module is compiled once for all test files of a process, and anew when its code is another', () => {
  const first = scriptOf('/one.js', source, 'module,note');
  expect(scriptOf('/one.js', source, 'module,note')).toBe(first);
  expect(scriptOf('/two.js', source, 'module,note')).not.toBe(first);
  expect(scriptOf('/one.js', `${source}\n`, 'module,note')).not.toBe(first);
  expect(scriptOf('/one.js', source, 'module,note,more')).not.toBe(first);
});

test('each sandbox has values of its own', () => {
  const script = scriptOf('/own.js', source, 'module,note');
  const [one, other] = [loaded(script), loaded(script)];
  one.seen.push('by the first file');
  expect(other.seen).toEqual([]);
  expect(one.fail).not.toBe(other.fail);
});

test('a fault is reported with the line of the file', () => {
  const { fail } = loaded(scriptOf('/lines.js', source, 'module,note'));
  expect(fail).toThrow(expect.objectContaining({ stack: expect.stringContaining('/lines.js:2:') }));
});
