export type SearchLanguage = 'en' | 'de' | 'fr';

/** Least letters of a stem. */
const shortest = 3;

const endings: Record<SearchLanguage, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/(ss|us|is)$/, '$1'],
    [/ies$/, 'y'],
    [/(ch|sh|ss|x)es$/, '$1'],
    [/s$/, ''],
  ],
  de: [
    // “Sängerin” and “Sängerinnen” are “Sänger”.
    [/erin(?:nen)?$/, ''],
    [/innen$/, ''],
    [/(en|er|es|em)$/, ''],
    [/[en]s?$|s$/, ''],
  ],
  fr: [
    [/eaux$/, 'eau'],
    [/(ee|e)s$/, '$1'],
    [/[sx]$/, ''],
  ],
};

/** A folded word without the ending of its plural or case: the same for all of its forms, not always a word. */
export const stem = (word: string, language: SearchLanguage): string => {
  for (const [ending, replacement] of endings[language]) {
    if (!ending.test(word)) continue;
    const stemmed = word.replace(ending, replacement);
    return stemmed.length < shortest ? word : stemmed;
  }
  return word;
};

export const stemAll = (phrase: string, language: SearchLanguage): string =>
  phrase
    .split(' ')
    .map((word) => stem(word, language))
    .join(' ');
