/** The browser's storage that lasts longer than the page. */
export const deviceStorage = (): Storage => localStorage;
