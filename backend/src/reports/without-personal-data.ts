// Strangers choose these texts. The pattern also matches an unfinished address (the part in `(?:…)?`), so that no
// letter is read again from the next one: time is proportional to the text's length.
const maybeAddress = /[^\s"<>()@,;:]+(@[^\s"'<>()@,;:]+\.[a-z]{2,})?/giu;
const pathAndQuery = /(\/[^\s"'()?#]*)(?:[?#][^\s"')]*)?/gu;
/** The secret of a link, in an address: long, and no file of a build. */
const secretInPath = /(?<=\/)[\w-]{32,}(?![\w-]|\.(?:m?js|css|map))/gu;
const phoneNumber = /\+?\d[\d ().-]{8,}\d/gu;

/**
 * Text of an error as others may read it: without e-mail addresses, phone numbers, secrets in addresses, and what follows
 * `?` there.
 */
export const textWithoutPersonalData = (text: string): string =>
  text
    .replace(maybeAddress, (word, domain?: string) => (domain === undefined ? word : '[address]'))
    .replace(pathAndQuery, '$1')
    .replace(secretInPath, '[secret]')
    .replace(phoneNumber, '[number]');

/**
 * Returns the part of a page's path that others may read: market and screen. The rest names people's weddings, notes
 * and conversations.
 */
export const pathWithoutPersonalData = (path: string): string => {
  const [pathname = ''] = path.split(/[?#]/u);
  const [market, screen, ...rest] = pathname.split('/').filter((part) => part !== '');
  return `/${[market, screen, ...(rest.length > 0 ? ['*'] : [])].filter((part) => part !== undefined).join('/')}`;
};
