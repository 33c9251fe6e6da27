import { fold } from '#catalogue/search/spelling/fold';

/** A word of a sentence, folded, and where it stands. */
export interface Token {
  text: string;
  from: number;
  to: number;
  /** A comma stands before it. */
  afterComma: boolean;
  /** True for a word with a capital letter that is not the first one. */
  isName: boolean;
}

const capital = /^\p{Lu}/u;

/** The words of a sentence in their order; of a very long one the first forty. */
export const tokensOf = (sentence: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const text = fold(match[0]);
    if (text === '') continue;
    const before = sentence.slice(tokens.at(-1)?.to ?? 0, match.index);
    tokens.push({
      text,
      from: match.index,
      to: match.index + match[0].length,
      afterComma: before.includes(','),
      isName: tokens.length > 0 && capital.test(match[0]),
    });
    if (tokens.length === 40) break;
  }
  return tokens;
};

export const phraseOf = (tokens: readonly Token[], at: number, count: number): string =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ');
