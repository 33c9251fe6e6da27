/** Numbers in words, in French, English and German. The French “sept” is both seven and short for September. */

const values: Readonly<Record<string, number>> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
  ...{ douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, vingts: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90, cent: 100, cents: 100, mille: 1000 },
  ...{ two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, twenty: 20 },
  ...{
    one: 1,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  },
  ...{ thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100 },
  ...{
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
  },
  ...{ zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80, neunzig: 90 },
  ...{ hundert: 100 },
};
const numberWord = `(?:${Object.keys(values).join('|')})`;
const inWords = new RegExp(
  String.raw`(?<![\p{L}\d]|\p{L}-)${numberWord}(?:(?:\s+(?:et|and)\s+|\s+|-)${numberWord})*(?!\p{L}|-\p{L})`,
  'giu',
);

/** Nouns of which these numbers are read: people, beds, money and kilometres. */
const counted =
  /^\s*(?:€|(?:euros?|eur|invit[ée]e?s?|personnes?|pers|convives|places|adultes|couverts|guests?|people|persons?|adults|gästen?|personen|leuten?|erwachsenen?|chambres?|lits|couchages|km|kilomètres)(?!\p{L}))/iu;

/** Words before a number of guests: “for”, “pour just”. */
export const forSome = String.raw`(?<!\p{L})(?:for|für|pour)\s+(?:(?:just|only|a|nur|juste)\s+)*`;
/** A number of guests ends here: nothing follows that it could count. */
export const endOfCount = String.raw`(?:\s*(?:$|,)|\s+(?:in|near|at|on|under|with|bei|am|nahe|mit|unter|à|près|en|sous|avec)(?!\p{L}))`;

const isForSome = new RegExp(`${forSome}$`, 'iu');
const isEndOfCount = new RegExp(`^${endOfCount}`, 'iu');

/** Returns true when a number says for how many a thing is: “just for two, in Bath”, not “for two bridesmaids”. */
const isGuests = (before: string, behind: string): boolean => isForSome.test(before) && isEndOfCount.test(behind);

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

/** A number in words, and where it stands. */
interface NumberInWords {
  value: number;
  from: number;
  to: number;
}

const numberAt = (sentence: string, found: string, from: number): NumberInWords | null => {
  const to = from + found.length;
  const words = found
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== 'et' && word !== 'and');
  const isSum = words.some((word) => /^(?:cents?|mille)$/.test(word)) && words.length > 1;
  const [before, behind] = [sentence.slice(0, from), sentence.slice(to)];
  return isSum || counted.test(behind) || isGuests(before, behind) ? { value: valueOf(words), from, to } : null;
};

/** A sentence with figures for the numbers in words that count something; every other word stays at its place. */
export const withFigures = (sentence: string): { sentence: string; numbers: readonly NumberInWords[] } => {
  const numbers = [...sentence.matchAll(inWords)].flatMap(
    ({ 0: found, index }) => numberAt(sentence, found, index) ?? [],
  );
  return {
    sentence: numbers.reduce(
      (text, { value, from, to }) => text.slice(0, from) + String(value).padEnd(to - from) + text.slice(to),
      sentence,
    ),
    numbers,
  };
};

const smallWords = 'dans|près|vers|chez|sans|sous|mais|puis|prochains?';
/** “sept” behind “pour” or its like, or before a noun in the plural: the number. */
const numberSept = new RegExp(
  String.raw`(?:(?<=(?<!\p{L})(?:pour|de|avec|les|des|nos|mes|ces|leurs)\s+)sept(?=\s+\p{L})|(?<=(?<!\p{L})(?:dix|vingt|trente|quarante|cinquante|soixante)[\s-])sept|(?<!\p{L})sept(?=\s+(?!(?:${smallWords})(?!\p{L}))\p{Ll}{3,}[sx](?!\p{L})))(?!\p{L})`,
  'giu',
);

/** A sentence in which “sept” is only left where it may be September. */
export const withoutNumberSept = (sentence: string): string =>
  sentence.replace(numberSept, (found) => '*'.repeat(found.length));
