import { expect } from '@playwright/test';
import { test, tried } from '#support/run/attack';

const up = ['..%2f', '..%5c', '%2e%2e%2f', '..%252f', '%00', '....//', '%c0%ae%c0%ae%2f'];
const routes = [
  (path: string) => `/releases/builds/${path}admin-secret`,
  (path: string) => `/releases/builds/shell/${path}${path}${path}admin-secret`,
  (path: string) => `/releases/sets/${path}current.json`,
  (path: string) => `/releases/sets/${path}/files.json`,
  (path: string) => `/photos/${path}admin-secret/320`,
  (path: string) => `/pictures/venues/${path}x/4x3/320.webp`,
  (path: string) => `/icons/${path}192.png`,
  (path: string) => `/manifests/${path}uk.webmanifest`,
];

test('files outside the served folders, and error logs full of it [H-18]', { tag: '@short' }, async ({ request }) => {
  const paths = routes.flatMap((route) => up.map(route));
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(answer.status(), path).toBeLessThan(500);
  }
  tried(`${paths.length} addresses that leave their folder`);
});

test('the sources of the product from its source maps [H-10]', { tag: '@short' }, async ({ request }) => {
  const set = (await (await request.get('/releases/current.json')).json()) as {
    shell: { scripts: string[] };
    remotes: { entry: string }[];
  };
  const scripts = [...set.shell.scripts, ...set.remotes.map(({ entry }) => entry)];
  for (const script of scripts) {
    expect((await request.get(script)).status(), script).toBe(200);
    for (const map of [`${script}.map`, `${script}.map?x`, `${script}.map%20`, `${script}%2emap`])
      expect((await request.get(map)).status(), map).toBe(404);
  }
  tried(`maps of ${scripts.length} scripts, each asked for in 4 ways`);
});

test('releases of a stranger, with no deploy token and with made-up ones', { tag: '@short' }, async ({ request }) => {
  const before = await (await request.get('/releases/current.json')).text();
  const bodies = [{ do: 'rollback' }, { do: 'remove', remote: 'mfe-reviews' }, { do: 'deploy', builds: [] }];
  const tokens = ['', 'Bearer ', 'Bearer posy_00000000_x', `Bearer ${'x'.repeat(4000)}`, 'Basic YTpi'];
  for (const authorization of tokens) {
    for (const data of bodies)
      expect((await request.post('/releases/sets', { data, headers: { authorization } })).status()).toBe(401);
    const build = { name: 'shell', packageVersion: '1.0.0', files: { '../../x': '' } };
    const sent = await request.post('/releases/builds', { data: build, headers: { authorization } });
    expect(sent.status()).toBe(401);
    const history = await request.get('/releases/history.json', { headers: { authorization } });
    expect(history.status()).toBe(401);
  }
  expect(await (await request.get('/releases/current.json')).text()).toBe(before);
  tried(`${tokens.length} tokens that nobody gave, on each call that releases`);
});
