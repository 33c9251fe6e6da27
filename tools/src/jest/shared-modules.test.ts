import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { needsNoWindow, sharedSource } = createRequire(__filename)('../../jest/shared-modules.cjs') as {
  needsNoWindow: (path: string) => boolean;
  sharedSource: (path: string, source: string) => string;
};
const root = join(__dirname, '../../..');

test.each([
  ['node_modules/react/index.js', true],
  ['node_modules/@formatjs/intl/index.js', true],
  ['node_modules/react-aria-components/dist/main.js', false],
  ['node_modules/@testing-library/dom/dist/index.js', false],
  ['node_modules/other/node_modules/react/index.js', true],
  ['node_modules/react/node_modules/other/index.js', false],
  ['shared-contracts/src/rules/plan/costs/next-payments.ts', true],
  ['shared-contracts/src/rules/plan/costs/usual-cost.test.ts', false],
  ['shared-contracts/src/testing/example.ts', false],
  ['shared-ui/src/core/index.ts', false],
  [String.raw`C:\posy\art\src\index.ts`, true],
])('%s serves every window: %s', (path, serves) => {
  expect(needsNoWindow(`/posy/${path}`)).toBe(serves);
});

test('React asks the window of the file that draws for its document', () => {
  const path = join(root, 'node_modules/react-dom/cjs/react-dom-client.development.js');
  const source = readFileSync(path, 'utf8');
  const shared = sharedSource(path, source);
  expect(shared).not.toBe(source);
  expect(shared).not.toContain('var ownerDocument = globalDocument;');
  expect(sharedSource(join(root, 'other.js'), source)).toBe(source);
});

test('a package that no longer holds what is changed in it is named', () => {
  expect(() => sharedSource('/node_modules/react-dom/cjs/react-dom-client.development.js', 'other')).toThrow(
    'react-dom-client.development.js has no',
  );
});
