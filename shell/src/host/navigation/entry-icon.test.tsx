import { readReleaseSet } from '@posy/shared-contracts/manifest';
import { render } from '@testing-library/react';
import { exampleReleaseSet } from '#testing/shell-services';
import { iconOf } from './entry-icon';
import type { NavigationEntry } from './navigation-entries';

const [remote] = exampleReleaseSet.remotes;
const entry = { ...(remote?.manifest.navigation[0] as NavigationEntry), icon: 'drawn' };
const drawing = { box: '0 0 24 24', path: 'M2 2h20v20H2z' };

test('an icon that a remote brought along is drawn in its own box, as the same component each time', () => {
  const Icon = iconOf({ ...entry, drawing });
  const { container } = render(<Icon />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('viewBox'), svg?.querySelector('path')?.getAttribute('d')]).toEqual([
    drawing.box,
    drawing.path,
  ]);
  expect(iconOf({ ...entry, drawing: { ...drawing } })).toBe(Icon);
});

const released = (changed: object) => {
  const navigation = [{ ...entry, drawing: { ...drawing, ...changed } }];
  const remotes = [{ ...remote, manifest: { ...remote?.manifest, navigation } }];
  return readReleaseSet({ ...exampleReleaseSet, remotes });
};

test.each([
  { path: 'M0 0"/><script>alert(1)</script>' },
  { path: 'url(https://evil.example/x)' },
  { box: '0 0 24 24" onload="x' },
  { path: `M${'0 '.repeat(2500)}` },
])('a drawing that is more than an outline is left out with its entry: %j', (changed) => {
  const { set, leftOut } = released(changed);
  expect(set.remotes[0]?.manifest.navigation).toEqual([]);
  expect(leftOut).toHaveLength(1);
  expect(released({}).set.remotes[0]?.manifest.navigation[0]?.drawing).toEqual(drawing);
});
