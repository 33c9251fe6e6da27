import { createTestHost, exampleSignedIn, renderWithHost, type TestHost } from '@posy/remote-kit/testing';
import { isWithin, paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { websiteOnboardingFlow } from '@posy/shared-contracts/paths';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { manifest } from './manifest';
import { AppRoutes } from './routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const open = async (host: TestHost): Promise<void> => {
  leave = await renderWithHost(<AppRoutes />, host, messages);
};
const openAt = async (path: string): Promise<TestHost> => {
  const host = createTestHost({ session: exampleSignedIn(), path });
  await open(host);
  return host;
};

test.each(manifest.basePaths)('below %s an address that is nowhere leads up to a screen [R1-15]', async (basePath) => {
  const host = createTestHost({ session: { status: 'loading' }, path: `/uk/${basePath}/no/such/place` });
  await open(host);
  await waitFor(() => expect(host.location.get().pathname).not.toContain('such'));
  expect(host.location.get().pathname).toMatch(new RegExp(`^/uk/${basePath}(/no)?$`));
});

test.each([
  [paths.website('uk'), 'Your website', '[S2-route-22]'],
  [paths.websiteDetails('uk'), 'Website details', '[S2-route-29]'],
  [paths.websiteOnboarding('uk'), 'Whose wedding is it?', '[S2-route-30]'],
])('at %s a couple finds %s %s', async (path, title) => {
  await openAt(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an editor without anything leads into the onboarding, whose marker says that somebody comes out of it [S2-param-03]', async () => {
  const host = await openAt(paths.website('uk'));
  await userEvent.click(await screen.findByRole('link', { name: 'Set it up' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Finish later' }));
  expect(`${host.location.get().pathname}${host.location.get().search}`).toBe(
    '/uk/website?flow=wedding-website-onboarding',
  );
  expect(await screen.findByText(/Your website is begun/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Set it up' })).toBeNull();
  await leave();
  await openAt(paths.website('uk', { flow: websiteOnboardingFlow }));
  expect(await screen.findByText(/Your website is begun/)).toBeVisible();
});

test('the website is listened to once the profile has an id, that of another after it, and no more after sign-out [S4-listener-03]', async () => {
  const host = createTestHost({ session: exampleSignedIn({ wedding: null, role: null }), path: paths.website('uk') });
  const listened: string[] = [];
  const watch = host.firestore.watchDocument.bind(host.firestore);
  jest.spyOn(host.firestore, 'watchDocument').mockImplementation((collection, id, next, failed) => {
    const stop = watch(collection, id, next, failed);
    listened.push(collection.path);
    return () => {
      listened.splice(listened.indexOf(collection.path), 1);
      stop();
    };
  });
  const of = (weddingId: string): string[] =>
    [collections.website(weddingId), collections.publishedWebsite(weddingId)].map(({ path }) => path).sort();
  await open(host);
  expect(listened).toEqual([]);
  await act(async () => host.session.set(exampleSignedIn()));
  await waitFor(() => expect(listened.toSorted()).toEqual(of('w1')));
  const { wedding } = exampleSignedIn();
  await act(async () => host.session.set(exampleSignedIn({ wedding: wedding && { ...wedding, id: 'w2' } })));
  await waitFor(() => expect(listened.toSorted()).toEqual(of('w2')));
  await act(async () => host.session.set({ status: 'signed-out' }));
  await waitFor(() => expect(listened).toEqual([]));
});

test('the prefix of a website’s details, as a whole segment, makes it a screen of this remote without a frame [S2-prefix-09]', () => {
  const isWithinOne = (bases: readonly string[], path: string): boolean => bases.some((base) => isWithin(path, base));
  const { basePaths, bareBasePaths = [] } = manifest;
  const website = paths.publicWebsite('uk', 'maya-and-tom');
  expect([basePaths, bareBasePaths].map((bases) => isWithinOne(bases, website))).toEqual([true, true]);
  const longer = website.replace(/^\/uk\/[^/]+/, '$&-more');
  expect([basePaths, bareBasePaths].map((bases) => isWithinOne(bases, longer))).toEqual([false, false]);
  expect(isWithinOne(bareBasePaths, paths.website('uk'))).toBe(false);
  expect(isWithinOne(bareBasePaths, paths.websiteDetails('uk'))).toBe(false);
});
