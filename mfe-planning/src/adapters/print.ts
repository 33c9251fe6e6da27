/** Asks the browser to print the page. */
export const printPage = (): void => window.print();
