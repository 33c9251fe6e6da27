/** Returns words for comparison: lower case, without accents and punctuation, single blanks. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes a look-up from words in any language to their meanings. */
export const meanings = <T extends string>(words: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(words) as [T, readonly string[]][]).flatMap(([meaning, names]) =>
      names.map((name) => [plainWords(name), meaning] as const),
    ),
  );
