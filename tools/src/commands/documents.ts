import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectionOwners, collections } from '@posy/shared-contracts/collections';
import {
  householdTokenSchema,
  storedReviewSchema,
  websiteAddressSchema,
  websiteSecretSchema,
} from '@posy/shared-contracts/entities';
import { writersOf } from '../contracts/collection-writers';
import { generate } from '../contracts/generated-file';
import { shapeText } from '../docs/document-shapes';
import { inRoot } from '../support/workspace';

interface AccessRow {
  read: readonly string[];
  create: readonly string[] | null;
  update: readonly string[] | null;
  remove: readonly string[] | null;
}

const named = (roles: readonly string[] | null): string =>
  roles === null ? 'see `access.test.ts`' : roles.join(', ') || 'no client';

const parts = inRoot('backend', 'src', 'rules', 'parts');

/** The part of the rules that matches the documents of a collection's path. */
const ruleOf = (path: string): string => {
  const name = path.split('/').at(-1) ?? path;
  const isBelow = path.startsWith('weddings/');
  const found = readdirSync(parts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rules') && file.startsWith('wedding/') === isBelow)
    .find((file) => readFileSync(join(parts, file), 'utf8').includes(`match /${name}/`));
  if (found === undefined) throw new Error(`No part of the rules matches ${path}.`);
  return found;
};

/** A collection's path, of an example of its documents: `users/O/devices/x` is `users/{id}/devices`. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .slice(0, -1)
    .map((part, index) => (index % 2 === 0 ? part : '{id}'))
    .join('/');

/** Shapes that the contract has of documents that are the backend's alone. */
const backendShapes: Readonly<Record<string, unknown>> = {
  householdTokens: householdTokenSchema,
  reviews: storedReviewSchema,
  websites: websiteAddressSchema,
  websiteSecrets: websiteSecretSchema,
};
const withShape = (place: string): string =>
  `- \`${place}\`${backendShapes[place] === undefined ? '' : `: ${shapeText(backendShapes[place])}`}`;

/** `posy documents`: writes docs/documents.md from the contract, the table of the rules' tests, and the rules. */
export const main = async (args: string[]): Promise<void> => {
  const url = pathToFileURL(inRoot('backend', 'src', 'rules', 'testing', 'role-table.ts')).href;
  const { roleTable, backendOnly } = (await import(url)) as {
    roleTable: Record<string, AccessRow>;
    backendOnly: readonly string[];
  };
  const byPath = Object.entries(collections)
    .map(([name, reference]) => ({ name, reference, ...reference('{id}') }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const shapes = byPath.map(({ name, schema }) => `- \`${name}\`: ${shapeText(schema)}`);
  const lines = byPath.map(({ name, reference, path }) => {
    const row = roleTable[name];
    const writers = [...new Set(writersOf(reference('id').path, collectionOwners))];
    if (row === undefined) throw new Error(`The tests of the rules say nothing of ${name}.`);
    const may = [row.read, row.create, row.update, row.remove].map(named).join(' | ');
    return `| \`${path}\` | \`${name}\` | ${writers.join(', ')} | ${may} | \`${ruleOf(path)}\` |`;
  });
  const text = [
    '# Documents: who writes and reads them',
    '',
    'Made by `node tools/bin/posy.mjs documents` from the contract’s collections, the table that the tests of the rules go by',
    '(`backend/src/rules/testing/role-table.ts`, asked of every role with the real SDK) and the parts of the rules; do not edit.',
    'The shape of each is the schema of `collections` in shared-contracts, below in a line. `helperWith` may edit the area, `helperWithout` every',
    'other one. Where a collection is of no area, `helperWith` may edit nothing, `helperWithout`',
    'everything. What no client may do is the backend’s.',
    '',
    '| documents | collection | package that writes | read | create | update | delete | rule |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
    '## Shapes',
    '',
    'The fields of each: `?` may be missing, `[]` is a list, `{}` a record by id or language; parentheses hold the fields of a part.',
    '',
    ...shapes,
    '',
    '## The backend’s alone',
    '',
    'No client reads or writes these, whoever is signed in; each is asked of everybody too.',
    '',
    ...backendOnly.filter((path) => !path.includes('unheardOf')).map((path) => withShape(placeOf(path))),
    '',
  ].join('\n');
  await generate(inRoot('docs', 'documents.md'), text, 'documents', args);
};
