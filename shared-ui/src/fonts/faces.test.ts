import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, '../tokens/base.css'), 'utf8');
const faces = [...css.matchAll(/url\('\.\.\/fonts\/([^']+)'\)[^}]*font-weight: ([\d ]+);/gu)].map(
  ([, file = '', weights = '']) => ({ file, weights }),
);

test('the faces that every page waits for are those weights that our styles ask for, in 43 KB together [15]', () => {
  expect(faces).toEqual([
    { file: 'newsreader-display-normal.woff2', weights: '400 600' },
    { file: 'figtree.woff2', weights: '400 800' },
  ]);
  const bytes = faces.reduce((sum, { file }) => sum + statSync(join(__dirname, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(43_000);
});
