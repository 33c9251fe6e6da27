import { parsePath, shellScreens } from '@posy/shared-contracts/paths';
import { routes, screenOf } from './screens';

it('finds a screen by its whole path after the market prefix [S2-route-03]', () => {
  expect(screenOf('/uk').id).toBe('index');
  expect(screenOf('/de/signup').id).toBe('signup');
  expect(screenOf('/fr/onboarding/').id).toBe('onboarding');
});

it.each(['/signup', '/uk/signups', '/uk/signup/more', '/uk/onboarding/elsewhere', '/xx'])(
  'has nothing at %s',
  (pathname) => {
    expect(screenOf(pathname).id).toBe('not-found');
  },
);

it.each(shellScreens)('answers /uk/%s, which the contract says is the host’s', (segment) => {
  expect(screenOf(`/uk/${segment}`).id).not.toBe('not-found');
});

it('has no screen that the contract does not name', () => {
  // Home is planning's for everybody who plans a wedding.
  const always = routes.filter(({ id }) => id !== 'work');
  const own = always.map(({ path }) => parsePath(path('uk')).segments[0]).filter((segment) => segment !== undefined);
  expect([...new Set(own)].toSorted()).toEqual([...shellScreens].toSorted());
});
