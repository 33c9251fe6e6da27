import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type SentencePart } from '../request/parts';
import { isUnknown } from './read-spans';
import { type ReadSpan } from './sentence';
import { type Token } from './words/tokens';

/** Fewer and more guests are rather a number of something else. */
const likely = { least: 20, most: 600 };

interface Around {
  text: string;
  tokens: readonly Token[];
  category: SupplierCategory | undefined;
  /** Amounts that the sentence states in full. */
  amounts: readonly SentencePart[];
}

/** Returns the figures that stand for one number: the only one, or “100-150”. */
const oneNumber = (spans: readonly ReadSpan[], { text, tokens }: Around): readonly ReadSpan[] => {
  const figures = spans.filter((span) => isUnknown(span) && /^\d+$/.test(tokens[span.at]?.text ?? ''));
  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined || figures.some(({ isNegated }) => isNegated)) return [];
  const isRange = figures.length === 2 && /^\s*[-–]\s*$/.test(text.slice(first.to, last.from));
  return figures.length === 1 || isRange ? figures : [];
};

/**
 * Returns a bare figure of a sentence about venues as its guests, the greater one of a range: “barn Bath 120”. Null where
 * guests are stated, and without such a figure.
 */
export const guestsByFigure = (
  spans: readonly ReadSpan[],
  around: Around,
): { words: readonly string[]; guests: SentencePart } | null => {
  const { tokens, category, amounts } = around;
  if (category !== 'venues' || amounts.some(({ kind }) => kind === 'guests')) return null;
  const figures = oneNumber(spans, around);
  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined) return null;
  // Before another word it counts that: “30 nights”.
  const next = spans[spans.indexOf(last) + 1];
  if (next !== undefined && next.place === null && tokens[next.at]?.afterComma !== true) return null;
  const words = figures.map(({ at }) => tokens[at]?.text ?? '');
  const count = Math.max(...words.map(Number));
  if (count < likely.least || count > likely.most) return null;
  return { words, guests: { kind: 'guests', count, from: first.from, to: last.to } };
};
