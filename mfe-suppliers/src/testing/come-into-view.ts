import { act } from '@testing-library/react';

/**
 * Gives the page an `IntersectionObserver`, which jsdom lacks. `now` has every observed element come into view; `leave`
 * removes the observer.
 */
export const observeViews = () => {
  const seen: (() => void)[] = [];
  const observer = class {
    constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => seen.push(() => this.notify([{ isIntersecting: true }]));
    disconnect = () => undefined;
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'IntersectionObserver');
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: observer });
  return {
    now: () => act(async () => seen.forEach((notify) => notify())),
    leave: () => {
      if (before === undefined) Reflect.deleteProperty(globalThis, 'IntersectionObserver');
      else Object.defineProperty(globalThis, 'IntersectionObserver', before);
    },
  };
};
