/** Where this page comes from: an address that somebody copies begins with it. */
export const pageOrigin = (): string => window.location.origin;
