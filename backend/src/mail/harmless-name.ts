const longest = 60;

/** Text in one line, without what a mail reader would make a link of. */
const harmless = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[<>/\\@|]+/g, ' ')
    .replace(/[.:](?=\S)/g, '$& ')
    .replace(/ +/g, ' ')
    .trim();

/** A person's own words in a letter of ours: lines stay lines, links are none any more. */
export const harmlessLines = (words: string): string[] =>
  words
    .split(/\n+/)
    .map(harmless)
    .filter((line) => line !== '');

/**
 * A person's name as a letter of ours may show it to others: in one line, short, and without what a mail reader would
 * make a link of, so that nobody sends strangers an advertisement by calling themselves one.
 */
export const harmlessName = (name: string): string => {
  const words = harmless(name.replaceAll(':', ' '));
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
};

/** A couple's names in a letter, joined in its language; empty when there are none. */
export const harmlessCouple = (partners: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(partners.map(harmlessName).filter((name) => name !== ''));
