import { searchConstants } from '@posy/shared-contracts/constants';
import { type SupplierCategory } from '@posy/shared-contracts/entities';
import { type CountryCode } from '@posy/shared-contracts/markets';
import { correctTokens } from '../words/correct-tokens';
import { lowBudget, readAmounts } from './amounts';
import { collect, type Collected, negated, type Read, saysCategory } from './collect';
import { isNoise, lexiconOf } from './lexicon';
import { type Correction, type Part, type Understanding } from './parts';
import { isPreposition, isUnknown, type Reading, readSpans, type Span } from './read-spans';
import { type Token, tokensOf } from './tokens';

export interface UnderstandOptions extends Reading {
  /** Chosen beside the sentence: what a feature or style of the sentence belongs to. */
  category?: SupplierCategory | undefined;
  /** Whether suppliers of the market use this word: it is not a mistake then. */
  isKnownWord: (word: string) => boolean;
  /** It is what a supplier is called: no word of it leaves anything out. */
  isName?: boolean | undefined;
  /** Read what is typed as it is typed. */
  literally?: boolean | undefined;
}

const locate = (span: Span, tokens: readonly Token[], corrections: readonly Correction[]): Omit<Read, 'isNegated'> => {
  const from = tokens[span.at]?.from ?? 0;
  const to = tokens[span.at + span.count - 1]?.to ?? 0;
  return { ...span, from, to, isCorrected: corrections.some((one) => one.from >= from && one.to <= to) };
};

/** The category that a sentence is about: the one it names, or the one that its features belong to. */
const categoryOf = (spans: readonly Read[], chosen: SupplierCategory | undefined): SupplierCategory | undefined => {
  if (chosen !== undefined) return chosen;
  const all = spans.flatMap(({ meanings, isNegated }) =>
    isNegated || isPreposition(meanings) ? [] : meanings.slice(0, 1),
  );
  const named = all.find(saysCategory);
  if (named?.kind === 'category') return named.category;
  for (const meaning of all) {
    if (meaning.kind === 'feature' || meaning.kind === 'style') return meaning.category;
    if (meaning.kind === 'venue-kind') return 'venues';
  }
  return undefined;
};

const readWithCorrections = (
  tokens: readonly Token[],
  options: UnderstandOptions,
): { tokens: readonly Token[]; spans: Span[]; corrections: Correction[] } => {
  const spans = readSpans(tokens, options);
  if (options.literally === true || !spans.some(isUnknown)) return { tokens, spans, corrections: [] };
  const { countryCode, isKnownWord } = options;
  const corrected = (isKnown: (word: string) => boolean) => {
    const { tokens: read, corrections } = correctTokens(tokens, spans, countryCode, isKnown);
    return corrections.length === 0
      ? { tokens, spans, corrections }
      : { tokens: read, spans: readSpans(read, options), corrections };
  };
  const first = corrected(isKnownWord);
  // What is read as a word that means no more is left as it was typed.
  const inVain = new Set(first.spans.filter(isUnknown).map(({ at }) => first.tokens[at]?.from));
  const vain = first.corrections.filter(({ from }) => inVain.has(from));
  const asTyped = new Set(vain.flatMap(({ typed }) => typed.split(' ')));
  return asTyped.size === 0 ? first : corrected((word) => asTyped.has(word) || isKnownWord(word));
};

/** Who asks for a low price and names none is shown which one that is. */
const withLowBudget = (
  amounts: readonly Part[],
  cheap: Collected['cheap'],
  category: SupplierCategory | undefined,
  countryCode: CountryCode,
): readonly Part[] =>
  cheap === null || category === undefined || amounts.some(({ kind }) => kind === 'budget')
    ? amounts
    : [...amounts, { ...lowBudget(category, countryCode), ...cheap }];

/** The parts of a sentence that a search can act on, and what is left of it. */
export const understand = (sentence: string, options: UnderstandOptions): Understanding => {
  // Amounts are read by patterns with much freedom, which only a short text may meet.
  const text = sentence.normalize('NFC').slice(0, searchConstants.textLength);
  const { parts: named, rest: unread } = readAmounts(text, options.countryCode);
  const { tokens, spans, corrections } = readWithCorrections(tokensOf(unread), options);
  const located = spans.map((span) => locate(span, tokens, corrections));
  const read = options.isName === true ? located.map((span) => ({ ...span, isNegated: false })) : negated(located);
  const ofAmounts = named.flatMap((part) => (part.kind === 'feature' ? [part.category] : []))[0];
  const category = categoryOf(read, options.category) ?? ofAmounts;
  const { parts, cheap, ...rest } = collect(read, {
    text,
    tokens,
    category,
    isKnown: options.isKnownWord,
    isNoise: (word) => isNoise(lexiconOf(options.countryCode), word),
  });
  const implied =
    category !== undefined && options.category === undefined && !parts.some(({ kind }) => kind === 'category');
  const amounts = withLowBudget(named, cheap, category, options.countryCode);
  const said: Part[] = implied ? [{ kind: 'category', category, from: 0, to: 0 }, ...parts] : parts;
  return {
    ...rest,
    parts: [...said, ...amounts.filter((part) => part.kind !== 'feature' || part.category === category)].sort(
      (a, b) => a.from - b.from,
    ),
    corrections: corrections.map((one) => ({ ...one, typed: text.slice(one.from, one.to) })),
  };
};
