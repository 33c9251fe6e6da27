import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionOwners, collections } from '@posy/shared-contracts/collections';
import { browserPackages } from '../support/workspace';
import { writersOf, writtenCollections } from './collection-writers';

const checkout = join(__dirname, '../../..');

const sourcesOf = (packageName: string): string[] =>
  readdirSync(join(checkout, packageName, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path))
    .map((path) => readFileSync(join(checkout, packageName, 'src', path), 'utf8'));

const pathOf = (name: string): string => {
  const made = Object.entries(collections).find(([key]) => key === name);
  if (made === undefined) throw new Error(`There is no collection ${name}.`);
  return made[1]('id').path;
};

const writes = browserPackages.flatMap((packageName) =>
  [...new Set(sourcesOf(packageName).flatMap(writtenCollections))].map((name) => ({ packageName, path: pathOf(name) })),
);

test('finds what a source writes, directly and through a variable', () => {
  expect(writtenCollections("commit([{ kind: 'update', collection: collections.users(), id }])")).toEqual(['users']);
  expect(
    writtenCollections(
      "const collection = collections.notes(w);\nconst list = collections.guests(w);\n[{ kind: 'set', collection, id }, { kind: 'delete',\n  collection: list, id }]",
    ),
  ).toEqual(['guests', 'notes']);
  expect(
    writtenCollections(
      "const f = () => {\n  const list = collections.tables(w);\n  g({ kind: 'merge', collection: list })",
    ),
  ).toEqual(['tables']);
  expect(
    writtenCollections(
      'const list = collections.guests(w);\nmakeWrite(list, guest);\nchangeFields<Note>(\n  collections.notes(w), note)',
    ),
  ).toEqual(['guests', 'notes']);
  expect(writtenCollections('listen({ collection: collections.costs(w) })')).toEqual([]);
});

test('lets a package write only what it owns', () => {
  expect(writes).toContainEqual({ packageName: 'mfe-planning', path: 'weddings/id/notes' });
  expect(writes).toContainEqual({ packageName: 'shell', path: 'users' });
  const foreign = writes.filter(({ packageName, path }) => !writersOf(path, collectionOwners).includes(packageName));
  expect(foreign).toEqual([]);
});

test('names an owner for every collection', () => {
  const unowned = Object.keys(collections).filter((name) => writersOf(pathOf(name), collectionOwners).length === 0);
  expect(unowned).toEqual([]);
});
