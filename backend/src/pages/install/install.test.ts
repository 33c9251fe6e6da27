import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markets } from '@posy/shared-contracts/markets';
import sharp from 'sharp';
import { openReleaseStore } from '#releases/index';
import { exampleSet } from '#testing/release-set';
import { startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { buildsDir } = openReleaseStore(join(server.dataDir, 'releases'));
  writeFileSync(join(buildsDir, 'shell', '1.0.0', 'service-worker.js'), 'self.skipWaiting();');
  for (const { name } of exampleSet().remotes) {
    const folder = join(buildsDir, name, '1.0.0');
    mkdirSync(folder, { recursive: true });
    for (const file of ['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.map', 'mf-manifest.json'])
      writeFileSync(join(folder, file), '');
  }
});
afterAll(() => server.stop());

const open = (path: string) => fetch(`${server.url}${path}`);

test.each(markets)('a browser can install the product from /$prefix', async ({ prefix, locale }) => {
  const page = await (await open(`/${prefix}`)).text();
  expect(page).toContain(`<link rel="manifest" href="/manifests/${prefix}.webmanifest">`);
  const answer = await open(`/manifests/${prefix}.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({
    short_name: 'Posy',
    lang: locale,
    start_url: `/${prefix}/home`,
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
});

test('its icons are pictures of the size that they say; those that are cut have a ground', async () => {
  for (const [file, size, isOpaque] of [
    ['192.png', 192, false],
    ['512.png', 512, false],
    ['maskable-512.png', 512, true],
    ['apple-180.png', 180, true],
  ] as const) {
    const icon = sharp(Buffer.from(await (await open(`/icons/${file}`)).arrayBuffer()));
    const { width, height, format } = await icon.metadata();
    expect([file, width, height, format]).toEqual([file, size, size, 'png']);
    expect([file, (await icon.stats()).isOpaque]).toEqual([file, isOpaque]);
  }
  expect((await open('/icons/13.png')).status).toBe(404);
});

test('the worker is asked for anew at each start, and answers for every screen', async () => {
  const answer = await open('/service-worker.js');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).toBe('self.skipWaiting();');
});

test('a set names the files that its pages load, and no others', async () => {
  const answer = await open('/releases/sets/set-1/files.json');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const files = ['shell', ...exampleSet().remotes.map(({ name }) => name)].map((name) => ({
    path: `/releases/builds/${name}/1.0.0/${name === 'shell' ? 'shell' : 'remoteEntry'}.js`,
    integrity: `sha384-${name}`,
  }));
  expect(await answer.json()).toEqual({
    files: files.map(({ path }) => path),
    integrity: Object.fromEntries(files.map(({ path, integrity }) => [path, integrity])),
  });
  expect((await open('/releases/sets/set-9/files.json')).status).toBe(404);
});

test('a document names its set', async () => {
  expect((await open('/uk/home')).headers.get('posy-release-set')).toBe('set-1');
});

test('the worker can be taken away from every browser', async () => {
  const without = await startTestServer({ serviceWorker: false });
  const script = await (await fetch(`${without.url}/service-worker.js`)).text();
  const deleted: string[] = [];
  let isRegistered = true;
  const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
  const scope = {
    addEventListener: (name: string, listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void) =>
      listeners.set(name, listener),
    skipWaiting: () => undefined,
    caches: {
      keys: async () => ['posy-state', 'posy-set-1', 'firebase'],
      delete: async (name: string) => deleted.push(name),
    },
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  new Function(...Object.keys(scope), script)(...Object.values(scope));
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (each) => work.push(each) });
  await Promise.all(work);
  expect([deleted, isRegistered]).toEqual([['posy-state', 'posy-set-1'], false]);
  await without.stop();
});
