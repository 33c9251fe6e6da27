/** Asks the browser to print the page. */
export const printPage = (): void => window.print();

/** Calls back when the page is about to be printed, in time to change it, and when that is over. */
export const watchPrinting = (onChange: (isPrinting: boolean) => void): (() => void) => {
  const begin = (): void => onChange(true);
  const end = (): void => onChange(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};
