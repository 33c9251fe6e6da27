/** Validity of the file. Source: RFC 9116, 2.5.5: less than a year. */
const validMs = 180 * 24 * 3_600_000;

/** The text of security.txt: the contact for people who found a vulnerability. Source: RFC 9116. */
export const securityText = (contact: string, origin: string, now: number): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + validMs).toISOString()}`,
    'Preferred-Languages: en, de, fr',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
