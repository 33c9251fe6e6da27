/** French numbers in words: “sept” is both seven and short for September. */

const values: Readonly<Record<string, number>> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
  ...{ douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, vingts: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90, cent: 100, cents: 100, mille: 1000 },
};
const numberWord = `(?:${Object.keys(values).join('|')})`;
const inWords = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{L}-)${numberWord}(?:(?:\s+et\s+|\s+|-)${numberWord})*(?!\p{L}|-\p{L})`,
  'giu',
);

/** Nouns of which these numbers are read: people, beds, money and kilometres. */
const counted =
  /^\s*(?:€|(?:euros?|eur|invit[ée]e?s?|personnes?|pers|convives|places|adultes|couverts|guests|people|chambres?|lits|couchages|km|kilomètres)(?!\p{L}))/iu;

const valueOf = (words: readonly string[]): number => {
  let thousands = 0;
  let rest = 0;
  for (const [at, word] of words.entries()) {
    const value = values[word] ?? 0;
    if (value === 1000) {
      thousands += Math.max(1, rest) * 1000;
      rest = 0;
    } else if (value === 100) rest = Math.max(1, rest) * 100;
    // “quatre-vingts” is four times twenty.
    else rest += value === 20 && words[at - 1] === 'quatre' ? 76 : value;
  }
  return thousands + rest;
};

/** A sentence with figures for French numbers in words; every other word stays at its place. */
export const withFigures = (sentence: string): string =>
  sentence.replace(inWords, (found: string, from: number) => {
    const words = found
      .toLowerCase()
      .split(/[\s-]+/)
      .filter((word) => word !== 'et');
    const isSum = words.some((word) => /^(?:cents?|mille)$/.test(word)) && words.length > 1;
    if (!isSum && !counted.test(sentence.slice(from + found.length))) return found;
    return String(valueOf(words)).padEnd(found.length);
  });

const smallWords = 'dans|près|vers|chez|sans|sous|mais|puis|prochains?';
/** “sept” behind “pour” or its like, or before a noun in the plural: the number. */
const numberSept = new RegExp(
  String.raw`(?:(?<=(?<!\p{L})(?:pour|de|avec|les|des|nos|mes|ces|leurs)\s+)sept(?=\s+\p{L})|(?<=(?<!\p{L})(?:dix|vingt|trente|quarante|cinquante|soixante)[\s-])sept|(?<!\p{L})sept(?=\s+(?!(?:${smallWords})(?!\p{L}))\p{Ll}{3,}[sx](?!\p{L})))(?!\p{L})`,
  'giu',
);

/** A sentence in which “sept” is only left where it may be September. */
export const withoutNumberSept = (sentence: string): string =>
  sentence.replace(numberSept, (found) => '*'.repeat(found.length));
