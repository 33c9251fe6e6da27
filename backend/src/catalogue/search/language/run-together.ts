import { type CountryCode } from '@posy/shared-contracts/markets';
import { compoundMeaning, links } from '#catalogue/search/lexicon/compounds';
import { type Lexicon, lexiconOf, meaningsOf } from '#catalogue/search/lexicon/lexicon';
import { type Meaning } from '#catalogue/search/lexicon/meaning';
import { gazetteerOf } from '#catalogue/search/places/gazetteer';
import { isCommonWord } from '#catalogue/search/spelling/common-words';
import { correctionOf } from '#catalogue/search/words/correct';
import { type Token } from './words/tokens';

/** A word this short is not split into two. */
const leastTogether = 8;
const leastPart = 3;
/** A hamlet may be called like the end of any word. */
const knownTown = 20_000;

const says = ({ kind }: Meaning): boolean => ['category', 'venue-kind', 'feature', 'style', 'unoffered'].includes(kind);

interface WordParts {
  words: readonly string[];
  /** Letters of the word that each part takes, including linking letters. */
  lengths: readonly number[];
  says: boolean;
}

const isTown = (word: string, countryCode: CountryCode): boolean =>
  (gazetteerOf(countryCode).names.get(word)?.[0]?.worth ?? 0) >= knownTown;

const partOf = (lexicon: Lexicon, word: string, countryCode: CountryCode): { says: boolean } | null => {
  const meanings = meaningsOf(lexicon, word);
  // “nur” and “burg” do not make Nürnburg.
  if (meanings.some(says) || (meanings.length > 0 && word.length > leastPart)) return { says: meanings.some(says) };
  return word.length > leastPart && isTown(word, countryCode) ? { says: false } : null;
};

/** The known words that a word is made of, the fewest first; null when it is made of none. */
const partsOf = (word: string, countryCode: CountryCode, most = 3): WordParts | null => {
  const lexicon = lexiconOf(countryCode);
  const whole = partOf(lexicon, word, countryCode);
  if (whole !== null) return { words: [word], lengths: [word.length], says: whole.says };
  if (most < 2) return null;
  for (let at = word.length - leastPart; at >= leastPart; at -= 1)
    for (const link of lexicon.languages[0] === 'de' ? links : ['']) {
      const head = word.slice(0, at);
      if (!head.endsWith(link) || head.length - link.length < leastPart) continue;
      const first = head.slice(0, head.length - link.length);
      const known = partOf(lexicon, first, countryCode);
      const rest = known === null ? null : partsOf(word.slice(at), countryCode, most - 1);
      if (known !== null && rest !== null)
        return { words: [first, ...rest.words], lengths: [at, ...rest.lengths], says: known.says || rest.says };
    }
  return null;
};

/** Returns true for a word one letter away from a town or a common word: “Nürnburg” is no “burg”. */
const isNearlyAWord = (text: string, countryCode: CountryCode): boolean =>
  (correctionOf(text, false, countryCode)?.doubt ?? Infinity) < oneLetter;
const oneLetter = 1.5;

/** Returns true when the word is a whole word, so it is not split. */
const isWhole = (text: string, countryCode: CountryCode, isNameWord: (word: string) => boolean): boolean => {
  const lexicon = lexiconOf(countryCode);
  return (
    text.length < leastTogether ||
    !/^[a-z]+$/.test(text) ||
    meaningsOf(lexicon, text).length > 0 ||
    compoundMeaning(lexicon, text).length > 0 ||
    gazetteerOf(countryCode).names.has(text) ||
    isNameWord(text) ||
    isCommonWord(text, lexicon.languages) ||
    isNearlyAWord(text, countryCode)
  );
};

/** Words that were run together, such as “weddingflowers” or “leedsflorist”, apart again. */
export const apart = (
  tokens: readonly Token[],
  countryCode: CountryCode,
  isNameWord: (word: string) => boolean,
): Token[] =>
  tokens.flatMap((token) => {
    if (isWhole(token.text, countryCode, isNameWord)) return [token];
    const parts = partsOf(token.text, countryCode);
    if (parts === null || !parts.says) return [token];
    // When folding changed the letters, positions within the word are unknown: each part stands for the whole word.
    const isPlain = token.to - token.from === token.text.length;
    let from = token.from;
    return parts.words.map((text, number) => {
      const own = isPlain ? { from, to: from + (parts.lengths[number] ?? 0) } : { from: token.from, to: token.to };
      from = own.to;
      return { ...token, ...own, text, afterComma: number === 0 && token.afterComma };
    });
  });
