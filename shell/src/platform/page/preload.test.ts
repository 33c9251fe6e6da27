import { createTestShell } from '#testing/shell-services';
import { createPreload } from './preload';

const begin = (isSparing = false) => {
  const { shell } = createTestShell({ status: 'signed-out' }, '/uk');
  const loaded: string[] = [];
  const preload = createPreload({
    remotes: shell.releaseSet.remotes,
    loader: { preload: ({ name }, module) => loaded.push(`${name} ${module}`) },
    warm: () => loaded.push('single-spa'),
    isSparing: () => isSparing,
  });
  return { preload, loaded };
};

test('loads the remote of a link once, whatever its query', () => {
  const { preload, loaded } = begin();
  preload('/uk/checklist/t1?next=/uk#notes');
  preload('/uk/home');
  expect(loaded).toEqual(['mfe-planning ./app', 'single-spa']);
});

test('loads nothing for links that no remote answers, nor for people who save data', () => {
  const visitor = begin();
  visitor.preload('/uk/signup');
  visitor.preload('https://example.com/uk/home');
  const sparing = begin(true);
  sparing.preload('/uk/home');
  expect([...visitor.loaded, ...sparing.loaded]).toEqual([]);
});
