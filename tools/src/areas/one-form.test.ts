import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const faultsOf = async (rule: string, code: string): Promise<string[]> => {
  const rules = '../../lint/posy-rules.mjs';
  const { posy } = (await import(rules)) as { posy: object };
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser },
    plugins: { posy },
    rules: { [`posy/${rule}`]: 'error' },
  } as Parameters<Linter['verify']>[1];
  const found = new Linter({ cwd: __dirname }).verify(code, config, join(__dirname, 'x.test.ts'));
  return found.map(({ message }) => message.split(/[;:]/)[0] ?? '');
};

describe('a function is a constant', () => {
  test.each([
    'function add(a: number, b: number) { return a + b; }',
    'export async function load() { await add(); }',
    'const outer = () => { function inner() { return 1; } return inner; };',
  ])('refused: %s', async (code) => {
    expect(await faultsOf('one-function-form', code)).toEqual([expect.stringMatching(/^Write const \w+ = /)]);
  });

  test.each([
    'const add = (a: number, b: number) => a + b;',
    'function* pages() { yield 1; }',
    'export default function run() {}',
    'function assertText(value: unknown): asserts value is string {}',
    'const named = function () { return this; };',
  ])('let through: %s', async (code) => {
    expect(await faultsOf('one-function-form', code)).toEqual([]);
  });
});

describe('a test says what it states, then what it shows of the specification', () => {
  test.each([
    ["it('adds', () => {});", 'A test is called `test`.'],
    ["it.each([1])('adds %d', () => {});", 'A test is called `test`.'],
    ["test('[S4-checklist-07] a tick stays', () => {});", 'Ids stand at the end of the title'],
    ["test('a tick [S4-checklist-07] stays', () => {});", 'Ids stand at the end of the title'],
    ["describe('[R1-02] the chosen day', () => {});", 'Ids stand at the end of the title'],
    ["test.each([1])('[R1-02] %d', () => {});", 'Ids stand at the end of the title'],
  ])('refused: %s', async (code, fault) => {
    expect(await faultsOf('test-titles', code)).toEqual([fault]);
  });

  test.each([
    "test('a tick stays [S4-checklist-07]', () => {});",
    "test('a tick stays [S4-checklist-07] [S4-checklist-08]', () => {});",
    "test.each([1])('%d ticks stay [S4-checklist-07]', () => {});",
    "test('a list [1] is read', () => {});",
    "const a = items[0]; permit('[S4-checklist-07] a', b);",
  ])('let through: %s', async (code) => {
    expect(await faultsOf('test-titles', code)).toEqual([]);
  });
});
