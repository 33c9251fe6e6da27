/** The page on which whoever got an invitation stops them; mail programs post there too (RFC 8058). */
export const stopPath = (prefix: string, token: string): string => `/letters/stop/${prefix}/${token}`;
