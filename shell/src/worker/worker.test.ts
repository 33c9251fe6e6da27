import { createHash } from 'node:crypto';
import { storeMessage } from '../adapters/device/worker-messages';
import { createAnswers, kindOf, pageLimitMs } from './answers';
import { createStoredSets } from './stored-sets';
import { memoryCaches } from './testing/memory-caches';

const document = (id: string) => new Response(`page of ${id}`, { headers: { 'posy-release-set': id } });
const filesOf: Record<string, string[]> = {
  one: ['/releases/builds/shell/1/a.js', '/releases/builds/mfe/1/b.js'],
  two: ['/releases/builds/shell/1/a.js', '/releases/builds/mfe/2/c.js'],
  three: ['/releases/builds/shell/3/d.js'],
  four: ['/releases/builds/shell/4/e.js'],
  five: ['/releases/builds/shell/5/f.js'],
  six: ['/releases/builds/shell/6/g.js'],
};

const integrity = Object.fromEntries(
  Object.values(filesOf)
    .flat()
    .map((path) => [path, `sha384-${createHash('sha384').update(`file ${path}`).digest('base64')}`]),
);

const start = () => {
  const asked: string[] = [];
  const open: string[] = [];
  const server = { set: 'one', down: new Set<string>(), changed: new Set<string>() };
  const caches = memoryCaches();
  const sets = createStoredSets({
    caches,
    open: async () => open,
    fetch: async (path, init) => {
      asked.push(path);
      if (server.down.has(path)) throw new TypeError('Failed to fetch');
      const [, list] = /^\/releases\/sets\/(\w+)\/files\.json$/.exec(path) ?? [];
      if (list !== undefined) return new Response(JSON.stringify({ files: filesOf[list], integrity }));
      if (server.changed.has(path) && init?.cache !== 'reload') return new Response('changed');
      return path.startsWith('/releases/') ? new Response(`file ${path}`) : document(server.set);
    },
  });
  const stored = async () => (await sets.document())?.text();
  return { asked, server, caches, sets, open, saved: stored };
};

describe('stored sets', () => {
  test('are complete: the document, and every file of its builds', async () => {
    const { sets, saved } = start();
    expect(await saved()).toBeUndefined();
    await sets.store('/uk/home');
    expect(await saved()).toBe('page of one');
    for (const path of filesOf.one ?? []) expect(await (await sets.file(path))?.text()).toBe(`file ${path}`);
  });

  test('fetch nothing twice, not even what another set brought', async () => {
    const { sets, server, asked } = start();
    await sets.store('/uk/home');
    await sets.store('/uk/home');
    server.set = 'two';
    await sets.store('/uk/home');
    const files = asked.filter((path) => path.startsWith('/releases/builds/'));
    expect(files).toEqual([
      '/releases/builds/shell/1/a.js',
      '/releases/builds/mfe/1/b.js',
      '/releases/builds/mfe/2/c.js',
    ]);
  });

  test('stay as they were when a file of the next does not come, and go on from there', async () => {
    const { sets, server, saved, asked } = start();
    await sets.store('/uk/home');
    server.set = 'two';
    server.down.add('/releases/builds/mfe/2/c.js');
    await expect(sets.store('/uk/home')).rejects.toThrow();
    expect(await saved()).toBe('page of one');
    server.down.clear();
    await sets.store('/uk/home');
    expect(await saved()).toBe('page of two');
    expect(asked.filter((path) => path.endsWith('a.js'))).toHaveLength(1);
  });

  test('stay as long as a page that is open runs them, whatever is released meanwhile [case g27]', async () => {
    const { sets, server, caches, open } = start();
    const names = async () => (await caches.keys()).filter((name) => name.startsWith('posy-set-')).sort();
    open.push('tab', 'other tab');
    const tab = { page: 'tab', set: 'one' };
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      server.set = id;
      await sets.store('/uk/home', tab);
    }
    expect(await names()).toEqual(['posy-set-five', 'posy-set-four', 'posy-set-one']);
    for (const path of filesOf.one ?? []) expect(await sets.file(path)).toBeDefined();
    open.shift();
    server.set = 'six';
    await sets.store('/uk/home', { page: 'other tab', set: 'six' });
    expect(await names()).toEqual(['posy-set-five', 'posy-set-six']);
  });

  test('are two at most: the current one, and the one that open pages may run', async () => {
    const { sets, server, caches } = start();
    for (const id of ['one', 'two', 'three']) {
      server.set = id;
      await sets.store('/uk/home');
    }
    expect((await caches.keys()).sort()).toEqual(['posy-set-three', 'posy-set-two', 'posy-state']);
    expect(await sets.file('/releases/builds/mfe/1/b.js')).toBeUndefined();
    expect(await sets.file('/releases/builds/mfe/2/c.js')).toBeDefined();
  });

  test('never hold other bytes than were released: such are fetched anew, past the browser’s own cache [H-10]', async () => {
    const { sets, server } = start();
    const [path = ''] = filesOf.one ?? [];
    server.changed.add(path);
    await sets.store('/uk/home');
    expect(await (await sets.file(path))?.text()).toBe(`file ${path}`);
  });

  test('take no changed file over from another set [H-10]', async () => {
    const { sets, server, caches } = start();
    await sets.store('/uk/home');
    const [path = ''] = filesOf.one ?? [];
    await (await caches.open('posy-set-one')).put(path, new Response('changed'));
    server.set = 'two';
    await sets.store('/uk/home');
    expect(await (await (await caches.open('posy-set-two')).match(path))?.text()).toBe(`file ${path}`);
  });

  test('follow a roll-back', async () => {
    const { sets, server, saved } = start();
    for (const id of ['one', 'two', 'one']) {
      server.set = id;
      await sets.store('/uk/home');
    }
    expect(await saved()).toBe('page of one');
  });
});

describe('what the worker answers', () => {
  const origin = 'https://posy.example';
  const request = (url: string, mode: RequestMode = 'cors', method = 'GET') => ({
    url: `${origin}${url}`,
    mode,
    method,
  });

  test('is pages and builds only: calls, data, sign-in and other origins pass by', () => {
    expect(kindOf(request('/uk/checklist', 'navigate'), origin)).toBe('page');
    expect(kindOf(request('/releases/builds/shell/1/a.js'), origin)).toBe('build');
    for (const other of [
      request('/api/supplier/x'),
      request('/releases/current.json'),
      request('/pictures/venues/a/4x3/320.webp', 'no-cors'),
      request('/__/auth/handler', 'navigate'),
      request('/uk/checklist', 'navigate', 'POST'),
      { ...request('/'), url: 'https://firestore.googleapis.com/releases/builds/a.js' },
    ])
      expect(kindOf(other, origin)).toBe('other');
  });

  const asked = (url: string) => new Request(`${origin}${url}`);
  const none = Promise.resolve(undefined);
  const never = () => new Promise<void>(() => undefined);
  const replaced: string[] = [];
  const sets = {
    document: async () => document('kept'),
    file: async () => new Response('kept'),
    replace: async (path: string, file: Response) => void replaced.push(path, await file.text()),
  };

  test('is the network’s page while it comes in time', async () => {
    const answers = createAnswers({ sets, fetch: async () => document('new'), wait: never });
    expect(await (await answers.page(asked('/uk'), none)).text()).toBe('page of new');
    expect(await (await answers.page(asked('/uk'), Promise.resolve(document('preloaded')))).text()).toBe(
      'page of preloaded',
    );
  });

  test('is the stored page when the network fails, is broken, or takes longer than 3 s', async () => {
    const failing = createAnswers({ sets, fetch: () => Promise.reject(new TypeError()), wait: never });
    const broken = createAnswers({ sets, fetch: async () => new Response('', { status: 503 }), wait: never });
    const waits: number[] = [];
    const slow = createAnswers({
      sets,
      fetch: () => new Promise(() => undefined),
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    for (const answers of [failing, broken, slow])
      expect(await (await answers.page(asked('/uk'), none)).text()).toBe('page of kept');
    expect(waits).toEqual([pageLimitMs]);
  });

  test('is the network’s answer, late or broken, when nothing is stored', async () => {
    const nothing = { ...sets, document: async () => undefined };
    const answers = createAnswers({
      sets: nothing,
      fetch: async () => new Response('late', { status: 404 }),
      wait: async () => undefined,
    });
    expect((await answers.page(asked('/uk'), none)).status).toBe(404);
  });

  test('is the stored file; a retry asks the network first', async () => {
    const online = createAnswers({ sets, fetch: async () => new Response('fresh'), wait: never });
    const offline = createAnswers({ sets, fetch: () => Promise.reject(new TypeError()), wait: never });
    const textOf = async (answer: Promise<Response>) => (await answer).text();
    expect(await textOf(online.build(asked('/releases/builds/a.js')))).toBe('kept');
    expect(await textOf(online.build(asked('/releases/builds/a.js?attempt=1')))).toBe('fresh');
    expect(await textOf(offline.build(asked('/releases/builds/a.js?attempt=1')))).toBe('kept');
    const anew = () => new Request(`${origin}/releases/builds/a.js`, { cache: 'reload' });
    expect(await textOf(offline.build(anew()))).toBe('kept');
    expect(await textOf(online.build(anew()))).toBe('fresh');
    expect(replaced).toEqual(['/releases/builds/a.js', 'fresh']);
  });
});

test('only a page’s own message is understood', () => {
  expect(storeMessage.read(storeMessage.make('/uk/home', 'one'))).toEqual({
    kind: 'posy-keep',
    path: '/uk/home',
    runs: 'one',
  });
  expect(storeMessage.read({ kind: 'posy-keep', path: '/uk/home' })?.runs).toBeNull();
  for (const other of [
    null,
    'posy-keep',
    { kind: 'posy-keep' },
    { kind: 'other', path: '/uk' },
    { kind: 'posy-keep', path: 1 },
  ])
    expect(storeMessage.read(other)).toBeNull();
});
