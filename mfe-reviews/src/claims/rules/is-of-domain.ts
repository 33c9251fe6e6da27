/**
 * Returns true when an address is of a website's own domain or of one below it. The server has checked it, and this
 * shows it: a claim by address stays visible as one whose website changed since.
 */
export const isOfDomain = (email: string, website: string): boolean => {
  const host = website
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split(/[/?#:]/)[0]
    ?.toLowerCase();
  const domain = email.split('@').at(-1)?.toLowerCase() ?? '';
  return host !== undefined && host !== '' && (domain === host || domain.endsWith(`.${host}`));
};
