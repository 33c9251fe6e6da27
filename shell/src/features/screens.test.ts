import { screenOf } from './screens';

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
