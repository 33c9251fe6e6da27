import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { isWithin, paths } from '@posy/shared-contracts';
import { waitFor } from '@testing-library/react';
import { manifest } from './manifest';
import { AppRoutes } from './routes';

test.each(manifest.basePaths)('below %s an address that is nowhere leads up to a screen [R1-15]', async (basePath) => {
  const host = createTestHost({ session: { status: 'loading' }, path: `/uk/${basePath}/no/such/place` });
  const leave = await renderWithHost(<AppRoutes />, host, {});
  await waitFor(() => expect(host.location.get().pathname).not.toContain('such'));
  expect(host.location.get().pathname).toMatch(new RegExp(`^/uk/${basePath}(/no)?$`));
  await leave();
});

test('the prefix of a website’s details, as a whole segment, makes it a screen of this remote without a frame [S2-prefix-09]', () => {
  const isWithinOne = (bases: readonly string[], path: string): boolean => bases.some((base) => isWithin(path, base));
  const { basePaths, bareBasePaths = [] } = manifest;
  const website = paths.publicWebsite('uk', 'maya-and-tom');
  expect([basePaths, bareBasePaths].map((bases) => isWithinOne(bases, website))).toEqual([true, true]);
  const longer = website.replace(/^\/uk\/[^/]+/, '$&-more');
  expect([basePaths, bareBasePaths].map((bases) => isWithinOne(bases, longer))).toEqual([false, false]);
  expect(isWithinOne(bareBasePaths, paths.website('uk'))).toBe(false);
});
