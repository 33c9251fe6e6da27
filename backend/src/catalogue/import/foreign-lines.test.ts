import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore } from '#files/disk-file-store';
import { testBackend } from '#testing/test-backend';
import { generateCatalogue } from '../generate/generate-catalogue';
import { importFile, type ImportReport } from './import-file';
import { noMapping } from './mapping';

const directory = mkdtempSync(join(tmpdir(), 'posy-foreign-'));
afterAll(() => rmSync(directory, { recursive: true }));
const photos = diskFileStore(join(directory, 'kept'));
const backend = testBackend();

const now = '2026-11-22T12:00:00.000Z';
const imported = (lines: string[], how: { isStrict?: boolean; isDry?: boolean } = {}): Promise<ImportReport> => {
  const path = join(directory, 'lines.jsonl');
  writeFileSync(path, lines.join('\n'));
  const options = { path, mapping: noMapping, now, isStrict: how.isStrict ?? false, progress: () => undefined };
  return importFile({ firestore: backend.firestore, photos }, options, how.isDry ?? false);
};

test('a line that was exported goes before no supplier of another key, also with --strict: whose an id is stays [A-M3]', async () => {
  const [owners, fresh] = [...generateCatalogue({ seed: 3, suppliers: 150 })];
  if (owners === undefined || fresh === undefined) throw new Error('The catalogue is too small.');
  const line = (key: string, record: object): string => JSON.stringify({ key, record });
  expect(await imported([line('Café', owners)])).toMatchObject({ written: 1, refused: [] });
  const stolen = { ...owners, internal: { ...owners.internal, contactEmail: 'rival@example.com' } };
  const theft = [line('rival', stolen), line('fresh', fresh)];
  const refused = [{ row: 1, key: 'rival', reasons: ['id: a supplier of another key has the same'] }];
  expect(await imported(theft, { isStrict: true })).toMatchObject({ written: 0, unchanged: 0, refused });
  expect(await imported(theft, { isDry: true })).toMatchObject({ written: 1, refused });
  expect(await imported(theft)).toMatchObject({ written: 1, unchanged: 0, refused });
  const contact = async () =>
    String((await backend.firestore.doc(`cataloguePrivate/${owners.id}`).get()).get('internal'));
  expect(await contact()).not.toContain('rival@example.com');
  // The key is its own, whatever the Unicode form of its letters.
  expect(await imported([line('Cafe\u0301', stolen)])).toMatchObject({ written: 1, refused: [] });
  expect(await contact()).toContain('rival@example.com');
});

test.each(['publicId', 'slug'] as const)(
  'a line with an id of its own takes no page of another: its %s [A-M3]',
  async (name) => {
    const [owners, fresh] = [...generateCatalogue({ seed: name === 'slug' ? 5 : 4, suppliers: 150 })];
    if (owners === undefined || fresh === undefined) throw new Error('The catalogue is too small.');
    const line = (key: string, record: object): string => JSON.stringify({ key, record });
    expect(await imported([line(`${name}-owner`, owners)])).toMatchObject({ written: 1, refused: [] });
    const theft = [line(`${name}-rival`, { ...fresh, [name]: owners[name] })];
    const refused = [{ row: 1, key: `${name}-rival`, reasons: [`${name}: another supplier has the same`] }];
    expect(await imported(theft, { isDry: true })).toMatchObject({ written: 0, refused });
    expect(await imported(theft)).toMatchObject({ written: 0, refused });
    expect((await backend.firestore.doc(`catalogue/${fresh.id}`).get()).exists).toBe(false);
    expect(await imported([line(`${name}-owner`, owners), line(`${name}-rival`, fresh)])).toMatchObject({
      ...{ written: 1, unchanged: 1, refused: [] },
    });
  },
);
