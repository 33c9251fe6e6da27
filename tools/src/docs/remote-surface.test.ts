import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifestInput, remoteNames } from '@posy/shared-contracts/manifest';
import { routesIn, slotsIn, withSurface } from './remote-surface';

const manifest: RemoteManifestInput = {
  name: 'mfe-reviews',
  contract: 1,
  owner: 'hats',
  title: { 'en-GB': 'Hats', 'de-DE': 'Hüte', 'fr-FR': 'Chapeaux' },
  basePaths: ['hats'],
  navigation: [],
  slots: [],
  publishes: ['note.saved', 'guest.added'],
  handles: [],
  exposes: ['./app'],
  budgetKb: 20,
};
const facts = { manifest, routes: ['/hats'], mounts: [], writes: ['notes'], gzipKb: 20 };

describe("a remote's surface in its README", () => {
  test('finds routes in tables and elements, and slots', () => {
    expect(routesIn(`{ path: '/home' }, <Route path="/hats/:id?" />, { path: 'none' }`)).toEqual([
      '/hats/:id?',
      '/home',
    ]);
    expect(slotsIn(`<Slot name="home.card" props={p} />\n<Slot\n  name="a.b"`)).toEqual(['a.b', 'home.card']);
  });

  test('is added once, and replaced from then on, and the words around it stay', () => {
    const first = withSurface('# hats\n', facts);
    expect(first).toContain('- **publishes**: `guest.added` · `note.saved`');
    const second = withSurface(`${first}\nmore\n`, { ...facts, routes: ['/hats', '/caps'] });
    expect(second).toContain('`/hats` · `/caps`');
    expect(second).toMatch(/^# hats\n[^]*\nmore\n$/);
    expect(second.match(/## Surface/g)).toHaveLength(1);
  });

  test('has screens below the market prefix, and no address that a test opens', () => {
    for (const name of remoteNames) {
      const readme = readFileSync(join(__dirname, '../../..', name, 'README.md'), 'utf8');
      const [screens] = /^- \*\*screens\*\*: .+$/m.exec(readme) ?? [];
      expect([name, screens]).toEqual([name, expect.not.stringMatching(/`\/(?:uk|ie|us|de|fr)\//)]);
    }
  });
});
