import { type CountryCode } from '@posy/shared-contracts/markets';
import { compoundMeaning } from '../lexicon/compounds';
import { lexiconOf, meaningsOf } from '../lexicon/lexicon';
import { type Meaning } from '../lexicon/meaning';
import { gazetteerOf, liesIn, regionOfCounty } from '../places/gazetteer';
import { type NamedPlace } from '../places/place';
import { placeOfPostcode } from '../places/resolve-place';
import { isCommonWord } from '../spelling/common-words';
import { isArticle } from './words/small-words';
import { phraseOf, type Token } from './words/tokens';

/** Some words in a row that mean one thing. */
export interface Span {
  at: number;
  count: number;
  meanings: readonly Meaning[];
  place: NamedPlace | null;
}

export interface SpanContext {
  countryCode: CountryCode;
  /**
   * Returns true when suppliers of the market have this word in their names: the hamlet of that name is then not meant.
   */
  isNameWord: (word: string) => boolean;
}

/** A town so large is meant even where its name is a word of the domain or of everyday language (Essen, Nice, Reading). */
const largeCity = 100_000;
/** A smaller one is only meant by its bare name when no supplier is called so. */
const smallTown = 20_000;

const isOnly = (meanings: readonly Meaning[], kind: Meaning['kind']): boolean =>
  meanings.length > 0 && meanings.every((meaning) => meaning.kind === kind);

export const isPreposition = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ kind }) => kind === 'preposition');

const postcodeAt = (tokens: readonly Token[], at: number, countryCode: CountryCode): Span | null => {
  for (const count of [2, 1]) {
    const text = phraseOf(tokens, at, count).replace(' ', '');
    if (at + count > tokens.length || !/\d/.test(text)) continue;
    const place = placeOfPostcode(text, countryCode);
    if (place !== null) return { at, count, meanings: [], place };
  }
  return null;
};

interface PlaceWindow {
  count: number;
  places: readonly NamedPlace[];
}

const placesAt = (tokens: readonly Token[], at: number, countryCode: CountryCode): PlaceWindow | null => {
  const { names, longest } = gazetteerOf(countryCode);
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
    const places = names.get(phraseOf(tokens, at, count));
    if (places !== undefined) return { count, places };
  }
  return null;
};

/** The county or state that stands behind a town's name, and how many words it has. */
const qualifierAt = (
  tokens: readonly Token[],
  at: number,
  countryCode: CountryCode,
): { count: number; division: NamedPlace } | null => {
  const { qualifiers } = gazetteerOf(countryCode);
  for (let count = Math.min(4, tokens.length - at); count > 0; count -= 1) {
    const division = qualifiers.get(phraseOf(tokens, at, count));
    if (division !== undefined) return { count, division };
  }
  return null;
};

const qualified = (tokens: readonly Token[], at: number, found: PlaceWindow, countryCode: CountryCode): Span | null => {
  const [best] = found.places;
  if (best === undefined) return null;
  const qualifier = qualifierAt(tokens, at + found.count, countryCode);
  const inside =
    qualifier === null
      ? undefined
      : found.places.find((place) => liesIn(place, qualifier.division, regionOfCounty(countryCode)));
  if (qualifier === null || inside === undefined) return { at, count: found.count, meanings: [], place: best };
  return { at, count: found.count + qualifier.count, meanings: [], place: inside };
};

const phraseAt = (tokens: readonly Token[], at: number, countryCode: CountryCode): Span | null => {
  const lexicon = lexiconOf(countryCode);
  for (let count = Math.min(lexicon.longest, tokens.length - at); count > 0; count -= 1) {
    const meanings = meaningsOf(lexicon, phraseOf(tokens, at, count));
    if (meanings.length > 0) return { at, count, meanings, place: null };
  }
  const compound = compoundMeaning(lexicon, tokens[at]?.text ?? '');
  return compound.length === 0 ? null : { at, count: 1, meanings: compound, place: null };
};

/** The word before a name: “in”, “in the”, or neither. */
type Before = 'preposition' | 'article' | 'nothing';

/** The surroundings of a place's name: its county behind it, or nothing but a comma. */
interface Standing {
  isQualified: boolean;
  isAtEnd: boolean;
}

/** Returns true when a name means the place rather than its other meaning as words. */
const isMeant = (
  place: Span & { place: NamedPlace },
  phrase: Span | null,
  before: Before,
  word: string,
  { isNameWord, countryCode }: SpanContext,
  { isQualified, isAtEnd }: Standing,
): boolean => {
  if (isQualified) return true;
  const { worth, kind } = place.place;
  if (phrase?.meanings.some((meaning) => meaning.kind === 'abroad') === true && phrase.count >= place.count)
    return worth >= largeCity;
  if (phrase !== null) {
    if (place.count !== phrase.count) return place.count > phrase.count;
    return (
      worth >= largeCity ||
      (before === 'preposition' && !isPreposition(phrase.meanings) && !isOnly(phrase.meanings, 'noise'))
    );
  }
  if (kind !== 'town' || place.count > 1 || worth >= smallTown) return true;
  // “from our village” is not from Village, Oklahoma, and a “relaxed” photographer is from nowhere.
  if (isCommonWord(word, lexiconOf(countryCode).languages))
    return (before === 'preposition' || isAtEnd) && place.place.isListed;
  // Suppliers are in a listed town, as a place field offers it, though one may also be called so.
  return before !== 'nothing' || place.place.isListed || !isNameWord(word);
};

const spanAt = (tokens: readonly Token[], at: number, before: Before, reading: SpanContext): Span => {
  const { countryCode } = reading;
  const nothing: Span = { at, count: 1, meanings: [], place: null };
  const postcode = postcodeAt(tokens, at, countryCode);
  if (postcode !== null) return postcode;
  const phrase = phraseAt(tokens, at, countryCode);
  const window = placesAt(tokens, at, countryCode);
  const span = window === null ? null : qualified(tokens, at, window, countryCode);
  if (span?.place == null || window === null) return phrase ?? nothing;
  const place = { ...span, place: span.place };
  const word = tokens[at]?.text ?? '';
  // A number is a French département where nothing can be counted by it.
  if (/^\d+$/.test(word) && place.count === 1 && before === 'nothing' && at < tokens.length - 1) return nothing;
  const asNamed = { ...place, count: window.count };
  const next = at + window.count;
  const standing = {
    isQualified: span.count > window.count,
    isAtEnd: at > 0 && (next === tokens.length || tokens[next]?.afterComma === true),
  };
  return isMeant(asNamed, phrase, before, word, reading, standing) ? place : (phrase ?? nothing);
};

/**
 * A hamlet by its bare name, which may as well be a word: there is a town called Friendly. Three figures may be the
 * beginning of ZIP codes, and a number of guests as well.
 */
const isDoubtful = (spans: readonly Span[], number: number): boolean => {
  const { place = null, count = 0 } = spans[number] ?? {};
  if (place?.kind === 'postcode' && /^\d{3}$/.test(place.name)) return true;
  const before = spans[number - 1];
  const isBare = before === undefined || !isPreposition(before.meanings);
  return place?.kind === 'town' && place.worth < smallTown && count === 1 && isBare;
};

/** When another place is named, a doubtful one is not taken as a place. */
const withoutDoubtful = (spans: readonly Span[]): Span[] => {
  const doubtful = spans.map((_span, number) => isDoubtful(spans, number));
  const isSure = spans.some(({ place }, number) => place !== null && doubtful[number] === false);
  return spans.map((span, number) => (isSure && doubtful[number] === true ? { ...span, place: null } : span));
};

const beforeOf = (spans: readonly Span[], tokens: readonly Token[]): Before => {
  const last = spans.at(-1);
  if (last === undefined) return 'nothing';
  if (isPreposition(last.meanings)) return 'preposition';
  const isBehind = isArticle(tokens[last.at]?.text) && isPreposition(spans.at(-2)?.meanings ?? []);
  return isBehind ? 'article' : 'nothing';
};

/** Returns the meaning of each run of words, from the left, the longest first. */
export const readSpans = (tokens: readonly Token[], reading: SpanContext): Span[] => {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length;) {
    const span = spanAt(tokens, at, beforeOf(spans, tokens), reading);
    spans.push(span);
    at += span.count;
  }
  return withoutDoubtful(spans);
};

export const isUnknown = ({ meanings, place }: Span): boolean => meanings.length === 0 && place === null;
