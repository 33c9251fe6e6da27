import { isPreposition, isUnknown } from './read-spans';
import { type ReadSpan, type Sentence } from './sentence';
import { isArticle } from './words/small-words';

/** Words between a town and the water that it lies on. */
const joints = new Set(['on', 'upon']);

const wordOf = ({ tokens }: Sentence, { at }: ReadSpan): string => tokens[at]?.text ?? '';

/** A word that could be nothing but a name: no language has it, and no supplier. */
const isStrange = (span: ReadSpan | undefined, sentence: Sentence): span is ReadSpan =>
  span !== undefined &&
  isUnknown(span) &&
  !/\d/.test(wordOf(sentence, span)) &&
  !sentence.isCommon(wordOf(sentence, span)) &&
  !sentence.isKnown(wordOf(sentence, span));

const isAbroad = (span: ReadSpan | undefined): span is ReadSpan =>
  span?.meanings.some(({ kind }) => kind === 'abroad') ?? false;

/** Returns true when “in” or “near” precedes a span, ignoring articles. */
const isAfterPreposition = (spans: readonly ReadSpan[], number: number, sentence: Sentence): boolean => {
  let before = number - 1;
  let span = spans[before];
  while (span !== undefined && before > 0 && isArticle(wordOf(sentence, span))) span = spans[(before -= 1)];
  return span !== undefined && isPreposition(span.meanings);
};

/** Water that other towns lie on, or an unknown word. */
const isRiver = (span: ReadSpan | undefined, sentence: Sentence): boolean =>
  isStrange(span, sentence) || (span !== undefined && isUnknown(span) && sentence.isRiver(wordOf(sentence, span)));

export interface UnknownPlace {
  from: number;
  to: number;
  /** The number of the span that follows it. */
  next: number;
}

/**
 * Returns an unknown place, with all words of its name: after “in” or “near”, a name in the middle of a sentence, a
 * known town on another river (Sandford-on-Thames is not Sandford), or one abroad.
 */
export const unknownPlaceAt = (spans: readonly ReadSpan[], number: number, sentence: Sentence): UnknownPlace | null => {
  const span = spans[number];
  if (span === undefined) return null;
  const upTo = (last: number): UnknownPlace => ({ from: span.from, to: spans[last]?.to ?? span.to, next: last + 1 });
  const following = (from: number): number => {
    let last = from;
    while (isStrange(spans[last + 1], sentence)) last += 1;
    return isAbroad(spans[last + 1]) ? last + 1 : last;
  };
  if (span.place !== null) {
    if (isAbroad(spans[number + 1])) return upTo(number + 1);
    const [joint, river] = spans.slice(number + 1);
    const isJoint = joint !== undefined && joints.has(wordOf(sentence, joint));
    return isJoint && isRiver(river, sentence) ? upTo(number + 2) : null;
  }
  if (!isStrange(span, sentence)) return null;
  const isNamed = !sentence.isGerman && sentence.tokens[span.at]?.isName === true;
  const isPlaced = spans.some(({ place }) => place !== null);
  if (isAfterPreposition(spans, number, sentence) || (isNamed && !isPlaced)) return upTo(following(number));
  return isAbroad(spans[number + 1]) ? upTo(number + 1) : null;
};
