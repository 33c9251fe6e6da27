import { markets } from '@posy/shared-contracts';
import { parsePath, paths, shellScreens } from '@posy/shared-contracts/paths';
import { AcceptScreen } from './collaboration/accept/accept-screen';
import { routes, screenOf } from './screens';

test('finds a screen by its whole path after the market prefix [S2-route-03]', () => {
  expect(screenOf('/uk').id).toBe('index');
  expect(screenOf('/de/signup').id).toBe('signup');
  expect(screenOf('/fr/onboarding/').id).toBe('onboarding');
});

test.each(['/signup', '/uk/signups', '/uk/signup/more', '/uk/onboarding/elsewhere', '/xx'])(
  'has nothing at %s',
  (pathname) => {
    expect(screenOf(pathname).id).toBe('not-found');
  },
);

test.each(shellScreens)('answers /uk/%s, which the contract says is the host’s', (segment) => {
  expect(screenOf(`/uk/${segment}`).id).not.toBe('not-found');
});

test('has no screen that the contract does not name', () => {
  // Planning provides home for everybody who plans a wedding.
  const always = routes.filter(({ id }) => id !== 'work');
  const own = always.map(({ path }) => parsePath(path('uk')).segments[0]).filter((segment) => segment !== undefined);
  expect([...new Set(own)].toSorted()).toEqual([...shellScreens].toSorted());
});

test('shows who opens the path accept-collaboration-invite its screen, in every market [S2-route-04]', async () => {
  for (const { prefix } of markets) {
    const screen = screenOf(`/${prefix}/accept-collaboration-invite`);
    expect(screen.id).toBe('accept-invitation');
    expect(screen.frame).toBe('bare');
  }
  const own = routes.filter(({ path }) => path('uk') === paths.acceptInvitation('uk'));
  expect(await Promise.all(own.map(({ load }) => load()))).toEqual([AcceptScreen]);
});
