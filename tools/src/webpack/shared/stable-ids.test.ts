import { stableId } from '../stable-ids-plugin';

const names = (folder: string, hash: string): string[] => [
  `javascript/esm|${folder}/node_modules/.federation/entry.${hash}.js|${hash}${hash}${hash}`,
  `container entry (default) [["./app",{}]] ${folder}/node_modules/.federation/entry.${hash}.js`,
  `provide module (default) react@19.3.1 = ${folder}/node_modules/react/index.js`,
];

test('modules whose names depend on the checkout’s folder have ids that do not', () => {
  const [one, other] = [
    names('/home/ana/posy', 'a42dea0933').map((name) => stableId(name, '/home/ana/posy')),
    names('/srv/ci/7', 'f9b42f9962').map((name) => stableId(name, '/srv/ci/7')),
  ];
  expect(one).toEqual(other);
  expect(new Set(one).size).toBe(3);
  for (const id of one ?? []) expect(id).toMatch(/^m[0-9a-f]{5}$/);
});

test.each([
  '/srv/ci/7/mfe-reviews/src/app.tsx',
  'javascript/auto|/srv/ci/7/node_modules/swc-loader/src/index.js??a!/srv/ci/7/mfe-reviews/src/app.tsx',
  'consume shared module (default) react@^19.3.1 (strict) (singleton)',
])('%s keeps the id that webpack gives it', (name) => expect(stableId(name, '/srv/ci/7')).toBeNull());
