import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { replaceImports } from './emit-reachable';

const root = join(__dirname, '../../..');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'posy-packed-'));
  execFileSync(process.execPath, [join(root, 'tools/bin/posy.mjs'), 'pack', folder], { cwd: root, stdio: 'pipe' });
  for (const archive of readdirSync(folder)) {
    const place = join(folder, archive.replace('.tgz', ''));
    mkdirSync(place);
    execFileSync('tar', ['-xzf', join(folder, archive), '-C', place, '--strip-components=1']);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packages = ['art', 'remote-kit', 'remote-tools', 'shared-contracts', 'shared-ui'];
const placeOf = (name: string): string => join(folder, `posy-${name}-0.1.0`);
const filesIn = (place: string): string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).map((path) => join(place, path));

test('has each package, with its changelog, its licences and the version of the checkout', () => {
  expect(readdirSync(folder).filter((name) => name.endsWith('.tgz'))).toEqual(
    packages.map((name) => `posy-${name}-0.1.0.tgz`),
  );
  for (const name of packages)
    expect([name, readFileSync(join(placeOf(name), 'CHANGELOG.md'), 'utf8')]).toEqual([
      name,
      expect.stringContaining('## 0.1.0'),
    ]);
  expect(readFileSync(join(placeOf('shared-ui'), 'LICENCE-phosphor-icons.txt'), 'utf8')).toContain('MIT License');
  const faces = join(placeOf('shared-ui'), 'dist/fonts');
  expect(readdirSync(faces).sort()).toEqual(['LICENCE.txt', 'figtree.woff2', 'newsreader-display-normal.woff2']);
});

test.each(packages)('every import of %s leads to one of its files, or to a package that it names', (name) => {
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(placeOf(name), 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'peerDependencies', Record<string, string> | undefined>;
  const named = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies), `@posy/${name}`]);
  const files = filesIn(join(placeOf(name), 'dist')).filter((file) => /\.js$|\.d\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  const missing: string[] = [];
  for (const file of files)
    replaceImports(readFileSync(file, 'utf8'), file.endsWith('.js') ? '.js' : '.d.ts', (specifier) => {
      const ending = file.endsWith('.js') ? '.js' : '.d.ts';
      const target = join(dirname(file), specifier.replace(/\.js$/, ending));
      const owner = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      const isThere = specifier.startsWith('.')
        ? existsSync(target)
        : named.has(owner) || specifier.startsWith('node:');
      if (!isThere) missing.push(`${file} ${specifier}`);
      return specifier;
    });
  expect(missing).toEqual([]);
});

test.each(packages.filter((name) => name !== 'remote-tools'))(
  'every export of %s has its script and its types',
  (name) => {
    const { exports } = JSON.parse(readFileSync(join(placeOf(name), 'package.json'), 'utf8')) as {
      exports: Record<string, string | { types: string; default: string }>;
    };
    const places = Object.values(exports).flatMap((place) =>
      typeof place === 'string' ? [place] : Object.values(place),
    );
    const gone = places.filter((place) => !place.includes('*') && !existsSync(join(placeOf(name), place)));
    expect(gone).toEqual([]);
    expect(JSON.stringify(exports)).not.toContain('/src/');
  },
);
