/** Path of the page on which the reader of an invitation stops them; mail programs post there too (RFC 8058). */
export const stopPath = (prefix: string, token: string): string => `/letters/stop/${prefix}/${token}`;
