/** Asks before the page is left while `isNeeded` returns true. Returns a function that ends it. */
export const holdPage = (isNeeded: () => boolean): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
};
