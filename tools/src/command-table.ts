import type { Usage } from './support/check-arguments';
import { browserPackages } from './support/workspace';

interface Command {
  /** Loaded only when it is asked for. */
  load: () => Promise<{ main: (args: string[]) => Promise<void> }>;
  /** How it may be called; null hands everything on to a program that checks for itself. */
  usage: Usage | null;
}

const packages = browserPackages.join(' | ');
const generated: Usage = { call: 'node tools/bin/posy.mjs <command> [--check]', flags: ['check'] };

/** Every command, by the name it is called by. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>(
  Object.entries({
    start: {
      load: () => import('./commands/start'),
      usage: { call: 'npm start -- [--release] [--suppliers <number>]', flags: ['release'], values: ['suppliers'] },
    },
    test: { load: () => import('./commands/test'), usage: { call: 'npm test' } },
    check: {
      load: () => import('./commands/check'),
      usage: { call: 'npm run check -- [--changed]', flags: ['changed'] },
    },
    build: {
      load: () => import('./commands/build'),
      usage: { call: `node tools/bin/posy.mjs build [${packages}]`, words: 1, among: browserPackages },
    },
    dev: {
      load: () => import('./commands/dev'),
      usage: {
        call: `npm run dev -- ${packages} [--suppliers <number>]`,
        values: ['suppliers'],
        words: 1,
        among: browserPackages,
      },
    },
    deploy: {
      load: () => import('./commands/deploy'),
      usage: { call: 'npm run deploy -- <package> …', words: browserPackages.length, among: browserPackages },
    },
    releases: { load: () => import('./commands/releases'), usage: { call: 'npm run releases' } },
    rollback: {
      load: () => import('./commands/rollback'),
      usage: { call: 'npm run rollback -- [<steps> | <id of a release set>]', words: 1 },
    },
    backup: {
      load: () => import('./commands/backup'),
      usage: { call: 'npm run backup -- <new folder>', words: 1 },
    },
    restore: {
      load: () => import('./commands/restore'),
      usage: { call: 'npm run restore -- <folder of a backup>', words: 1 },
    },
    'test-native': { load: () => import('./commands/test-native'), usage: { call: 'npm run test:native' } },
    e2e: { load: () => import('./commands/e2e'), usage: null },
    attack: { load: () => import('./commands/attack'), usage: null },
    'attack-list': {
      load: () => import('./commands/attack-list'),
      usage: generated,
    },
    'remove-second-factor': {
      load: () => import('./commands/remove-second-factor'),
      usage: { call: 'node tools/bin/posy.mjs remove-second-factor <address>', words: 1 },
    },
    'failed-pushes': {
      load: () => import('./commands/failed-pushes'),
      usage: { call: 'node tools/bin/posy.mjs failed-pushes [--again]', flags: ['again'] },
    },
    bench: {
      load: () => import('./commands/bench'),
      usage: { call: 'npm run bench -- <package> [words]', words: Number.MAX_SAFE_INTEGER },
    },
    messages: { load: () => import('./commands/messages'), usage: { call: 'node tools/bin/posy.mjs messages' } },
    requirements: {
      load: () => import('./commands/requirements'),
      usage: {
        call: 'npm run requirements -- [--missing <owner> | --unshown <owner> | --listings]',
        values: ['missing', 'unshown'],
        flags: ['listings'],
      },
    },
    events: { load: () => import('./commands/events'), usage: generated },
    'contract-surface': { load: () => import('./commands/contract-surface'), usage: generated },
    docs: { load: () => import('./commands/docs'), usage: generated },
    notice: { load: () => import('./commands/notice'), usage: generated },
    rules: { load: () => import('./commands/rules'), usage: generated },
    documents: { load: () => import('./commands/documents'), usage: generated },
    'spec-coverage': { load: () => import('./commands/spec-coverage'), usage: generated },
  } satisfies Record<string, Command>),
);
