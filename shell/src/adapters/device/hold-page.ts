/** Has the browser ask before the page is left, for as long as the answer says so. Answers how to stop. */
export const holdPage = (isNeeded: () => boolean): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isNeeded()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
};
