import { exampleReleaseSet } from '#testing/shell-services';
import { createIntegrity } from './integrity';

const origin = 'https://posy.example';
const base = '/releases/builds/mfe-planning/1/';

const start = (hasList = true) => {
  const [planning] = exampleReleaseSet.remotes;
  if (planning === undefined) throw new Error('The example has no remote.');
  const asked: [string, string | undefined][] = [];
  const caches: unknown[] = [];
  const server = { isDown: false, isMute: false };
  const clock = { now: 0 };
  const integrityList = { url: `${base}posy-integrity.json`, integrity: 'sha384-list' };
  const remote = { ...planning, entry: `${base}remoteEntry.js`, ...(hasList && { integrityList }) };
  const shell = { ...exampleReleaseSet.shell, base: '/releases/builds/shell/1/' };
  const integrityOf = createIntegrity(
    { shell, remotes: [remote] },
    {
      origin,
      inDocument: (path) => (path === `${base}first.js` ? 'sha384-first' : null),
      now: () => clock.now,
      fetch: async (url, { integrity, cache }) => {
        caches.push(cache);
        asked.push([url, integrity]);
        if (server.isMute) return new Promise<Response>(() => undefined);
        if (server.isDown) throw new TypeError('Failed to fetch');
        return new Response(JSON.stringify({ 'later.js': 'sha384-later' }));
      },
    },
  );
  return { integrityOf, asked, caches, server, clock };
};

describe('the integrity of a file [H-10]', () => {
  test('stands in the document for what a page needs first: nothing is asked for', () => {
    const { integrityOf, asked } = start();
    expect(integrityOf(`${origin}${base}first.js`)).toBe('sha384-first');
    expect(asked).toEqual([]);
  });

  test('stands in the list of its build, which is fetched once and checked itself', async () => {
    const { integrityOf, asked } = start();
    expect(await integrityOf(`${base}later.js`)).toBe('sha384-later');
    expect(await integrityOf(`${base}later.js?attempt=1`)).toBe('sha384-later');
    expect(asked).toEqual([[`${base}posy-integrity.json`, 'sha384-list']]);
  });

  test('is missing for a file that was not released: it is not loaded', async () => {
    await expect(start().integrityOf(`${base}other.js`)).rejects.toThrow('no file of its build');
  });

  test('is asked for again, past the browser’s cache, when the list did not come', async () => {
    const { integrityOf, server, caches } = start();
    server.isDown = true;
    await expect(integrityOf(`${base}later.js`)).rejects.toThrow();
    server.isDown = false;
    expect(await integrityOf(`${base}later.js`)).toBe('sha384-later');
    expect(caches).toEqual(['default', 'reload', 'reload']);
  });

  test('is had at the first press of a retry, though the list’s own preload had failed [F-H3]', async () => {
    const { integrityOf, server, caches } = start();
    // The browser answers the first request with the result of a failed preload, and no other request.
    server.isDown = true;
    const asking = integrityOf(`${base}later.js`);
    server.isDown = false;
    expect(await asking).toBe('sha384-later');
    expect(caches).toEqual(['default', 'reload']);
  });

  test('is asked for anew by a retry when no answer ever comes, and by nothing before [F-H3]', async () => {
    const { integrityOf, server, clock, asked } = start();
    server.isMute = true;
    void integrityOf(`${base}later.js`);
    void integrityOf(`${base}other.js`);
    expect(asked).toHaveLength(1);
    server.isMute = false;
    clock.now = 5000;
    expect(await integrityOf(`${base}later.js`)).toBe('sha384-later');
    expect(asked).toHaveLength(2);
  });

  test('is not known of builds from before, of the shell’s without a list, and of other origins', () => {
    expect(start(false).integrityOf(`${base}later.js`)).toBeNull();
    expect(start().integrityOf('/releases/builds/shell/1/a.js')).toBeNull();
    expect(start().integrityOf(`https://apis.google.com${base}later.js`)).toBeNull();
  });
});
