import { join } from 'node:path';
import { innerRules, innerRuntime } from './inner-remotes';

const projectDir = join(__dirname, '../../../../mfe-reviews');
const reviews = { name: 'mfe-reviews', projectDir, exposes: ['./app'] };

test('a monolith answers what a page asks its remotes for with chunks of its own', () => {
  const text = innerRuntime([reviews]);
  expect(text).toContain(
    `"mfe_reviews/app": () => import(/* webpackChunkName: "mfe_reviews_app" */ ${JSON.stringify(join(projectDir, 'src/app.tsx'))}),`,
  );
  expect(text).toContain('export const createInstance');
});

test('a module without a source ends the build', () => {
  expect(() => innerRuntime([{ ...reviews, exposes: ['./slots/none'] }])).toThrow('./slots/none has no source');
});

test('a remote’s own names of folders count among its sources alone', () => {
  const [own] = innerRules([reviews]);
  expect(own).toMatchObject({ include: join(projectDir, 'src'), resolve: { alias: expect.any(Object) as object } });
});
