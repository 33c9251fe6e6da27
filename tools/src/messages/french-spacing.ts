/** A plain space where French needs a no-break space: before ; ! ? : » and after «. Rules of tables are excluded. */
const breaking = / (?=[?!;:»](?![\w/[(:-]))|« /g;

/** U+202F, narrow, before ; ! ?; U+00A0 before : and within guillemets: as the Imprimerie nationale sets them. */
const unbroken = (space: string, mark: string): string => {
  if (space === '« ') return '«\u00A0';
  return mark === ':' || mark === '»' ? '\u00A0' : '\u202F';
};

/** French text whose spaces beside its marks keep lines together. */
export const withFrenchSpaces = (text: string): string =>
  text.replace(breaking, (space: string, at: number, whole: string) => unbroken(space, whole[at + 1] ?? ''));

/** The places where a line of French could end before a mark, each with the words around it. */
export const frenchBreaks = (text: string): string[] =>
  [...text.matchAll(breaking)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 12).trim());
