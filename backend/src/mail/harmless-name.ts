const longest = 60;

/** Text in one line, without what a mail reader would make a link of. `parted`: puts blanks behind points and colons. */
const harmless = (text: string, parted: (line: string) => string): string =>
  parted(text.replace(/[\p{C}\s]+/gu, ' ').replace(/[<>/\\@|]+/g, ' '))
    .replace(/ +/g, ' ')
    .trim();

/** Times, dates and amounts keep their signs. Four numbers in a row may be a server's address. */
const partedWords = (line: string): string =>
  line
    .replace(/(?<!\d)[.:](?=\S)|[.:](?=[^\s\d])/g, '$& ')
    .replace(/(?<!\d)\d+(?:\.\d+){3,}/g, (server) => server.replaceAll('.', '. '));

/** Returns the lines of a person's own text for a letter; without links. */
export const harmlessLines = (words: string): string[] =>
  words
    .split(/\n+/)
    .map((line) => harmless(line, partedWords))
    .filter((line) => line !== '');

/**
 * Returns a person's name for letters to others: in one line, short, and without text that a mail reader would turn
 * into a link, so that nobody sends advertisements by such a name.
 */
export const harmlessName = (name: string): string => {
  const words = harmless(name.replaceAll(':', ' '), (line) => line.replace(/\.(?=\S)/g, '. '));
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
};

/** A couple's names in a letter, joined in its language; empty when there are none. */
export const harmlessCouple = (partners: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(partners.map(harmlessName).filter((name) => name !== ''));
