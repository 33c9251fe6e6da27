import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');

interface Config {
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
  jsPlugins: { name: string; specifier: string }[];
}
const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Config;

/** Built from pieces: an id in a test's text counts as cited. */
const exampleId = ['S1', 'example', '01'].join('-');

/** Each file breaks some rules on purpose; together they break every rule that is on. */
const broken: Record<string, string> = {
  'mfe-planning/package.json': JSON.stringify({
    imports: { '#floor/*': './src/floor/*.ts', '#guests/*': './src/guests/*.ts', '#budget/*': './src/budget/*.ts' },
    posy: { floor: 'floor' },
    nx: { tags: ['layer:remote'] },
  }),
  'node_modules/@posy/backend/package.json': JSON.stringify({ nx: { tags: ['layer:backend'] } }),
  'mfe-planning/src/budget/cost.tsx': `
    import { start } from '@posy/backend';
    import { useEffect } from 'react';
    import { Line } from './line';
    import { inner } from '#guests/drawer/inner';
    import { far } from '../../../shell/src/far';
    export * from './line';
    const width = window.innerWidth;
    function total(all: any) { return all == 1; }
    const told = localStorage.getItem('a');
    export const Cost = ({ id }: { id: string }) => {
      var first = 1;
      if (first) useEffect(() => { console.log(width, start, far, inner, told); }, []);
      useEffect(() => { total(id); }, []);
      const money = { style: 'currency', currency: 'GBP' };
      void bus.publish('x');
      notices.show({ action: 1, text: 'b' });
      const heads = known ? guests.count : guests.estimate;
      const keyed = <input onKeyDown={(event) => event.key === 'Enter' && total(event)} />;
      return <p aria-label="Hello there">{Date.now()} {money} {heads} {keyed} {document.title}</p>;
    };
    const save = async () => 1;
    export const press = () => { save(); };
    export const chosen = () => (save() ? 1 : 0);
    // @ts-ignore
    export type Empty = {};
    require('x');
    export const line: Line = new Array(1, 2);
    first;
  `,
  'backend/src/patterns.ts': `
    // What stands here.
    export const nested = /^(a+)+$/;
    export const moving = /a*b/g;
    let never = 1;
    export const called = (never_: Function) => Math.max.apply(Math, never_(never));
    export function* rest() { yield arguments; }
    export function variadic() { return arguments.length; }
    export enum Twice { A = 1, B = 1 }
    export interface Made { new (): Made; }
    export namespace Old { export const a = 1; }
    export const sure = (a: { b: string } | null) => a?.b!;
    export const more = (a: { b: string }) => a!!.b;
    export class Self { me() { const self = this; return self; } }
    export const any = <T extends unknown>(one: T) => one;
    export interface Both { a: string } export class Both {}
    export const wrapped = (text: String) => text;
    export const fixed = 'a' as 'a';
    module Older {}
  `,
  'backend/src/head.ts':
    '/// <reference path="./patterns" />\nimport { fixed } from "./patterns";\nexport const head = fixed;\n',
  'backend/src/some.test.ts': `it('x', () => {}); test('[${exampleId}] words', () => {});`,
  'shell/package.json': JSON.stringify({
    imports: { '#frame/*': './src/frame/*.ts', '#features/*': './src/features/*.ts' },
    posy: { layers: [['frame'], ['features']] },
  }),
  'shell/src/frame/frame.ts': `import { screen } from '#features/screen'; export const one = screen;`,
};

const write = (folder: string, files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/** The same configuration for another folder: our own rules by path, those of packages by link. */
const configFor = (): string =>
  JSON.stringify({
    ...config,
    $schema: undefined,
    jsPlugins: config.jsPlugins.map(({ name, specifier }) => ({
      name,
      specifier: specifier.startsWith('.') ? join(root, specifier) : specifier,
    })),
  });

const lint = (folder: string): Promise<string[]> =>
  new Promise((resolve) => {
    const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
    execFile(oxlint, ['--type-aware', '-f', 'json', '.'], { cwd: folder, maxBuffer: 1e8 }, (_error, printed) => {
      const { diagnostics } = JSON.parse(printed) as {
        diagnostics: { code?: string; message: string; filename: string }[];
      };
      resolve(diagnostics.map(({ code, message, filename }) => code ?? `${filename}: ${message}`));
    });
  });

/** \`typescript(no-explicit-any)\` and \`eslint(eqeqeq)\` as the configuration names them. */
const nameOf = (code: string): string =>
  code
    .replace(/^eslint\((.*)\)$/, '$1')
    .replace(/^react-hooks\((.*)\)$/, 'react/$1')
    .replace(/^([\w-]+)\((.*)\)$/, '$1/$2');

test('every rule that is on is broken by code that breaks it, and found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-lint-'));
  try {
    write(folder, { ...broken, '.oxlintrc.json': configFor() });
    write(folder, { 'tsconfig.json': '{"compilerOptions":{"strict":true,"jsx":"preserve"},"include":["**/*"]}' });
    for (const name of ['eslint-plugin-simple-import-sort', 'eslint-plugin-regexp'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    const found = new Set((await lint(folder)).map(nameOf));
    const on = [config.rules, ...config.overrides.map(({ rules }) => rules)].flatMap((rules) =>
      Object.keys(rules).filter((name) => rules[name] !== 'off'),
    );
    expect([...new Set(on)].filter((name) => !found.has(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
