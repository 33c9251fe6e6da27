import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ReleasedRemote, type ReleaseSet } from '@posy/shared-contracts/manifest';
import { exampleSet } from '#testing/release-set';
import { type CallAnswer } from '../call-as-nobody';
import { type DrawingOptions, openPageDrawing } from '../page-drawing';

const part = `const part = (html, more = {}) => ({ html, head: '', styles: [], state: '{}', slots: [], ...more });`;

/** A shell that offers one module and frames what stands in its outlet. */
export const shellHalf = `${part}
exports.modules = { kit: { name: 'kit of the shell' } };
exports.draw = async ({ page }) => part('<header>' + page.releaseSet.id + '</header><div><!--posy:outlet--></div>', {
  styles: [['a', '.posy-a{color:red}']],
});`;

/** A shell with its own index, a slot, and a screen for unknown addresses. */
export const shellWithScreens = `${part}
exports.modules = {};
exports.draw = async ({ pathname }, { call }) => {
  const state = JSON.stringify({ screens: [], queries: [] });
  if (pathname.endsWith('/not-found')) return part('<h1>Nothing here</h1>', { state });
  if (pathname !== '/uk') return null;
  const { name } = await call('supplier', {});
  return part('<h1>' + name + '</h1><i><!--posy:0--></i>', {
    state, slots: [{ name: 'market-index.section', props: {} }],
  });
};`;

/** A remote's half whose app does what is given. */
export const appHalf = (body: string): string => `${part}
exports.draw = async (request, { call }) => { ${body} };`;

/** A remote of the set, at a path of its own. */
export const exampleRemote = (name: string, basePath: string, version = '1.0.0'): ReleasedRemote => ({
  name,
  version,
  entry: `/releases/builds/${name}/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  assets: {},
  manifest: {
    name,
    contract: 1,
    owner: name,
    title: { 'en-GB': name, 'de-DE': name, 'fr-FR': name },
    basePaths: [basePath],
    bareBasePaths: [],
    navigation: [],
    slots: [],
    publishes: [],
    handles: [],
    exposes: ['./app'],
    budgetKb: 40,
    parsedMessages: true,
  },
});

/** Builds with server halves on a disk, and what draws with them. */
export const openExample = (
  halves: Record<string, string>,
  options: Partial<Pick<DrawingOptions, 'timeoutMs' | 'limits' | 'now' | 'call'>> = {},
) => {
  const buildsDir = mkdtempSync(join(tmpdir(), 'posy-halves-'));
  const integrities = new Map<string, string>();
  const addHalf = (build: string, code: string): void => {
    const file = join(buildsDir, build, 'posy-server.cjs');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    const hash = createHash('sha384').update(code).digest('base64');
    integrities.set(`/releases/builds/${build}/posy-server.cjs`, `sha384-${hash}`);
  };
  for (const [build, code] of Object.entries({ 'shell/1.0.0': shellHalf, ...halves })) addHalf(build, code);
  const reports: string[] = [];
  const answers = new Map<string, unknown>();
  const calls: string[] = [];
  const call = async (name: string): Promise<CallAnswer> => {
    calls.push(name);
    return answers.has(name)
      ? { value: answers.get(name) }
      : { error: { kind: 'refused', status: 404, code: 'not-found', message: 'There is no such call.' } };
  };
  const drawing = openPageDrawing({
    buildsDir,
    call,
    report: (sentence, error) => void reports.push(`${sentence} ${error instanceof Error ? error.message : ''}`),
    timeoutMs: 60_000,
    limits: { deadlineMs: 20_000, firstDeadlineMs: 20_000, memoryMb: 64 },
    ...options,
  });
  const setOf = (...remotes: ReleasedRemote[]): ReleaseSet => ({
    ...exampleSet(),
    shell: { ...exampleSet().shell, version: '1.0.0', base: '/releases/builds/shell/1.0.0/' },
    remotes,
  });
  return {
    buildsDir,
    reports,
    answers,
    calls,
    addHalf,
    setOf,
    drawing,
    integrities,
    draw: (path: string, set: ReleaseSet, mayStandAlone = false) =>
      drawing.draw({
        url: new URL(path, 'https://posy.example'),
        set,
        integrities,
        page: { releaseSet: set, demo: false, socialProviders: [] },
        mayStandAlone,
      }),
    async close(): Promise<void> {
      await drawing.close();
      rmSync(buildsDir, { recursive: true });
    },
  };
};
