/** Replaces the layout that the test's window lacks: nothing there has a size, changes it, or can be scrolled to. */
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
