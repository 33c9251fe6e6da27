/** Lends the test's window what it has no layout for: nothing there has a size, changes it, or can be scrolled to. */
export const lendLayout = (): void => {
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: class {
      observe() {}
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
};
