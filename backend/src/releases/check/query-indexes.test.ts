import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setOf, writeExampleRemote, writeExampleShell } from '#releases/testing/example-builds';
import type { QuerySide, ServerSurface } from './build-surface';
import { readComposition } from './composition';
import { lackingIndexes } from './query-indexes';
import { serverSurface } from './server-surface';
import { refusals } from './verdict/can-deploy';

const newest: QuerySide = {
  path: 'weddings/{id}/notes',
  where: [{ field: 'pinned', op: '==' }],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
};
const fields = [
  { fieldPath: 'pinned', order: 'ASCENDING' as const },
  { fieldPath: 'createdAt', order: 'DESCENDING' as const },
];
const file = { indexes: [{ collectionGroup: 'notes', queryScope: 'COLLECTION', fields }] };

test('a query needs an index where it has conditions and another order, as Firestore has it', () => {
  expect(lackingIndexes(newest, {})).toEqual(['pinned ascending, createdAt descending']);
  expect(lackingIndexes(newest, file)).toEqual([]);
  expect(lackingIndexes({ ...newest, where: [] }, {})).toEqual([]);
  expect(lackingIndexes({ ...newest, orderBy: [], where: [{ field: 'kind', op: 'in' }] }, {})).toEqual([]);
  const tagged = [{ field: 'tags', op: 'array-contains' }];
  expect(lackingIndexes({ ...newest, where: tagged }, file)).toEqual(['tags contains, createdAt descending']);
});

test('a comparison that this server does not know is left to Firestore', () => {
  expect(lackingIndexes({ ...newest, where: [{ field: 'tags', op: 'array-contains-any' }] }, {})).toEqual([]);
});

describe('a remote whose query needs an index', () => {
  let buildsDir: string;
  beforeEach(() => {
    buildsDir = mkdtempSync(join(tmpdir(), 'posy-query-indexes-'));
    writeExampleShell(join(buildsDir, 'shell', '1.0.0'));
    writeExampleRemote(join(buildsDir, 'mfe-reviews', '1.0.0'), 'mfe-reviews', { surface: { queries: [newest] } });
  });
  afterEach(() => rmSync(buildsDir, { recursive: true, force: true }));

  const refused = (indexes: ServerSurface['indexes']): string[] => {
    const server = { calls: {}, documents: {}, indexes };
    return refusals(readComposition(buildsDir, setOf({ 'mfe-reviews': {} }), server), new Set(['mfe-reviews']));
  };

  test('is refused before a screen stays empty, with the index and what to do', () => {
    expect(refused({})).toEqual([
      'mfe-reviews 1.0.0 asks weddings/{id}/notes in a way that needs an index, which the running server does not have: pinned ascending, createdAt descending. Add it to firestore.indexes.json, deploy the indexes, update the server and start it again first.',
    ]);
  });

  test('is released where the server’s file has it, and where a server says nothing of indexes', () => {
    expect(refused(file)).toEqual([]);
    expect(refused(undefined)).toEqual([]);
  });
});

test('the running server says the indexes of its code', () => {
  expect(serverSurface().indexes).toMatchObject({
    indexes: expect.arrayContaining([expect.objectContaining({ collectionGroup: 'taskTemplates' })]) as unknown[],
  });
});
