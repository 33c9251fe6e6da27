import { mapWithoutFolder } from './name-no-folder';

const map = (folder: string, hash: string, file: string): string =>
  JSON.stringify({
    version: 3,
    file,
    sources: [`webpack://a/../node_modules/.federation/entry.${hash}.js`, 'webpack://a/./src/app.tsx'],
    sourcesContent: [`import federation from '${folder}/node_modules/b.js';`, 'export {}'],
    mappings: 'AAAA',
  });

test('a source map is the same wherever the checkout lies, and names no folder of whoever built it', () => {
  const [one, other] = [
    mapWithoutFolder(map('/home/ana/posy', 'a42dea09', '1.27832a3b2a.js'), '1.cc.js.map', '/home/ana/posy'),
    mapWithoutFolder(map('/srv/ci/7', 'f9b42f99', '1.0925bd85cf.js'), '1.cc.js.map', '/srv/ci/7'),
  ];
  expect(one).toBe(other);
  expect(JSON.parse(one)).toMatchObject({
    file: '1.cc.js',
    sources: ['webpack://a/../node_modules/.federation/entry.js', 'webpack://a/./src/app.tsx'],
    sourcesContent: ["import federation from './node_modules/b.js';", 'export {}'],
  });
});
