import { forDevelopment } from './watch-builds';

const page = { name: 'mfe-reviews', devtool: 'hidden-source-map', output: { path: '/dist' } } as const;

test('a build for development has source maps that browsers find, and says nothing of each module', () => {
  expect(forDevelopment(page)).toEqual({
    name: 'mfe-reviews',
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { path: '/dist', pathinfo: false },
  });
});

test('a half that has no source maps gets none: nobody waits for them', () => {
  expect(forDevelopment({ ...page, devtool: false }).devtool).toBe(false);
});
