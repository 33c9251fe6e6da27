import { type CountryCode } from '@posy/shared-contracts/markets';
import { lexiconOf } from '#catalogue/search/lexicon/lexicon';
import { monthOf, seasonOf } from '../words/date-words';
import { isPlain, saysAnything } from '../words/plain-words';
import { type Token, tokensOf } from '../words/tokens';
import { type NameCheck } from './dates';

interface NameContext {
  countryCode: CountryCode;
  isCalled?: ((words: readonly string[], isWhole: boolean) => boolean) | undefined;
}

/** Longest run of words that is compared with names. */
const mostWords = 5;
/** Words behind which a month is one, though a supplier may be called so: “June wedding”. */
const wedding = /^(?:weddings?|hochzeit(?:en)?|mariages?)$/;

/** Returns each run of two words or more that has the one at a place. */
const runsWith = (tokens: readonly Token[], at: number): Token[][] => {
  const starts = Array.from({ length: mostWords }, (_none, back) => at - back).filter((start) => start >= 0);
  return starts.flatMap((from) =>
    Array.from({ length: mostWords - 1 }, (_none, more) => from + more + 2)
      .filter((to) => to > at && to <= tokens.length)
      .map((to) => tokens.slice(from, to)),
  );
};

/**
 * Looks months and seasons of a sentence up among the names of suppliers: “Winter Wonderland” is no season. A name of
 * everyday words, such as “May Flowers”, is one by its capital letters.
 */
export const nameCheck = (text: string, { countryCode, isCalled }: NameContext): NameCheck => {
  if (isCalled === undefined) return () => false;
  const hasNames = lexiconOf(countryCode).languages[0] !== 'de';
  const isCapital = ({ from }: Token): boolean => hasNames && /^\p{Lu}/u.test(text.slice(from));
  return ({ from, to }) => {
    const tokens = tokensOf(text);
    const written = (token: Token) => text.slice(token.from, token.to);
    const at = tokens.findIndex(
      (token) => token.from >= from && token.to <= to && monthOf(written(token)) + seasonOf(written(token)) > 0,
    );
    const own = tokens[at];
    if (own === undefined) return false;
    const isJoined = /^\s*&/.test(text.slice(own.to));
    return runsWith(tokens, at).some((run) => {
      const others = run.filter((token) => token !== own);
      if (others.every((token) => wedding.test(token.text))) return false;
      const words = run.map((token) => token.text);
      const isWritten = run.every(isCapital);
      const isUnusual = others.some(({ text: word }) => !saysAnything(word, countryCode));
      if ((isUnusual || isJoined || isWritten) && isCalled(words, true)) return true;
      const isOwn = isUnusual && (isWritten || others.some(({ text: word }) => !isPlain(word, countryCode)));
      return isOwn && run[0] === own && isCalled(words, false);
    });
  };
};
