/** @jest-environment jsdom */
import { sleeping } from './waking';

const elements = [
  '<link rel="preload" as="script" href="/shell.js" integrity="sha384-x">',
  '<script src="/shell.js" defer></script>',
];

/** A page that came whole and has not loaded yet; scripts in its head do not run in this document. */
const openPage = (): void => {
  const [template = '', script = ''] = sleeping({ nonce: 'n', wakeAfterMs: 5000, elements });
  document.head.innerHTML = template;
  const own = document.createElement('script');
  own.textContent = script.replace(/^<script[^>]*>|<\/script>$/g, '');
  document.head.append(own);
};

const inHead = (selector: string): number => document.head.querySelectorAll(`:scope > ${selector}`).length;
const isFetchedAhead = (): boolean => inHead('link[rel="prefetch"][href="/shell.js"]') > 0;
const isBegun = (): boolean => inHead('script[src="/shell.js"]') > 0;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  // The page of a test wakes, so that it hears nothing of the next one.
  dispatchEvent(new Event('pointerdown'));
  jest.useRealTimers();
});

test('what a page that came whole will ask for is fetched a second after it has loaded, behind what is seen [15]', () => {
  openPage();
  jest.advanceTimersByTime(2000);
  expect([isFetchedAhead(), isBegun()]).toEqual([false, false]);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(990);
  expect(isFetchedAhead()).toBe(false);
  jest.advanceTimersByTime(20);
  expect([isFetchedAhead(), isBegun()]).toEqual([true, false]);
});

test('who touches the page while it waits gets its scripts at once, and nothing is fetched ahead any more [15]', () => {
  openPage();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('pointerdown'));
  expect(isBegun()).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect([isFetchedAhead(), inHead('script[src="/shell.js"]')]).toEqual([false, 1]);
});

test('a pointer that rests where the page appears wakes nothing, one that moves does [15]', () => {
  openPage();
  const point = (screenX: number, screenY: number) =>
    dispatchEvent(new MouseEvent('pointermove', { screenX, screenY }));
  for (let times = 0; times < 2; times += 1) point(40, 300);
  expect(isBegun()).toBe(false);
  point(41, 300);
  expect(isBegun()).toBe(true);
});
