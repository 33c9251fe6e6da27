/** @jest-environment jsdom */
import { startDeveloperRemote } from './developer-remote';
import { tabScript, type TabState } from './tab-script';

/** Lets all that is settled go on; nothing of it waits for time. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const codeOf = (element: string): string => element.replace(/^<script[^>]*>|<\/script>$/g, '');
/** Runs a script of the document; `location` is the page's own, so that its address can be looked at. */
const run = (element: string, location: Pick<Location, 'href' | 'replace'> = window.location): void =>
  // eslint-disable-next-line no-new-func
  void new Function('location', codeOf(element))(location);

afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a tab', () => {
  const visit = (path: string, state: TabState): string | null => {
    window.history.replaceState(null, '', path);
    let asked: string | null = null;
    run(tabScript('n', state), { href: window.location.href, replace: (address) => (asked = String(address)) });
    return asked;
  };
  const origin = window.location.origin;

  test('keeps its override over pages that are opened without it', () => {
    expect(visit('/uk?remote=mfe-reviews@2.0.0&release-set=abc', 'used')).toBeNull();
    expect(visit('/uk/reviews?page=2#end', 'none')).toBe(
      `${origin}/uk/reviews?page=2&remote=mfe-reviews%402.0.0&release-set=abc#end`,
    );
  });

  test('of another tab, or that was never asked, opens pages as they are', () => {
    expect(visit('/uk/reviews', 'none')).toBeNull();
    // A stored page of a worker, without a connection: the address has the override, and the page has not.
    visit('/uk?remote=mfe-reviews@2.0.0', 'used');
    expect(visit('/uk?remote=mfe-reviews@2.0.0', 'none')).toBeNull();
    expect(window.location.search).toBe('');
    expect(visit('/uk', 'none')).toContain('remote=');
  });

  test('forgets it where the address says so, or where it was refused', () => {
    visit('/uk?remote=mfe-reviews@2.0.0', 'used');
    expect(visit('/uk?remote=&page=2', 'none')).toBeNull();
    expect(window.location.search).toBe('?page=2');
    expect(visit('/uk', 'none')).toBeNull();
    visit('/uk?remote=mfe-reviews@2.0.0', 'used');
    visit('/uk?remote=mfe-reviews@9.9.9', 'refused');
    expect(visit('/uk', 'none')).toBeNull();
  });
});

describe('a page of a developer’s server', () => {
  const origin = 'http://localhost:4321';
  const manifest = { name: 'mfe-reviews', basePaths: ['reviews', 'stars'] };
  const deployed = {
    releaseSet: { id: 'set-1', remotes: [{ name: 'mfe-inbox' }, { name: 'mfe-reviews' }] },
    nonce: 'n',
  };

  const openPage = async (answer: () => Promise<Pick<Response, 'ok' | 'json'>>, remote = 'mfe-reviews') => {
    const asked: unknown[] = [];
    document.head.innerHTML = '';
    document.body.innerHTML = [
      '<div id="posy-override-line"><p>said</p><p hidden>failed</p></div>',
      `<script type="application/json" id="posy-override">${JSON.stringify({ remote, origin, setId: 'own' })}</script>`,
      `<script type="application/json" id="posy-boot-deployed">${JSON.stringify(deployed)}</script>`,
      '<template id="posy-override-scripts"><link rel="preload"><script src="/shell.js"></script></template>',
    ].join('');
    Object.assign(globalThis, {
      fetch: (url: string, options: RequestInit) => {
        asked.push([url, options.credentials, options.redirect]);
        return answer();
      },
    });
    run(startDeveloperRemote('n'));
    await settle();
    const boot = document.getElementById('posy-boot')?.textContent ?? 'null';
    return {
      asked,
      boot: JSON.parse(boot) as typeof deployed,
      said: [...document.querySelectorAll('p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent),
      started: document.head.querySelectorAll('script[src="/shell.js"]').length,
    };
  };
  afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

  const member = {
    name: 'mfe-reviews',
    version: 'developer',
    entry: `${origin}/remoteEntry.js`,
    integrity: '',
    assets: {},
  };

  test('takes its manifest, and its entry below the origin that the server wrote, whatever the manifest says', async () => {
    const given = { ...manifest, entry: 'https://evil.example.com/remoteEntry.js' };
    const page = await openPage(async () => ({ ok: true, json: async () => given }));
    expect(page.asked).toEqual([[`${origin}/posy-manifest.json`, 'omit', 'error']]);
    expect(page.boot.releaseSet).toEqual({
      id: 'own',
      remotes: [{ name: 'mfe-inbox' }, { ...member, manifest: given }],
    });
    expect(page.boot.nonce).toBe('n');
    expect([page.said, page.started]).toEqual([['said'], 1]);
  });

  test('may bring a remote that is not deployed yet', async () => {
    const hats = { name: 'mfe-hats', basePaths: ['hats'] };
    const page = await openPage(async () => ({ ok: true, json: async () => hats }), 'mfe-hats');
    expect(page.boot.releaseSet.remotes.map(({ name }) => name)).toEqual(['mfe-inbox', 'mfe-reviews', 'mfe-hats']);
  });

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => ({ ok: false, json: async () => manifest })],
    ['is another remote', async () => ({ ok: true, json: async () => ({ ...manifest, name: 'mfe-inbox' }) })],
    ['is no remote', async () => ({ ok: true, json: async () => null })],
  ])('starts as it is deployed, and says so, where the server %s', async (_what, answer) => {
    const page = await openPage(answer);
    expect(page.boot).toEqual(deployed);
    expect([page.said, page.started]).toEqual([['failed'], 1]);
  });
});
