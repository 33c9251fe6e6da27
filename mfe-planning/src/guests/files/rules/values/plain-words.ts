/** Words to compare by: small letters, no accents, no marks, single blanks. */
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

/** A look-up from words in any language, written as people write them, to what they mean. */
export const meanings = <T extends string>(words: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(words) as [T, readonly string[]][]).flatMap(([meaning, names]) =>
      names.map((name) => [plainWords(name), meaning] as const),
    ),
  );
