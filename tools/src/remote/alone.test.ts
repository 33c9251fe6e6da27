import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenManifestInput } from '@posy/shared-contracts/manifest';
import { aloneScript } from './alone-config';
import { serveAlone } from './serve-alone';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-alone-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the page of a remote has its manifest and each of its modules that shows something', () => {
  mkdirSync(join(folder, 'src/slots'), { recursive: true });
  for (const file of ['app.tsx', 'slots/home.card.tsx', 'reactions.ts']) writeFileSync(join(folder, 'src', file), '');
  const exposes = ['./app', './slots/home.card', './reactions'];
  const script = aloneScript({ folder, manifest: { exposes } as unknown as OpenManifestInput });
  expect(script).toContain(`"./app": () => import("${folder}/src/app.tsx"),`);
  expect(script).toContain(`"./slots/home.card": () => import("${folder}/src/slots/home.card.tsx"),`);
  expect(script).toContain(`import { manifest } from "${folder}/src/manifest.ts";`);
  expect(script).not.toContain('reactions');
});

/** The first event that a server sends. */
const firstOf = async ({ body }: Response): Promise<string> => {
  const { value } = (await body?.getReader().read()) ?? {};
  return new TextDecoder().decode(value);
};

test('every address of the remote has the page, files have their kind, and a build has open pages load anew', async () => {
  writeFileSync(join(folder, 'alone.js'), '// alone');
  const { origin, reload, fail, close } = await serveAlone(folder, 0);
  try {
    for (const path of ['/', '/uk/honeymoon', '/uk/honeymoon/about?a=1'])
      expect(await (await fetch(origin + path)).text()).toContain('<script src="/alone.js">');
    const script = await fetch(`${origin}/alone.js`);
    expect([script.headers.get('content-type'), await script.text()]).toEqual(['text/javascript', '// alone']);
    expect((await fetch(`${origin}/../../package.js`)).status).toBe(404);
    const built = await fetch(`${origin}/posy-built`);
    reload();
    expect(await firstOf(built)).toBe('data: built\n\n');
    fail('src/app.tsx: 3:1');
    const later = await fetch(`${origin}/posy-built`);
    expect(await firstOf(later)).toBe('event: faults\ndata: "src/app.tsx: 3:1"\n\n');
  } finally {
    await close();
  }
});
