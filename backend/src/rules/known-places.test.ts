import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules } from '#config/files';
import { backendOnly, remoteDocuments, roleTable } from './testing/role-table';

/** The collections of a path, without the ids of documents: `weddings/W/tasks/x` is `weddings/tasks`. */
const collectionsIn = (path: string): string[] => path.split('/').filter((_part, index) => index % 2 === 0);

/** The paths of the rules' `match` blocks, each below the one that contains it. */
const matchedPlaces = (rules: string): string[] => {
  const above: { indent: number; path: string }[] = [];
  return [...rules.matchAll(/^( *)match \/(\S+)/gm)].flatMap(([, indent = '', own = '']) => {
    while ((above.at(-1)?.indent ?? -1) >= indent.length) above.pop();
    const path = own.startsWith('databases/') ? '' : `${above.at(-1)?.path ?? ''}${own}/`;
    above.push({ indent: indent.length, path });
    return path === '' ? [] : [collectionsIn(path.slice(0, -1)).join('/')];
  });
};

test('the rules open nothing that the table of roles does not ask everybody about', () => {
  const asked = Object.values(roleTable).map(({ path }) => collectionsIn(path).join('/'));
  // Remotes call their collections as they like: the table asks about one of them.
  const ofRemotes = collectionsIn(remoteDocuments.path).slice(0, -1).join('/');
  expect(matchedPlaces(readRules()).sort()).toEqual([...asked, `${ofRemotes}/{collection}`].sort());
});

/** Names of collections in calls such as `.collection('notes')` and `.doc(`weddings/${id}/notes/${note}`)`. */
const namedIn = (source: string): string[] =>
  [...source.matchAll(/\.(collection(?:Group)?|doc)\(\s*(['`])([^'`]+)\2/g)]
    // Without a slash, `doc` is given an id.
    .filter(([, call = '', , path = '']) => call !== 'doc' || path.includes('/'))
    .flatMap(([, , , path = '']) => collectionsIn(path))
    .filter((name) => !name.includes('${'));

const readIndexes = () =>
  JSON.parse(readFileSync(join(__dirname, 'firestore.indexes.json'), 'utf8')) as {
    indexes: { collectionGroup: string }[];
    fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
  };

test('large fields that nobody searches by are in no index: each of their values would be written again with it', () => {
  const left = readIndexes().fieldOverrides.filter(({ indexes }) => indexes.length === 0);
  expect(left.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).toEqual([
    'catalogue.profile',
    'cataloguePrivate.internal',
    'pageMeasures.screens',
  ]);
});

test('every collection that the backend uses is in the table of roles, or closed to everybody by a test', () => {
  const src = join(__dirname, '..');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.|\/testing\//.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'));
  const { indexes, fieldOverrides } = readIndexes();
  const used = [...sources.flatMap(namedIn), ...[...indexes, ...fieldOverrides].map((one) => one.collectionGroup)];
  const known = new Set(
    [...[...Object.values(roleTable), remoteDocuments].map(({ path }) => path), ...backendOnly].flatMap((path) =>
      collectionsIn(path),
    ),
  );
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  expect(used.length).toBeGreaterThan(known.size);
});
