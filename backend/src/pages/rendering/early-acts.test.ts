/** @jest-environment jsdom */
import { earlyActs } from './early-acts';

interface Fiber {
  alternate: Fiber | null;
  flags: number;
  return: Fiber | null;
}
const committed: Fiber = { alternate: null, flags: 0, return: null };
/** React's mark of a part that it is hydrating. */
const hydrating = 4096;

/** A page that came whole, with a form, and what its parts hear once they are awake. */
const openPage = () => {
  document.body.innerHTML =
    '<div id="root"><form><input name="near" id="_R_1_"><button type="button">Search</button></form></div>';
  const script = document.createElement('script');
  script.textContent = earlyActs('n').replace(/^<script[^>]*>|<\/script>$/g, '');
  document.body.append(script);
  const field = document.querySelector('input') as HTMLInputElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  const received: string[] = [];
  /** React takes the elements: from now on it hears their events. */
  const wake = (fiber = committed): void => {
    for (const element of [field, button]) Object.assign(element, { __reactFiberOfTest: fiber });
    // Imitates React: it remembers the field's value, watches its setter, and reacts to changes only.
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
    let known = field.value;
    Object.defineProperty(field, 'value', {
      configurable: true,
      get: () => get?.call(field) as string,
      set(value: string) {
        known = value;
        set?.call(field, value);
      },
    });
    field.addEventListener('input', () => {
      // React ignores events of what it has not committed.
      if (fiber.return?.flags === hydrating) return;
      if (known !== field.value) received.push(`typed ${field.value}`);
      known = field.value;
    });
    field.addEventListener('focusin', () => received.push('entered'));
    button.addEventListener('click', () => received.push(`pressed with ${field.value}`));
  };
  const type = (text: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { received, wake, type, enter: () => field.focus(), leave: () => field.blur(), press: () => button.click() };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what was typed and pressed before a page woke is done in its order once it has', () => {
  const page = openPage();
  page.type('Bath');
  page.press();
  expect(page.received).toEqual([]);
  page.wake();
  jest.advanceTimersByTime(50);
  expect(page.received).toEqual(['typed Bath', 'pressed with Bath']);
});

test('a press right after the page woke does not overtake what was typed before', () => {
  const page = openPage();
  page.type('Bath');
  page.wake();
  page.press();
  expect(page.received).toEqual(['typed Bath', 'pressed with Bath']);
});

test('what is typed and pressed while React has rendered a part but not committed it waits until it has', () => {
  const page = openPage();
  const part: Fiber = { alternate: null, flags: hydrating, return: { ...committed, alternate: committed } };
  page.wake({ ...committed, return: part });
  page.type('Bath');
  page.press();
  jest.advanceTimersByTime(1000);
  expect(page.received).toEqual([]);
  part.flags = 0;
  jest.advanceTimersByTime(50);
  expect(page.received).toEqual(['typed Bath', 'pressed with Bath']);
});

test('what is typed on once the page is awake is not put back to what stood there', () => {
  const page = openPage();
  page.type('Ba');
  page.wake();
  page.type('Bath');
  jest.advanceTimersByTime(50);
  expect(page.received).toEqual(['typed Bath']);
});

/**
 * Imitates React that gives up the server's markup: other elements, which it has, in the place of the page's. The ids
 * that it makes are others then.
 */
const renderAnew = (): string[] => {
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = '<form><input name="near" id="_r_9_"><button type="button">Search</button></form>';
  const received: string[] = [];
  for (const element of root.querySelectorAll('input, button'))
    Object.assign(element, { __reactFiberOfTest: committed });
  root.querySelector('input')?.addEventListener('input', ({ target }) => {
    received.push(`typed ${(target as HTMLInputElement).value}`);
  });
  root.querySelector('button')?.addEventListener('click', () => received.push('pressed'));
  return received;
};

test('what was typed and pressed goes on to the elements that React puts in the place of the page’s', () => {
  const page = openPage();
  page.type('Bath');
  page.press();
  const received = renderAnew();
  jest.advanceTimersByTime(50);
  expect(received).toEqual(['typed Bath', 'pressed']);
  expect(document.querySelector('input')?.value).toBe('Bath');
});

test('what was typed into a field that React had taken outlives it when React gives it up', () => {
  const page = openPage();
  page.wake();
  page.type('Bath');
  jest.advanceTimersByTime(200);
  const received = renderAnew();
  jest.advanceTimersByTime(50);
  expect(received).toEqual(['typed Bath']);
});

test('what was replayed into a field outlives it when React gives it up after that', () => {
  const page = openPage();
  page.type('Bath');
  page.wake();
  jest.advanceTimersByTime(50);
  expect(page.received).toEqual(['typed Bath']);
  const received = renderAnew();
  jest.advanceTimersByTime(50);
  expect(received).toEqual(['typed Bath']);
});

test('a press does not overtake what was typed into a field that is still to come', () => {
  const page = openPage();
  page.type('Bath');
  page.press();
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = '<form><button type="button">Search</button></form>';
  const pressed = jest.fn();
  const button = root.querySelector('button') as HTMLButtonElement;
  Object.assign(button, { __reactFiberOfTest: committed });
  button.addEventListener('click', pressed);
  jest.advanceTimersByTime(1000);
  expect(pressed).not.toHaveBeenCalled();
  const received = renderAnew();
  jest.advanceTimersByTime(50);
  expect(received).toEqual(['typed Bath', 'pressed']);
});

test('what is typed long after React has taken the page is not put into a field that comes anew', () => {
  const page = openPage();
  page.wake();
  page.type('Bath');
  jest.advanceTimersByTime(6000);
  page.type('Bristol');
  expect(jest.getTimerCount()).toBe(0);
  const received = renderAnew();
  jest.advanceTimersByTime(1000);
  expect(received).toEqual([]);
});

test('what was typed does not go on to a field of the next page', () => {
  const page = openPage();
  page.wake();
  page.type('Bath');
  history.pushState(null, '', '/uk/search');
  const received = renderAnew();
  jest.advanceTimersByTime(10_000);
  expect(received).toEqual([]);
  history.replaceState(null, '', '/');
});

test('a field that stays is not typed into a second time, and one that never comes back is forgotten', () => {
  const page = openPage();
  page.wake();
  page.type('Bath');
  jest.advanceTimersByTime(10_000);
  expect(page.received).toEqual(['typed Bath']);
  page.type('Bristol');
  (document.getElementById('root') as HTMLElement).innerHTML = '';
  jest.advanceTimersByTime(10_000);
  expect(renderAnew()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test('a button that came with neither the markup nor React is pressed at once', () => {
  openPage();
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = '<main role="alert"><button type="button">Try again</button></main>';
  const pressed = jest.fn();
  const button = root.querySelector('button');
  button?.addEventListener('click', pressed);
  button?.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a field that was entered before the page woke is entered once it has, so that it shows what it suggests', () => {
  const page = openPage();
  page.enter();
  expect(page.received).toEqual([]);
  page.wake();
  jest.advanceTimersByTime(50);
  expect(page.received).toEqual(['entered']);
});

test('what was typed is not lost when its field is entered again, and a field that was left stays so', () => {
  const page = openPage();
  page.enter();
  page.type('Bath');
  page.leave();
  page.enter();
  page.leave();
  page.wake();
  jest.advanceTimersByTime(50);
  expect(page.received).toEqual(['typed Bath']);
  const other = openPage();
  other.enter();
  other.leave();
  other.wake();
  jest.advanceTimersByTime(50);
  expect(other.received).toEqual([]);
});
