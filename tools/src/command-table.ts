import type { Usage } from './support/check-arguments';
import { browserPackages, faultPackages, remotePackages } from './support/workspace';

const packages = browserPackages.join(' | ');
const generated: Usage = { call: 'node tools/bin/posy.mjs <command> [--check]', flags: ['check'] };

/**
 * Usage of every command; null passes all arguments to a program that checks them itself. A command has the name of its
 * file in `commands`.
 */
export const commands: ReadonlyMap<string, Usage | null> = new Map<string, Usage | null>(
  Object.entries({
    start: { call: 'npm start -- [--release] [--suppliers <number>]', flags: ['release'], values: ['suppliers'] },
    test: { call: 'npm test' },
    'test-full': { call: 'npm run test:full -- [--shard <i>/<n>]', values: ['shard'] },
    flakes: {
      call: 'npm run flakes -- [<name>] [--times <number>] [--load]',
      flags: ['load'],
      values: ['times'],
      words: 1,
    },
    check: {
      call: 'npm run check -- [--changed [--since <revision>]]',
      flags: ['changed'],
      values: ['since'],
    },
    build: { call: `node tools/bin/posy.mjs build [${packages}]`, words: 1, among: browserPackages },
    dev: {
      call: `npm run dev -- ${packages} [--suppliers <number>]`,
      values: ['suppliers'],
      words: 1,
      among: browserPackages,
    },
    serve: {
      call: `node tools/bin/posy.mjs serve ${remotePackages.join(' | ')} [--port <number>]`,
      values: ['port'],
      words: 1,
      among: remotePackages,
    },
    deploy: {
      call: 'npm run deploy -- <package> … [--untested] [--canary <percent> | --preview <name>] [--to <server>]',
      flags: ['untested'],
      values: ['to', 'canary', 'preview'],
      words: browserPackages.length,
      among: browserPackages,
    },
    'can-i-deploy': {
      call: 'npm run can-i-deploy -- <package> … [--untested] [--to <server>]',
      flags: ['untested'],
      values: ['to'],
      words: browserPackages.length,
      among: browserPackages,
    },
    releases: { call: 'npm run releases' },
    rollback: {
      call: 'npm run rollback -- [<remote>] [<steps> | <version> | <id of a release set>] [--to <server>]',
      words: 2,
      values: ['to'],
    },
    'remove-remote': { call: 'npm run remove-remote -- <remote> [--to <server>]', words: 1, values: ['to'] },
    promote: { call: 'npm run promote -- [<preview>] [--to <server>]', words: 1, values: ['to'] },
    'end-channel': { call: 'npm run end-channel -- [<preview>] [--to <server>]', words: 1, values: ['to'] },
    'deploy-token': {
      call: 'node tools/bin/posy.mjs deploy-token add <team> <package> … | list | remove <id>',
      words: 2 + browserPackages.length,
    },
    doctor: { call: 'npm run doctor' },
    pack: { call: 'npm run pack -- [<folder>]', words: 1 },
    'export-set': {
      call: 'node tools/bin/posy.mjs export-set <new folder> [<id of a release set>]',
      words: 2,
    },
    prune: { call: 'npm run prune -- [--dry-run]', flags: ['dry-run'] },
    backup: { call: 'npm run backup -- <new folder>', words: 1 },
    restore: { call: 'npm run restore -- <folder of a backup>', words: 1 },
    catalogue: {
      call: 'npm run catalogue -- import | validate | export | remove-demo [<file>] [--mapping <file>] [--report <file>] [--dry-run] [--strict]',
      flags: ['dry-run', 'strict'],
      values: ['mapping', 'report'],
      words: 2,
    },
    'test-native': { call: 'npm run test:native' },
    e2e: null,
    attack: null,
    'attack-list': generated,
    'remove-second-factor': { call: 'node tools/bin/posy.mjs remove-second-factor <address>', words: 1 },
    role: {
      call: 'node tools/bin/posy.mjs role <address> supplier|moderator|operator [--supplier <id>] [--staff] [--also] [--remove]',
      words: 2,
      values: ['supplier'],
      flags: ['staff', 'also', 'remove'],
    },
    'failed-letters': { call: 'node tools/bin/posy.mjs failed-letters [--again]', flags: ['again'] },
    'failed-pushes': { call: 'node tools/bin/posy.mjs failed-pushes [--again]', flags: ['again'] },
    faults: { call: 'npm run faults -- [firebase-local | backend]', words: 1, among: faultPackages },
    bench: { call: 'npm run bench -- <package> [words]', words: Number.MAX_SAFE_INTEGER },
    messages: { call: 'node tools/bin/posy.mjs messages' },
    requirements: {
      call: 'npm run requirements -- [--missing <owner> | --unshown <owner> | --listings]',
      values: ['missing', 'unshown'],
      flags: ['listings'],
    },
    events: generated,
    'contract-surface': generated,
    docs: generated,
    notice: generated,
    rules: generated,
    documents: generated,
    'spec-coverage': generated,
  } satisfies Record<string, Usage | null>),
);
