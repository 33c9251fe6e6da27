import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noServices } from '#config/services';
import { openStore } from '#server/parts/open-services';
import { bucketFileStore } from './bucket-file-store';
import { diskFileStore } from './disk-file-store';
import { type FileStore } from './file-store';

const bucketObjects = new Map<string, Buffer>();
let google: Server;
let folder: string;

/** The few calls of Cloud Storage's JSON API that are used, as its reference has them. */
const startGoogle = (): Server =>
  createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://google');
    const answer = (status: number, body: Buffer | string = '') => void response.writeHead(status).end(body);
    if (request.headers.authorization !== 'Bearer a-token') return answer(401);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST' && url.pathname === '/upload/storage/v1/b/our-photos/o') {
        bucketObjects.set(url.searchParams.get('name') ?? '', Buffer.concat(chunks));
        return answer(200, '{}');
      }
      const name = /^\/storage\/v1\/b\/our-photos\/o\/([^/]+)$/.exec(url.pathname)?.[1];
      const found = bucketObjects.get(decodeURIComponent(name ?? ''));
      if (found === undefined) return answer(404, '{}');
      if (request.method === 'DELETE') return answer(bucketObjects.delete(decodeURIComponent(name ?? '')) ? 204 : 404);
      return answer(200, url.searchParams.get('alt') === 'media' ? found : '{}');
    });
  });

/** Leads requests for Google's host to the stand-in. */
const toGoogle: typeof fetch = (url, init) => {
  const { port } = google.address() as AddressInfo;
  expect(String(url)).toMatch(/^https:\/\/storage\.googleapis\.com\//);
  return fetch(String(url).replace('https://storage.googleapis.com', `http://127.0.0.1:${port}`), init);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posy-photos-'));
  google = startGoogle();
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  google.close();
  google.closeAllConnections();
});

const bucket = (token = 'a-token') =>
  bucketFileStore({ bucket: 'our-photos', folder: 'photos', accessToken: async () => token, fetch: toGoogle });

describe.each<[string, () => FileStore]>([
  ['on disk', () => diskFileStore(folder)],
  ['in a Google Cloud Storage bucket', bucket],
])('photos are stored %s', (_where, open) => {
  test('whole, under ids that differ in case only, until they are removed', async () => {
    const store = open();
    const [upper, lower] = ['Aa_-'.repeat(8), 'aa_-'.repeat(8)];
    await store.write(upper, Buffer.from([0, 255, 10, 13]));
    await store.write(lower, Buffer.from('other'));
    expect(await store.read(upper)).toEqual(Buffer.from([0, 255, 10, 13]));
    expect(await store.has(lower)).toBe(true);
    await store.remove(lower);
    await store.remove(lower);
    expect([await store.has(lower), await store.read(lower)]).toEqual([false, null]);
    expect((await store.read(upper))?.length).toBe(4);
  });
});

test('photos are stored on disk by default, or in a bucket of Google Cloud Storage that is configured [D-photo-03]', async () => {
  const opened = (photoBucket: string | null) =>
    openStore({ services: { ...noServices, photoBucket }, dataDir: folder }, 'photos', toGoogle, async () => 'a-token');
  const before = bucketObjects.size;
  await opened(null).write('by-default', Buffer.from('disk'));
  expect(await diskFileStore(join(folder, 'photos')).read('by-default')).toEqual(Buffer.from('disk'));
  expect(bucketObjects.size).toBe(before);
  await opened('our-photos').write('in-bucket', Buffer.from('cloud'));
  expect(await bucket().read('in-bucket')).toEqual(Buffer.from('cloud'));
  expect(await diskFileStore(join(folder, 'photos')).has('in-bucket')).toBe(false);
});

test('a bucket that refuses is no photo that is missing', async () => {
  await expect(bucket('expired').has('any')).rejects.toThrow('401');
});

test('a folder holds no halves of photos', async () => {
  await Promise.all(Array.from({ length: 20 }, () => diskFileStore(folder).write('same', Buffer.alloc(5000, 7))));
  expect(await diskFileStore(folder).read('same')).toEqual(Buffer.alloc(5000, 7));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.some(({ name }) => name.includes('.'))).toBe(false);
});

test('what a server wrote when it was killed is no photo, and goes with the photo’s record [H-20]', async () => {
  const own = mkdtempSync(join(folder, 'killed-'));
  const store = diskFileStore(own);
  const files = () =>
    readdirSync(own, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    );
  await store.write('halved', Buffer.alloc(5000, 7));
  const [whole = ''] = files();
  // The state after a kill between writing and renaming.
  renameSync(whole, `${whole}.0d9c2f5e-0000-4000-8000-000000000000`);
  expect([await store.has('halved'), await store.read('halved')]).toEqual([false, null]);
  await store.remove('halved');
  expect(files()).toEqual([]);
});
