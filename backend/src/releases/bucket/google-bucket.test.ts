import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { googleBucket } from './google-bucket';

interface CloudAnswer {
  status: number;
  body?: Buffer | string;
}

const objects = new Map<string, Buffer>();
let google: Server;

/** The calls of Cloud Storage's JSON API that are used, as its reference has them; a list has two names a page. */
const answerOf = ({ method, url }: { method: string; url: URL }, body: Buffer): CloudAnswer => {
  const { pathname, searchParams } = url;
  if (pathname === '/upload/storage/v1/b/our-releases/o') {
    const name = searchParams.get('name') ?? '';
    if (searchParams.get('ifGenerationMatch') === '0' && objects.has(name)) return { status: 412 };
    objects.set(name, body);
    return { status: 200, body: '{}' };
  }
  if (pathname === '/storage/v1/b/our-releases/o') {
    const names = [...objects.keys()].filter((name) => name.startsWith(searchParams.get('prefix') ?? '')).sort();
    const from = Number(searchParams.get('pageToken') ?? 0);
    const items = names.slice(from, from + 2).map((name) => ({ name }));
    return {
      status: 200,
      body: JSON.stringify({ items, ...(from + 2 < names.length && { nextPageToken: String(from + 2) }) }),
    };
  }
  const name = decodeURIComponent(/^\/storage\/v1\/b\/our-releases\/o\/([^/]+)$/.exec(pathname)?.[1] ?? '');
  const found = objects.get(name);
  if (found === undefined) return { status: 404 };
  if (method !== 'DELETE') return { status: 200, body: found };
  objects.delete(name);
  return { status: 204 };
};

beforeAll(async () => {
  google = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = { method: request.method ?? '', url: new URL(request.url ?? '', 'http://google') };
      const isKnown = request.headers.authorization === 'Bearer a-token';
      const { status, body = '' }: CloudAnswer = isKnown ? answerOf(asked, Buffer.concat(chunks)) : { status: 401 };
      response.writeHead(status).end(body);
    });
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => objects.clear());
afterAll(() => {
  google.close();
  google.closeAllConnections();
});

/** Leads requests for Google's host to the stand-in. */
const toGoogle: typeof fetch = (url, init) => {
  const { port } = google.address() as AddressInfo;
  return fetch(String(url).replace('https://storage.googleapis.com', `http://127.0.0.1:${port}`), init);
};
const opened = (token = 'a-token') =>
  googleBucket({ bucket: 'our-releases', accessToken: async () => token, fetch: toGoogle });

test('a name is taken once; who comes later is told so, and what was there stays', async () => {
  const bucket = opened();
  expect(await bucket.create('history/000001.json', Buffer.from('one'))).toBe(true);
  expect(await bucket.create('history/000001.json', Buffer.from('two'))).toBe(false);
  expect((await bucket.read('history/000001.json'))?.toString()).toBe('one');
  expect([...objects.keys()]).toEqual(['releases/history/000001.json']);
});

test('bytes come back as they were, until they are replaced or removed', async () => {
  const bucket = opened();
  await bucket.write('builds/a/1/x.js', Buffer.from([0, 255, 10]));
  expect(await bucket.read('builds/a/1/x.js')).toEqual(Buffer.from([0, 255, 10]));
  await bucket.write('builds/a/1/x.js', Buffer.from('new'));
  await bucket.remove('builds/a/1/x.js');
  await bucket.remove('builds/a/1/x.js');
  expect(await bucket.read('builds/a/1/x.js')).toBeNull();
});

test('a list has the names of all pages, and none of another beginning', async () => {
  const bucket = opened();
  for (const name of ['sets/a.json', 'sets/b.json', 'sets/c.json', 'audit/1.json'])
    await bucket.write(name, Buffer.from('{}'));
  expect(await bucket.list('sets/')).toEqual(['sets/a.json', 'sets/b.json', 'sets/c.json']);
});

test('a bucket that refuses is no bucket that is empty', async () => {
  await expect(opened('expired').read('sets/a.json')).rejects.toThrow('answered 401 for the bucket our-releases');
  await expect(opened('expired').create('sets/a.json', Buffer.from('{}'))).rejects.toThrow('401');
});
