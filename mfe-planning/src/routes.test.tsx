import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { waitFor } from '@testing-library/react';
import { manifest } from './manifest';
import { AppRoutes } from './routes';

test.each(manifest.basePaths)('below %s an address that is nowhere leads up to a screen [R1-15]', async (basePath) => {
  const onItsWay = () => new Promise<never>(() => undefined);
  const api = { articles: onItsWay, article: onItsWay };
  const host = createTestHost({ session: { status: 'loading' }, path: `/uk/${basePath}/no/such/place`, api });
  const leave = await renderWithHost(<AppRoutes />, host, {});
  await waitFor(() => expect(host.location.get().pathname).not.toContain('such'));
  expect(host.location.get().pathname).toMatch(new RegExp(`^/uk/${basePath}(/no)?$`));
  await leave();
});

test('the caterer’s sheet is found as people type it [R1-14]', async () => {
  const host = createTestHost({ session: { status: 'loading' }, path: '/uk/guestlist/caterer' });
  const leave = await renderWithHost(<AppRoutes />, host, {});
  await waitFor(() => expect(host.location.get().pathname).toBe('/uk/guestlist/caterers'));
  await leave();
});
