const longest = 60;

/**
 * A person's name as a letter of ours may show it to others: in one line, short, and without what a mail reader would
 * make a link of, so that nobody sends strangers an advertisement by calling themselves one.
 */
export const harmlessName = (name: string): string => {
  const words = name
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[<>/\\@:|]+/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/ +/g, ' ')
    .trim();
  return words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words;
};
