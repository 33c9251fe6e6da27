import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../support/progress';
import { writeRemote } from './write-remote';

const template = join(__dirname, '../../remote-tools/new');

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'posy-new-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const read = (...path: string[]): string => readFileSync(join(parent, ...path), 'utf8');
const filesBelow = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });

test('a new remote has its own name everywhere, and nothing of the template’s', () => {
  const folder = writeRemote({ name: 'ring-bearer', template, parent });
  expect(folder).toBe(join(parent, 'ring-bearer'));
  expect(read('ring-bearer', 'src', 'manifest.ts')).toContain("name: 'ring-bearer',");
  expect(read('ring-bearer', 'src', 'messages', 'de-DE.ts')).toContain("'ring-bearer.title': 'Ring bearer'");
  expect(read('ring-bearer', '.gitignore')).toContain('node_modules');
  const files = filesBelow(folder);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => /honeymoon|^gitignore$/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.filter((text) => /honeymoon/i.test(text))).toEqual([]);
});

test('names, versions and manifest of the template are those of this checkout', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(template, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const root = join(__dirname, '../../..');
  const versions = Object.entries({ ...dependencies, ...devDependencies }).map(([name, version]) => {
    const own = /^@posy\/(.*)$/.exec(name)?.[1]?.replace(/^remote-tools$/, 'tools/remote-tools');
    const folder = own === undefined ? join(root, 'node_modules', name) : join(root, own);
    const { version: here } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return [name, version, own === undefined ? here : `^${here}`];
  });
  for (const [name, version, here] of versions) expect([name, version]).toEqual([name, here]);
});

test('packages that no registry has are installed from the folder that is named', () => {
  const packages = join(parent, 'packages');
  mkdirSync(packages);
  for (const name of ['art', 'shared-contracts', 'shared-ui', 'remote-kit', 'remote-tools'])
    writeFileSync(join(packages, `posy-${name}-0.1.0.tgz`), '');
  writeRemote({ name: 'hats', template, parent, packages });
  const { dependencies, devDependencies } = JSON.parse(read('hats', 'package.json')) as Record<string, object>;
  expect(dependencies).toMatchObject({
    '@posy/art': 'file:../packages/posy-art-0.1.0.tgz',
    '@posy/remote-kit': 'file:../packages/posy-remote-kit-0.1.0.tgz',
    react: '19.3.1',
  });
  expect(devDependencies).toMatchObject({ '@posy/remote-tools': 'file:../packages/posy-remote-tools-0.1.0.tgz' });
  rmSync(join(packages, 'posy-remote-kit-0.1.0.tgz'));
  expect(() => writeRemote({ name: 'caps', template, parent, packages })).toThrow('has no file of @posy/remote-kit');
});

test.each(['Hats', 'häte', '1hat', '', 'a'.repeat(41), '../hats'])(
  '%j is refused with how names are written',
  (name) => {
    expect(() => writeRemote({ name, template, parent })).toThrow(UsageError);
    expect(readdirSync(parent)).toEqual([]);
  },
);

test('a name that the platform has, and a folder with something in it, are refused', () => {
  expect(() => writeRemote({ name: 'mfe-reviews', template, parent })).toThrow(
    'The platform has a mfe-reviews already',
  );
  mkdirSync(join(parent, 'hats'));
  writeFileSync(join(parent, 'hats', 'mine.txt'), '');
  expect(() => writeRemote({ name: 'hats', template, parent })).toThrow('is not empty');
});
