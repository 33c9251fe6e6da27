/** The origin of this page: the addresses that people copy begin with it. */
export const pageOrigin = (): string => window.location.origin;
