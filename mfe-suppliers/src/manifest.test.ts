import { isWithin, paths } from '@posy/shared-contracts';
import { manifest } from './manifest';

const { basePaths, navigation = [] } = manifest;

test('a visitor’s header leads to suppliers, venues and real weddings, in this order', () => {
  const seen = navigation.filter(
    ({ audience, placement }) => ['anyone', 'visitor'].includes(audience) && placement === 'header',
  );
  expect([...seen].sort((a, b) => a.order - b.order).map(({ path }) => path)).toEqual([
    'wedding-suppliers',
    'supplier-category/venues',
    'real-weddings',
  ]);
});

test('whatever stands in the navigation is a screen of this remote', () => {
  for (const { path } of navigation)
    expect([path, basePaths.some((base) => isWithin(`/uk/${path}`, base))]).toEqual([path, true]);
});

test('the prefix of a supplier’s profile, as a whole segment, makes it a screen of this remote [S2-prefix-08]', () => {
  const isOwn = (path: string): boolean => basePaths.some((base) => isWithin(path, base));
  const profile = paths.supplier('uk', 'venues', 'GB123456');
  expect(isOwn(profile)).toBe(true);
  expect(isOwn(profile.replace(/^\/uk\/[^/]+/, '$&-more'))).toBe(false);
});
