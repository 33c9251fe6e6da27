import { type CountryCode } from '@posy/shared-contracts/markets';
import { type Correction } from '../request/parts';
import { correctionOf } from '../words/correct';
import { isPreposition, isUnknown, type Span } from './read-spans';
import { phraseOf, type Token } from './words/tokens';

export interface Corrected {
  tokens: Token[];
  corrections: Correction[];
}

interface Unknowns {
  /** Position of a run of unknown words, and its length. */
  at: number;
  count: number;
  afterPreposition: boolean;
}

const rowsOf = (spans: readonly Span[]): Unknowns[] => {
  const rows: Unknowns[] = [];
  spans.forEach((span, number) => {
    if (!isUnknown(span)) return;
    const before = spans[number - 1];
    const row = rows.at(-1);
    if (row !== undefined && row.at + row.count === span.at) row.count += span.count;
    else
      rows.push({
        at: span.at,
        count: span.count,
        afterPreposition: before !== undefined && isPreposition(before.meanings),
      });
  });
  return rows;
};

interface CorrectionChoice {
  at: number;
  count: number;
  word: string;
  doubt: number;
}

/** The best reading of the unknown words of a row from a place on: up to three of them together. */
const choiceAt = (
  tokens: readonly Token[],
  at: number,
  end: number,
  row: Unknowns,
  countryCode: CountryCode,
  isKnown: (word: string) => boolean,
): CorrectionChoice | null => {
  let best: CorrectionChoice | null = null;
  for (let count = Math.min(3, end - at); count > 0; count -= 1) {
    // “San” of “San Fransisco” is no mistake, and is one together with what follows.
    if (tokens.slice(at, at + count).every(({ text }) => isKnown(text))) continue;
    if (count > 1 && isKnown(tokens[at + count - 1]?.text ?? '')) continue;
    const found = correctionOf(phraseOf(tokens, at, count), row.afterPreposition, countryCode);
    if (found !== null && (best === null || found.doubt < best.doubt - 0.5)) best = { at, count, ...found };
  }
  return best;
};

/** Reads unknown words as the most similar known ones; words that suppliers use are left alone. */
export const correctTokens = (
  tokens: readonly Token[],
  spans: readonly Span[],
  countryCode: CountryCode,
  isKnown: (word: string) => boolean,
): Corrected => {
  const result: Corrected = { tokens: [], corrections: [] };
  const rows = rowsOf(spans);
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const row = rows.find((one) => at >= one.at && at < one.at + one.count);
    const choice =
      row === undefined || token === undefined
        ? null
        : choiceAt(tokens, at, row.at + row.count, row, countryCode, isKnown);
    const last = choice === null ? undefined : tokens[at + choice.count - 1];
    if (token !== undefined && choice !== null && last !== undefined) {
      const { from } = token;
      const typed = phraseOf(tokens, at, choice.count);
      result.corrections.push({ typed, read: choice.word, from, to: last.to });
      for (const word of choice.word.split(' ')) result.tokens.push({ ...token, text: word, to: last.to });
    } else if (token !== undefined) result.tokens.push(token);
    at += choice?.count ?? 1;
  }
  return result;
};
