import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskFileStore } from '#files/disk-file-store';
import { halves, phonePhoto } from '#testing/pictures';
import { testBackend } from '#testing/test-backend';
import { importFile, type ImportReport } from '../import/import-file';
import { noMapping } from '../import/mapping';
import { idOfKey } from '../import/row/row-record';
import { recordOf } from '../records/supplier-texts';
import { readPublic, textsOf } from '../source/supplier-documents';
import { exportPhotos } from './given-photos';

const directory = mkdtempSync(join(tmpdir(), 'posy-photos-'));
afterAll(() => rmSync(directory, { recursive: true }));
const backend = testBackend();
const photos = diskFileStore(join(directory, 'kept'));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(directory, name);
  writeFileSync(path, content);
  return path;
};

const table = (name: string, key: string, names: string): string =>
  file(name, `key,name,category,country,town,description,photos\n${key},Barn ${key},venues,GB,Bath,A barn.,${names}\n`);

const imported = (
  path: string,
  changes: { isStrict?: boolean; isDry?: boolean } = {},
  store = photos,
): Promise<ImportReport> => {
  const { isStrict = false, isDry = false } = changes;
  const options = { path, mapping: noMapping, now: '2026-11-22T12:00:00.000Z', isStrict, progress: () => undefined };
  return importFile({ firestore: backend.firestore, photos: store }, options, isDry);
};

const nobody = (): never => {
  throw new Error('The supplier is not stored');
};

const recordOfKey = async (key: string) => {
  const [open, closed] = await Promise.all(
    ['catalogue', 'cataloguePrivate'].map((name) => backend.firestore.doc(`${name}/${idOfKey(key)}`).get()),
  );
  const read = readPublic(open?.data());
  const texts = read === null ? null : textsOf(idOfKey(key), read, closed?.data());
  return (texts === null ? null : recordOf(texts)) ?? nobody();
};
const galleryOf = async (key: string) => (await recordOfKey(key)).photos;

describe('photos of suppliers [16]', () => {
  beforeAll(async () => {
    file('hall.jpg', await phonePhoto(1200, 900));
    file('garden.png', await (await halves(800, 600)).png().toBuffer());
    file('tiny.png', await (await halves(80, 60)).png().toBuffer());
    file('cut.jpg', (await phonePhoto(1200, 900)).subarray(0, 2000));
    file('page.jpg', '<html>');
  });

  test('are packed anew, upright and without what a camera adds, in the order of the row', async () => {
    const path = table('photos.csv', 'p1', 'hall.jpg; garden.png');
    expect(await imported(path)).toMatchObject({ written: 1, refused: [] });
    const gallery = await galleryOf('p1');
    expect(gallery.map(({ label }) => label)).toEqual(['Photo 1 of Barn p1', 'Photo 2 of Barn p1']);
    const [hall, garden] = await Promise.all(gallery.map(({ seed }) => photos.read(seed)));
    const { format, width, height, exif } = await sharp(hall ?? undefined).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 900, height: 1200, exif: undefined });
    expect((await sharp(garden ?? undefined).metadata()).width).toBe(800);
    expect(await imported(path)).toMatchObject({ written: 0, unchanged: 1 });
  });

  test('go when a supplier names them no more', async () => {
    const [hall, garden] = await galleryOf('p1');
    await imported(table('fewer.csv', 'p1', 'garden.png'));
    expect((await galleryOf('p1')).map(({ seed }) => seed)).toEqual([garden?.seed]);
    expect([await photos.has(hall?.seed ?? ''), await photos.has(garden?.seed ?? '')]).toEqual([false, true]);
  });

  test.each([
    ['nowhere.jpg', 'photos: “nowhere.jpg” is no file beside the table'],
    ['../../etc/passwd', 'photos: “../../etc/passwd” is no file beside the table'],
    ['page.jpg', 'photos: “page.jpg” is no JPEG, PNG, WebP or HEIC'],
    ['tiny.png', 'photos: “tiny.png” has 80 by 60 pixels; 640 by 400 are needed'],
    ['cut.jpg', 'photos: “cut.jpg” cannot be read: it is damaged, or has too many pixels'],
  ])('%s is refused with its row, which writes nothing', async (name, reason) => {
    const path = table('refused.csv', 'p2', `hall.jpg;${name}`);
    for (const changes of [{}, { isStrict: true }, { isDry: true }])
      expect(await imported(path, changes)).toMatchObject({
        written: 0,
        refused: [{ row: 2, key: 'p2', reasons: [reason] }],
      });
    expect((await backend.firestore.doc(`catalogue/${idOfKey('p2')}`).get()).exists).toBe(false);
  });

  test('go out with their suppliers and in again elsewhere', async () => {
    const record = await recordOfKey('p1');
    const path = file('out.jsonl', JSON.stringify({ key: 'p1', record: { ...record, name: 'Moved' } }));
    await exportPhotos(photos, record, path);
    const elsewhere = diskFileStore(join(directory, 'elsewhere'));
    const report = await imported(path, {}, elsewhere);
    expect(report).toMatchObject({ written: 1, refused: [] });
    expect(await elsewhere.has(record.photos[0]?.seed ?? '')).toBe(true);
  });
});
