/** Asks the browser to print the page. */
export const printPage = (): void => window.print();

/** Tells when the page is about to be printed, in time to change it, and when that is over. */
export const watchPrinting = (tell: (isPrinting: boolean) => void): (() => void) => {
  const begin = (): void => tell(true);
  const end = (): void => tell(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};
