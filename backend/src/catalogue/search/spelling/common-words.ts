import * as v from 'valibot';
import json from '#content/search/words.json';
import { type SearchLanguage } from './stem';

const schema = v.object({ silent: v.string(), words: v.record(v.string(), v.string()) });
/** See make-words.mjs: words by their first two letters, apart by spaces, which takes a tenth of what a set takes. */
const languages: Record<SearchLanguage, v.InferOutput<typeof schema>> = v.parse(
  v.object({ en: schema, de: schema, fr: schema }),
  json,
);

const holds = (list: string | undefined, word: string): boolean =>
  list !== undefined && ` ${list} `.includes(` ${word} `);

const silent: Record<SearchLanguage, ReadonlySet<string>> = {
  en: new Set(languages.en.silent.split(' ')),
  de: new Set(languages.de.silent.split(' ')),
  fr: new Set(languages.fr.silent.split(' ')),
};

/**
 * Returns true when a folded word is a common word of a language: it is then neither a typo nor likely to mean a
 * hamlet.
 */
export const isCommonWord = (word: string, among: readonly SearchLanguage[]): boolean =>
  among.some((language) => holds(languages[language].words[word.slice(0, 2)], word));

/** Returns true when a folded word is so frequent that it says nothing by itself. */
export const isSilentWord = (word: string, among: readonly SearchLanguage[]): boolean =>
  among.some((language) => silent[language].has(word));
