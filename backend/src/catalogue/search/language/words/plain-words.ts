import { type CountryCode } from '@posy/shared-contracts/markets';
import { lexiconOf, meaningsOf } from '#catalogue/search/lexicon/lexicon';
import { gazetteerOf } from '#catalogue/search/places/gazetteer';
import { isCommonWord } from '#catalogue/search/spelling/common-words';

/** A word that means something else in a search. */
export const saysAnything = (word: string, countryCode: CountryCode): boolean =>
  meaningsOf(lexiconOf(countryCode), word).length > 0 || gazetteerOf(countryCode).names.has(word);

/** A word of a search or of the language: no name is meant by it alone. */
export const isPlain = (word: string, countryCode: CountryCode): boolean =>
  saysAnything(word, countryCode) || isCommonWord(word, lexiconOf(countryCode).languages);
