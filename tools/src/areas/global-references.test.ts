import { join } from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';

const root = join(__dirname, '../../..');

/** The globals that the repository's own configuration declares. */
const declaredGlobals = async (): Promise<Linter.Globals> => {
  const file = '../../lint/declared-globals.mjs';
  return ((await import(file)) as { declaredGlobals: Linter.Globals }).declaredGlobals;
};

/** Lines at which a rule complains, with and without the names that the configuration declares. */
const complaints = async (rule: string, code: string, globals: Linter.Globals): Promise<string[]> => {
  const rules = '../../lint/posy-rules.mjs';
  const { posy } = (await import(rules)) as { posy: object };
  const config = {
    files: ['**/*.ts'],
    languageOptions: { globals, parser },
    plugins: { posy },
    rules: { [`posy/${rule}`]: 'error' },
  } as Linter.Config;
  return new Linter({ cwd: root })
    .verify(code, config, join(root, 'mfe-planning/src/guests/rules/x.ts'))
    .map(({ line, messageId }) => `${line} ${messageId}`);
};

describe.each([
  ['declares', declaredGlobals],
  ['does not declare', async () => ({})],
])('with globals that the configuration %s', (_how, globalsOf) => {
  test('the configuration under test is the one meant', async () => {
    expect(Object.hasOwn(await globalsOf(), 'localStorage')).toBe(globalsOf === declaredGlobals);
  });

  test.each([
    ['setTimeout(() => undefined, 1);', ['1 edge']],
    ['export const load = () => fetch("/x");', ['1 edge']],
    ['export const saved = () => localStorage;', ['1 edge']],
    ['export const saved = () => window.localStorage;', ['1 edge']],
    ['export const now = () => Date.now();', ['1 edge']],
    ['export const load = (fetch: (path: string) => void) => fetch("/x");', []],
    ['import { setTimeout } from "./timers";\nsetTimeout(() => undefined, 1);', []],
    ['export type Fetch = typeof fetch;\nexport const at = (now: () => number) => now();', ['1 edge']],
  ])(
    'a timer, a request or a storage is refused outside an adapter, what is passed in is not: %s',
    async (code, expected) => {
      expect(await complaints('edges-only-in-adapters', code, await globalsOf())).toEqual(expected);
    },
  );

  test.each([
    ['a module', 'const width = window.innerWidth;', ['1 read']],
    ['a component', 'const Card = () => {\n  const place = document.title;\n  return place;\n};', ['2 drawn']],
    ['a hook', 'export function useWide() {\n  return matchMedia("x").matches;\n}', ['2 drawn']],
    ['an effect', 'const Card = () => { useEffect(() => { document.title = "x"; }); };', []],
    ['a function', 'const wide = () => window.innerWidth;', []],
    ['a question', 'const has = typeof IntersectionObserver === "undefined";', []],
    ['a type', 'const here = (element: HTMLElement | null) => element;', []],
    ['a prop', 'const Card = ({ document }: { document: { title: string } }) => document.title;', []],
  ])(
    'what only pages have is refused where a server reads or draws it, and not later: %s',
    async (_where, code, expected) => {
      expect(await complaints('pages-own-names', code, await globalsOf())).toEqual(expected);
    },
  );
});
