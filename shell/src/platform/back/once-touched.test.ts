import { onceTouched } from './once-touched';

const setUp = (hasBeenActive: boolean) => {
  const activation = { hasBeenActive };
  Object.defineProperty(window.navigator, 'userActivation', { value: activation, configurable: true });
  const steps: string[] = [];
  const guard = onceTouched(window, {
    raise: () => void steps.push('raised'),
    lower: () => void steps.push('lowered'),
  });
  return { activation, steps, guard, press: () => window.dispatchEvent(new Event('keydown')) };
};
afterEach(() => Reflect.deleteProperty(window.navigator, 'userActivation'));

describe('what opens by itself', () => {
  test('adds no entry to the history until the page is touched [case b12]', () => {
    const { activation, steps, guard, press } = setUp(false);
    guard.opened();
    press();
    expect(steps).toEqual([]);
    activation.hasBeenActive = true;
    press();
    press();
    expect(steps).toEqual(['raised']);
    guard.allClosed();
    expect(steps).toEqual(['raised', 'lowered']);
  });

  test('adds none when it was closed before anybody touched the page [case b12]', () => {
    const { activation, steps, guard, press } = setUp(false);
    guard.opened();
    guard.allClosed();
    activation.hasBeenActive = true;
    press();
    expect(steps).toEqual(['lowered']);
  });

  test('adds its entry at once on a page that was touched, and where browsers do not say [case b12]', () => {
    const touched = setUp(true);
    touched.guard.opened();
    expect(touched.steps).toEqual(['raised']);
    const silent = setUp(false);
    Reflect.deleteProperty(window.navigator, 'userActivation');
    silent.guard.opened();
    expect(silent.steps).toEqual(['raised']);
  });
});
