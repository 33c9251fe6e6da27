/** What this browser stores for longer than the page is open. */
export const deviceStorage = (): Storage => localStorage;
